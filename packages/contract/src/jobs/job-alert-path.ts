import { paths } from '../kernel/paths.ts';
import type { AlertCriteria } from './job-alert.ts';

/** The list of jobs as a saved search asks for it. `slug` is that of its category. */
export const searchPath = ({ categoryId, ...criteria }: AlertCriteria, slug = 'category') =>
  paths.jobList({ ...criteria, ...(categoryId && { category: { slug, _id: categoryId } }) });
