import type { OptionOf, Options } from '../kernel/option.ts';

/** Kinds of records that move to the account that stays. */
export const accountMergeKinds = {
  application: { en: 'Applications', km: 'ពាក្យសុំ' },
  saved: {
    en: 'Saved jobs, trainings, events and posts',
    km: 'ការងារ វគ្គបណ្ដុះបណ្ដាល ព្រឹត្តិការណ៍ និងការបង្ហោះដែលបានរក្សាទុក',
  },
  search: { en: 'Saved searches and followed companies', km: 'ការស្វែងរកដែលបានរក្សាទុក និងក្រុមហ៊ុនដែលតាមដាន' },
  registration: { en: 'Registrations for trainings and events', km: 'ការចុះឈ្មោះចូលរួមវគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍' },
  certificate: { en: 'Certificates of attendance', km: 'វិញ្ញាបនបត្រចូលរួម' },
  comment: { en: 'Comments', km: 'មតិ' },
  way: { en: 'Ways to sign in', km: 'វិធីចូលគណនី' },
} satisfies Options;
export type AccountMergeKind = OptionOf<typeof accountMergeKinds>;

/** What becomes of the CV of the account that ends. */
export const mergedResumes = {
  none: { en: 'There is none', km: 'គ្មានទេ' },
  moves: { en: 'It moves, because this account has none', km: 'ផ្លាស់មកគណនីនេះ ព្រោះគណនីនេះមិនទាន់មានទេ' },
  ends: { en: 'It is deleted: the one of this account stays', km: 'ត្រូវលុប ព្រោះគណនីនេះមានរួចហើយ' },
} satisfies Options;
export type MergedResume = OptionOf<typeof mergedResumes>;
