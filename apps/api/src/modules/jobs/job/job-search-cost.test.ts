import { categoryList } from '@acheep/contract/jobs/reference';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { searchQuery } from '@acheep/search/query/query';
import { beforeAll, expect, it, vi } from 'vitest';
import { countFound } from '../../../search/search.repository.ts';
import { readWithRoom } from '../../../search/search-read.repository.ts';
import { searchOf } from '../../../search/text-search.service.ts';
import { startApi } from '../../../testing/harness.ts';
import { fileWaiting } from '../job-index/job-filing.repository.ts';
import { fileJobs } from '../job-index/job-index.service.ts';
import { type JobFilter, listedJobs } from './job-listed.repository.ts';

const api = await startApi();
let ownerId: string;

beforeAll(async () => {
  ownerId = (await createRecruiter(api.prisma)).id;
  const statuses = ['active', 'active', 'closed', 'draft'] as const;
  for (const status of statuses) await createJob(api.prisma, { ownerId, status });
  await api.deps.database.pool.query('ANALYZE job');
});

const count = (filter: JobFilter) => {
  const moment = { now: new Date(), today: today() };
  const search = searchOf(listedJobs, { filter, offset: 0, limit: 10 }, searchQuery('accountant'), moment);
  return countFound(api.deps.database, listedJobs, search);
};

it('takes the size of the table for the length of a walk, and walks to count only where a filter narrows it', async () => {
  expect(await count({})).toMatchObject({ exact: 2, walked: 4 });
  expect(await count({ type: ['full-time'] })).toMatchObject({ exact: 2, walked: 2 });
});

it('gives memory for bitmaps to the statements that find jobs, and to no others', async () => {
  const { database } = api.deps;
  const statement = { text: `SELECT current_setting('work_mem') AS room`, values: [] };
  expect(await readWithRoom(database, statement)).toEqual([{ room: '64MB' }]);
  await expect(readWithRoom(database, { text: 'SELECT 1 / 0', values: [] })).rejects.toThrow('zero');
  const rooms = await Promise.all(
    Array.from({ length: 8 }, async () => (await database.pool.query(statement)).rows[0].room),
  );
  expect(new Set(rooms)).toEqual(new Set(['4MB']));
});

it('leaves the words of a job that is saved to the worker, which files them every minute', async () => {
  const { database } = api.deps;
  await fileJobs(api.deps);
  expect(await fileWaiting(database)).toBe(0);
  await createJob(api.prisma, { ownerId, closesOn: addDays(today(), -1) });
  expect(await fileWaiting(database)).toBeGreaterThan(0);
});

it('counts the jobs of the categories once a change, and sees the change at once', async () => {
  const totals = async () => {
    const { body } = await api.as(null).call(categoryList);
    return body.data.find(({ slug }: { slug: string }) => slug === 'accounting').totalJob;
  };
  const query = vi.spyOn(api.deps.database.pool, 'query');
  const counts = () =>
    query.mock.calls.filter(([statement]) => (statement as { name?: string }).name === 'category-list')
      .length;
  for (let time = 0; time < 3; time++) expect(await totals()).toBe(2);
  expect(counts()).toBe(1);
  await createJob(api.prisma, { ownerId });
  expect(await totals()).toBe(3);
  expect(counts()).toBe(2);
  api.setClock('2090-01-01T00:00:00Z');
  expect(await totals()).toBe(0);
  api.setClock(null);
  query.mockRestore();
});
