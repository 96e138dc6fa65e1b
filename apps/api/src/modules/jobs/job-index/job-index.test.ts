import { jobList } from '@acheep/contract/jobs/job';
import { usualRanking } from '@acheep/contract/platform/operator-setting';
import { connect } from '@acheep/database/connection';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { demoJobs } from '@acheep/prisma/seed/demo/job';
import { searchFields } from '@acheep/search/analysis/search-fields';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { metrics } from '../../../plumbing/watching/metrics.ts';
import { latestSynonyms } from '../../../search/synonym.repository.ts';
import { startApi } from '../../../testing/harness.ts';
import { asksOf, jobOrders, meritsOf } from '../job/job-asked.ts';
import { listJobReferences } from '../job/job-category.repository.ts';
import type { JobFilter } from '../job/job-listed.repository.ts';
import { readJobSearch } from '../job/job-reading.ts';
import { jobSearchService } from '../job/job-search.service.ts';
import { presentReference } from '../reference/reference.presenter.ts';
import { clearBlocks, leaveOldBlocks } from './job-filing.repository.ts';
import { clearJobs, fileJobs, jobIndexOf } from './job-index.service.ts';
import { jobTableIndex } from './job-table-index.repository.ts';

const api = await startApi();
let ownerId: string;
let other: string;
const ids: string[] = [];

beforeAll(async () => {
  [ownerId, other] = [(await createRecruiter(api.prisma)).id, (await createRecruiter(api.prisma)).id];
  for (const [at, { title, description, type, experience }] of demoJobs(new Date()).slice(0, 60).entries()) {
    const texts = { title: [title], tags: [], texts: [description] };
    const { id } = await createJob(api.prisma, {
      ownerId: at % 3 === 0 ? other : ownerId,
      title,
      type,
      experience,
      benefits: ['', 'Meals', 'Meals and a dormitory', 'NSSF, meals'][at % 4],
    } as Parameters<typeof createJob>[1]);
    await api.prisma.job.update({ where: { id }, data: searchFields(texts) as never });
    ids.push(id);
  }
});

const searches = [
  undefined,
  'manager',
  'acc',
  'sales manager',
  'គណនេយ្យ',
  'អ្នក',
  'driver',
  'នាំ',
  'engineer it',
  'zyzzyva',
];
const filters: JobFilter[] = [
  {},
  { type: ['full-time'] },
  { salary: 300 },
  { experience: ['1-year', '2-years'] },
  { posted: '30d' },
  { perks: ['meals'] },
  { perks: ['housing', 'meals'] },
];

/**
 * Compares the index in memory with the table alone: pages, totals, titles and counts. All searches, with one filter
 * and one order each, or with all of them.
 */
async function compare(database = api.deps.database, isWhole = false) {
  const now = new Date();
  const { synonyms } = await latestSynonyms(database);
  const rows = await listJobReferences(database);
  const references = new Map(rows.map((row) => [row.id, presentReference(row)]));
  const [index, table] = [jobIndexOf(database), jobTableIndex(api.deps.database)];
  await index.follow();
  for (const [place, text] of searches.entries())
    for (const filter of isWhole ? filters : filters.slice(place % filters.length).slice(0, 1)) {
      const read =
        text === undefined
          ? { filter, words: null }
          : await readJobSearch(
              { text, filter },
              { synonyms, references, isFound: () => Promise.resolve(false) },
            );
      const asked = { words: read.words, asks: asksOf(read.filter, now) };
      const orders = [
        [jobOrders['createdAt_-1'], true],
        [{ ...jobOrders['createdAt_-1'], merits: meritsOf(usualRanking, now) }, true],
        [jobOrders.createdAt_1, false],
      ] as const;
      for (const [order, ranked] of isWhole ? orders : orders.slice(place % orders.length).slice(0, 1))
        for (const offset of isWhole ? [0, 3] : [place % 2]) {
          const page = { order, ranked, offset, limit: 40 };
          const { best: _, ...found } = await index.page(asked, page, now);
          const { best: __, ...wanted } = await table.page(asked, page, now);
          expect(found, JSON.stringify([text, filter, page])).toEqual(wanted);
        }
      const of = [
        { column: 'type' },
        { column: 'perks' },
        {
          column: 'salary',
          atLeast: [
            ['300', 300],
            ['9000', 9000],
          ],
        },
      ] as const;
      const counted = await Promise.all([index.counts(asked, of, now), table.counts(asked, of, now)]);
      const [inMemory, inTable] = counted.map((columns) =>
        columns.map((values) => new Set(values.map((one) => JSON.stringify(one)))),
      );
      expect(inMemory, JSON.stringify([text, filter])).toEqual(inTable);
    }
  const words = ["'manager'", "'driver':*", "'zyzzyva'"];
  expect(await index.totals(words, now)).toEqual(await table.totals(words, now));
}

