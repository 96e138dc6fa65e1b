import { jobList } from '@acheep/contract/jobs/job';
import { connect } from '@acheep/database/connection';
import { jobSearchService } from '../src/modules/jobs/job/job-search.service.ts';
import type { Case } from './case.ts';
import { planOf } from './plain.ts';

type Statement = string | { text: string; values?: unknown[] };

/**
 * How PostgreSQL finds what the list asks it for, by the names of these kinds of requests: the plan of each statement. The
 * words of those before are known by then.
 */
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
