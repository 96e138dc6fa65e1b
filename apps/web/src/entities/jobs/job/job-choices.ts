import type { OwnJob } from '@acheep/contract/jobs/job';
import { apiQuery } from '../../../lib/api-query.ts';

/** Query options of the recruiter's jobs that can have applications, for a select. */
export const jobChoicesQuery = {
  ...apiQuery('GET /job/own', { query: { 'filter[status]': 'active,closed,archived', limit: 100 } }),
  select: ({ data }: { data: OwnJob[] }) => data.map(({ _id, title }) => ({ value: _id, label: title })),
};
