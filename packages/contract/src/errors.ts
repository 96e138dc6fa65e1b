import { type Errors, errors as ofNoNoun } from './kernel/error.ts';
import type { Locale } from './kernel/locale.ts';
import { filled, type MessageParams } from './kernel/message.ts';
import * as nouns from './nouns.ts';

type CodesOf<Noun> = Noun extends { errors: infer Own } ? keyof Own & string : never;

/** Code of an error. The list is closed: each noun declares its own in `errors`. */
export type ErrorCode = keyof typeof ofNoNoun | CodesOf<(typeof nouns)[keyof typeof nouns]>;

const errors = Object.assign(
  {},
  ofNoNoun,
  ...Object.values(nouns).map((noun) => ('errors' in noun ? noun.errors : {})),
) as Record<ErrorCode, Errors[string]>;

export const errorCodes = Object.keys(errors) as ErrorCode[];

/** HTTP status of an error. */
export const statusOf = (code: ErrorCode): number => errors[code].status;

/** Sentence of an error in `locale`, with its `{name}` placeholders filled from `params`. */
export const errorText = (code: ErrorCode, locale: Locale, params: MessageParams = {}): string =>
  filled(errors[code][locale], locale, params);
