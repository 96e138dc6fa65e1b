import { z } from 'zod';
import type { MessageKey } from './message.ts';

/**
 * Untrimmed text of at most `max` characters. Every text of the contract begins with this or `trimmed`: a longer one
 * aborts at once, so no pattern ever runs on more than `max` characters, even from an attacker.
 */
export const typed = (max: number, error?: MessageKey) => z.string().max(max, { abort: true, error });

/** Trimmed text of at most `max` characters; surrounding white space does not count. `from` may remove more. */
export const trimmed = (max: number, from = z.string()) => from.trim().max(max, { abort: true });

/** Timestamp in ISO 8601, UTC. */
export const moment = typed(30).check(z.iso.datetime());
/** Timestamp of this century, as the site's own are. */
export const recentMoment = moment.startsWith('20', { error: 'invalid' });

/** List of at most `max` entries, counted before any entry is checked; `error` is the sentence for more. */
export const atMost = <S extends z.ZodArray>(max: number, list: S, error?: MessageKey) => {
  const counted = (given: z.input<S>, context: z.RefinementCtx) => {
    if (Array.isArray(given) && given.length > max)
      context.addIssue({
        code: 'too_big',
        origin: 'array',
        maximum: max,
        inclusive: true,
        input: given,
        ...(error && { message: error }),
      });
    return given;
  };
  return z.preprocess(counted, list.max(max, { error }));
};

/** True for text that can be stored and sent: PostgreSQL stores no NUL, and UTF-8 has no lone surrogates. */
export const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Runs a cross-field rule on any object, even when other fields are invalid. */
export const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
