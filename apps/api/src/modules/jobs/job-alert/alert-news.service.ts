import { companyTabPath } from '@acheep/contract/companies/company-tab';
import type { AlertCriteria } from '@acheep/contract/jobs/job-alert';
import { followedIn, searchPath } from '@acheep/contract/jobs/job-alert-path';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import type { Moment } from '../../../moment.ts';
import { payText } from '../../../pay-text.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { stopTokens } from '../../messaging/mail/stop-link.ts';
import { notify } from '../../messaging/notification/notify.ts';
import type { JobCardRow } from '../job/job.repository.ts';
import * as news from './alert-news.repository.ts';
import { type Announced, maxFound, searchAnnounced } from './alert-search.service.ts';
import { jobAlertMail, jobAlertPausedMail } from './job-alert.mail.ts';
import { dueDay, morningOf } from './job-alert.policy.ts';
import { criteriaOf } from './job-alert.presenter.ts';

const maxSearches = 5000;

interface Found extends Announced {
  /** Slugs of the categories, by id. */
  slugs: ReadonlyMap<string, string>;
}

/**
 * Searches of one run. Identical searches run once: those with different starting moments on one day look back to its
 * morning, and each alert takes the part that is new to it. Null for a search whose criteria refer to a deleted record.
 */
function alertSearches({ database }: Pick<Deps, 'database'>, moment: Moment) {
  const known = new LRUCache<string, Promise<Found | null>>({ max: maxSearches });
  const slugs = news.listCategorySlugs(database.prisma);

  async function search(criteria: AlertCriteria | null, since: Date): Promise<Found | null> {
    const found = await searchAnnounced(database, criteria, since, moment);
    return found && { ...found, slugs: await slugs };
  }

  return async function find(alert: Parameters<typeof criteriaOf>[0] & { since: Date }) {
    const since = morningOf(alert.since);
    const key = `${since.getTime()} ${JSON.stringify(alert.criteria)}`;
    const remembered = known.get(key) ?? search(criteriaOf(alert), since);
    known.set(key, remembered);
    return remembered;
  };
}

type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'now'>;

/** Maximum number of jobs listed in an e-mail. */
const maxNotified = 10;
/** Maximum number of jobs shown one by one in a Telegram chat. */
const maxCards = 5;
/**
 * Milliseconds by which consecutive runs overlap: jobs announced during the last run may have been committed after it.
 */
const overlap = 60_000;
/** Users per transaction: about a hundred e-mails, a second or less. */
const batch = 100;

/** One line of an e-mail: title, company, province and salary. */
function lineOf(job: JobCardRow, locale: Locale) {
  const company = (locale === 'km' && job.company.nameKm) || job.company.name;
  const province = job.province && (locale === 'km' ? job.province.nameKm : job.province.nameEn);
  const text = [company, province, payText(job, locale)].filter(Boolean).join(' · ');
  return { id: job.id, title: job.title, text };
}

/** Sends everyone whose alerts are due the new jobs of their saved searches, each job once. */
export async function notifyNews(deps: Needs) {
  const now = deps.now();
  const day = today(now);
  const days = { daily: new Date(dueDay('daily', now)), weekly: new Date(dueDay('weekly', now)) };
  const find = alertSearches(deps, { now, today: day });
  const { prisma } = deps.database;

  async function pause(tx: Transaction, gone: news.DueAlert[]) {
    await news.pauseAlerts(
      tx,
      gone.map(({ id }) => id),
      'gone',
    );
    for (const { name: alert, user } of gone) {
      const { name, email: to, locale } = user;
      await sendMail(deps, tx, jobAlertPausedMail, { to, locale, params: { name, alert } });
      await notify(deps, tx, 'job-alert-paused', { userId: user.id, params: { alert } });
    }
  }

  async function tell(tx: Transaction, alert: news.DueAlert, matching: JobCardRow[], found: Found) {
    const { name, email: to, locale } = alert.user;
    const isCapped = found.jobs.length === maxFound;
    const company = followedIn(found.criteria);
    // The company's page has the button to stop following it.
    const all = company ? companyTabPath(company, 'jobs') : searchPath(found.criteria, found.slugs);
    await sendMail(deps, tx, jobAlertMail, {
      to,
      locale,
      params: {
        name,
        alert: alert.name,
        count: matching.length,
        isCapped,
        jobs: matching.slice(0, maxNotified).map((job) => lineOf(job, locale)),
        all,
        ...(company && { follows: true }),
        token: stopTokens[company ? 'follow' : 'job-alert'].make(deps.config, [alert.id]),
      },
    });
    const count = `${matching.length}${isCapped ? '+' : ''}`;
    const jobs = matching.slice(0, maxCards).map(({ id }) => id);
    const params = { count, all, jobs: jobs.join(',') };
    return { userId: alert.userId, name: alert.name, follows: Boolean(company), params };
  }

  async function notifyBatch(people: string[]) {
    // Searches run before any row is locked.
    const found = new Map<string, Found | null>();
    for (const alert of await news.findDueAlerts(prisma, days, people))
      found.set(alert.id, await find(alert));
    await prisma.$transaction(async (tx) => {
      const held = (await news.lockDueAlerts(tx, days, people)).filter(({ id }) => found.has(id));
      await pause(
        tx,
        held.filter(({ id }) => !found.get(id)),
      );
      const jobIds = [...new Set(held.flatMap(({ id }) => found.get(id)?.jobs.map((job) => job.id) ?? []))];
      const open = new Map((await news.lockOpenJobs(tx, jobIds, new Date(day))).map((job) => [job.id, job]));
      const unwanted = await news.findUnwanted(tx, people, jobIds);
      const announced: { userId: string; jobId: string }[] = [];
      const rung: Awaited<ReturnType<typeof tell>>[] = [];
      const live = held.flatMap((alert) => {
        const one = found.get(alert.id);
        return one ? [{ alert, found: one }] : [];
      });
      for (const { alert, found: one } of live) {
        const { userId, since } = alert;
        const matching = one.jobs
          .filter((job) => job.announcedAt > since && !unwanted.jobs.has(`${userId} ${job.id}`))
          .filter(({ companyId }) => !unwanted.companies.has(`${userId} ${companyId}`))
          .flatMap(({ id }) => open.get(id) ?? []);
        if (matching.length === 0) continue;
        rung.push(await tell(tx, alert, matching, one));
        for (const { id: jobId } of matching.slice(0, maxNotified)) {
          announced.push({ userId, jobId });
          unwanted.jobs.add(`${userId} ${jobId}`);
        }
      }
      const searched = rung.flatMap(({ userId, name, follows, params }) =>
        follows ? [] : [{ userId, params: { ...params, alert: name } }],
      );
      const followed = rung.flatMap(({ userId, name, follows, params }) =>
        follows ? [{ userId, params: { ...params, company: name } }] : [],
      );
      await notify(deps, tx, 'job-alert', ...searched);
      await notify(deps, tx, 'company-follow', ...followed);
      await news.recordNotified(tx, announced, now);
      await news.noteDone(
        tx,
        live.map(({ alert }) => alert.id),
        new Date(now.getTime() - overlap),
        days,
      );
    });
  }

  for (let after: string | null = null; ; ) {
    const people: string[] = await news.findDuePeople(prisma, days, after, batch);
    if (people.length === 0) return;
    await notifyBatch(people);
    after = people.at(-1) ?? null;
  }
}
