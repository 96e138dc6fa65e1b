import { totalCap } from '@acheep/contract/kernel/list';
import type { SearchQuery } from '@acheep/search/query/query';
import type { Given } from './search-condition.repository.ts';
import type { Searchable } from './searchable.ts';

/** Results by tier, counted up to the cap. */
export interface FoundCounts {
  /** All words, in the title alone. */
  exactName: number;
  /** All words, in title and tags alone. */
  exactHead: number;
  /** All words, anywhere. */
  exact: number;
  /** With the last word unfinished, in the title alone; counted only if `exact` is 0, like the next. */
  prefixName: number;
  /** With the last word unfinished, in title and tags alone. */
  prefixHead: number;
  /** With the last word unfinished, anywhere. */
  prefix: number;
  /** All of these, and synonyms. */
  found: number;
}

/** Entries of equal relevance. */
export interface Tier {
  size: number;
  /** Conditions to find them by an index. */
  lookup: () => string[];
  /** Conditions to recognise one in a scan along the order, the cheap part first; null if a scan is too expensive. */
  test: (() => string[]) | null;
  /** Cost of such a test, in rows. */
  testCost: number;
  /** SQL of the first sort key within the tier, before the order. */
  first?: () => string;
}

const name = 'e.search_name';
const head = 'e.search_head';
const whole = 'e.search';
/** Cost of fetching a long TOASTed vector, in rows. */
const fetchCost = 8;

// PostgreSQL would look such a condition up in the index, and estimate one row in a thousand; in a CASE it does
// neither.
const opaque = (condition: string) => `CASE WHEN ${condition} THEN true END`;
const not = (condition: string) => `CASE WHEN ${condition} THEN false ELSE true END`;
type Indexed = Pick<Searchable<never>, 'hasOneIndex'>;
const inPlace = ({ hasOneIndex }: Indexed, place: string, words: string) =>
  hasOneIndex ? `${whole} @@ ${words} AND ${opaque(`${place} @@ ${words}`)}` : `${place} @@ ${words}`;
const inName = (list: Indexed, words: string) => inPlace(list, name, words);
const inHead = (list: Indexed, words: string) => inPlace(list, head, words);
const anywhere = (words: string) => `${whole} @@ ${words}`;

/** The tsqueries of a search as SQL, each added on first use, because an unused parameter has no type. */
export function searchWords({ exact, prefix, meant = prefix }: SearchQuery, { value }: Given) {
  const named = new Map<string, string>();
  const tsquery = (words: string) => {
    const name = named.get(words) ?? `(SELECT to_tsquery('english', ${value(words, 'text')}))`;
    named.set(words, name);
    return name;
  };
  return {
    exact: () => tsquery(exact),
    prefix: () => tsquery(prefix),
    meant: () => tsquery(meant),
    unfinished: prefix !== exact,
    hasSynonyms: meant !== prefix,
  };
}
type Words = ReturnType<typeof searchWords>;

/** All results of a search in one tier: for orders without relevance. */
export function anyMatch(
  list: Indexed,
  words: Words,
  { exact, found: size }: Pick<FoundCounts, 'exact' | 'found'>,
): Tier {
  // The index finds whole words at once, but collects the words with a prefix again for each search.
  const wanted = exact === size && size <= totalCap ? words.exact : words.meant;
  return {
    size,
    lookup: () => [anywhere(wanted())],
    test: () => [opaque(`${inHead(list, wanted())} OR ${anywhere(wanted())}`)],
    testCost: fetchCost,
  };
}

/** Three tiers: the words in the title, then in title and tags, then anywhere. */
const byPlace = (
  list: Indexed,
  words: () => string,
  sizeInName: number,
  sizeInHead: number,
  size: number,
): Tier[] => [
  {
    size: sizeInName,
    lookup: () => [inName(list, words())],
    test: () => [opaque(inName(list, words()))],
    testCost: 1,
  },
  {
    size: sizeInHead - sizeInName,
    lookup: () => [inHead(list, words()), not(inName(list, words()))],
    test: () => [not(inName(list, words())), opaque(inHead(list, words()))],
    testCost: 1,
  },
  {
    size: size - sizeInHead,
    lookup: () => [anywhere(words()), not(inHead(list, words()))],
    test: () => [not(inHead(list, words())), opaque(anywhere(words()))],
    testCost: fetchCost,
  },
];

