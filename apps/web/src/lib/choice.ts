import { type Options, valuesOf } from '@acheep/contract/kernel/option';
import { localized } from './locale.ts';

export const choicesOf = <O extends Options>(options: O) =>
  valuesOf(options).map((value) => ({ value, label: localized(options[value] as O[typeof value]) }));
