import { registrationStates } from '@acheep/contract/gathering-option';
import { valuesOf } from '@acheep/contract/option';
import { attendedOptions, paidOptions } from '@acheep/contract/registration-option';
import { oneOf } from '../../lib/list-url.ts';

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
