import { type DateFormat, dateText } from './date-text.ts';
import { type Locale, type Localized, languageOf } from './locale.ts';

// Content of the public pages, for the server-rendered document and for the page that the application renders. Both
// have one general way to render phrases, facts and sections; the application's pages render some of them, identified
// by their keys, in a special way.

/** Translates a key: `job:list.title`, or `tagline` from the texts that all pages share. */
export type Say = (word: string, params?: Record<string, string | number>) => string;

/** Translations, language and current time for which a page is rendered. */
export interface Reader {
  say: Say;
  locale: Locale;
  now: Date;
}

/** Run of text with one format. */
export interface Phrase {
  text: string;
  /** Language of the text, if it may differ from the page's: for texts entered by users. */
  lang?: Locale;
  /** Link to a page of this site. */
  to?: string;
  /** Any other link: to a file, a phone number, a section, another site. */
  href?: string;
  /** Day or moment that the text names (ISO 8601). */
  time?: string;
  /** Secondary text after it: a unit, a file size. */
  tail?: string;
  /** Styling hint: the tone of a badge, `over` for past sessions. */
  as?: string;
}

export interface Fact {
  /** Identifies the fact on its page, for its icon or its place. */
  key: string;
  label?: string;
  value: readonly Phrase[];
}

/** Section of a page below its title. */
export interface PageSection {
  key: string;
  title?: string | undefined;
  facts?: readonly Fact[];
  /** Formatted text, and its language. */
  html?: string | undefined;
  lang?: Locale;
  /** True if the formatted text may contain pictures. */
  pictures?: boolean;
  list?: readonly (readonly Phrase[])[];
}

export interface PageFacts {
  title: Phrase;
  facts: readonly Fact[];
  sections: readonly PageSection[];
}

type PhraseInput = Phrase | string | number | null | undefined | false;

/** Converts values to phrases, and leaves out empty ones. */
export const phrases = (...value: readonly PhraseInput[]): Phrase[] =>
  value
    .map((one) => (typeof one === 'object' && one ? one : { text: one === false ? '' : String(one ?? '') }))
    .filter(({ text }) => text !== '');

export const fact = (key: string, label: string, ...value: readonly PhraseInput[]): Fact => ({
  key,
  label,
  value: phrases(...value),
});

/** A fact without a label. */
export const unlabelled = (key: string, ...value: readonly PhraseInput[]): Fact => ({
  key,
  value: phrases(...value),
});

/** Phrases of the fact with a key; none if there is no such fact. */
export const factValue = (facts: readonly Fact[], key: string): readonly Phrase[] =>
  facts.find((one) => one.key === key)?.value ?? [];

/** Leaves out facts without phrases. */
export const factsOf = (...facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value.length > 0);

/** Phrase of a text entered by a user, with its detected language. */
export const userText = <Text extends string | null>(
  text: Text,
  more: Omit<Phrase, 'text' | 'lang'> = {},
): Phrase | (Text extends string ? never : null) =>
  (text === null ? null : { ...more, text, lang: languageOf(text) }) as Phrase;

/** Phrase of a day or moment, within the sentence `in` if given; null without a value. */
export const dated = (
  value: string | null,
  { locale }: Reader,
  {
    in: sentence,
    format,
    ...more
  }: Omit<Phrase, 'text' | 'time'> & {
    in?: (date: string) => string;
    format?: DateFormat;
  } = {},
): Phrase | null => {
  if (!value) return null;
  const date = dateText(value, locale, format);
  return { ...more, text: sentence ? sentence(date) : date, time: value };
};

/** Label of an option in the reader's language. */
export const chosen = <Name extends string>(
  words: Readonly<Record<Name, Localized>>,
  name: Name | null,
  { locale }: Reader,
): string | null => name && words[name][locale];
