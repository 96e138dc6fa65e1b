import {
  countedKinds,
  searchLanguages,
  searchOutcomes,
  searchPeriods,
  searchTermSorts,
} from '@acheep/contract/jobs/search-term-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { oneOf } from '../../../lib/list-url.ts';

export const termList = {
  filters: {
    period: oneOf(valuesOf(searchPeriods)),
    language: oneOf(valuesOf(searchLanguages)),
    kind: oneOf(valuesOf(countedKinds)),
    outcome: oneOf(valuesOf(searchOutcomes)),
  },
  sorts: valuesOf(searchTermSorts),
  limit: 20,
} as const;