describe('the index of open jobs', () => {
  it('finds what PostgreSQL finds, before words are filed and afterwards', async () => {
    await compare();
    await fileJobs(api.deps);
    await compare(api.deps.database, true);
  });

  it('follows what is changed, closed, deleted, hidden and pinned', async () => {
    const [changed = '', closed = '', deleted = '', pinned = ''] = ids;
    const data = searchFields({ title: ['Zeppelin manager'], tags: [], texts: [] });
    await api.prisma.job.update({
      where: { id: changed },
      data: { title: 'Zeppelin manager', ...data } as never,
    });
    await api.prisma.job.update({ where: { id: closed }, data: { status: 'closed' } });
    await api.prisma.job.delete({ where: { id: deleted } });
    await api.prisma.job.update({ where: { id: pinned }, data: { pinnedUntil: new Date('2090-01-01') } });
    await compare();
    await api.prisma.user.update({ where: { id: other }, data: { disabledAt: new Date() } });
    await compare();
    await fileJobs(api.deps);
    await compare();
    await api.prisma.user.update({ where: { id: other }, data: { disabledAt: null } });
    await api.prisma.job.update({ where: { id: closed }, data: { status: 'active' } });
    await compare();
  });

  it('security 47: forgets the words of what is deleted, which nobody else has', async () => {
    const title = 'Driver for Mrs Rumdulvichetra';
    const data = searchFields({ title: [title], tags: [], texts: [] });
    const [gone, stays] = [
      await createJob(api.prisma, { ownerId, title }),
      await createJob(api.prisma, { ownerId, title }),
    ];
    for (const { id } of [gone, stays]) await api.prisma.job.update({ where: { id }, data: data as never });
    const bytes = async () => {
      const sql = `SELECT octet_length(in_name) AS bytes FROM job_posting WHERE word = 'rumdulvichetra'`;
      return (await api.deps.database.pool.query(sql)).rows.map(({ bytes: own }) => own);
    };
    await fileJobs(api.deps);
    expect(await bytes()).toEqual([4]);
    await api.prisma.job.delete({ where: { id: gone.id } });
    await clearJobs(api.deps);
    expect(await bytes()).toEqual([2]);
    await compare();
    await api.prisma.job.delete({ where: { id: stays.id } });
    await clearJobs(api.deps);
    expect(await bytes()).toEqual([]);
    await compare();
  });

  it('compares itself once a minute with the table, and reads anew where they differ', async () => {
    const list = async () => (await api.as(null).call(jobList, {})).body.meta.total;
    const mended = async () => (await metrics.indexMended.get()).values[0]?.value;
    const all = await list();
    const [id = ''] = ids;
    // Closed behind the back of the index.
    await api.prisma.$transaction([
      api.prisma.$executeRaw`SET LOCAL session_replication_role = replica`,
      api.prisma.$executeRaw`UPDATE job SET status = 'closed' WHERE id = ${id}::uuid`,
    ]);
    expect([await list(), await mended()]).toEqual([all, 0]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await expect.poll(list).toBe(all - 1);
    expect(await mended()).toBe(1);
    vi.setSystemTime(Date.now() + 61_000);
    expect([await list(), await mended()]).toEqual([all - 1, 1]);
    vi.useRealTimers();
    await api.prisma.job.update({ where: { id }, data: { status: 'active' } });
    expect(await list()).toBe(all);
  });

  it('forgets at midnight in Phnom Penh what closes', async () => {
    const list = async () => (await api.as(null).call(jobList, {})).body.meta.total;
    const all = await list();
    const [id = ''] = ids.slice(10);
    await api.prisma.job.update({ where: { id }, data: { closingDate: new Date('2031-03-01') } });
    await api.prisma.job.updateMany({
      where: { id: { not: id } },
      data: { closingDate: new Date('2031-03-02') },
    });
    api.setClock('2031-03-01T16:59:00Z');
    expect(await list()).toBe(all);
    api.setClock('2031-03-01T17:01:00Z');
    expect(await list()).toBe(all - 1);
    api.setClock(null);
  });

  it('numbers changes in the order of their commits, so that nobody misses one', async () => {
    const index = jobIndexOf(api.deps.database);
    const of = async () => Number((await index.state()).version.split('.')[1]);
    const clients = [await api.deps.database.pool.connect(), await api.deps.database.pool.connect()];
    const [slow, quick] = clients as [(typeof clients)[0], (typeof clients)[0]];
    await slow.query('BEGIN');
    await slow.query(`UPDATE job SET address = 'slow' WHERE id = $1`, [ids[20]]);
    await quick.query(`UPDATE job SET address = 'quick' WHERE id = $1`, [ids[21]]);
    await index.catchUp();
    const before = await of();
    await slow.query('COMMIT');
    for (const client of clients) client.release();
    await index.catchUp();
    expect(await of()).toBe(before + 1);
    const { rows } = await api.deps.database.pool.query(
      'SELECT job_id FROM job_entry ORDER BY ordinal DESC LIMIT 2',
    );
    expect(rows.map(({ job_id }) => job_id)).toEqual([ids[20], ids[21]]);
    await compare();
  });

  it('of two who file at once each entry is filed once', async () => {
    for (const id of ids.slice(30, 40))
      await api.prisma.job.update({ where: { id }, data: { address: 'another' } });
    await Promise.all([fileJobs(api.deps), fileJobs(api.deps), fileJobs(api.deps)]);
    const { rows } = await api.deps.database.pool.query(
      `SELECT max(length(anywhere) / 2) AS most, (SELECT count(*) FROM job_entry) AS entries FROM job_posting`,
    );
    expect(Number(rows[0].most)).toBeLessThanOrEqual(Number(rows[0].entries));
    await compare();
  });

  it('clears old blocks away; a process that missed it starts over', async () => {
    const { pool } = api.deps.database;
    const late = connect({ url: api.deps.config.DATABASE_URL });
    try {
      await jobIndexOf(late).catchUp();
      await pool.query(`SELECT setval('job_entry_ordinal_seq', 70000)`);
      const [id = ''] = ids.slice(12);
      await api.prisma.job.update({ where: { id }, data: { address: 'in the next block' } });
      await fileJobs(api.deps);
      const blocks = await leaveOldBlocks(api.deps.database);
      expect(blocks).toEqual([0]);
      await compare();
      await fileJobs(api.deps);
      await clearBlocks(api.deps.database, blocks);
      const { rows } = await pool.query('SELECT min(ordinal) AS first FROM job_entry');
      expect(rows[0].first).toBeGreaterThan(70_000);
      await compare();
      const query = { filter: {}, offset: 0, limit: 40 } as never;
      const found = async (database: typeof late) =>
        (await jobSearchService({ ...api.deps, database }).page(query)).answer;
      expect(await found(late)).toEqual(await found(api.deps.database));
    } finally {
      await late.close();
    }
  });

  it('enters jobs from before there were entries, once, while others publish', async () => {
    const { pool } = api.deps.database;
    const fresh = connect({ url: api.deps.config.DATABASE_URL });
    try {
      await pool.query('TRUNCATE job_entry, job_posting');
      await pool.query(`UPDATE job_filed SET ordinal = 0, entering = '00000000-0000-0000-0000-000000000000'`);
      const publish = () => createJob(api.prisma, { ownerId, title: 'Published meanwhile' });
      await Promise.all([fileJobs(api.deps), publish(), fileJobs(api.deps), publish()]);
      await fileJobs(api.deps);
      const { rows } = await pool.query(`
        SELECT (SELECT count(*) FROM job WHERE status = 'active')::int AS open,
          (SELECT count(*) FROM job_entry e WHERE NOT EXISTS (SELECT FROM job_entry l WHERE l.replaces = e.ordinal))::int AS entered`);
      expect(rows[0].entered).toBe(rows[0].open);
      await compare(fresh);
    } finally {
      await fresh.close();
    }
  });
});
