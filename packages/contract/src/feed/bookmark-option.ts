import type { OptionOf, Options } from '../kernel/option.ts';

export const bookmarkNouns = {
  job: { en: 'Jobs', km: 'ការងារ' },
  training: { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'Events', km: 'ព្រឹត្តិការណ៍' },
  post: { en: 'Posts', km: 'ការបង្ហោះ' },
} satisfies Options;
export type BookmarkNoun = OptionOf<typeof bookmarkNouns>;
