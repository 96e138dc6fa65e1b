import { jobList } from '@acheep/contract/jobs/job';
import { connect, type Database } from '@acheep/database/connection';
import { searchText } from '@acheep/search/document';
import { jobSearchService } from '../api/src/modules/jobs/job/job-search.service.ts';
import type { Case } from './asked.ts';
import { median } from './measure.ts';

const columnOf: Record<string, string> = {
  categoryId: 'category_id',
  industryId: 'industry_id',
  provinceId: 'province_id',
  companyId: 'company_id',
  type: 'type',
  experience: 'experience',
  qualification: 'qualification',
};

/** Page by PostgreSQL's full-text search, with the same vectors and indexes: the first ten and the total. */
function statementOf(query: Readonly<Record<string, string>>): { text: string; values: string[] } {
  const values: string[] = [];
  const value = (given: string) => `$${values.push(given)}`;
  const conditions = ["status = 'active'", 'closing_date >= current_date'];
  for (const [name, given] of Object.entries(query)) {
    const filter = /^filter\[(.+)\]$/.exec(name)?.[1] ?? '';
    const column = columnOf[filter];
    if (column) conditions.push(`${column}::text = ANY(string_to_array(${value(given)}, ','))`);
    if (filter === 'salary') conditions.push(`salary_rank >= ${value(given)}::int * 100`);
    if (filter === 'posted') conditions.push(`posted_at >= now() - interval '1 day'`);
  }
  let order = query.sort === 'createdAt_1' ? 'posted_at, id' : 'posted_at DESC, id DESC';
  if (query.search) {
    const wanted = `plainto_tsquery('english', ${value(searchText(query.search))})`;
    conditions.push(`search @@ ${wanted}`);
    if (!query.sort) order = `ts_rank(search, ${wanted}) DESC, ${order}`;
  }
  const offset = query.offset ?? '0';
  const text = `SELECT id, count(*) OVER () FROM job WHERE ${conditions.join(' AND ')}
    ORDER BY ${order} LIMIT 10 OFFSET ${value(offset)}`;
  return { text, values };
}

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
}

function* steps(plan: Plan): Generator<string> {
  const of = plan['Index Name'] ?? plan['Relation Name'];
  yield `${plan['Node Type']}${of ? ` ${of}` : ''} (${Math.round(plan['Actual Rows'])})`;
  for (const inner of plan.Plans ?? []) yield* steps(inner);
}

/** Steps of a statement's plan with the rows of each, and the blocks read. */
async function planOf(
  pool: Pick<Database['pool'], 'query'>,
  text: string,
  values: unknown[],
): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    values,
  );
  const plan = (rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan;
  const blocks = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  return `${[...steps(plan)].join(' ← ')}; ${blocks.toLocaleString('en')} blocks`;
}

export interface Plain {
  /** Milliseconds, of three runs. */
  time: number;
  plan: string;
}

/** Time that PostgreSQL alone takes for the same search. */
export async function measurePlain(
  { pool }: Database,
  query: Readonly<Record<string, string>>,
): Promise<Plain> {
  const { text, values } = statementOf(query);
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    await pool.query(text, values);
    times.push(performance.now() - start);
  }
  return { time: median(times), plan: await planOf(pool, text, values) };
}

type Statement = string | { text: string; values?: unknown[] };

/** Plans of the list's own statements, by kind of request. The words of earlier statements are cached by then. */
export async function ownPlans(url: string, cases: readonly Case[]): Promise<Map<string, string[]>> {
  const database = connect({ url, statementTimeout: 0 });
  const plain = connect({ url, statementTimeout: 0 });
  let made: { text: string; values: unknown[] }[] = [];
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const noted = (statement: Statement, values: unknown, ...more: unknown[]) => {
      const { text, values: own } = typeof statement === 'string' ? { text: statement } : statement;
      const given = own ?? (Array.isArray(values) ? values : []);
      made.push({ text: text.replace(/^COPY \((.*)\) TO STDOUT.*$/su, '$1'), values: given });
      return query(statement, values, ...more);
    };
    client.query = noted as typeof client.query;
  });
  try {
    const { page } = jobSearchService({ database, now: () => new Date() });
    await page(jobList.query.parse({}));
    const plans = new Map<string, string[]>();
    for (const { name, queries } of cases) {
      made = [];
      await page(jobList.query.parse(queries[0]));
      const reading = made.filter(({ text }) => /^\s*(SELECT|WITH)\b/u.test(text));
      const own: string[] = [];
      for (const { text, values } of reading) own.push(await planOf(plain.pool, text, values));
      plans.set(name, own);
    }
    return plans;
  } finally {
    await database.close();
    await plain.close();
  }
}
