import type { Limit } from './endpoint.ts';

const hour = 3600;

/** Looks at the pages of texts, of all who share an address. */
export const articleViewLimits = [
  { name: 'article-view', tries: 3000, seconds: hour, by: 'address', block: 40 },
] as const satisfies Limit[];

/** Saying whether texts are useful, of all who share an address: an office that reads the same prakas. */
export const articleUsefulLimits = [
  { name: 'article-useful', tries: 300, seconds: hour, by: 'address' },
] as const satisfies Limit[];
