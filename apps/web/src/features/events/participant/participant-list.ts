import { registrationStates } from '@acheep/contract/events/gathering-option';
import { attendedOptions, paidOptions } from '@acheep/contract/events/registration-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { oneOf } from '../../../lib/list-url.ts';

/** Who takes part, in the order in which they registered. */
export const participantList = {
  filters: {
    state: oneOf(valuesOf(registrationStates)),
    paid: oneOf(valuesOf(paidOptions)),
    attended: oneOf(valuesOf(attendedOptions)),
  },
  sorts: ['turn_1', 'name_1'],
  limit: 50,
} as const;
