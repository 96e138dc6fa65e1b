import type { Limit } from './endpoint.ts';

const hour = 3600;

/** All jobs at once, with all that they say: whoever gathers jobs asks a few times a day. */
export const jobFeedLimits = [
  { name: 'job-feed', tries: 60, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/** The sitemap and its parts: a million jobs are eighty of them. */
export const sitemapLimits = [
  { name: 'sitemap', tries: 1200, seconds: hour, by: 'address', block: 40 },
] as const satisfies Limit[];
