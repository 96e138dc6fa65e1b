import { applicationStatuses } from '@acheep/contract/application-option';
import { valuesOf } from '@acheep/contract/option';
import { oneOf, recordId } from '../../lib/list-url.ts';

/** Applications that a recruiter received, and those that a job seeker sent. */
export const applicationList = {
  filters: { jobId: recordId, status: oneOf(valuesOf(applicationStatuses)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;
