import { type InterviewFormat, interviewFormats } from '../hiring/interview-option.ts';
import type { Locale } from '../kernel/locale.ts';
import { momentText } from '../kernel/moment-text.ts';
import { type NotificationKind, notificationKinds } from '../notices.ts';
import type { FilledPlaces, Kind } from './notice.ts';

type Kinds = typeof notificationKinds;
type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;
/** A gathered kind counts by itself. */
type Asked<K extends NotificationKind> = Kinds[K] extends { one: { en: infer One extends string } }
  ? Exclude<Places<One | Kinds[K]['en']>, 'count'>
  : Places<Kinds[K]['en']>;

/** Parameters of a kind: all placeholders of its text, and the values that its link needs. */
export type NotificationParams<K extends NotificationKind> = Readonly<
  Record<Asked<K>, string> & Record<string, string>
>;

const placeholder = /\{(\w+)\}/g;
export const placesOf = (text: string) => [...text.matchAll(placeholder)].map(([, place]) => place ?? '');

/** Text in which a name with a full stop of its own (“Lotus Co., Ltd.”) does not end a sentence with two. */
export const withOneStop = (text: string, params: object) =>
  Object.values(params).reduce<string>(
    (result, value: unknown) =>
      typeof value === 'string' && value.endsWith('.') ? result.replaceAll(`${value}.`, value) : result,
    text,
  );

/** Text with its placeholders filled. */
export const filledIn = (text: string, params: FilledPlaces) =>
  withOneStop(
    text.replace(placeholder, (_, place: string) => params[place] ?? ''),
    params,
  );

/** The place of a value's Khmer version, where there is one: a company may have a Khmer name. */
export const inKhmer = (place: string) => `${place}Km`;

/** Values that each reader gets in their language: a moment (ISO 8601) and a choice. */
const written: Readonly<Record<string, (value: string, locale: Locale) => string>> = {
  at: momentText,
  format: (value, locale) => interviewFormats[value as InterviewFormat][locale],
};

/** Text of a notification. */
export function notificationText(kind: NotificationKind, params: FilledPlaces, locale: Locale) {
  const words: Kind = notificationKinds[kind];
  const values = Object.fromEntries(
    Object.entries(params).map(([place, value]) => [
      place,
      written[place]?.(value, locale) ?? ((locale === 'km' && params[inKhmer(place)]) || value),
    ]),
  );
  // The last value may be empty.
  return filledIn((words.one && params.count === '1' ? words.one : words)[locale], values).trimEnd();
}
