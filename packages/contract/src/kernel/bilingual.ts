import { z } from 'zod';
import { always } from './bound.ts';
import { named } from './field-label.ts';
import type { Locale } from './locale.ts';

/** A text that its writer may have given in English, in Khmer or in both. */
export type Bilingual = Readonly<Record<Locale, string | null>>;

/** The same as it is sent. At least one of the two is there. */
export const bilingual = <S extends z.ZodType<string, string>>(text: S, en: string, km: string) =>
  named(
    z
      .strictObject({
        en: named(text, `${en} in English`, `${km}ជាភាសាអង់គ្លេស`).optional(),
        km: named(text, `${en} in Khmer`, `${km}ជាភាសាខ្មែរ`).optional(),
      })
      .refine((given) => given.en !== undefined || given.km !== undefined, { error: 'required', ...always }),
    en,
    km,
  );

/** The same as it is shown. */
export const shownBilingual = z.strictObject({ en: z.string().nullable(), km: z.string().nullable() });

/** The text in one language; in the other where there is none in this. */
export const textIn = (text: Bilingual | null | undefined, locale: Locale): string | null =>
  text ? (text[locale] ?? text[locale === 'en' ? 'km' : 'en']) : null;
