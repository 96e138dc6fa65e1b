import { jobRelaxed, type Relaxed } from '@acheep/contract/jobs/relaxed-search';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
const ids: Record<string, string> = {};

beforeAll(async () => {
  for (const { id, slug } of [
    ...(await api.prisma.province.findMany()),
    ...(await api.prisma.category.findMany()),
    ...(await api.prisma.industry.findMany()),
  ])
    ids[slug] = id;
  const { id: ownerId } = await createRecruiter(api.prisma);
  const add = (title: string, province: string, more: object = {}) =>
    createJob(api.prisma, { title, ownerId, provinceId: ids[province] ?? '', description: null, ...more });
  await add('Diver', 'kampot', { type: 'part-time' });
  await add('Diver', 'kampot');
  await add('Night Baker', 'battambang');
  await add('គ្រូបង្រៀន', 'kep');
  await add('Beekeeper', 'kratie', { type: 'internship' });
});

async function relax(query: Record<string, unknown>) {
  const { status, body } = await api.as(null).call(jobRelaxed, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  const { relaxed, near, text } = body.data as Relaxed;
  return {
    text,
    relaxed: relaxed.map(({ jobs, wishes, ...one }) => ({
      ...one,
      wishes: wishes.map(({ kind }) => kind),
      jobs: jobs.map(({ title }) => title),
    })),
    near: near.map(({ slug, jobs }) => [slug, jobs]),
  };
}
const province = (slug: string) => ({ 'filter[provinceId]': ids[slug] });
const nothing = { words: [], wishes: [], filters: [], near: false, related: false };

describe('the nearest looser search', () => {
  it('looks at the provinces around first, and says how many are in each', async () => {
    expect(await relax({ search: 'diver', ...province('kep') })).toEqual({
      relaxed: [{ ...nothing, text: 'diver', near: true, jobs: ['Diver', 'Diver'], total: 2 }],
      near: [['kampot', 2]],
      text: 'diver',
    });
  });

  it('says of the provinces around what is there beside what was found', async () => {
    expect(await relax({ search: 'diver', ...province('kampot') })).toMatchObject({ relaxed: [], near: [] });
    expect(await relax(province('kep'))).toEqual({ relaxed: [], near: [['kampot', 2]], text: null });
  });

  it('takes the place of a misspelt text for what was meant, and leaves the rest as it was meant', async () => {
    const { id: ownerId } = await createRecruiter(api.prisma);
    const description = '<p>You sell what the baker brings.</p>';
    await createJob(api.prisma, {
      title: 'Shop Assistant',
      ownerId,
      description,
      provinceId: ids['siem-reap'] ?? '',
    });
    const { relaxed, near, text } = await relax({ search: 'bakker siem reap' });
    expect({ near, text }).toEqual({ near: [['battambang', 1]], text: 'baker' });
    expect(relaxed[0]).toMatchObject({ text: 'baker', near: true, jobs: ['Night Baker'] });
  });

  it('leaves out a filter, what one would like before what one looks for', async () => {
    const query = { search: 'diver', 'filter[type]': 'freelance', 'filter[categoryId]': ids.accounting };
    expect((await relax(query)).relaxed[0]).toMatchObject({ filters: ['type'], text: 'diver', total: 2 });
    expect((await relax({ search: 'diver', ...province('ratanakiri') })).relaxed[0]).toMatchObject({
      filters: ['provinceId'],
      total: 2,
    });
  });

  it('leaves out a word', async () => {
    expect((await relax({ search: 'baker zyzzyva' })).relaxed[0]).toEqual({
      ...nothing,
      text: 'baker',
      words: ['zyzzyva'],
      jobs: ['Night Baker'],
      total: 1,
    });
    expect((await relax({ search: 'ហ្សីហ្សា គ្រូបង្រៀន' })).relaxed[0]).toMatchObject({
      text: 'គ្រូបង្រៀន',
      jobs: ['គ្រូបង្រៀន'],
    });
  });

  it('leaves out all filters, or the words, where less does not help', async () => {
    const both = { 'filter[type]': 'freelance', 'filter[categoryId]': ids.legal };
    expect((await relax({ search: 'diver', ...both })).relaxed[0]).toMatchObject({
      filters: ['type', 'categoryId'],
      text: 'diver',
      total: 2,
    });
    expect((await relax({ search: 'zyzzyva', 'filter[type]': 'internship' })).relaxed[0]).toEqual({
      ...nothing,
      text: null,
      words: ['zyzzyva'],
      jobs: ['Beekeeper'],
      total: 1,
    });
  });

  it('leaves out a word however many filters are set', async () => {
    const { id: ownerId } = await createRecruiter(api.prisma);
    const set = { type: 'full-time', experience: '2-years', qualification: 'bachelor' } as const;
    await createJob(api.prisma, {
      ...set,
      title: 'Lifeguard',
      ownerId,
      provinceId: ids.kep ?? '',
      categoryId: ids.legal ?? '',
      industryId: ids.banking ?? '',
    });
    const filters = Object.entries({ ...set, categoryId: ids.legal, industryId: ids.banking, posted: '24h' });
    const query = Object.fromEntries(filters.map(([name, value]) => [`filter[${name}]`, value]));
    expect((await relax({ search: 'lifeguard zyzzyva', ...query })).relaxed[0]).toMatchObject({
      text: 'lifeguard',
      words: ['zyzzyva'],
      filters: [],
      total: 1,
    });
  });

  it('is none where nothing helps, and where nothing is left to leave out', async () => {
    for (const query of [{ search: 'zyzzyva' }, { 'filter[type]': 'freelance' }, { search: '!!!' }])
      expect(await relax(query), JSON.stringify(query)).toMatchObject({ relaxed: [], near: [] });
  });

  it('searches a bounded number of times, whatever is asked', async () => {
    const { pool } = api.deps.database;
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    pool.on('acquire', count);
    await relax({
      search: 'a1 b2 c3 d4 e5 f6 g7 h8 i9 zyzzyva qwfpg',
      ...province('kampong-speu'),
      'filter[categoryId]': ids.legal,
      'filter[industryId]': ids.banking,
      'filter[type]': 'freelance',
      'filter[experience]': '5-years',
      'filter[qualification]': 'master',
      'filter[salary]': '9000',
      'filter[posted]': '1h',
    });
    pool.off('acquire', count);
    expect(statements).toBeLessThan(70);
  });
});

describe('GET /job/relaxed', () => {
  it('refuses what the list refuses', async () => {
    for (const query of [
      { search: 'a'.repeat(201) },
      { 'filter[type]': 'other' },
      { 'filter[provinceId]': 'kep' },
      { offset: 10 },
      { 'filter[title]': 'a' },
    ])
      expect((await api.as(null).call(jobRelaxed, { query })).status, JSON.stringify(query)).toBe(422);
  });

  it('is for everybody, with and without a session', async () => {
    const seeker = await createUser(api.prisma);
    for (const person of [null, seeker]) {
      const { body } = await api.as(person).call(jobRelaxed, { query: { search: 'baker zyzzyva' } });
      expect(body.data.relaxed[0].total).toBe(1);
    }
  });
});

describe('a relaxed search for a work', () => {
  it('is told in the order in which people give their wishes up: near, then elsewhere, and never another work', async () => {
    const { id: ownerId } = await createRecruiter(api.prisma);
    const add = (title: string, province: string, more: object = {}) =>
      createJob(api.prisma, { title, ownerId, provinceId: ids[province] ?? '', description: null, ...more });
    await add('Truck Driver', 'kratie');
    await add('Truck Driver', 'siem-reap');
    await add('Sales Manager', 'kampong-cham', { description: '<p>Works with truck drivers.</p>' });
    const { relaxed, near } = await relax({ search: 'truck driver kampong cham' });
    expect(
      relaxed.filter(({ related }) => !related).map(({ near, wishes, jobs }) => [near, wishes, jobs]),
    ).toEqual([
      [true, [], ['Truck Driver']],
      [false, ['place'], ['Truck Driver']],
    ]);
    expect(near).toEqual([['kratie', 1]]);
    const several = await relax({ search: 'part time truck driver siem reap $9000' });
    expect(several.relaxed[0]).toMatchObject({ wishes: ['type', 'salary'], jobs: ['Truck Driver'] });
  });
});
