import type { Within } from '@acheep/search/query/ranked-query';

/** SQL of a `tsquery` of these words. */
type Tsquery = (words: string) => string;
type Tier = readonly Within[];

const vectors: Record<Within['place'], string> = {
  title: 'search_name',
  tags: 'search_head',
  anywhere: 'search',
};

/** Condition of a tier on a job. The vector that has the index includes the words of every place. */
export const meetsTier = (tier: Tier, job: string, tsquery: Tsquery) =>
  tier.length === 0
    ? 'true'
    : tier
        .flatMap(({ words, place, isNot }) => {
          const query = tsquery(words);
          if (isNot) return `NOT ${job}.${vectors[place]} @@ ${query}`;
          return [...new Set([vectors.anywhere, vectors[place]])].map(
            (vector) => `${job}.${vector} @@ ${query}`,
          );
        })
        .join(' AND ');

/** Condition of at least one of these tiers; false without any. */
export const meetsSome = (tiers: readonly Tier[], job: string, tsquery: Tsquery) =>
  tiers.length > 0 ? `(${tiers.map((tier) => `(${meetsTier(tier, job, tsquery)})`).join(' OR ')})` : 'false';
