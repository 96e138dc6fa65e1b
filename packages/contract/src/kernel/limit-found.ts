import type { Limit } from './endpoint.ts';

const hour = 3600;

/** All jobs at once, with all that they say: whoever gathers jobs asks a few times a day. */
export const jobFeedLimits = [
  { name: 'job-feed', tries: 60, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/**
 * Keys that open nothing, of all who share an address. Nobody guesses one: this is for the database's sake, and right
 * keys go on from there.
 */
export const wrongKeyLimits = [
  { name: 'api-key-wrong', tries: 60, seconds: hour / 6, by: 'address' },
] as const satisfies Limit[];

/** A partner's calls: how many a minute the operator has said with the key. */
export const partnerLimit = (tries: number): Limit => ({ name: 'partner', tries, seconds: 60, by: 'key' });

/** Searching everything at once: each is what a search of eight lists is. */
export const siteSearchLimits = [
  { name: 'site-search', tries: 180, seconds: 60, by: 'address', only: 'search', block: 10 },
] as const satisfies Limit[];

/** The nearest search that finds something: each is what up to a dozen searches are, of all who share an address. */
export const looserLimits = [
  { name: 'job-looser', tries: 240, seconds: 60, by: 'address', block: 10 },
] as const satisfies Limit[];

/** Counts beside the filters: one goes with each list that somebody narrows. */
export const facetLimits = [
  { name: 'job-facet', tries: 600, seconds: 60, by: 'address', block: 20 },
] as const satisfies Limit[];

/** What is told of searches that led somewhere, of all who share an address. */
export const searchClickLimits = [
  { name: 'search-click', tries: 600, seconds: 60, by: 'address', block: 20 },
] as const satisfies Limit[];

/** The sitemap and its parts: a million jobs are eighty of them. */
export const sitemapLimits = [
  { name: 'sitemap', tries: 1200, seconds: hour, by: 'address', block: 40 },
] as const satisfies Limit[];

/** Suggestions while one types, of all who share an address: several for each search. */
export const suggestionLimits = [
  { name: 'suggestion', tries: 2000, seconds: 60, by: 'address', only: 'search', block: 40 },
] as const satisfies Limit[];
