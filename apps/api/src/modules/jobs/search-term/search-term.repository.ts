import type { CountedKind, SearchOutcome, SearchTermSort } from '@acheep/contract/jobs/search-term-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { PrismaClient } from '@acheep/database/client';
import { all, build, type Condition, read, row } from '@acheep/database/statement';
import { type Expression, sql } from 'kysely';
import { likeText } from '../../../search/rows.repository.ts';

const term = row('search_term');

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

const sum = (column: 'searches' | 'nothing' | 'clicks') => sql<number>`sum(${sql.ref(column)})::int`;

const outcomes: Record<SearchOutcome, Condition> = {
  // A majority of searches: a term that was found once a job was posted is not missing any more.
  nothing: sql<boolean>`sum(nothing) * 2 > sum(searches)`,
  unopened: sql<boolean>`sum(nothing) * 2 <= sum(searches) AND sum(clicks) = 0`,
};

const orders: Record<SearchTermSort, Expression<unknown>> = {
  'searches_-1': sql`sum(searches) DESC`,
  searches_1: sql`sum(searches)`,
  'nothing_-1': sql`sum(nothing) DESC, sum(searches) DESC`,
  nothing_1: sql`sum(nothing), sum(searches) DESC`,
};

/** The search terms of a period, with their total number. */
export async function findTerms(
  prisma: PrismaClient,
  { from, language, kind, outcome, search, sort = 'searches_-1', offset, limit, fewest }: Asked,
): Promise<{ rows: TermRow[]; total: number }> {
  const condition = all([
    term('e.day', '>=', new Date(from)),
    language && term('e.language', '=', language),
    kind && term('e.kind', '=', kind),
    search && term('e.words', 'like', likeText(search)),
  ]);
  const frequent = sql<boolean>`sum(searches) >= ${fewest} AND max(searches) >= 2`;
  const found = build
    .selectFrom('search_term as e')
    .where(condition)
    .groupBy(['words', 'kind', 'language'])
    .having(all([frequent, outcome && outcomes[outcome]]))
    .select([
      'words',
      'kind',
      'language',
      sum('searches').as('searches'),
      sum('nothing').as('nothing'),
      sql<number | null>`(array_agg(found ORDER BY day DESC) FILTER (WHERE found IS NOT NULL))[1]`.as(
        'found',
      ),
      sum('clicks').as('clicks'),
      sql<number>`(count(*) OVER ())::int`.as('total'),
    ])
    .modifyEnd(sql`ORDER BY ${orders[sort]}, words, kind, language OFFSET ${offset} LIMIT ${limit}`);
  const rows = (await read(prisma, found)) as (TermRow & { total: number })[];
  return { rows, total: rows[0]?.total ?? 0 };
}
