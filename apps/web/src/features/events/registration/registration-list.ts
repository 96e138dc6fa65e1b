import { gatheringKinds } from '@acheep/contract/events/gathering-option';
import { registrationTimes } from '@acheep/contract/events/registration-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { oneOf } from '../../../lib/list-url.ts';

/** What one has registered for, what is ahead by default. */
export const registrationList = {
  filters: { time: oneOf(valuesOf(registrationTimes)), kind: oneOf(valuesOf(gatheringKinds)) },
  sorts: ['startsAt_1', 'startsAt_-1'],
  limit: 10,
} as const;
