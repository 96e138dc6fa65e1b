import type { AlertCriteria } from '@acheep/contract/jobs/job-alert';
import { type AskedJobs, jobList } from '@acheep/contract/jobs/job-list-url';
import { listRequest, valuesOf } from '../../../lib/list-url.ts';

/** The URL's question as a saved search says it. */
export function criteriaOf(asked: AskedJobs, search: string): AlertCriteria {
  const sent: Record<string, unknown> = listRequest(jobList, asked);
  const text = (name: string) => (sent[`filter[${name}]`] as string | undefined) || undefined;
  const several = (name: string) => (text(name) ? valuesOf(text(name)) : undefined);
  const salary = text('salary');
  const criteria = {
    search: search || undefined,
    categoryId: text('categoryId'),
    industryId: text('industryId'),
    provinceId: text('provinceId'),
    companyId: text('companyId'),
    type: several('type'),
    experience: several('experience'),
    qualification: several('qualification'),
    salary: salary === undefined ? undefined : Number(salary),
    posted: text('posted'),
  };
  const given = Object.entries(criteria).filter(([, value]) => value !== undefined);
  // The URL's values are of the same option lists.
  return Object.fromEntries(given) as AlertCriteria;
}
