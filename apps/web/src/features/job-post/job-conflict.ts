import type { OwnJobDetail } from '@acheep/contract/job';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type JobFormValues, valuesOf } from './job-form-values.ts';
import { ownJobQuery } from './job-post.api.ts';

/** What somebody else has saved while this form was open. */
export interface JobConflict {
  job: OwnJobDetail;
  fields: (keyof JobFormValues)[];
}

/** The fields in which two versions of a job differ, in the form's order. */
export function changedFields(before: OwnJobDetail, after: OwnJobDetail): (keyof JobFormValues)[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return (Object.keys(old) as (keyof JobFormValues)[]).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
}

/** Where `error` says that somebody else has saved since `opened` was read: what they changed. */
export async function conflictOf(
  error: unknown,
  opened: OwnJobDetail | undefined,
): Promise<JobConflict | null> {
  if (!opened || !(error instanceof ApiError) || error.code !== 'record.changed') return null;
  const { data: job } = await queryClient.fetchQuery({ ...ownJobQuery(opened._id), staleTime: 0 });
  return { job, fields: changedFields(opened, job) };
}
