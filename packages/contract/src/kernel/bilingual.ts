import { z } from 'zod';
import { always } from './bound.ts';
import { named } from './field-label.ts';
import type { Locale } from './locale.ts';

/** Text in English, Khmer or both. */
export type Bilingual = Readonly<Record<Locale, string | null>>;

/** Input schema of a bilingual text; at least one language is required. */
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

/** Output schema of a bilingual text. */
export const shownBilingual = z.strictObject({
  en: z.nullable(z.string().meta({ examples: ['In English'] })),
  km: z.nullable(z.string().meta({ examples: ['ជាភាសាខ្មែរ'] })),
});

/** Output schema of words that both languages have. */
export const inBothLanguages = z.strictObject({
  en: z.string().meta({ examples: ['Accounting'] }),
  km: z.string().meta({ examples: ['គណនេយ្យ'] }),
});

/** Text in one language, falling back to the other. */
export const textIn = (text: Bilingual | null | undefined, locale: Locale): string | null =>
  text ? (text[locale] ?? text[locale === 'en' ? 'km' : 'en']) : null;
