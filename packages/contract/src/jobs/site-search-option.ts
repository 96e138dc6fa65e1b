import type { OptionOf, Options } from '../kernel/option.ts';

/** Kinds of records in the site search, in display order. */
export const searchKinds = {
  job: { en: 'Jobs', km: 'ការងារ' },
  company: { en: 'Companies', km: 'ក្រុមហ៊ុន' },
  training: { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'Events', km: 'ព្រឹត្តិការណ៍' },
  tip: { en: 'HR tips', km: 'គន្លឹះធនធានមនុស្ស' },
  policy: { en: 'HR policies', km: 'គោលនយោបាយធនធានមនុស្ស' },
  prakas: { en: 'Prakas', km: 'ប្រកាស' },
  post: { en: 'Posts', km: 'ការបង្ហោះ' },
} satisfies Options;
export type SearchKind = OptionOf<typeof searchKinds>;

/** Results per kind; the rest is in the kind's own list. */
export const maxOfKind = 5;
