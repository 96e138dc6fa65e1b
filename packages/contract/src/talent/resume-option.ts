import { qualifications } from '../jobs/job-option.ts';
import { type OptionOf, type Options, some } from '../kernel/option.ts';

/** Visibility of a CV in searches. */
export const resumeVisibilities = {
  public: { en: 'Everyone with an account', km: 'អ្នកដែលមានគណនីទាំងអស់' },
  recruiters: {
    en: 'Recruiters and trainers (name and contacts hidden)',
    km: 'អ្នកជ្រើសរើសបុគ្គលិក និងគ្រូបណ្ដុះបណ្ដាល (លាក់ឈ្មោះ និងទំនាក់ទំនង)',
  },
  hidden: { en: 'Only me', km: 'តែខ្ញុំប៉ុណ្ណោះ' },
} satisfies Options;
export type ResumeVisibility = OptionOf<typeof resumeVisibilities>;

/** Self-stated length of work experience. */
export const candidateExperiences = {
  fresh: { en: 'Fresh', km: 'មិនទាន់មានបទពិសោធន៍' },
  'less-than-1-year': { en: 'Less than 1 year', km: 'តិចជាង 1 ឆ្នាំ' },
  '2-years': { en: '2 years', km: '2 ឆ្នាំ' },
  '3-years': { en: '3 years', km: '3 ឆ្នាំ' },
  '4-years': { en: '4 years', km: '4 ឆ្នាំ' },
  'over-5-years': { en: 'Over 5 years', km: 'លើសពី 5 ឆ្នាំ' },
} satisfies Options;
export type CandidateExperience = OptionOf<typeof candidateExperiences>;

/** School certificates, then the degrees that the site knows, in ascending order. */
export const educationLevels = some(
  qualifications,
  'year-9',
  'vocational',
  'year-12',
  'associate',
  'bachelor',
  'master',
  'doctor',
);
export type EducationLevel = OptionOf<typeof educationLevels>;

export const noticePeriods = {
  '1-week': { en: '1 week', km: '1 សប្ដាហ៍' },
  '2-weeks': { en: '2 weeks', km: '2 សប្ដាហ៍' },
  '1-month': { en: '1 month', km: '1 ខែ' },
} satisfies Options;
export type NoticePeriod = OptionOf<typeof noticePeriods>;

export const skillLevels = {
  beginner: { en: 'Beginner', km: 'កម្រិតដំបូង' },
  intermediate: { en: 'Intermediate', km: 'កម្រិតមធ្យម' },
  advanced: { en: 'Advanced', km: 'កម្រិតខ្ពស់' },
  expert: { en: 'Expert', km: 'អ្នកជំនាញ' },
} satisfies Options;
export type SkillLevel = OptionOf<typeof skillLevels>;

export const languageLevels = {
  basic: { en: 'Basic', km: 'កម្រិតមូលដ្ឋាន' },
  conversational: { en: 'Conversational', km: 'អាចសន្ទនាបាន' },
  fluent: { en: 'Fluent', km: 'និយាយបានស្ទាត់' },
  native: { en: 'Native', km: 'ភាសាកំណើត' },
} satisfies Options;
export type LanguageLevel = OptionOf<typeof languageLevels>;

/** Sections of a CV, each saved separately, in page order. */
export const resumeSections = {
  personal: { en: 'Personal details', km: 'ព័ត៌មានផ្ទាល់ខ្លួន' },
  objective: { en: 'Objective', km: 'គោលបំណងអាជីព' },
  expected: { en: 'Expected job', km: 'ការងារដែលចង់បាន' },
  work: { en: 'Work experience', km: 'បទពិសោធន៍ការងារ' },
  education: { en: 'Education', km: 'ការសិក្សា' },
  skills: { en: 'Skills', km: 'ជំនាញ' },
  languages: { en: 'Languages', km: 'ភាសា' },
  trainings: { en: 'Training', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  references: { en: 'References', km: 'បុគ្គលយោង' },
  attachments: { en: 'Attachments', km: 'ឯកសារភ្ជាប់' },
  visibility: { en: 'Who can see your CV', km: 'អ្នកណាអាចមើលប្រវត្តិរូប' },
} satisfies Options;
export type ResumeSection = OptionOf<typeof resumeSections>;

/** Fixed words between the texts of a CV, in the reader's language. */
export const resumeWords = {
  now: { en: 'now', km: 'បច្ចុប្បន្ន' },
  experience: { en: 'Experience: ', km: 'បទពិសោធន៍៖ ' },
} satisfies Options;
