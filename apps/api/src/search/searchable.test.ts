import { type SearchQuery, searchQuery } from '@acheep/search/query/query';
import { expect, it } from 'vitest';
import { listedCompanies } from '../modules/companies/company-directory/company-listed.repository.ts';
import { listedArticles } from '../modules/content/article-directory/article-listed.repository.ts';
import { listedGatherings } from '../modules/events/gathering-directory/gathering-listed.repository.ts';
import { listedPosts } from '../modules/feed/post/post-search.repository.ts';
import { listedJobs } from '../modules/jobs/job/job-listed.repository.ts';
import { allTalents } from '../modules/talent/talent/talent-listed.repository.ts';
import { startApi } from '../testing/harness.ts';
import { givenValues } from './search-condition.repository.ts';
import { countStatement, searchWords } from './search-tier.repository.ts';
import type { Searchable } from './searchable.ts';

const api = await startApi();

/** The vectors of a table that have an index, besides that of everything. */
async function placesOf(table: string) {
  const { rows } = await api.deps.database.pool.query<{ name: string }>(
    `SELECT DISTINCT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid
     WHERE i.indrelid = $1::regclass AND a.attnum = ANY (i.indkey::int2[])
       AND a.attname IN ('search_name', 'search_head') ORDER BY name`,
    [table],
  );
  return rows.map(({ name }) => name);
}

const lists: Pick<Searchable<never>, 'table' | 'hasOneIndex'>[] = [
  listedJobs,
  listedCompanies('en'),
  listedArticles('tip'),
  listedGatherings('training', 'both'),
  listedPosts,
  allTalents,
];
it.each(lists)('a list says which indexes its table has: $table', async ({ table, hasOneIndex }) => {
  expect(await placesOf(table)).toEqual(hasOneIndex ? [] : ['search_head', 'search_name']);
});

it('titles of any table with one index are looked for by that index', async () => {
  const client = await api.deps.database.pool.connect();
  /** How the results of a search are found that have all its words in the title. */
  async function planOf(hasOneIndex: boolean) {
    const given = givenValues();
    const words = searchWords(searchQuery('moon') as SearchQuery, given);
    const list = { table: 'tale', hasOneIndex };
    const { rows } = await client.query(
      `EXPLAIN ${countStatement(list, ['true'], words, ['1 AS one'])}`,
      given.values,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return plan.slice(plan.indexOf('CTE en'), plan.indexOf('CTE eh'));
  }
  try {
    await client.query('BEGIN');
    await client.query(
      'CREATE TEMPORARY TABLE tale (search_name tsvector, search_head tsvector, search tsvector)',
    );
    await client.query('CREATE INDEX tale_search_idx ON tale USING gin (search)');
    await client.query('SET LOCAL enable_seqscan = off');
    expect(await planOf(true)).toContain('Bitmap Index Scan on tale_search_idx');
    expect(await planOf(false)).not.toContain('tale_search_idx');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
