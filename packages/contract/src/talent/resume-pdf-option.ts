import type { OptionOf, Options } from '../kernel/option.ts';

/** How a CV looks on paper. */
export const resumeDesigns = {
  classic: { en: 'Classic', km: 'បែបបុរាណ' },
  modern: { en: 'Modern', km: 'បែបទំនើប' },
  compact: { en: 'Compact', km: 'បែបសង្ខេប' },
  banner: { en: 'Banner', km: 'បែបក្បាលពណ៌' },
} satisfies Options;
export type ResumeDesign = OptionOf<typeof resumeDesigns>;

/** In both: the one, then on new pages the other. */
export const resumeLanguages = {
  en: { en: 'English', km: 'អង់គ្លេស' },
  km: { en: 'Khmer', km: 'ខ្មែរ' },
  both: { en: 'Both', km: 'ទាំងពីរ' },
} satisfies Options;
export type ResumeLanguage = OptionOf<typeof resumeLanguages>;

export const papers = {
  a4: { en: 'A4', km: 'ក្រដាស A4' },
  a5: { en: 'A5', km: 'ក្រដាស A5' },
} satisfies Options;
export type Paper = OptionOf<typeof papers>;
