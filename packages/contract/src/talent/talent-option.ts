import { byMatch, type OptionOf, type Options } from '../kernel/option.ts';

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
