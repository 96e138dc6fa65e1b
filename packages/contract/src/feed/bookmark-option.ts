import { filter, type List } from '../kernel/list.ts';
import { byDate, type OptionOf, type Options } from '../kernel/option.ts';

export const bookmarkNouns = {
  job: { en: 'Jobs', km: 'ការងារ' },
  training: { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'Events', km: 'ព្រឹត្តិការណ៍' },
  post: { en: 'Posts', km: 'ការបង្ហោះ' },
} satisfies Options;
export type BookmarkNoun = OptionOf<typeof bookmarkNouns>;

/** Letters of a private note on a saved job. */
export const noteLength = 500;

export const bookmarks = {
  filters: { noun: filter.several(bookmarkNouns, 'type', 'ប្រភេទ') },
  sorts: byDate,
} as const satisfies List;
