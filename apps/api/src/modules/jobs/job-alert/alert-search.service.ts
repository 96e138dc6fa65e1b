import type { AlertCriteria } from '@acheep/contract/jobs/job-alert';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import type { Moment } from '../../../search/search-condition.repository.ts';
import { type AnnouncedJob, findAnnounced } from '../job/job-announced.repository.ts';
import { listCategorySlugs } from './alert-news.repository.ts';
import { morningOf } from './job-alert.policy.ts';
import { criteriaOf } from './job-alert.presenter.ts';
import { goneFields } from './job-alert.service.ts';

/** What an alert looks at at most: enough that ten are left without what its person has applied for or ignores. */
export const mostFound = 100;
const mostSearches = 5000;

/** What a search finds, the latest first. */
export interface Found {
  /** As it was searched for, and as the mail's link shows it. */
  criteria: Omit<AlertCriteria, 'posted'>;
  slug: string | undefined;
  jobs: AnnouncedJob[];
}

/**
 * The searches of one run. Alike ones are made once: those that began at different moments of a day look back to its
 * morning, and each alert takes what is new to it. Null is a search that asks for something that is gone.
 */
export function alertSearches({ database }: Pick<Deps, 'database'>, moment: Moment) {
  const known = new LRUCache<string, Promise<Found | null>>({ max: mostSearches });
  const slugs = listCategorySlugs(database.prisma);

  async function search(criteria: AlertCriteria | null, since: Date): Promise<Found | null> {
    if (!criteria || (await goneFields(database.prisma, criteria)).length > 0) return null;
    // New is what was not there before: how long ago jobs may have been posted is for who looks at the list.
    const { posted: _, ...asked } = criteria;
    const { search: text, ...filter } = asked;
    const jobs = await findAnnounced(database, { search: text, filter, since, limit: mostFound }, moment);
    return { criteria: asked, jobs, slug: (await slugs).get(criteria.categoryId ?? '') };
  }

  return async function find(alert: Parameters<typeof criteriaOf>[0] & { since: Date }) {
    const since = morningOf(alert.since);
    const key = `${since.getTime()} ${JSON.stringify(alert.criteria)}`;
    const remembered = known.get(key) ?? search(criteriaOf(alert), since);
    known.set(key, remembered);
    return remembered;
  };
}
