import type { Localized } from './locale.ts';

/** Option lists of the forms and filters: the value that is stored, and its words. */
type Options<V extends string> = readonly V[];

export const jobTypes = [
  'full-time',
  'part-time',
  'internship',
  'freelance',
] as const satisfies Options<string>;
export type JobType = (typeof jobTypes)[number];

export const jobExperiences = [
  'fresh',
  'less-than-1-year',
  '1-year',
  '2-years',
  '3-years',
  '4-years',
  '5-years',
  'above-5-years',
] as const;
export type JobExperience = (typeof jobExperiences)[number];

/** School qualifications, then degrees; in rising order. */
export const qualifications = [
  'year-9',
  'vocational',
  'year-12',
  'matriculation',
  'intermediate',
  'graduate',
  'associate',
  'bachelor',
  'master',
  'doctor',
] as const;
export type Qualification = (typeof qualifications)[number];

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

export const skillKinds = ['hard', 'soft'] as const;
export type SkillKind = (typeof skillKinds)[number];

export const languages = ['km', 'en', 'zh', 'fr', 'ja', 'ko', 'th', 'vi'] as const;
export type Language = (typeof languages)[number];

/** How one applies: here, by e-mail, by telephone. */
export const applyWays = ['site', 'email', 'phone'] as const;
export type ApplyWay = (typeof applyWays)[number];

/** How long ago a job was posted, for the filter. */
export const postedWithin = ['1h', '24h', '7d', '14d', '30d'] as const;
export type PostedWithin = (typeof postedWithin)[number];

export const jobSorts = ['createdAt_-1', 'createdAt_1', 'relevance'] as const;
export type JobSort = (typeof jobSorts)[number];

/** How many people work for a company. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
export type CompanySize = (typeof companySizes)[number];

export const companySorts = ['name_1', 'createdAt_-1', 'relevance'] as const;
export type CompanySort = (typeof companySorts)[number];

/** Whether a company has open jobs, for the filter. */
export const companyHiring = ['hiring'] as const;
export type CompanyHiring = (typeof companyHiring)[number];

export const jobStatuses = ['draft', 'active', 'closed', 'archived'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const applicationStatuses = ['received', 'shortlisted', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

type OptionValue =
  | JobType
  | JobExperience
  | Qualification
  | Gender
  | ApplyWay
  | PostedWithin
  | JobSort
  | CompanySize
  | CompanySort
  | CompanyHiring
  | JobStatus
  | ApplicationStatus
  | SkillKind;

const labels: Record<OptionValue, Localized> = {
  'full-time': { en: 'Full-time', km: 'ពេញម៉ោង' },
  'part-time': { en: 'Part-time', km: 'ក្រៅម៉ោង' },
  internship: { en: 'Internship', km: 'កម្មសិក្សា' },
  freelance: { en: 'Freelance', km: 'ការងារឯករាជ្យ' },
  fresh: { en: 'Fresh', km: 'មិនត្រូវការបទពិសោធន៍' },
  'less-than-1-year': { en: 'Less than 1 year', km: 'តិចជាង 1 ឆ្នាំ' },
  '1-year': { en: '1 year', km: '1 ឆ្នាំ' },
  '2-years': { en: '2 years', km: '2 ឆ្នាំ' },
  '3-years': { en: '3 years', km: '3 ឆ្នាំ' },
  '4-years': { en: '4 years', km: '4 ឆ្នាំ' },
  '5-years': { en: '5 years', km: '5 ឆ្នាំ' },
  'above-5-years': { en: 'Above 5 years', km: 'លើសពី 5 ឆ្នាំ' },
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
  male: { en: 'Male', km: 'ប្រុស' },
  female: { en: 'Female', km: 'ស្រី' },
  site: { en: 'On this site', km: 'តាមគេហទំព័រនេះ' },
  email: { en: 'By e-mail', km: 'តាមអ៊ីមែល' },
  phone: { en: 'By telephone', km: 'តាមទូរស័ព្ទ' },
  '1h': { en: 'Last hour', km: '1 ម៉ោងចុងក្រោយ' },
  '24h': { en: 'Last 24 hours', km: '24 ម៉ោងចុងក្រោយ' },
  '7d': { en: 'Last 7 days', km: '7 ថ្ងៃចុងក្រោយ' },
  '14d': { en: 'Last 14 days', km: '14 ថ្ងៃចុងក្រោយ' },
  '30d': { en: 'Last 30 days', km: '30 ថ្ងៃចុងក្រោយ' },
  'createdAt_-1': { en: 'Newest', km: 'ថ្មីបំផុត' },
  createdAt_1: { en: 'Oldest', km: 'ចាស់បំផុត' },
  name_1: { en: 'By name', km: 'តាមឈ្មោះ' },
  hiring: { en: 'With open jobs', km: 'កំពុងជ្រើសរើសបុគ្គលិក' },
  relevance: { en: 'Best match', km: 'ត្រូវគ្នាបំផុត' },
  '1-10': { en: '1 to 10 people', km: '1 ដល់ 10 នាក់' },
  '11-50': { en: '11 to 50 people', km: '11 ដល់ 50 នាក់' },
  '51-200': { en: '51 to 200 people', km: '51 ដល់ 200 នាក់' },
  '201-500': { en: '201 to 500 people', km: '201 ដល់ 500 នាក់' },
  '500+': { en: 'More than 500 people', km: 'លើសពី 500 នាក់' },
  draft: { en: 'Draft', km: 'សេចក្ដីព្រាង' },
  active: { en: 'Active', km: 'កំពុងផ្សាយ' },
  closed: { en: 'Closed', km: 'បានបិទ' },
  archived: { en: 'Archived', km: 'បានទុកក្នុងបណ្ណសារ' },
  received: { en: 'Received', km: 'បានទទួល' },
  shortlisted: { en: 'Short-listed', km: 'ជាប់សម្រាំង' },
  rejected: { en: 'Rejected', km: 'មិនជ្រើសរើស' },
  withdrawn: { en: 'Withdrawn', km: 'បានដកវិញ' },
  hard: { en: 'Hard skill', km: 'ជំនាញបច្ចេកទេស' },
  soft: { en: 'Soft skill', km: 'ជំនាញទន់' },
};

/** The words of an option value. */
export const optionLabel = (value: OptionValue): Localized => labels[value];

const languageNames: Record<Language, Localized> = {
  km: { en: 'Khmer', km: 'ខ្មែរ' },
  en: { en: 'English', km: 'អង់គ្លេស' },
  zh: { en: 'Chinese', km: 'ចិន' },
  fr: { en: 'French', km: 'បារាំង' },
  ja: { en: 'Japanese', km: 'ជប៉ុន' },
  ko: { en: 'Korean', km: 'កូរ៉េ' },
  th: { en: 'Thai', km: 'ថៃ' },
  vi: { en: 'Vietnamese', km: 'វៀតណាម' },
};

/** The words of a language code. */
export const languageName = (code: Language): Localized => languageNames[code];
