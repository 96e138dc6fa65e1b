import { filter, type List } from '../kernel/list.ts';
import { byDate, byMatch, type OptionOf, type Options } from '../kernel/option.ts';

export const postKinds = {
  written: { en: 'News and tips', km: 'ព័ត៌មាន និងគន្លឹះ' },
  job: { en: 'Jobs', km: 'ការងារ' },
  training: { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'Events', km: 'ព្រឹត្តិការណ៍' },
  shared: { en: 'Shared', km: 'ការចែករំលែក' },
} satisfies Options;
export type PostKind = OptionOf<typeof postKinds>;

export const postStatuses = {
  draft: { en: 'Draft', km: 'សេចក្ដីព្រាង' },
  active: { en: 'Published', km: 'បានផ្សាយ' },
  hidden: { en: 'Hidden by the operator', km: 'លាក់ដោយអ្នកគ្រប់គ្រង' },
  archived: { en: 'Archived', km: 'បានទុកក្នុងបណ្ណសារ' },
} satisfies Options;
export type PostStatus = OptionOf<typeof postStatuses>;

export const postSorts = {
  'postedAt_-1': { en: 'Newest', km: 'ថ្មីបំផុត' },
  postedAt_1: { en: 'Oldest', km: 'ចាស់បំផុត' },
} satisfies Options;
export type PostSort = OptionOf<typeof postSorts>;

export const foundPostSorts = {
  'postedAt_-1': { en: 'Newest', km: 'ថ្មីបំផុត' },
  ...byMatch,
} satisfies Options;

/** Kinds of pages on this site that a post may link to. */
export const postLinks = {
  job: { en: 'Job', km: 'ការងារ' },
  training: { en: 'Training', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'Event', km: 'ព្រឹត្តិការណ៍' },
  company: { en: 'Company', km: 'ក្រុមហ៊ុន' },
  post: { en: 'Post', km: 'ការបង្ហោះ' },
} satisfies Options;
export type PostLink = OptionOf<typeof postLinks>;

/** Number of companies named below a post that like it; beyond these it only says that there are more. */
export const companiesShown = 5;

/** Search results for posts; without a search the page is the feed. */
export const searchedPosts = {
  filters: {},
  sorts: foundPostSorts,
  searchSort: 'relevance',
  limit: 10,
} as const satisfies List;

export const ownPosts = {
  filters: {
    kind: filter.several(postKinds, 'post type', 'ប្រភេទការបង្ហោះ'),
    status: filter.several(postStatuses, 'status', 'ស្ថានភាព'),
  },
  sorts: byDate,
} as const satisfies List;
