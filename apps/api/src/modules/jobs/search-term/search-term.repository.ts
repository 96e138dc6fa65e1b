import type { CountedKind, SearchOutcome, SearchTermSort } from '@acheep/contract/jobs/search-term-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { Prisma, type PrismaClient } from '@acheep/database/client';

interface Asked {
  /** First day included. */
  from: string;
  language?: Locale | undefined;
  kind?: CountedKind | undefined;
  outcome?: SearchOutcome | undefined;
  /** Prefix or substring of the term. */
  search?: string | undefined;
  sort?: SearchTermSort | undefined;
  offset: number;
  limit: number;
  /** Minimum number of visitors in total, of whom two on one day. */
  fewest: number;
}

export interface TermRow {
  words: string;
  kind: CountedKind;
  language: Locale;
  searches: number;
  nothing: number;
  found: number | null;
  clicks: number;
}

const outcomes: Record<SearchOutcome, Prisma.Sql> = {
  // A majority of searches: a term that was found once a job was posted is not missing any more.
  nothing: Prisma.sql`AND sum(nothing) * 2 > sum(searches)`,
  unopened: Prisma.sql`AND sum(nothing) * 2 <= sum(searches) AND sum(clicks) = 0`,
};

const orders: Record<SearchTermSort, Prisma.Sql> = {
  'searches_-1': Prisma.sql`sum(searches) DESC`,
  searches_1: Prisma.sql`sum(searches)`,
  'nothing_-1': Prisma.sql`sum(nothing) DESC, sum(searches) DESC`,
  nothing_1: Prisma.sql`sum(nothing), sum(searches) DESC`,
};

const escaped = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The search terms of a period, with their total number. */
export async function findTerms(
  prisma: PrismaClient,
  { from, language, kind, outcome, search, sort = 'searches_-1', offset, limit, fewest }: Asked,
): Promise<{ rows: TermRow[]; total: number }> {
  const rows = await prisma.$queryRaw<(TermRow & { total: number })[]>`
    SELECT words, kind, language, sum(searches)::int AS searches, sum(nothing)::int AS nothing,
      (array_agg(found ORDER BY day DESC) FILTER (WHERE found IS NOT NULL))[1] AS found,
      sum(clicks)::int AS clicks, (count(*) OVER ())::int AS total
    FROM search_term
    WHERE day >= ${from}::date
      ${language ? Prisma.sql`AND language = ${language}` : Prisma.empty}
      ${kind ? Prisma.sql`AND kind = ${kind}` : Prisma.empty}
      ${search ? Prisma.sql`AND words LIKE ${escaped(search)}` : Prisma.empty}
    GROUP BY words, kind, language
    HAVING sum(searches) >= ${fewest} AND max(searches) >= 2 ${outcome ? outcomes[outcome] : Prisma.empty}
    ORDER BY ${orders[sort]}, words, kind, language
    OFFSET ${offset} LIMIT ${limit}`;
  return { rows, total: rows[0]?.total ?? 0 };
}
