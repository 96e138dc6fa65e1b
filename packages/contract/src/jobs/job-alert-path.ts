import { paths } from '../kernel/paths.ts';
import type { AlertCriteria } from './job-alert.ts';

/** The company that a saved search follows: one for a company alone. */
export const followedIn = (criteria: AlertCriteria | null): string | undefined =>
  criteria?.companyId && Object.keys(criteria).length === 1 ? criteria.companyId : undefined;

/** Path of the list of jobs with a saved search. `slug` is that of its category. */
export const searchPath = ({ categoryId, ...criteria }: AlertCriteria, slug = 'category') =>
  paths.jobList({ ...criteria, ...(categoryId && { category: { slug, _id: categoryId } }) });
