import type { Localized } from './locale.ts';

/**
 * An option list: each value that is stored with its words, in the order in which forms and filters show them. It
 * stands with its noun (`job-option.ts`) and apart from its schemas, which public pages do not load.
 */
export type Options = Readonly<Record<string, Localized>>;
export type OptionOf<O extends Options> = keyof O & string;

/** The values of an option list, in its order. */
export const valuesOf = <O extends Options>(options: O) =>
  Object.keys(options) as [OptionOf<O>, ...OptionOf<O>[]];

/** The part of an option list that has these values. */
export const some = <O extends Options, const V extends OptionOf<O>>(options: O, ...values: V[]) =>
  Object.fromEntries(values.map((value) => [value, options[value]])) as Pick<O, V>;

/** The orders that most lists have, and those that some have beside them. */
export const byDate = {
  'createdAt_-1': { en: 'Newest', km: 'ថ្មីបំផុត' },
  createdAt_1: { en: 'Oldest', km: 'ចាស់បំផុត' },
} satisfies Options;
export const byName = { name_1: { en: 'By name', km: 'តាមឈ្មោះ' } } satisfies Options;
export const byMatch = { relevance: { en: 'Best match', km: 'ត្រូវគ្នាបំផុត' } } satisfies Options;
