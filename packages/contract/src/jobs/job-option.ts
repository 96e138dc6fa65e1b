import { byDate, byMatch, type OptionOf, type Options } from '../kernel/option.ts';

export const jobTypes = {
  'full-time': { en: 'Full-time', km: 'ពេញម៉ោង' },
  'part-time': { en: 'Part-time', km: 'ក្រៅម៉ោង' },
  internship: { en: 'Internship', km: 'កម្មសិក្សា' },
  freelance: { en: 'Freelance', km: 'ការងារឯករាជ្យ' },
} satisfies Options;
export type JobType = OptionOf<typeof jobTypes>;

export const jobExperiences = {
  fresh: { en: 'Fresh', km: 'មិនត្រូវការបទពិសោធន៍' },
  'less-than-1-year': { en: 'Less than 1 year', km: 'តិចជាង 1 ឆ្នាំ' },
  '1-year': { en: '1 year', km: '1 ឆ្នាំ' },
  '2-years': { en: '2 years', km: '2 ឆ្នាំ' },
  '3-years': { en: '3 years', km: '3 ឆ្នាំ' },
  '4-years': { en: '4 years', km: '4 ឆ្នាំ' },
  '5-years': { en: '5 years', km: '5 ឆ្នាំ' },
  'above-5-years': { en: 'Above 5 years', km: 'លើសពី 5 ឆ្នាំ' },
} satisfies Options;
export type JobExperience = OptionOf<typeof jobExperiences>;

/** School qualifications, then degrees, in ascending order. */
export const qualifications = {
  'year-9': { en: 'Year 9', km: 'ថ្នាក់ទី 9' },
  vocational: { en: 'Vocational certificate', km: 'វិញ្ញាបនបត្រវិជ្ជាជីវៈ' },
  'year-12': { en: 'Year 12', km: 'ថ្នាក់ទី 12' },
  matriculation: { en: 'Matriculation', km: 'បាក់ឌុប' },
  intermediate: { en: 'Intermediate', km: 'កម្រិតមធ្យម' },
  graduate: { en: 'Graduate', km: 'បញ្ចប់សាកលវិទ្យាល័យ' },
  associate: { en: 'Associate', km: 'បរិញ្ញាបត្ររង' },
  bachelor: { en: 'Bachelor', km: 'បរិញ្ញាបត្រ' },
  master: { en: 'Master', km: 'បរិញ្ញាបត្រជាន់ខ្ពស់' },
  doctor: { en: 'Doctor', km: 'បណ្ឌិត' },
} satisfies Options;
export type Qualification = OptionOf<typeof qualifications>;

export const genders = {
  male: { en: 'Male', km: 'ប្រុស' },
  female: { en: 'Female', km: 'ស្រី' },
} satisfies Options;
export type Gender = OptionOf<typeof genders>;

export const skillKinds = {
  hard: { en: 'Hard skill', km: 'ជំនាញបច្ចេកទេស' },
  soft: { en: 'Soft skill', km: 'ជំនាញទន់' },
} satisfies Options;
export type SkillKind = OptionOf<typeof skillKinds>;

export const languages = {
  km: { en: 'Khmer', km: 'ខ្មែរ' },
  en: { en: 'English', km: 'អង់គ្លេស' },
  zh: { en: 'Chinese', km: 'ចិន' },
  fr: { en: 'French', km: 'បារាំង' },
  ja: { en: 'Japanese', km: 'ជប៉ុន' },
  ko: { en: 'Korean', km: 'កូរ៉េ' },
  th: { en: 'Thai', km: 'ថៃ' },
  vi: { en: 'Vietnamese', km: 'វៀតណាម' },
} satisfies Options;
export type Language = OptionOf<typeof languages>;

/** Languages that jobs are written in. */
export const adLanguages = {
  km: { en: 'Khmer', km: 'ខ្មែរ' },
  en: { en: 'English', km: 'អង់គ្លេស' },
} satisfies Options;
export type AdLanguage = OptionOf<typeof adLanguages>;

/** What a job offers beside pay, that most decides whether people can take it first. */
export const jobPerks = {
  housing: { en: 'Accommodation', km: 'កន្លែងស្នាក់នៅ' },
  meals: { en: 'Meals', km: 'អាហារ' },
  transport: { en: 'Transport', km: 'ឡានដឹក' },
  overtime: { en: 'Overtime pay', km: 'ប្រាក់ថែមម៉ោង' },
  insurance: { en: 'Insurance', km: 'ធានារ៉ាប់រង' },
  thirteenth: { en: '13th-month salary', km: 'ប្រាក់ខែទី 13' },
  training: { en: 'Training', km: 'វគ្គបណ្ដុះបណ្ដាល' },
} satisfies Options;
export type JobPerk = OptionOf<typeof jobPerks>;

/** What a job says in its texts and fields that makes people click, or think twice: only what is rare. */
export const jobHighlights = {
  urgent: { en: 'Urgent', km: 'ត្រូវការបន្ទាន់' },
  'no-experience': { en: 'No experience needed', km: 'មិនត្រូវការបទពិសោធន៍' },
  'night-shift': { en: 'Night shift', km: 'វេនយប់' },
  questions: { en: 'Questions to answer', km: 'មានសំណួរ' },
} satisfies Options;
export type JobHighlight = OptionOf<typeof jobHighlights>;

/** Ways to apply. */
export const applyWays = {
  site: { en: 'On this site', km: 'តាមគេហទំព័រនេះ' },
  email: { en: 'By e-mail', km: 'តាមអ៊ីមែល' },
  phone: { en: 'By phone', km: 'តាមទូរស័ព្ទ' },
} satisfies Options;
export type ApplyWay = OptionOf<typeof applyWays>;

/** Values of the filter for the posting date. */
export const postedWithin = {
  '1h': { en: 'Last hour', km: '1 ម៉ោងចុងក្រោយ' },
  '24h': { en: 'Last 24 hours', km: '24 ម៉ោងចុងក្រោយ' },
  '7d': { en: 'Last 7 days', km: '7 ថ្ងៃចុងក្រោយ' },
  '14d': { en: 'Last 14 days', km: '14 ថ្ងៃចុងក្រោយ' },
  '30d': { en: 'Last 30 days', km: '30 ថ្ងៃចុងក្រោយ' },
} satisfies Options;
export type PostedWithin = OptionOf<typeof postedWithin>;

export const jobSorts = { ...byDate, ...byMatch } satisfies Options;
export type JobSort = OptionOf<typeof jobSorts>;

export const jobStatuses = {
  draft: { en: 'Draft', km: 'សេចក្ដីព្រាង' },
  pending: { en: 'Waiting for approval', km: 'រង់ចាំការអនុម័ត' },
  active: { en: 'Active', km: 'កំពុងផ្សាយ' },
  closed: { en: 'Closed', km: 'បានបិទ' },
  archived: { en: 'Archived', km: 'បានទុកក្នុងបណ្ណសារ' },
} satisfies Options;
export type JobStatus = OptionOf<typeof jobStatuses>;

/** Temporary promotions of a job in lists. */
export const jobPromotions = {
  pinned: { en: 'Pinned', km: 'បានខ្ទាស់' },
  boosted: { en: 'Boosted', km: 'បានជំរុញ' },
} satisfies Options;
export type JobPromotion = OptionOf<typeof jobPromotions>;
