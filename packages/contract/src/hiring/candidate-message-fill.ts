import type { Locale } from '../kernel/locale.ts';

/** What is filled in for each candidate, where a message says `{name}`. */
export const messageFields = ['name', 'job', 'company'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageValues = Readonly<Record<MessageField, string>>;

/** The longest value that one of them may have: names of people, jobs and companies are lines of as much. */
export const longestValue = 120;

/** What is typed, and what it may become once filled in. */
export const subjectLength = { typed: 150, filled: 500 } as const;
export const messageLength = { typed: 5000, filled: 10_000 } as const;

/** How the mail begins, before what was written. */
export const messageGreeting = {
  en: (name: string) => `Hello ${name},`,
  km: (name: string) => `សួស្ដី ${name}`,
} satisfies Record<Locale, (name: string) => string>;

const places = new RegExp(`\\{(${messageFields.join('|')})\\}`, 'g');
const isPlace = (found: string) => messageFields.some((field) => found === `{${field}}`);

/** Puts the values into their places, in one pass: what a value says is never filled in again. */
export const fillIn = (text: string, values: MessageValues): string =>
  text.replace(places, (_, field: MessageField) => values[field]);

/** A message as one candidate reads it. Its subject is a line, whatever a name holds. */
export const fillMessage = (message: { subject: string; text: string }, values: MessageValues) => ({
  subject: fillIn(message.subject, values).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
  text: fillIn(message.text, values),
});

/** The first thing in braces that is no place, or a brace by itself; nothing where all are places. */
export const unknownField = (text: string): string | undefined =>
  text.match(/\{[^{}\n]{0,30}\}|\{[^\s{}]{0,30}|\}/g)?.find((found) => !isPlace(found));

/** How long a text may become, whoever reads it. */
export const longestFilled = (text: string): number => text.replace(places, ' '.repeat(longestValue)).length;
