import type { Localized } from './locale.ts';

/**
 * Option list: stored values with their labels, in the order of forms and filters. It is in a separate file of its noun
 * (`job-option.ts`), apart from the schemas, which public pages do not load.
 */
export type Options = Readonly<Record<string, Localized>>;
export type OptionOf<O extends Options> = keyof O & string;

export const valuesOf = <O extends Options>(options: O) =>
  Object.keys(options) as [OptionOf<O>, ...OptionOf<O>[]];

/** Subset of an option list. */
export const some = <O extends Options, const V extends OptionOf<O>>(options: O, ...values: V[]) =>
  Object.fromEntries(values.map((value) => [value, options[value]])) as Pick<O, V>;

/** Sort orders of most lists; the ones below are for some. */
export const byDate = {
  'createdAt_-1': { en: 'Newest', km: 'ថ្មីបំផុត' },
  createdAt_1: { en: 'Oldest', km: 'ចាស់បំផុត' },
} satisfies Options;
export const byName = { name_1: { en: 'By name', km: 'តាមឈ្មោះ' } } satisfies Options;
export const byMatch = { relevance: { en: 'Best match', km: 'ត្រូវគ្នាបំផុត' } } satisfies Options;
