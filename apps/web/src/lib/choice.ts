import { type Options, valuesOf } from '@acheep/contract/kernel/option';
import { localized } from './locale.ts';

/** An option list as the choices of a form or a filter, in the page's language. */
export const choicesOf = <O extends Options>(options: O) =>
  valuesOf(options).map((value) => ({ value, label: localized(options[value] as O[typeof value]) }));
