import {
  type AlertCriteria,
  type AlertNews,
  type alertNewsList,
  maxNewJobs,
} from '@acheep/contract/jobs/job-alert';
import { followedIn } from '@acheep/contract/jobs/job-alert-path';
import type { Database } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../module.ts';
import { type Moment, momentAt } from '../../../moment.ts';
import { listIgnoredIds } from '../../companies/ignored-company/ignored-company.repository.ts';
import { presentCard } from '../job/job.presenter.ts';
import { type AnnouncedJob, findAnnounced } from '../job/job-announced.repository.ts';
import { findAppliedFor, findCards } from './alert-news.repository.ts';
import { criteriaOf } from './job-alert.presenter.ts';
import { listAlerts } from './job-alert.repository.ts';
import { goneFields } from './job-alert.service.ts';

/** Maximum number of jobs an alert considers: enough to leave ten after those its user applied for or ignores. */
export const maxFound = 100;

/** Result of a saved search, the best matches first and the newest first among them. */
export interface Announced {
  /** Criteria as searched for and as linked. */
  criteria: Omit<AlertCriteria, 'posted'>;
  jobs: AnnouncedJob[];
}

/** Runs a saved search for what was announced since a moment; null if it refers to a deleted record. */
export async function searchAnnounced(
  database: Pick<Database, 'pool' | 'prisma'>,
  criteria: AlertCriteria | null,
  since: Date,
  moment: Moment,
): Promise<Announced | null> {
  if (!criteria || (await goneFields(database.prisma, criteria)).length > 0) return null;
  // The filter for the posting date is left out: alerts have a starting moment of their own.
  const { posted: _, ...otherCriteria } = criteria;
  const { search, ...filter } = otherCriteria;
  const jobs = await findAnnounced(database, { search, filter, since, limit: maxFound }, moment);
  return { criteria: otherCriteria, jobs };
}

/** What is new in one's own saved searches, followed companies aside. */
export function alertSearchService({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = database;
  return {
    async newsFor({ actor: { id }, query }: Call<typeof alertNewsList>): Promise<AlertNews[]> {
      const [moment, since] = [momentAt(now()), new Date(query.since)];
      const ignored = new Set(await listIgnoredIds(prisma, id));
      const searches: (Announced & { _id: string; name: string })[] = [];
      // One after the other: a person may have twenty, and others search too.
      for (const row of await listAlerts(prisma, id)) {
        const criteria = criteriaOf(row);
        const found = followedIn(criteria) ? null : await searchAnnounced(database, criteria, since, moment);
        if (found) searches.push({ ...found, _id: row.id, name: row.name });
      }
      const foundIds = searches.flatMap(({ jobs }) => jobs.map((job) => job.id));
      const applied = await findAppliedFor(prisma, id, foundIds);
      const shown = new Set<string>();
      const news = searches.map(({ jobs, ...search }) => {
        const fresh = jobs.filter((job) => !ignored.has(job.companyId) && !applied.has(job.id));
        const best = fresh.filter((job) => !shown.has(job.id)).slice(0, maxNewJobs);
        for (const job of best) shown.add(job.id);
        return { ...search, count: fresh.length, isCapped: jobs.length === maxFound, best };
      });
      const cards = new Map(
        (await findCards(prisma, [...shown])).map((row) => [row.id, presentCard(row, moment)]),
      );
      return news.map(({ best, ...one }) => ({
        ...one,
        jobs: best.flatMap((job) => cards.get(job.id) ?? []),
      }));
    },
  };
}
