import { filter, type List } from '../kernel/list.ts';
import { byDate, byName, type OptionOf, type Options } from '../kernel/option.ts';
import { gatheringKinds, registrationStates } from './gathering-option.ts';

/** Filter of one's own registrations: upcoming and past. */
export const registrationTimes = {
  ahead: { en: 'Upcoming', km: 'ខាងមុខ' },
  over: { en: 'Past', km: 'កន្លងផុត' },
} satisfies Options;

/** Sort orders of one's own registrations: by date of the gathering or of registration. */
export const registrationSorts = {
  startsAt_1: { en: 'Soonest', km: 'ឆាប់បំផុត' },
  'startsAt_-1': { en: 'Latest', km: 'ក្រោយបំផុត' },
  ...byDate,
} satisfies Options;

/** Sort orders of participants: by registration, which is the order of the waiting list, or by name. */
export const participantSorts = {
  turn_1: { en: 'Order of registration', km: 'តាមលំដាប់ចុះឈ្មោះ' },
  ...byName,
} satisfies Options;

export const paidOptions = {
  paid: { en: 'Paid', km: 'បានបង់ប្រាក់' },
  unpaid: { en: 'Not paid', km: 'មិនទាន់បង់ប្រាក់' },
} satisfies Options;

export const attendedOptions = {
  attended: { en: 'Present', km: 'បានមក' },
  absent: { en: 'Not marked', km: 'មិនទាន់កត់វត្តមាន' },
} satisfies Options;

/** Where an organiser puts somebody; the waiting list only takes in who finds no free seat. */
export const seatChoices = {
  free: { en: 'A free seat', km: 'កន្លែងទំនេរ' },
  beyond: { en: 'A seat beyond the limit', km: 'កន្លែងបន្ថែមលើចំនួនកំណត់' },
  waiting: { en: 'The waiting list', km: 'បញ្ជីរង់ចាំ' },
} satisfies Options;
export type SeatChoice = OptionOf<typeof seatChoices>;

/** One's own registrations. */
export const registrations = {
  filters: {
    time: filter.one(registrationTimes, 'time', 'ពេលវេលា'),
    kind: filter.several(gatheringKinds, 'type', 'ប្រភេទ'),
  },
  sorts: registrationSorts,
} as const satisfies List;

export const participants = {
  filters: {
    state: filter.several(registrationStates, 'status', 'ស្ថានភាព'),
    paid: filter.one(paidOptions, 'payment', 'ការបង់ប្រាក់'),
    attended: filter.one(attendedOptions, 'attendance', 'វត្តមាន'),
  },
  sorts: participantSorts,
} as const satisfies List;
