import { languages } from '../jobs/job-option.ts';
import { type FilterOf, filter, type List } from '../kernel/list.ts';
import { byMatch, type OptionOf, type Options } from '../kernel/option.ts';
import { candidateExperiences, educationLevels, noticePeriods } from './resume-option.ts';

/** Filter by time since last activity. */
export const activeWithin = {
  '7d': { en: 'Last 7 days', km: '7 ថ្ងៃចុងក្រោយ' },
  '30d': { en: 'Last month', km: '1 ខែចុងក្រោយ' },
  '90d': { en: 'Last 3 months', km: '3 ខែចុងក្រោយ' },
} satisfies Options;
export type ActiveWithin = OptionOf<typeof activeWithin>;

export const talentSorts = {
  'activeOn_-1': { en: 'Recently active', km: 'សកម្មថ្មីៗ' },
  'experience_-1': { en: 'Most experience', km: 'បទពិសោធន៍ច្រើនជាងគេ' },
  ...byMatch,
} satisfies Options;
export type TalentSort = OptionOf<typeof talentSorts>;

/** Anonymous profiles: searches are ranked by relevance, the plain list by last activity. */
export const talents = {
  filters: {
    categoryId: filter.record('preferred category', 'ផ្នែកការងារដែលចង់បាន'),
    /** Province of residence or of desired work. */
    provinceId: filter.record('province', 'រាជធានី/ខេត្ត'),
    experience: filter.several(candidateExperiences, 'experience', 'បទពិសោធន៍'),
    education: filter.several(educationLevels, 'education', 'កម្រិតសិក្សា'),
    /** CVs that show no salary are left out. */
    salary: filter.amount('maximum expected salary', 'ប្រាក់ខែអតិបរមាដែលចង់បាន'),
    noticePeriod: filter.several(noticePeriods, 'notice period', 'រយៈពេលជូនដំណឹងមុន'),
    /** All of these languages. */
    language: filter.several(languages, 'languages', 'ភាសា'),
    active: filter.one(activeWithin, 'last activity', 'សកម្មភាពចុងក្រោយ'),
  },
  sorts: talentSorts,
  searchSort: 'relevance',
} as const satisfies List;
export type TalentFilterName = FilterOf<typeof talents>;
