import { languageOf } from '../companies/company-name.ts';
import { type DateFormat, dateText } from './date-text.ts';
import type { Locale, Localized } from './locale.ts';

// What a public page says: the server writes it into the document, the application draws it. Each has one way to show a
// phrase, a fact and a section, and pages give some of them, by their keys, a form of their own.

/** Says a word of the page: `job:list.title`, or `tagline` of those that every page has. */
export type Say = (word: string, params?: Record<string, string | number>) => string;

/** Who reads a page, and when. */
export interface Reader {
  say: Say;
  locale: Locale;
  now: Date;
}

/** A run of text that stands by itself. */
export interface Phrase {
  text: string;
  /** Of what somebody typed, which may not be the page's. */
  lang?: Locale;
  /** The page of this site that it leads to. */
  to?: string;
  /** What it leads to besides: a file, a number, a page elsewhere. */
  href?: string;
  /** The day or moment that it names (ISO 8601). */
  time?: string;
  /** A lesser word behind it: a unit, the size of a file. */
  tail?: string;
  /** How it looks, where that says something: a badge's tone, what is over. */
  as?: string;
}

export interface Fact {
  /** By which a page knows it: its icon, its place. */
  key: string;
  label?: string;
  value: readonly Phrase[];
}

/** A part of a page below its title. */
export interface PageSection {
  key: string;
  title?: string | undefined;
  facts?: readonly Fact[];
  /** What somebody formatted, and in which language. */
  html?: string | undefined;
  lang?: Locale;
  /** It may have pictures. */
  pictures?: boolean;
  list?: readonly (readonly Phrase[])[];
}

export interface PageFacts {
  title: Phrase;
  facts: readonly Fact[];
  sections: readonly PageSection[];
}

type PhraseInput = Phrase | string | number | null | undefined | false;

/** Phrases of whatever is there to say. */
export const phrases = (...value: readonly PhraseInput[]): Phrase[] =>
  value
    .map((one) => (typeof one === 'object' && one ? one : { text: one === false ? '' : String(one ?? '') }))
    .filter(({ text }) => text !== '');

export const fact = (key: string, label: string, ...value: readonly PhraseInput[]): Fact => ({
  key,
  label,
  value: phrases(...value),
});

/** A fact whose text says it all. */
export const line = (key: string, ...value: readonly PhraseInput[]): Fact => ({
  key,
  value: phrases(...value),
});

/** What is said under a key. */
export const factValue = (facts: readonly Fact[], key: string): readonly Phrase[] =>
  facts.find((one) => one.key === key)?.value ?? [];

/** The facts of which something is said. */
export const factsOf = (...facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value.length > 0);

/** What somebody typed. */
export const typed = <Text extends string | null>(
  text: Text,
  more: Omit<Phrase, 'text' | 'lang'> = {},
): Phrase | (Text extends string ? never : null) =>
  (text === null ? null : { ...more, text, lang: languageOf(text) }) as Phrase;

/** A day or moment, in a sentence if there is one; nothing where there is none. */
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

/** A choice in the reader's language. */
export const chosen = <Name extends string>(
  words: Readonly<Record<Name, Localized>>,
  name: Name | null,
  { locale }: Reader,
): string | null => name && words[name][locale];
