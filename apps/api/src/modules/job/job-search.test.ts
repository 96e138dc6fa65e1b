import { jobList } from '@acheep/contract/job';
import { createJob } from '@acheep/prisma/factories/job';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../testing/harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await api.close();
});
const titles = async (query: Record<string, unknown>) => {
  const { status, body } = await api.as(null).call(jobList, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map((job: { title: string }) => job.title);
};
describe('smoke', () => {
  it('works', async () => {
    await createJob(api.prisma, { title: 'Java Developer' });
    await createJob(api.prisma, { title: 'JavaScript Developer' });
    expect(await titles({})).toEqual(['JavaScript Developer', 'Java Developer']);
    expect(await titles({ search: 'java' })).toEqual(['Java Developer', 'JavaScript Developer']);
    expect(await titles({ search: 'javaa script' })).toEqual(['JavaScript Developer']);
    expect(await titles({ search: 'xyzzy' })).toEqual([]);
    expect(await titles({ search: 'java', sort: 'createdAt_1', 'filter[salary]': '100' })).toEqual([
      'Java Developer',
      'JavaScript Developer',
    ]);
    expect(await titles({ 'filter[type]': 'full-time,part-time', 'filter[posted]': '1h' })).toHaveLength(2);
  });
});
