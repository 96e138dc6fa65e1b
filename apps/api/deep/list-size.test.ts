import { ownGatheringSorts } from '@acheep/contract/events/own-gathering-option';
import { ownJobSorts } from '@acheep/contract/jobs/own-job-option';
import { totalCap } from '@acheep/contract/kernel/list';
import { valuesOf } from '@acheep/contract/kernel/option';
import { connect } from '@acheep/database/connection';
import { createTestDatabase } from '@acheep/database/test-database';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Harness, startHarness } from '../src/testing/harness.ts';
import { fillLists } from '../src/testing/list-size/fill.ts';
import { explainedUrl, watchPlans } from '../src/testing/list-size/plan.ts';
import { sizesOf } from '../src/testing/list-size/size.ts';
import { type ListCase, listCases } from '../src/testing/list-size/walk.ts';

/** A twentieth of a large site, with more of the rows that are made quickly. */
const size = {
  ...sizesOf(1 / 20),
  posts: 3_000,
  accounts: 15_000,
  notifications: 15_000,
  bookmarks: 12_000,
  audit: 12_000,
};

/** Blocks of 8 kB that a page may read. */
const maxBlocks = 1_000;

/** Addresses that weigh or count more, each with the reason. */
const exceptions: readonly [RegExp, string][] = [
  [/^\/admin\/announcement\/recipients/, 'counts everybody who would get an e-mail'],
  [/^\/admin\/skill-word/, 'counts the skills of all jobs and CVs'],
  [/^\/admin\/reference/, 'counts what is filed under each entry'],
  [/^\/admin\/user.*company/, 'looks the members of half the companies up, to put them in order'],
  [/^\/career-report/, 'is counted once an hour and kept'],
  [/^\/job\/(own\/.*\/talent|matching)/, 'weighs some hundred CVs or jobs, and reads their words'],
  [/^\/search/, 'asks eight lists'],
];

// A minute each, but for a machine that does other things as well.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
afterAll(() => vi.resetConfig());

/** Lists of which each order is asked for, however large they are. */
const ownLists: readonly [string, readonly string[]][] = [
  ['/job/own', valuesOf(ownJobSorts)],
  ['/training/own', valuesOf(ownGatheringSorts)],
  ['/event/own', valuesOf(ownGatheringSorts)],
];

let api: Harness;
let drop: () => Promise<void>;
let cases: ListCase[];
const tokens = new Map<string, string>();
beforeAll(async () => {
  const large = await createTestDatabase(inject('databaseAdminUrl'));
  drop = large.drop;
  const database = connect({ url: large.url, statementTimeout: 0 });
  await fillLists(database, 'none', size);
  cases = await listCases(database, 6);
  await database.close();
  const url = explainedUrl(large.url, { random_page_cost: '1.1' });
  api = await startHarness({ DATABASE_URL: url, LIMIT_FACTOR: '10000' });
  for (const { role, email } of demoAccounts)
    tokens.set(role, await api.tokenOf(await api.prisma.user.findUniqueOrThrow({ where: { email } })));
});
afterAll(async () => {
  await api.close();
  await drop();
});

const headersFor = async (as: ListCase['as']): Promise<Record<string, string>> => {
  if (as === 'partner') return { 'X-Api-Key': await api.keyOfPartner() };
  return as ? { Authorization: `Bearer ${tokens.get(as)}` } : {};
};

it('no page of a large site scans a large table, or reads more than its share', async () => {
  // Reads all open jobs into their index, once.
  await api.http().get('/api/v1/job?search=cook');
  const plansSince = watchPlans(api.deps.database.pool);
  const faults: string[] = [];
  for (const { as, paths } of cases) {
    const headers = await headersFor(as);
    const orders = ownLists.flatMap(([list, sorts]) =>
      paths[0]?.split('?')[0] === `/api/v1${list}`
        ? sorts.map((sort) => `/api/v1${list}?limit=20&sort=${sort}`)
        : [],
    );
    for (const path of [...paths, ...orders]) {
      const address = path.slice('/api/v1'.length);
      if (exceptions.some(([pattern]) => pattern.test(address))) continue;
      plansSince();
      const { status } = await api.http().get(path).set(headers);
      if (status >= 500) faults.push(`${path}: ${status}`);
      const plans = plansSince();
      const blocks = plans.reduce((sum, plan) => sum + plan.blocks, 0);
      const dearest = () => plans.reduce((one, other) => (one.blocks > other.blocks ? one : other));
      if (blocks > maxBlocks)
        faults.push(`${path}: ${blocks} blocks\n${dearest().statement}\n${dearest().steps.join('\n')}`);
      for (const { statement, scanned } of plans)
        for (const [table, rows] of scanned)
          if (rows > totalCap + 1) faults.push(`${path}: scans ${rows} rows of ${table}\n${statement}`);
    }
  }
  expect(cases.length).toBeGreaterThan(140);
  expect(faults).toEqual([]);
});
