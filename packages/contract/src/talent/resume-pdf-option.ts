import type { Locale, Localized } from '../kernel/locale.ts';
import type { OptionOf, Options } from '../kernel/option.ts';

export const resumeDesigns = {
  classic: { en: 'Classic', km: 'បែបក្លាស៊ិក' },
  modern: { en: 'Modern', km: 'បែបទំនើប' },
  compact: { en: 'Compact', km: 'បែបសង្ខេប' },
  banner: { en: 'Banner', km: 'បែបក្បាលពណ៌' },
  /** One page in big letters: “My skills”. */
  poster: { en: 'My skills', km: 'ជំនាញរបស់ខ្ញុំ' },
} satisfies Options;
export type ResumeDesign = OptionOf<typeof resumeDesigns>;

/** `both` prints one language, then the other on new pages. */
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

const documentName: Localized = { en: 'CV', km: 'ប្រវត្តិរូប' };

/** Title of a CV as a document, by which its owner and an employer find it again: "Sok Dara – CV". */
export const resumeTitle = (name: string, locale: Locale) =>
  [name, documentName[locale]].filter(Boolean).join(' – ');

/** Labels on a printed CV. */
export const paperWords = {
  contact: { en: 'Contact', km: 'ទំនាក់ទំនង' },
  gender: { en: 'Gender', km: 'ភេទ' },
  bornOn: { en: 'Date of birth', km: 'ថ្ងៃខែឆ្នាំកំណើត' },
  nationality: { en: 'Nationality', km: 'សញ្ជាតិ' },
  place: { en: 'Place', km: 'ទីកន្លែង' },
  experience: { en: 'Experience', km: 'បទពិសោធន៍' },
  category: { en: 'Category', km: 'ផ្នែកការងារ' },
  type: { en: 'Job type', km: 'ប្រភេទការងារ' },
  pay: { en: 'Expected monthly salary', km: 'ប្រាក់ខែដែលចង់បាន' },
  notice: { en: 'Notice period', km: 'រយៈពេលជូនដំណឹងមុន' },
} satisfies Options;
