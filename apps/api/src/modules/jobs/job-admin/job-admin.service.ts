import * as contract from '@acheep/contract/jobs/job-admin';
import type { JobMarkKind } from '@acheep/contract/jobs/job-moderation-option';
import { postCode } from '@acheep/contract/jobs/post-code';
import { addDays, today as dayAt } from '@acheep/contract/kernel/calendar';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { plain } from '../../../plain.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import { changedIn } from '../../platform/audit/audit-change.ts';
import type { By } from '../../platform/audit/by.ts';
import { dayOf, statusOn } from '../job/job.policy.ts';
import { presentPublic, presentStop } from '../job/job.presenter.ts';
import { skillNames } from '../reference/skill-name.service.ts';
import * as jobs from './job-admin.repository.ts';

/** The day, or null once it is over. */
export const lasting = (day: Date | null, today: string) => (day && dayOf(day) >= today ? dayOf(day) : null);

export const presentJob = (row: jobs.AdminJobRow, today: string): contract.AdminJob => ({
  ...plain(contract.adminJob, row),
  postCode: postCode(row.postCode),
  status: statusOn(today, row),
  company: { _id: row.company.id, name: row.company.name, nameKm: row.company.nameKm },
  postedAt: row.postedAt?.toISOString() ?? null,
  closingDate: row.closingDate && dayOf(row.closingDate),
  pinnedUntil: lasting(row.pinnedUntil, today),
  boostedUntil: lasting(row.boostedUntil, today),
  heldAt: row.heldAt?.toISOString() ?? null,
  stop: presentStop(row),
  marks: row.marks.map(({ kind, said, about, fineAt }) => ({
    kind: kind as JobMarkKind,
    said,
    about: about && { _id: about.id, title: about.title, company: about.company },
    fine: fineAt !== null,
  })),
  applications: row._count.applications,
});

/**
 * Pins and boosts a locked open job, or ends either. The job is locked as by every other writer, because a trigger
 * maintains the order of the list.
 */
export async function promoteJob(
  tx: Transaction,
  now: Date,
  { actor, requestId }: By,
  row: jobs.AdminJobRow,
  { pinnedUntil, boostedUntil }: ParsedBodyOf<typeof contract.adminJobPromote>,
) {
  const today = dayAt(now);
  if (statusOn(today, row) !== 'active') throw new AppError('job.status');
  const last = addDays(today, contract.promotionDays);
  const isWrong = (day: string | null) => day !== null && (day < today || day > last);
  const wrong = { key: 'date_range', params: { first: today, last } } as const;
  if (isWrong(pinnedUntil)) throw fieldError({ pinnedUntil: wrong });
  if (isWrong(boostedUntil)) throw fieldError({ boostedUntil: wrong });
  const dateOf = (day: string | null) => day && new Date(day);
  const saved = await jobs.savePromotion(tx, row, {
    pinnedUntil: dateOf(pinnedUntil),
    boostedUntil: dateOf(boostedUntil),
  });
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'job.promote',
    targetId: row.company.ownerId,
    subjectId: row.id,
    details: {
      job: `${postCode(row.postCode)} ${row.title}`,
      ...changedIn(
        { pinnedUntil: lasting(row.pinnedUntil, today), boostedUntil: lasting(row.boostedUntil, today) },
        { pinnedUntil, boostedUntil },
      ),
    },
    requestId,
    createdAt: now,
  });
  return saved;
}

export function jobAdminService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  return {
    async list({ query }: Call<typeof contract.adminJobList>) {
      const today = dayAt(now());
      const { rows, total } = await jobs.listAllJobs(prisma, query, now());
      return { data: rows.map((row) => presentJob(row, today)), meta: pageMeta(total, query) };
    },

    async get({ params: { id } }: Call<typeof contract.adminJobGet>): Promise<contract.AdminJobDetail> {
      const row = await jobs.findJob(prisma, id);
      if (!row) throw notFound();
      const moment = { now: now(), today: dayAt(now()) };
      const names = await skillNames(
        prisma,
        row.skills.map(({ name }) => name),
      );
      const job = presentJob(row, moment.today);
      const { contactName, contactEmail, contactPhone } = row;
      return {
        ...job,
        company: { ...job.company, verified: row.company.verifiedAt !== null },
        // Whoever approves a job sees its contacts for the ways to apply that are not chosen, too.
        text: { ...presentPublic(row, moment, names), contactName, contactEmail, contactPhone },
      };
    },

    /** Dismisses or restores a mark. A dismissed mark comes back when the text it was found in changes. */
    mark: ({ actor, params: { id }, body: { kind, fine }, requestId }: Call<typeof contract.adminJobMark>) =>
      prisma.$transaction(async (tx) => {
        const row = await jobs.lockJob(tx, id);
        if (!row || !(await jobs.saveMark(tx, id, kind, fine ? now() : null))) throw notFound();
        await writeAudit(tx, {
          actorId: actor.id,
          action: 'job.mark',
          targetId: row.company.ownerId,
          subjectId: id,
          details: { job: `${postCode(row.postCode)} ${row.title}`, mark: kind, fine: String(fine) },
          requestId,
          createdAt: now(),
        });
        return presentJob((await jobs.lockJob(tx, id)) ?? row, dayAt(now()));
      }),

    /** Pins and boosts an open job, or ends either. */
    promote: ({ params: { id }, body, ...by }: Call<typeof contract.adminJobPromote>) =>
      prisma.$transaction(async (tx) => {
        const row = await jobs.lockJob(tx, id);
        if (!row) throw notFound();
        return presentJob(await promoteJob(tx, now(), by, row, body), dayAt(now()));
      }),
  };
}
