import type { EducationLevel, LanguageLevel, SkillLevel } from './resume-option.ts';

/** Patterns of degrees; the first match wins. */
export const educationLevelWords: readonly [EducationLevel, RegExp][] = [
  ['doctor', /\b(?:ph\.?\s?d|doctor(?:ate)?)\b|បណ្ឌិត/iu],
  ['master', /\b(?:master(?:['’]?s)?|m\.?b\.?a|m\.?sc|m\.?a)\b|បរិញ្ញាបត្រជាន់ខ្ពស់|អនុបណ្ឌិត/iu],
  ['associate', /\bassociate(?:['’]?s)?\b|បរិញ្ញាបត្ររង/iu],
  ['bachelor', /\b(?:bachelor(?:['’]?s)?|b\.?sc|b\.?a|b\.?b\.?a|b\.?ed|b\.?eng)\b|បរិញ្ញាបត្រ/iu],
  [
    'year-12',
    /\b(?:grade|year) ?12\b|\bhigh school (?:diploma|certificate|degree)|\bbac\s?ii\b|\bbacc\b|ថ្នាក់ទី ?(?:12|១២)|បាក់ឌុប|(?:សញ្ញាបត្រ)?(?:មធ្យមសិក្សា)?ទុតិយភូមិ/iu,
  ],
  ['year-9', /\b(?:grade|year) ?9\b|ថ្នាក់ទី ?(?:9|៩)|(?:មធ្យមសិក្សា)?បឋមភូមិ/iu],
  ['vocational', /\bvocational(?: certificate)?\b|វិញ្ញាបនបត្រ|បច្ចេកទេសនិងវិជ្ជាជីវៈ/iu],
];

/** Level that words for a degree mean, in either language; undefined for none. */
export const educationLevelIn = (text: string): EducationLevel | undefined =>
  educationLevelWords.find(([, words]) => words.test(text))?.[0];

/** Patterns of language levels; the first match wins. */
export const languageLevelWords: readonly [LanguageLevel, RegExp][] = [
  ['native', /\b(?:native|mother|first language)\b|ភាសាកំណើត|ភាសាម្ដាយ|ភាសាម្តាយ|កំណើត/iu],
  [
    'fluent',
    /\b(?:fluent|fluently|excellent|very good|advanced|proficient|professional|c1|c2|full)\b|ស្ទាត់|ល្អណាស់|ល្អប្រសើរ|ខ្ពស់/iu,
  ],
  [
    'basic',
    /\b(?:basic|beginner|fair|elementary|poor|little|a1|a2|limited)\b|មូលដ្ឋាន|ខ្សោយ|បន្តិច(?:បន្តួច)?|បង្គួរ|ដំបូង/iu,
  ],
  [
    'conversational',
    /\b(?:good|intermediate|conversational|medium|moderate|working|b1|b2)\b|មធ្យម|សន្ទនា|ល្អ|គួរសម/iu,
  ],
];

/** Level that words for the command of a language mean, in either language; undefined for none. */
export const languageLevelIn = (text: string): LanguageLevel | undefined =>
  languageLevelWords.find(([, words]) => words.test(text))?.[0];

/** Words for levels of skills, in either language. */
const skillLevelWords: Readonly<Record<string, SkillLevel>> = {
  beginner: 'beginner',
  basic: 'beginner',
  fair: 'beginner',
  intermediate: 'intermediate',
  good: 'intermediate',
  advanced: 'advanced',
  'very good': 'advanced',
  excellent: 'advanced',
  expert: 'expert',
  កម្រិតដំបូង: 'beginner',
  កម្រិតមូលដ្ឋាន: 'beginner',
  ខ្សោយ: 'beginner',
  មធ្យម: 'intermediate',
  កម្រិតមធ្យម: 'intermediate',
  ល្អ: 'intermediate',
  ល្អណាស់: 'advanced',
  ពូកែ: 'advanced',
  កម្រិតខ្ពស់: 'advanced',
  អ្នកជំនាញ: 'expert',
};

/** Level that words for the command of a skill mean; undefined for none. */
export const skillLevelIn = (text: string): SkillLevel | undefined =>
  skillLevelWords[text.trim().toLowerCase()];
