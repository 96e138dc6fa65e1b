import { languages } from '../jobs/job-option.ts';
import { filter, type List } from '../kernel/list.ts';
import { byDate, byMatch, type OptionOf, type Options } from '../kernel/option.ts';

/** Gatherings: trainings and events, which take place at set times and share one mechanism. */
export const gatheringKinds = {
  training: { en: 'Training', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'Event', km: 'ព្រឹត្តិការណ៍' },
} satisfies Options;
export type GatheringKind = OptionOf<typeof gatheringKinds>;

export const gatheringStatuses = {
  draft: { en: 'Draft', km: 'សេចក្ដីព្រាង' },
  active: { en: 'Active', km: 'កំពុងផ្សាយ' },
  closed: { en: 'Closed', km: 'បានបិទ' },
  archived: { en: 'Archived', km: 'បានទុកក្នុងបណ្ណសារ' },
} satisfies Options;
export type GatheringStatus = OptionOf<typeof gatheringStatuses>;

export const eventTypes = {
  'job-fair': { en: 'Job fair', km: 'ពិព័រណ៍ការងារ' },
  workshop: { en: 'Workshop', km: 'សិក្ខាសាលា' },
  talk: { en: 'Talk', km: 'ការជជែកពិភាក្សា' },
  networking: { en: 'Networking', km: 'ជួបជុំបង្កើតទំនាក់ទំនង' },
  online: { en: 'Online event', km: 'ព្រឹត្តិការណ៍តាមអនឡាញ' },
} satisfies Options;
export type EventType = OptionOf<typeof eventTypes>;

export const trainingLevels = {
  beginner: { en: 'Beginner', km: 'កម្រិតដំបូង' },
  intermediate: { en: 'Intermediate', km: 'កម្រិតមធ្យម' },
  advanced: { en: 'Advanced', km: 'កម្រិតខ្ពស់' },
  all: { en: 'All levels', km: 'គ្រប់កម្រិត' },
} satisfies Options;
export type TrainingLevel = OptionOf<typeof trainingLevels>;

/** Days of the week on which sessions repeat, Monday first. */
export const weekdays = {
  monday: { en: 'Monday', km: 'ចន្ទ' },
  tuesday: { en: 'Tuesday', km: 'អង្គារ' },
  wednesday: { en: 'Wednesday', km: 'ពុធ' },
  thursday: { en: 'Thursday', km: 'ព្រហស្បតិ៍' },
  friday: { en: 'Friday', km: 'សុក្រ' },
  saturday: { en: 'Saturday', km: 'សៅរ៍' },
  sunday: { en: 'Sunday', km: 'អាទិត្យ' },
} satisfies Options;
export type Weekday = OptionOf<typeof weekdays>;

/** Sort orders of the public lists: next to begin, latest published. */
export const gatheringSorts = {
  startsAt_1: { en: 'Soonest', km: 'ឆាប់បំផុត' },
  'postedAt_-1': { en: 'Newest', km: 'ថ្មីបំផុត' },
  ...byMatch,
} satisfies Options;
export type GatheringSort = OptionOf<typeof gatheringSorts>;

/** Filters of the public lists: place and price. */
export const gatheringPlaces = {
  'in-person': { en: 'In person', km: 'ចូលរួមផ្ទាល់' },
  online: { en: 'Online', km: 'តាមអនឡាញ' },
} satisfies Options;
export type GatheringPlace = OptionOf<typeof gatheringPlaces>;

export const gatheringFees = {
  free: { en: 'Free', km: 'ឥតគិតថ្លៃ' },
  paid: { en: 'With a fee', km: 'បង់ថ្លៃ' },
} satisfies Options;
export type GatheringFee = OptionOf<typeof gatheringFees>;

/** Filter by session dates, in days of Phnom Penh; past gatherings are never mixed with the others. */
export const gatheringTimes = {
  today: { en: 'Today', km: 'ថ្ងៃនេះ' },
  week: { en: 'This week', km: 'សប្ដាហ៍នេះ' },
  month: { en: 'This month', km: 'ខែនេះ' },
  past: { en: 'Past', km: 'កន្លងផុតទៅ' },
} satisfies Options;
export type GatheringTime = OptionOf<typeof gatheringTimes>;

export const registrationStates = {
  seat: { en: 'Registered', km: 'បានចុះឈ្មោះ' },
  waiting: { en: 'On the waiting list', km: 'ក្នុងបញ្ជីរង់ចាំ' },
  cancelled: { en: 'Cancelled', km: 'បានបោះបង់' },
} satisfies Options;
export type RegistrationState = OptionOf<typeof registrationStates>;

/** Maximum numbers of items in a gathering. */
export const gatheringBounds = {
  sessions: 60,
  speakers: 20,
  companies: 60,
  attachments: 5,
  seats: 10_000,
  textLength: 20_000,
} as const;

/** Number of sessions at which a participant has to be present for a certificate: four of five, rounded up. */
export const sessionsNeeded = (sessions: number): number => Math.ceil((sessions * 4) / 5);

const narrowing = {
  categoryId: filter.record('category', 'ផ្នែកការងារ'),
  provinceId: filter.record('province', 'រាជធានី/ខេត្ត'),
  place: filter.one(gatheringPlaces, 'attendance', 'របៀបចូលរួម'),
  fee: filter.one(gatheringFees, 'fee', 'តម្លៃចូលរួម'),
  language: filter.several(languages, 'language', 'ភាសា'),
  companyId: filter.record('company', 'ក្រុមហ៊ុន'),
};
/** Filters that a list shares with its calendar. */
export const gatheringNarrowing = {
  training: { level: filter.several(trainingLevels, 'level', 'កម្រិត'), ...narrowing },
  event: { eventType: filter.several(eventTypes, 'event type', 'ប្រភេទព្រឹត្តិការណ៍'), ...narrowing },
};
/** Days in Phnom Penh, both inclusive. */
export const gatheringDays = {
  from: filter.day('start date', 'ថ្ងៃចាប់ផ្ដើម'),
  to: filter.day('end date', 'ថ្ងៃបញ្ចប់'),
};
const when = filter.one(gatheringTimes, 'time', 'ពេលវេលា');
const publicOrder = { sorts: gatheringSorts, searchSort: 'relevance' } as const;
/** The public lists. */
export const gatherings = {
  training: { filters: { when, ...gatheringDays, ...gatheringNarrowing.training }, ...publicOrder },
  event: { filters: { when, ...gatheringDays, ...gatheringNarrowing.event }, ...publicOrder },
} satisfies Record<GatheringKind, List>;

export const adminGatherings = {
  filters: {
    status: filter.several(gatheringStatuses, 'status', 'ស្ថានភាព'),
    fee: narrowing.fee,
    companyId: narrowing.companyId,
  },
  sorts: byDate,
} as const satisfies List;
