import { paths } from '../paths.ts';
import type { AlertCriteria } from './job-alert.ts';

/** The company that a saved search follows: one for a company alone. */
export const followedIn = (criteria: AlertCriteria | null): string | undefined =>
  criteria?.companyId && Object.keys(criteria).length === 1 ? criteria.companyId : undefined;

/** Path of the list of jobs with a saved search. `slugOf` has those of its categories. */
export const searchPath = (
  { categoryId, ...criteria }: AlertCriteria,
  slugOf?: ReadonlyMap<string, string>,
) =>
  paths.jobList({
    ...criteria,
    ...(categoryId && {
      categories: categoryId.map((_id) => ({ slug: slugOf?.get(_id) ?? 'category', _id })),
    }),
  });
