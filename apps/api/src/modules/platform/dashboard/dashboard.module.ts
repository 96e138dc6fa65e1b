import { orderNumber } from '@acheep/contract/billing/order-number';
import type { InterviewFormat } from '@acheep/contract/hiring/interview-option';
import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import { type CompanyRight, hasRight } from '@acheep/contract/kernel/company-right';
import {
  adminWaiting,
  closingSoonDays,
  dashboardDays,
  dashboardGet,
  type EditorDashboard,
  type RecruiterDashboard,
  type TrainerDashboard,
  unansweredDays,
  unscoredDays,
} from '@acheep/contract/platform/dashboard';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Module } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { lowestId as nobody } from '../../../search/found.repository.ts';
import { presentCard } from '../../jobs/job/job.presenter.ts';
import { findSavedClosing } from './dashboard.repository.ts';
import * as content from './editor-dashboard.repository.ts';
import * as company from './recruiter-dashboard.repository.ts';
import { todayOf, waitingOf } from './today.service.ts';
import * as trainer from './trainer-dashboard.repository.ts';

function spansAt(now: Date) {
  const last = today(now);
  const first = addDays(last, 1 - dashboardDays);
  const firstBefore = addDays(first, -dashboardDays);
  return {
    last,
    first,
    firstBefore,
    day: new Date(last),
    until: new Date(addDays(last, closingSoonDays)),
    from: startOfDay(first),
    before: startOfDay(firstBefore),
  };
}

const presentTalk = ({
  id,
  startsAt,
  format,
  application: { job, ...candidate },
  ...one
}: company.InterviewRow) => ({
  _id: id,
  startsAt: startsAt.toISOString(),
  format: format as InterviewFormat,
  address: one.address,
  link: one.link,
  phone: candidate.phone,
  interviewers: one.colleagues.map(({ user }) => user.name),
  application: { _id: candidate.id, name: candidate.name },
  title: job.title,
});

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The total of a list and the part of it that is shown. */
const waiting = <R extends { id: string; total: number }, E extends object>(
  rows: readonly R[],
  present: (row: R) => E,
) => ({
  total: rows[0]?.total ?? 0,
  entries: rows.map((row) => ({ _id: row.id, ...present(row) })),
});

/** Whose figures a colleague reads: their own company's, or nobody's where their role lacks the right. */
const readerOf = ({ id, company }: Actor, right: CompanyRight) =>
  !company || hasRight(company, right) ? id : nobody;

