/** Languages of the site. English has no URL prefix, Khmer lives under `/km`. */
export const locales = ['en', 'km'] as const;
export type Locale = (typeof locales)[number];

export type Localized = Record<Locale, string>;

/** Capitalises a name within a sentence for use as a label; Khmer has no capitals. */
export const asLabel = ({ en, km }: Localized): Localized => ({
  en: en.charAt(0).toUpperCase() + en.slice(1),
  km,
});

/** Names of the languages, for choosing one. */
export const localeNames = {
  en: { en: 'English', km: 'អង់គ្លេស' },
  km: { en: 'Khmer', km: 'ខ្មែរ' },
} satisfies Record<Locale, Localized>;

/** First supported language of an `Accept-Language` header; English where there is none. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((code) => code === 'en' || code === 'km');
  return wanted === 'km' ? 'km' : 'en';
}

/** Path of a page in a language: `/km/job` for `/job`, and `/km` for the front page. */
export const pathIn = (locale: Locale, path: string) =>
  locale === 'en' ? path : `/${locale}${path.replace(/^\/(?=$|\?)/, '')}`;

/** Language of a user's text: Khmer needs its own line height and voice on an English page too. */
export const languageOf = (text: string): 'km' | 'en' => (/[\u1780-\u17ff]/.test(text) ? 'km' : 'en');

/** A text in both languages, made in the same way. */
export const inBoth = (text: (locale: Locale) => string): Localized => ({ en: text('en'), km: text('km') });

/** A text that is the same in both languages, such as a name. */
export const untranslated = (text: string): Localized => ({ en: text, km: text });
