import type { AlertCriteria } from '@acheep/contract/jobs/job-alert';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import type { Moment } from '../../../search/search-condition.repository.ts';
import { type AnnouncedJob, findAnnounced } from '../job/job-announced.repository.ts';
import { listCategorySlugs } from './alert-news.repository.ts';
import { morningOf } from './job-alert.policy.ts';
import { criteriaOf } from './job-alert.presenter.ts';
import { goneFields } from './job-alert.service.ts';

/** Maximum number of jobs an alert considers: enough to leave ten after those its user applied for or ignores. */
export const mostFound = 100;
const mostSearches = 5000;

/** Result of a saved search, the best matches first and the newest first among them. */
export interface Found {
  /** Criteria as searched for and as linked in the e-mail. */
  criteria: Omit<AlertCriteria, 'posted'>;
  /** Slugs of the categories, by id. */
  slugs: ReadonlyMap<string, string>;
  jobs: AnnouncedJob[];
}

/**
 * Searches of one run. Identical searches run once: those with different starting moments on one day look back to its
 * morning, and each alert takes the part that is new to it. Null for a search whose criteria refer to a deleted record.
 */
export function alertSearches({ database }: Pick<Deps, 'database'>, moment: Moment) {
  const known = new LRUCache<string, Promise<Found | null>>({ max: mostSearches });
  const slugs = listCategorySlugs(database.prisma);

  async function search(criteria: AlertCriteria | null, since: Date): Promise<Found | null> {
    if (!criteria || (await goneFields(database.prisma, criteria)).length > 0) return null;
    // The filter for the posting date is left out: alerts have a starting moment of their own.
    const { posted: _, ...asked } = criteria;
    const { search: text, ...filter } = asked;
    const jobs = await findAnnounced(database, { search: text, filter, since, limit: mostFound }, moment);
    return { criteria: asked, jobs, slugs: await slugs };
  }

  return async function find(alert: Parameters<typeof criteriaOf>[0] & { since: Date }) {
    const since = morningOf(alert.since);
    const key = `${since.getTime()} ${JSON.stringify(alert.criteria)}`;
    const remembered = known.get(key) ?? search(criteriaOf(alert), since);
    known.set(key, remembered);
    return remembered;
  };
}
