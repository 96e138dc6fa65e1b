import { z } from 'zod';
import type { MessageKey } from './message.ts';

/**
 * A text as it was typed, at most `max` characters. Every text of the contract begins with this or `trimmed`: of one
 * that is too long nothing else is looked at, so no pattern ever meets more than `max` characters, whoever sends them.
 */
export const typed = (max: number, error?: MessageKey) => z.string().max(max, { abort: true, error });

/** The same without the white space around it, which does not count. `from` may take out more. */
export const trimmed = (max: number, from = z.string()) => from.trim().max(max, { abort: true });

/** A moment as a program writes it, ISO 8601 in UTC. */
export const moment = typed(30).check(z.iso.datetime());
/** One of this century, as the site's own are. */
export const recentMoment = moment.startsWith('20', { error: 'invalid' });

/** A list of at most `max`, counted before anything in it is looked at. */
export const atMost = <S extends z.ZodArray>(max: number, list: S) => {
  const counted = (given: z.input<S>, context: z.RefinementCtx) => {
    if (Array.isArray(given) && given.length > max)
      context.addIssue({ code: 'too_big', origin: 'array', maximum: max, inclusive: true, input: given });
    return given;
  };
  return z.preprocess(counted, list.max(max));
};

/** What can be kept and sent: PostgreSQL stores no NUL, and a lone surrogate cannot be sent as UTF-8. */
export const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Rules between fields speak as soon as the fields they compare are there, whatever else is wrong. */
export const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