/**
 * The tiers of a search, best first: all words in the title; in title and tags; anywhere; then additional results of
 * the unfinished last word; then of synonyms. `conditions` are those of the whole list.
 */
export function tiersOf(
  list: Indexed & Pick<Searchable<never>, 'table'>,
  words: Words,
  counts: FoundCounts,
  conditions: string[],
): Tier[] {
  const without = (found: string) =>
    `e.id NOT IN (SELECT e.id FROM ${list.table} e WHERE ${[...conditions, anywhere(found)].join(' AND ')})`;
  /** The results of `wanted` without those of `found`. */
  const beyond = (wanted: () => string, found: () => string, size: number): Tier => ({
    size,
    lookup: () => [anywhere(wanted()), without(found())],
    test: null,
    testCost: fetchCost,
    first: () =>
      `CASE WHEN ${inName(list, wanted())} THEN 0 WHEN ${inHead(list, wanted())} THEN 0.3 ELSE 0.6 END`,
  });
  const written =
    counts.exact === 0
      ? byPlace(list, words.prefix, counts.prefixName, counts.prefixHead, counts.prefix)
      : [
          ...byPlace(list, words.exact, counts.exactName, counts.exactHead, counts.exact),
          beyond(words.prefix, words.exact, counts.prefix - counts.exact),
        ];
  return words.hasSynonyms
    ? [...written, beyond(words.meant, words.prefix, counts.found - counts.prefix)]
    : written;
}

/** Counts all tiers in one statement, up to the cap. `beside` are additional columns of the result. */
export function countStatement(
  list: Indexed & Pick<Searchable<never>, 'table'>,
  conditions: string[],
  words: Words | null,
  beside: string[],
): string {
  const count = (...more: string[]) =>
    `(SELECT count(*)::int FROM (SELECT 1 FROM ${list.table} e WHERE ${[...conditions, ...more].join(' AND ')} LIMIT ${totalCap + 1}) c)`;
  const columns = `SELECT ${beside.join(', ')}`;
  if (!words) return `${columns}, ${count()} AS found`;
  const more = (before: string, next: string) =>
    `(SELECT CASE WHEN n > ${totalCap} THEN n ELSE ${next} END FROM ${before})`;
  // The unfinished last word is counted by place only if the finished words find nothing.
  const instead = (condition: string) =>
    `CASE WHEN (SELECT n FROM e) > 0 OR (SELECT n FROM p) = 0 THEN 0 ELSE ${count(condition)} END`;
  return `
    WITH en AS MATERIALIZED (SELECT ${count(inName(list, words.exact()))} AS n),
      eh AS MATERIALIZED (SELECT ${more('en', count(inHead(list, words.exact())))} AS n),
      e AS MATERIALIZED (SELECT ${more('eh', count(anywhere(words.exact())))} AS n),
      p AS MATERIALIZED (SELECT ${words.unfinished ? more('e', count(anywhere(words.prefix()))) : '(SELECT n FROM e)'} AS n)${
        words.hasSynonyms
          ? `,
      m AS MATERIALIZED (SELECT ${more('p', count(anywhere(words.meant())))} AS n)`
          : ''
      }
    ${columns}, (SELECT n FROM en) AS "exactName", (SELECT n FROM eh) AS "exactHead", (SELECT n FROM e) AS exact,
      (SELECT n FROM p) AS prefix, (SELECT n FROM ${words.hasSynonyms ? 'm' : 'p'}) AS found,
      ${instead(inName(list, words.prefix()))} AS "prefixName", ${instead(inHead(list, words.prefix()))} AS "prefixHead"`;
}
