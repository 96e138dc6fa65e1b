import { z } from 'zod';
import type { MessageKey } from './message.ts';

/**
 * A text as it was typed, at most `max` characters. Every text of the contract begins with this or `trimmed`: of one
 * that is too long nothing else is looked at, so no pattern ever meets more than `max` characters, whoever sends them.
 */
export const typed = (max: number, error?: MessageKey) => z.string().max(max, { abort: true, error });

/** The same without the white space around it, which does not count. `from` may take out more. */
export const trimmed = (max: number, from = z.string()) => from.trim().max(max, { abort: true });

/** A list of at most `max`, counted before anything in it is looked at. */
export const atMost = <S extends z.ZodArray>(max: number, list: S) =>
  z.preprocess((given: z.input<S>, context) => {
    if (Array.isArray(given) && given.length > max)
      context.addIssue({ code: 'too_big', origin: 'array', maximum: max, inclusive: true, input: given });
    return given;
  }, list.max(max));

/** Rules between fields speak as soon as the fields they compare are there, whatever else is wrong. */
export const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
