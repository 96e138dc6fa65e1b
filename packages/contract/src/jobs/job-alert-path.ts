import { paths } from '../kernel/paths.ts';
import type { AlertCriteria } from './job-alert.ts';

/** Path of the list of jobs with a saved search. `slugOf` knows those of its categories. */
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
