import { paths } from '../kernel/paths.ts';
import type { AlertCriteria } from './job-alert.ts';

/** Path of the list of jobs with a saved search. `slug` is that of its category. */
export const searchPath = ({ categoryId, ...criteria }: AlertCriteria, slug = 'category') =>
  paths.jobList({ ...criteria, ...(categoryId && { category: { slug, _id: categoryId } }) });
