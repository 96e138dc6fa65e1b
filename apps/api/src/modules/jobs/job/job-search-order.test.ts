import { jobList } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
const day = 86_400_000;
const skill = (name: string) => [{ kind: 'hard' as const, name }];

/** Newest first: each was posted a day before the one above it. */
const jobs = [
  { title: 'Office Clerk', description: '<p>Helps the accountant and the tailor.</p>' },
  { title: 'Finance Manager', skills: skill('Accountant') },
  { title: 'Chief Accountant' },
  { title: 'Lecturer', skills: skill('គណនេយ្យករ') },
  { title: 'គណនេយ្យករ' },
  { title: 'Assistant Accountant' },
];

beforeAll(async () => {
  // Operators' synonyms have tests of their own.
  await api.prisma.synonym.deleteMany();
  const { id: ownerId } = await createRecruiter(api.prisma, {
    company: { name: 'Cricket Wave', nameKm: 'ក្រុមហ៊ុនរលក' },
  });
  const { id: categoryId } = await api.prisma.category.findFirstOrThrow({ where: { slug: 'garment' } });
  const kampot = await api.prisma.province.findFirstOrThrow({ where: { slug: 'kampot' } });
  for (const [index, job] of jobs.entries()) {
    const postedAt = new Date(Date.now() - index * day);
    const place = job.title === 'Lecturer' ? { provinceId: kampot.id } : {};
    await createJob(api.prisma, { description: null, ownerId, categoryId, postedAt, ...place, ...job });
  }
});

async function found(query: Record<string, unknown>) {
  const { status, body } = await api.as(null).call(jobList, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...body.meta, titles: body.data.map((job: { title: string }) => job.title) };
}

const filed = ['Finance Manager', 'Office Clerk'];
/** A chief is another rank than was asked for. */
const inBoth = [
  'Assistant Accountant',
  'គណនេយ្យករ',
  'Chief Accountant',
  'Finance Manager',
  'Lecturer',
  'Office Clerk',
];
const byDate = [
  'Office Clerk',
  'Finance Manager',
  'Chief Accountant',
  'Lecturer',
  'គណនេយ្យករ',
  'Assistant Accountant',
];

describe('the best match', () => {
  it.each([
    ['a whole word', 'accountant', inBoth],
    ['an unfinished word', 'accounta', ['Assistant Accountant', 'Chief Accountant', ...filed]],
    ['a misspelt word', 'acountent', inBoth],
  ])(
    'is called so, in either language, then filed under it, then speaks of it: %s',
    async (_, search, all) => {
      expect((await found({ search })).titles).toEqual(all);
    },
  );

  it('is the same in Khmer, with its own title first', async () => {
    const { titles, in_title } = await found({ search: 'គណនេយ្យករ' });
    expect(titles).toEqual(['គណនេយ្យករ', ...inBoth.filter((title) => title !== 'គណនេយ្យករ')]);
    expect(in_title).toBe(3);
  });

  it('keeps its order over pages', async () => {
    for (const [offset, title] of inBoth.entries())
      expect((await found({ search: 'accountant', offset, limit: 1 })).titles).toEqual([title]);
  });

  it.each([
    ['Kampot', ['Lecturer']],
    ['កំពត', ['Lecturer']],
  ])('is in the province that is asked for: %s', async (search, titles) => {
    expect((await found({ search })).titles).toEqual(titles);
  });
});

it('is not found by a province that is the beginning of its words', async () => {
  const kep = await api.prisma.province.findFirstOrThrow({ where: { slug: 'kep' } });
  const there = await createJob(api.prisma, { title: 'Sailor', provinceId: kep.id });
  const other = await createJob(api.prisma, { title: 'Clerk', description: '<p>What is said is kept.</p>' });
  expect(await found({ search: 'Kep' })).toMatchObject({ total: 1, titles: ['Sailor'] });
  await api.prisma.job.deleteMany({ where: { id: { in: [there.id, other.id] } } });
});

describe('words that only look alike', () => {
  let made: string[];
  beforeAll(async () => {
    const titles = [
      'International Sales Manager',
      'Internal Controller',
      'Marketing Intern',
      'Customer Care Agent',
      'Customs Declarant',
      'Programme Coordinator',
      'Program Coordinator',
    ];
    made = [];
    for (const [index, title] of titles.entries()) {
      const postedAt = new Date(Date.now() - index * day);
      made.push((await createJob(api.prisma, { title, description: null, postedAt })).id);
    }
  });
  afterAll(() => api.prisma.job.deleteMany({ where: { id: { in: made } } }));

  it.each([
    ['internal', ['Internal Controller']],
    ['international', ['International Sales Manager']],
    ['customs', ['Customs Declarant']],
    ['customer care', ['Customer Care Agent']],
    ['programme', ['Programme Coordinator', 'Program Coordinator']],
    ['program coordinators', ['Programme Coordinator', 'Program Coordinator']],
    ['internatoinal', ['International Sales Manager']],
  ])('are told apart, and spellings are not: %s', async (search, titles) => {
    expect((await found({ search })).titles).toEqual(titles);
  });

  it('find what they are the beginning of behind what they are', async () => {
    expect((await found({ search: 'customers' })).titles[0]).toBe('Customer Care Agent');
  });

  it('say what was meant as people write it', async () => {
    expect(await found({ search: 'custmos' })).toMatchObject({
      corrected: 'customs',
      titles: ['Customs Declarant'],
    });
  });
});

describe('a search that finds nothing as it was typed', () => {
  it('says what was searched for instead, and keeps sort, filters and totals', async () => {
    expect(await found({ search: 'acountant', sort: 'createdAt_-1' })).toMatchObject({
      corrected: 'accountant',
      total: byDate.length,
      titles: byDate,
    });
    const oldest = await found({ search: 'acountant', sort: 'createdAt_1', limit: 2 });
    expect(oldest).toMatchObject({ total: byDate.length, titles: byDate.toReversed().slice(0, 2) });
    expect(await found({ search: 'acountant', 'filter[type]': 'internship' })).toMatchObject({ total: 0 });
  });

  it('puts one word right among others', async () => {
    expect(await found({ search: 'Cricket Wve', limit: 1 })).toMatchObject({
      corrected: 'Cricket Wave',
      total: jobs.length,
    });
    expect((await found({ search: 'chief acountant' })).titles[0]).toBe('Chief Accountant');
  });

  it('says nothing where there is nothing like it', async () => {
    const nothing = await found({ search: 'zyzzyva' });
    expect(nothing).toMatchObject({ total: 0, titles: [] });
    expect(nothing).not.toHaveProperty('corrected');
    expect(await found({ search: 'accountant' })).not.toHaveProperty('corrected');
  });
});
