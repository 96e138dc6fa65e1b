import {
  applicationStatuses,
  candidateSorts,
  leastRatings,
} from '@acheep/contract/hiring/application-option';
import { answerFits } from '@acheep/contract/hiring/question-option';
import { hired } from '@acheep/contract/hiring/stage-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { type FilterRule, oneOf, recordId } from '../../../lib/list-url.ts';

const filters = { jobId: recordId, status: oneOf(valuesOf(applicationStatuses)) };

export const applicationList = { filters, sorts: ['createdAt_-1', 'createdAt_1'], limit: 20 } as const;

/** A stage of the company, or `hired`. */
const stageFilter: FilterRule = { read: (text) => (text === hired ? text : recordId.read?.(text)) };

export const candidateList = {
  filters: {
    ...filters,
    tag: {},
    rating: oneOf(valuesOf(leastRatings)),
    fit: oneOf(valuesOf(answerFits)),
    stage: stageFilter,
  },
  sorts: valuesOf(candidateSorts),
  limit: 20,
} as const;
