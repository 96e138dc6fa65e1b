import type { Localized } from '../kernel/locale.ts';

/** On the button of a page, apart from the words of the dialog, which loads later. */
export const reportAction = {
  job: { en: 'Report this job', km: 'រាយការណ៍ការងារនេះ' },
  company: { en: 'Report this company', km: 'រាយការណ៍ក្រុមហ៊ុននេះ' },
} satisfies Record<string, Localized>;
