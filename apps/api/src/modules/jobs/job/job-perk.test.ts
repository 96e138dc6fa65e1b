import { jobCreate, jobGet, jobList, jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { reindexSearch } from '../../../search/reindex.ts';
import { startApi } from '../../../testing/harness.ts';
import { listedJobs } from './job-listed.repository.ts';

const api = await startApi();
let owner: Awaited<ReturnType<typeof createRecruiter>>;

beforeAll(async () => {
  owner = await createRecruiter(api.prisma);
});

const benefits = '<ul><li>Lunch</li><li>Dormitory</li></ul>';

async function listed(query: Record<string, unknown>) {
  const { status, body } = await api.as(null).call(jobList, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const titles = async (query: Record<string, unknown>) =>
  (await listed(query)).data.map(({ title }: { title: string }) => title).sort();

describe('the perks of a job', () => {
  it('are read from its benefits until its recruiter confirms them, even none', async () => {
    const created = await api.as(owner).call(jobCreate, { body: { title: 'Sewer', benefits } });
    const { _id: id, ...job } = created.body.data;
    expect(job).toMatchObject({ perks: ['housing', 'meals'], perksConfirmed: false });
    const save = async (more: object) => {
      const { body } = await api
        .as(owner)
        .call(jobUpdate, { params: { id }, body: { title: 'Sewer', benefits, ...more } });
      return body.data;
    };
    expect(await save({ perks: ['overtime', 'meals'] })).toMatchObject({
      perks: ['meals', 'overtime'],
      perksConfirmed: true,
    });
    expect(await save({ perks: [] })).toMatchObject({ perks: [], perksConfirmed: true });
    const { body } = await api.as(owner).call(ownJobGet, { params: { id } });
    expect(body.data.perks).toEqual([]);
    expect(await save({})).toMatchObject({ perks: ['housing', 'meals'], perksConfirmed: false });
  });

  it('refuse what is none of them, in the words of the form', async () => {
    const { status, body } = await api
      .as(owner)
      .call(jobCreate, { body: { title: 'Sewer', perks: ['sauna'] } as never });
    expect(status).toBe(422);
    expect(Object.keys(body.data)).toEqual(['perks.0']);
  });

  it('of jobs from before there were any are read as the search is rebuilt', async () => {
    const { id } = await createJob(api.prisma, { ownerId: owner.id, title: 'Weaver', benefits });
    await api.prisma.job.update({ where: { id }, data: { brief: {}, searchRules: 0 } });
    expect(await titles({ search: 'weaver', 'filter[perks]': 'meals' })).toEqual([]);
    await reindexSearch(api.deps, listedJobs);
    expect(await titles({ search: 'weaver', 'filter[perks]': 'meals' })).toEqual(['Weaver']);
    const { body } = await api.as(null).call(jobGet, { params: { id } });
    expect(body.data.perks).toEqual(['housing', 'meals']);
  });

  it('narrow the list to jobs that have all of them', async () => {
    await createJob(api.prisma, { ownerId: owner.id, title: 'Dyer', benefits });
    await createJob(api.prisma, { ownerId: owner.id, title: 'Dyer of silk', benefits: 'Meals, NSSF' });
    const narrowed = (perks: string) => titles({ search: 'dyer', 'filter[perks]': perks });
    expect(await narrowed('meals')).toEqual(['Dyer', 'Dyer of silk']);
    expect(await narrowed('meals,housing')).toEqual(['Dyer']);
    expect(await narrowed('housing,insurance')).toEqual([]);
  });

  it.each([
    ['potter accommodation', 'accommodation', 'housing'],
    ['potter with meals', 'with meals', 'meals'],
    ['potter មានកន្លែងស្នាក់នៅ', 'មានកន្លែងស្នាក់នៅ', 'housing'],
    ['potter មានបាយហូប', 'មានបាយហូប', 'meals'],
  ])('are understood in a search: %s', async (search, words, perk) => {
    await createJob(api.prisma, { ownerId: owner.id, title: 'Potter', benefits });
    await createJob(api.prisma, { ownerId: owner.id, title: 'Potter', benefits: 'Tips' });
    const { data, meta } = await listed({ search });
    expect(data.every(({ perks }: { perks: string[] }) => perks.includes(perk))).toBe(true);
    expect(data.length).toBeGreaterThan(0);
    const [own] = meta.understood.filter(({ kind }: { kind: string }) => kind === 'perk');
    expect([search.slice(own.from, own.to), own.filter]).toEqual([words, { name: 'perks', value: perk }]);
  });

  it('stand on its public page for search engines', async () => {
    const { id } = await createJob(api.prisma, { ownerId: owner.id, title: 'Glazier', benefits });
    const page = await api.app.inject({ url: `/job/${id}` });
    expect(page.payload).toContain('"jobBenefits":"Accommodation, Meals"');
  });
});