function dashboardService({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = database;
  async function ofRecruiter(actor: Actor): Promise<RecruiterDashboard> {
    const at = now();
    const spans = spansAt(at);
    const counts = readerOf(actor, 'numbers');
    const tomorrow = startOfDay(addDays(spans.last, 1));
    const talker = readerOf(actor, 'interview');
    const ago = (days: number) => startOfDay(addDays(spans.last, 1 - days));
    const [interviews, next, unanswered, unscored, closing, drafts, orders, numbers, happened] =
      await Promise.all([
        company.findInterviewsUntil(prisma, talker, { until: tomorrow, now: at }),
        company.findInterviewFrom(prisma, talker, tomorrow),
        company.findUnanswered(prisma, talker, ago(unansweredDays)),
        company.findUnscored(prisma, talker, { since: ago(unscoredDays), now: at }),
        company.findClosing(prisma, counts, spans),
        company.findDrafts(prisma, readerOf(actor, 'post')),
        company.findPending(prisma, readerOf(actor, 'bill')),
        company.findNumbers(prisma, counts, spans),
        company.findDays(prisma, counts, new Date(spans.firstBefore)),
      ]);
    const byDay = new Map(happened.map((one) => [one.day, one]));
    const days = Array.from({ length: dashboardDays }, (_, index) => addDays(spans.first, index)).map(
      (day) => ({ day, views: byDay.get(day)?.views ?? 0, applications: byDay.get(day)?.applications ?? 0 }),
    );
    const compared = (what: 'views' | 'applications') => ({
      now: days.reduce((sum, one) => sum + one[what], 0),
      before: happened.filter(({ day }) => day < spans.first).reduce((sum, one) => sum + one[what], 0),
    });
    const { openJobs, publishedJobs, jobs, shortlistedNow, shortlistedBefore, ...states } = numbers;
    return {
      role: 'recruiter',
      interviews: { total: interviews.total, entries: interviews.rows.map(presentTalk) },
      nextInterview: interviews.total === 0 && next ? presentTalk(next) : null,
      unanswered: {
        total: unanswered.total,
        entries: unanswered.rows.map(({ id, name, createdAt, job }) => ({
          _id: id,
          name,
          title: job.title,
          createdAt: createdAt.toISOString(),
        })),
      },
      unscored: {
        total: unscored.total,
        entries: unscored.rows.map(({ id, endsAt, application: { job, ...candidate } }) => ({
          _id: id,
          application: { _id: candidate.id, name: candidate.name },
          title: job.title,
          endedAt: endsAt.toISOString(),
        })),
      },
      closing: waiting(closing, ({ title, closingDate, applications }) => ({
        title,
        closingDate: dayOf(closingDate),
        applications,
      })),
      drafts: waiting(drafts, ({ title, scheduledOn, updatedAt }) => ({
        title,
        scheduledOn: scheduledOn && dayOf(scheduledOn),
        updatedAt: updatedAt.toISOString(),
      })),
      orders: waiting(orders, ({ number, hasSlip }) => ({ number: orderNumber(number), hasSlip })),
      openJobs,
      publishedJobs,
      jobs,
      views: compared('views'),
      applications: compared('applications'),
      shortlisted: { now: shortlistedNow, before: shortlistedBefore },
      days,
      counts: states,
    };
  }

  async function closingFor(userId: string) {
    const at = now();
    const { rows, total } = await findSavedClosing(prisma, userId, spansAt(at));
    return { total, entries: rows.map((row) => presentCard(row, momentAt(at))) };
  }

  async function ofEditor(): Promise<EditorDashboard> {
    const at = now();
    const [{ rows, total }, numbers] = await Promise.all([
      content.findDraftTexts(prisma),
      content.countContent(prisma, at, new Date(today(at))),
    ]);
    const entries = rows.map(({ id, kind, titleEn, titleKm, updatedAt }) => ({
      _id: id,
      kind,
      title: titleEn,
      titleKm,
      updatedAt: updatedAt.toISOString(),
    }));
    return { role: 'editor', drafts: { total, entries }, ...numbers };
  }

  async function ofTrainer(userId: string): Promise<TrainerDashboard> {
    const at = now();
    const [upcoming, drafts, numbers] = await Promise.all([
      trainer.findUpcoming(prisma, userId, at),
      trainer.findDrafts(prisma, userId),
      trainer.findNumbers(prisma, userId, spansAt(at)),
    ]);
    const open = upcoming.rows.map(({ id, kind, title, seats, sessions, registrations }) => {
      const registered = registrations.filter(({ state }) => state === 'seat').length;
      return {
        _id: id,
        kind,
        title,
        seats,
        nextAt: (sessions[0]?.startsAt ?? at).toISOString(),
        registered,
        waiting: registrations.length - registered,
      };
    });
    const written = drafts.rows.map(({ id, kind, title, updatedAt }) => ({
      _id: id,
      kind,
      title,
      updatedAt: updatedAt.toISOString(),
    }));
    return {
      role: 'trainer',
      upcoming: { total: upcoming.total, entries: open },
      drafts: { total: drafts.total, entries: written },
      open: upcoming.total,
      ...numbers,
    };
  }

  return {
    async of({ actor }: Call<typeof dashboardGet>) {
      const { id, role } = actor;
      if (role === 'recruiter') return ofRecruiter(actor);
      if (role === 'user') return { role, closing: await closingFor(id) };
      if (role === 'editor') return ofEditor();
      if (role === 'admin') return todayOf({ database, now });
      return ofTrainer(readerOf(actor, 'numbers'));
    },
  };
}

export const dashboardModule: Module = {
  routes(register, deps) {
    const dashboard = dashboardService(deps);
    register(dashboardGet, dashboard.of);
    register(adminWaiting, () => waitingOf(deps));
  },
};
