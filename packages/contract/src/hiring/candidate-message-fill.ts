import type { Locale } from '../kernel/locale.ts';

/** Placeholders that are replaced for each candidate, written `{name}`. */
export const messageFields = ['name', 'job', 'company'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageValues = Readonly<Record<MessageField, string>>;

/** Maximum length of a placeholder's value: the limit on names of people, jobs and companies. */
export const maxValueLength = 120;

/** Maximum lengths as typed, and once filled in. */
export const subjectLength = { typed: 150, filled: 500 } as const;
export const messageLength = { typed: 5000, filled: 10_000 } as const;

/** Greeting of the mail, before the message. */
export const messageGreeting = {
  en: (name: string) => `Hello ${name},`,
  km: (name: string) => `សួស្ដី ${name}`,
} satisfies Record<Locale, (name: string) => string>;

const places = new RegExp(`\\{(${messageFields.join('|')})\\}`, 'g');
const isPlace = (found: string) => messageFields.some((field) => found === `{${field}}`);

/** Replaces the placeholders in one pass, so that placeholders within values are never replaced. */
export const fillIn = (text: string, values: MessageValues): string =>
  text.replace(places, (_, field: MessageField) => values[field]);

/** Message as one candidate reads it. Its subject is a single line, whatever a name contains. */
export const fillMessage = (message: { subject: string; text: string }, values: MessageValues) => ({
  subject: fillIn(message.subject, values).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
  text: fillIn(message.text, values),
});

/** First unknown placeholder or stray brace; undefined where all are known. */
export const unknownField = (text: string): string | undefined =>
  text.match(/\{[^{}\n]{0,30}\}|\{[^\s{}]{0,30}|\}/g)?.find((found) => !isPlace(found));

/** Maximum length of a text once filled in, for any recipient. */
export const maxFilledLength = (text: string): number =>
  text.replace(places, ' '.repeat(maxValueLength)).length;
