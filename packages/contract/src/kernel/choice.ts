import { z } from 'zod';
import { atMost } from './bound.ts';
import { type OptionOf, type Options, valuesOf } from './option.ts';

// Marked pure, so that pages which need only a constant of the contract do not load the schema library.
const lists = /* @__PURE__ */ z.registry<{ options: Options }>();

/** One value of an option list, which also supplies its labels. */
export const choice = <O extends Options>(options: O): z.ZodEnum<{ [V in OptionOf<O>]: V }> =>
  z.enum(valuesOf(options)).register(lists, { options });

/** Several values of an option list, at most all of them. */
export const choices = <O extends Options>(options: O, least = 0) =>
  atMost(valuesOf(options).length, z.array(choice(options)).min(least, { error: 'required_choice' }));

/** Option list of a schema made by `choice`. */
export const optionsOf = (schema: z.core.$ZodType): Options | undefined => lists.get(schema)?.options;
