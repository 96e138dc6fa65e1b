import { type JobFacets, jobFacet } from '@acheep/contract/jobs/job-facet';
import type { FacetName } from '@acheep/contract/jobs/job-facet-option';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let ownerId: string;
const ids: Record<string, string> = {};

const add = (title: string, more: object = {}) =>
  createJob(api.prisma, { title, ownerId, description: null, type: 'full-time', ...more });

beforeAll(async () => {
  for (const { id, slug } of await api.prisma.province.findMany()) ids[slug] = id;
  ({ id: ownerId } = await createRecruiter(api.prisma));
  await add('Diver', { provinceId: ids.kampot, salaryRank: 60_000 });
  await add('Diver', { provinceId: ids.kep, type: 'part-time', salaryRank: 20_000 });
  await add('Baker', { provinceId: ids.kampot, salaryRank: null });
  await add('Baker', { provinceId: ids.kampot, status: 'draft' });
});

async function facets(query: Record<string, unknown> = {}): Promise<JobFacets> {
  const { status, body } = await api.as(null).call(jobFacet, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
/** Job counts by value; values without jobs are absent. */
const of = (all: JobFacets, name: FacetName) =>
  Object.fromEntries(all[name]?.map(({ value, jobs }) => [value, jobs]) ?? []);

describe('the counts beside the filters', () => {
  it('are of the jobs that are listed', async () => {
    const all = await facets();
    expect(of(all, 'provinceId')).toEqual({ [`${ids.kampot}`]: 2, [`${ids.kep}`]: 1 });
    expect(of(all, 'type')).toEqual({ 'full-time': 2, 'part-time': 1 });
    expect(of(all, 'salary')).toEqual({ 200: 2, 300: 1, 400: 1, 500: 1 });
  });

  it('are of what the search finds', async () => {
    const found = await facets({ search: 'diver' });
    expect(of(found, 'type')).toEqual({ 'full-time': 1, 'part-time': 1 });
    expect(of(await facets({ search: 'baker' }), 'salary')).toEqual({});
    // A misspelt search is counted as the list corrects it.
    expect(of(await facets({ search: 'divver' }), 'type')).toEqual({ 'full-time': 1, 'part-time': 1 });
    expect(of(await facets({ search: '!!!' }), 'type')).toEqual({});
  });

  it('keep the other filters, and say of a filter what another value of it would find', async () => {
    const found = await facets({ 'filter[provinceId]': ids.kep });
    expect(of(found, 'type')).toEqual({ 'part-time': 1 });
    expect(of(found, 'provinceId')).toEqual({ [`${ids.kampot}`]: 2, [`${ids.kep}`]: 1 });
    const both = await facets({ 'filter[provinceId]': ids.kep, 'filter[type]': 'full-time' });
    expect(of(both, 'type')).toEqual({ 'part-time': 1 });
    expect(of(both, 'provinceId')).toEqual({ [`${ids.kampot}`]: 2 });
    expect(of(both, 'salary')).toEqual({});
  });

  it('say of perks how many jobs have a further one besides those that are asked for', async () => {
    await add('Porter', { benefits: '<p>Meals and a dormitory</p>' });
    await add('Porter', { benefits: '<p>Meals</p>' });
    await add('Porter', { benefits: '<p>Meals</p>', perksConfirmed: true, perks: ['insurance'] });
    const perks = async (query: object) => of(await facets({ search: 'porter', ...query }), 'perks');
    expect(await perks({})).toEqual({ meals: 2, housing: 1, insurance: 1 });
    expect(await perks({ 'filter[perks]': 'housing' })).toEqual({ meals: 1, housing: 1 });
    expect(await perks({ 'filter[perks]': 'housing,insurance' })).toEqual({});
  });

  it('hold as soon as a job is posted, and are remembered until then', async () => {
    const { pool } = api.deps.database;
    const before = of(await facets({ search: 'baker' }), 'type');
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    pool.on('acquire', count);
    await facets({ search: 'baker' });
    pool.off('acquire', count);
    expect(statements).toBeLessThan(3);
    await add('Baker', { provinceId: ids.kep, type: 'part-time' });
    expect(of(await facets({ search: 'baker' }), 'type')).toEqual({ ...before, 'part-time': 1 });
  });
});

describe('GET /job/facet', () => {
  it('refuses what the list refuses', async () => {
    for (const query of [{ search: 'a'.repeat(201) }, { 'filter[type]': 'other' }, { offset: 10 }])
      expect((await api.as(null).call(jobFacet, { query })).status, JSON.stringify(query)).toBe(422);
  });

  it('is for everybody, with and without a session', async () => {
    for (const person of [null, await createUser(api.prisma)])
      expect((await api.as(person).call(jobFacet, { query: { search: 'diver' } })).status).toBe(200);
  });
});
