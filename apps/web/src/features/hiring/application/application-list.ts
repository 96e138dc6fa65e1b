import {
  applicationStatuses,
  candidateSorts,
  leastRatings,
} from '@acheep/contract/hiring/application-option';
import { answerFits } from '@acheep/contract/hiring/question-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { oneOf, recordId } from '../../../lib/list-url.ts';

const filters = { jobId: recordId, status: oneOf(valuesOf(applicationStatuses)) };

export const applicationList = { filters, sorts: ['createdAt_-1', 'createdAt_1'], limit: 20 } as const;

export const candidateList = {
  filters: { ...filters, tag: {}, rating: oneOf(valuesOf(leastRatings)), fit: oneOf(valuesOf(answerFits)) },
  sorts: valuesOf(candidateSorts),
  limit: 20,
} as const;
