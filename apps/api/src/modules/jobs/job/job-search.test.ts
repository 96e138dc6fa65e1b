import { type JobCard, jobList } from '@acheep/contract/jobs/job';
import type { Category } from '@acheep/contract/jobs/reference';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { metrics } from '../../../plumbing/watching/metrics.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
const minute = 60_000;

/** Newest first: each job was posted a minute before the one above it. */
const jobs = [
  { title: 'JavaScript Developer', skills: [{ kind: 'hard' as const, name: 'React' }] },
  { title: 'Office Assistant', description: '<p>Prints Java manuals, 100%_sure.</p>' },
  { title: 'Java Developer', skills: [{ kind: 'hard' as const, name: 'Spring Boot' }] },
  { title: 'Sales Manager', description: '<p>Leads the team in <strong>Kampot</strong>.</p>' },
  { title: 'Team Leader', description: '<p>Helps the sales manager and manages stock.</p>' },
  { title: 'IT Support Officer', description: '<p>Repairs printers.</p>' },
  { title: 'C++ Engineer', benefits: '<p>Free lunch</p>' },
  { title: 'គណនេយ្យករ', description: '<p>ធ្វើរបាយការណ៍ហិរញ្ញវត្ថុប្រចាំខែ</p>' },
  { title: 'អ្នកលក់ទំនិញតាមហាង', requirements: '<p>មានបទពិសោធន៍ផ្នែកលក់</p>' },
  { title: 'ត្រូវការអ្នកបើកបររថយន្តដឹកជញ្ជូន' },
  { title: 'គ្រូបង្រៀនភាសាអង់គ្លេស' },
  { title: 'អ្នកបណ្តុះបណ្តាល' },
  { title: 'Receptionist', description: '<p>Welcomes guests; speaks English.</p>' },
  { title: 'Closed Astronaut', status: 'closed' as const },
  { title: 'Draft Astronaut', status: 'draft' as const },
  { title: 'Past Astronaut', closesOn: '2020-01-01' },
];

beforeAll(async () => {
  const { id: ownerId } = await createRecruiter(api.prisma, {
    company: { name: 'Bayon Foods', nameKm: 'បាយ័នអាហារ' },
  });
  const { id: categoryId } = await api.prisma.category.findFirstOrThrow({ where: { slug: 'hospitality' } });
  const now = Date.now();
  for (const [index, job] of jobs.entries()) {
    const postedAt = new Date(now - index * minute);
    await createJob(api.prisma, { description: null, ownerId, categoryId, postedAt, ...job });
  }
  const legal = await api.prisma.category.findFirstOrThrow({ where: { slug: 'legal' } });
  const postedAt = new Date(now - 100 * minute);
  await createJob(api.prisma, { title: 'Cook', categoryId: legal.id, postedAt, description: null });
});

const ask = (query: Record<string, unknown>) => api.as(null).call(jobList, { query });
async function titles(query: Record<string, unknown>): Promise<string[]> {
  const { status, body } = await ask(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map((job: { title: string }) => job.title);
}

describe('a search finds, in this order', () => {
  it.each<[string, string, string[]]>([
    [
      'exact words before the beginnings of others, titles before texts',
      'java',
      ['Java Developer', 'JavaScript Developer', 'Office Assistant'],
    ],
    ['capitals are the same', 'JAVA', ['Java Developer', 'JavaScript Developer', 'Office Assistant']],
    ['the whole other word alone', 'javascript', ['JavaScript Developer']],
    ['one word written as two', 'java script', ['JavaScript Developer']],
    ['the beginning of a word', 'javasc', ['JavaScript Developer']],
    [
      'a title, then a related one, before a text',
      'sales manager',
      ['Sales Manager', 'អ្នកលក់ទំនិញតាមហាង', 'Team Leader'],
    ],
    ['words in any order', 'manager sales', ['Sales Manager', 'អ្នកលក់ទំនិញតាមហាង', 'Team Leader']],
    ['words in title and text together', 'assistant manuals', ['Office Assistant']],
    ['the plural', 'managers', ['Sales Manager', 'Team Leader']],
    ['the verb', 'managing', ['Sales Manager', 'Team Leader']],
    ['the verb in the title word form', 'developing', ['JavaScript Developer', 'Java Developer']],
    [
      'two of one kind, newest first, then related work',
      'developer',
      ['JavaScript Developer', 'Java Developer', 'IT Support Officer'],
    ],
    ['an unfinished second word', 'java devel', ['Java Developer']],
    ['a skill', 'react', ['JavaScript Developer']],
    ['a skill of two words', 'spring boot', ['Java Developer']],
    ['an abbreviation that is a stop word', 'IT', ['IT Support Officer']],
    ['a name with signs', 'c++', ['C++ Engineer']],
    ['a benefit', 'free lunch', ['C++ Engineer']],
    ['a text', 'printers', ['IT Support Officer']],
    ['stop words left aside', 'the sales manager of a', ['Sales Manager', 'អ្នកលក់ទំនិញតាមហាង', 'Team Leader']],
    ['an accent or two', '  Réceptionist ', ['Receptionist', 'Office Assistant']],
    ['a Khmer title', 'គណនេយ្យករ', ['គណនេយ្យករ']],
    ['a Khmer word inside a phrase without spaces', 'ហិរញ្ញវត្ថុ', ['គណនេយ្យករ']],
    ['another one, and then what means the same', 'លក់', ['អ្នកលក់ទំនិញតាមហាង', 'Sales Manager', 'Team Leader']],
    ['the beginning of a Khmer word', 'គណនេយ្យ', ['គណនេយ្យករ']],
    ['a Khmer word of a compound title', 'រថយន្ត', ['ត្រូវការអ្នកបើកបររថយន្តដឹកជញ្ជូន']],
    ['two Khmer words with a space', 'គ្រូ អង់គ្លេស', ['គ្រូបង្រៀនភាសាអង់គ្លេស']],
    ['two Khmer words without one', 'គ្រូអង់គ្លេស', ['គ្រូបង្រៀនភាសាអង់គ្លេស']],
    ['coeng da typed for coeng ta', 'បណ្ដុះបណ្ដាល', ['អ្នកបណ្តុះបណ្តាល']],
    ['zero-width spaces inside', 'គណ\u200bនេយ្យ\u200bករ', ['គណនេយ្យករ']],
    ['a misspelt word', 'recepsionist', ['Receptionist', 'Office Assistant']],
    ['another misspelt word', 'enginer', ['C++ Engineer']],
    ['two misspelt words', 'javascrpt develper', ['JavaScript Developer']],
    ['nothing for a word that is not there', 'astrophysics', []],
    ['nothing closed, drafted or past', 'astronaut', []],
    ['nothing where one of the words is missing', 'java zebra', []],
    ['nothing for signs', '!!! ???', []],
  ])('%s: %s', async (_, search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  it('finds all jobs of a company and of a category, in both languages', async () => {
    for (const search of ['bayon', 'Bayon Foods', 'បាយ័ន', 'tourism', 'ទេសចរណ៍']) {
      const found = await titles({ search, limit: 100 });
      expect(found, search).toHaveLength(13);
      expect(found[0]).toBe('JavaScript Developer');
    }
  });

  it('sorts by date on request, and pages', async () => {
    expect(await titles({ search: 'java', sort: 'createdAt_-1' })).toEqual([
      'JavaScript Developer',
      'Office Assistant',
      'Java Developer',
    ]);
    expect(await titles({ search: 'java', sort: 'createdAt_1' })).toEqual([
      'Java Developer',
      'Office Assistant',
      'JavaScript Developer',
    ]);
    const paged = await Promise.all(
      [0, 1, 2, 3].map((offset) => titles({ search: 'java', limit: 1, offset })),
    );
    expect(paged).toEqual([['Java Developer'], ['JavaScript Developer'], ['Office Assistant'], []]);
    expect(await titles({ search: 'java', limit: 2, offset: 1 })).toEqual([
      'JavaScript Developer',
      'Office Assistant',
    ]);
    const { body } = await ask({ search: 'java', limit: 2, offset: 2 });
    expect(body.meta).toMatchObject({ total: 3, per_page: 2, current_page: 2 });
  });
});

describe('bad input is refused or bounded', () => {
  it.each([
    `%_'"\\`,
    "'; DROP TABLE job; --",
    '\\',
    "a' & !b | (c:*",
    '<-> & | !',
    ':* *',
    '()',
    '\ufeff\u200b',
    '😀',
    'ក'.repeat(200),
    'a '.repeat(100),
    '្'.repeat(50),
    'java'.repeat(50),
  ])('%j gets an answer', async (search) => {
    expect((await ask({ search })).status).toBe(200);
  });

  it.each<[string, Record<string, unknown>]>([
    ['search', { search: 'x'.repeat(10_240) }],
    ['search', { search: 'a\0b' }],
    ['search', { search: ['a', 'b'] }],
    ['limit', { limit: 1_000_000 }],
    ['limit', { limit: 1e9 }],
    ['limit', { limit: 0 }],
    ['limit', { limit: '10; DROP' }],
    ['offset', { offset: -1 }],
    ['sort', { sort: 'salary' }],
    ['sort', { sort: 'createdAt_-1; --' }],
    ['filter[ownerId]', { 'filter[ownerId]': '00000000-0000-7000-8000-000000000000' }],
    ['filter[status]', { 'filter[status]': 'draft' }],
    ['filter[type]', { 'filter[type]': 'slave' }],
    ['filter[categoryId]', { 'filter[categoryId]': "1' OR 1=1" }],
    ['filter[salary]', { 'filter[salary]': '1e5' }],
    ['filter[posted]', { 'filter[posted]': '2y' }],
  ])('%s: %j', async (field, query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(422);
    expect(Object.keys(body.data)).toContain(field);
  });

  it.each([
    '__proto__=x',
    '__proto__[admin]=1',
    'limit=1&limit=2',
    'filter[type]=full-time&filter[type]=freelance',
  ])('refuses ?%s', async (query) => {
    expect((await api.http().get(`/api/v1/job?${query}`)).status).toBe(422);
  });

  it('answers an empty page beyond the end', async () => {
    for (const offset of [14, 1_000_000]) {
      const { status, body } = await ask({ offset });
      expect([status, body.data, body.meta.total]).toEqual([200, [], 14]);
    }
  });

  it('looks once for how many there are, whichever page beyond the last that is shown is asked for', async () => {
    const misses = async () => {
      const { values } = await metrics.cacheLookups.get();
      return values.find(({ labels }) => Object.values(labels).join() === 'pages,miss')?.value ?? 0;
    };
    await ask({ search: 'beekeeper', offset: 10_000 });
    const before = await misses();
    for (const offset of [10_001, 20_000, 1_000_000]) await ask({ search: 'beekeeper', offset });
    expect(await misses()).toBe(before);
    await ask({ search: 'beekeeper', offset: 9_999 });
    expect(await misses()).toBe(before + 1);
  });

  it('says of each such page which it is, of those that are asked for at once too', async () => {
    const asked = [10_000, 20_000, 900_000].flatMap((offset) => [10, 50].map((limit) => ({ offset, limit })));
    const answers = await Promise.all(asked.map((query) => ask(query)));
    expect(answers.map(({ body: { meta } }) => [meta.per_page, meta.current_page])).toEqual(
      asked.map(({ offset, limit }) => [limit, offset / limit + 1]),
    );
  });
});

describe('the list stays true', () => {
  it('answers the same from what it remembers, and forgets it with the next change', async () => {
    // Common enough for the plan that walks along the dates.
    const { id: ownerId } = await createRecruiter(api.prisma);
    for (let number = 0; number < 60; number++) {
      const postedAt = new Date(Date.now() - number * 90 * minute);
      await createJob(api.prisma, { ownerId, title: `Beekeeper ${number}`, postedAt });
    }
    for (const query of [{ search: 'beekeeper' }, { search: 'beekeeper', offset: 7, limit: 20 }]) {
      const { offset = 0, limit = 10 } = query as { offset?: number; limit?: number };
      const expected = Array.from({ length: limit }, (_, index) => `Beekeeper ${offset + index}`);
      for (let time = 0; time < 3; time++) expect(await titles(query)).toEqual(expected);
    }
    await createJob(api.prisma, {
      ownerId,
      title: 'Beekeeper and son',
      postedAt: new Date(Date.now() - 100 * minute),
    });
    const found = await titles({ search: 'beekeeper', limit: 4 });
    expect(found).toEqual(['Beekeeper 0', 'Beekeeper 1', 'Beekeeper and son', 'Beekeeper 2']);
    await api.prisma.job.deleteMany({ where: { createdById: ownerId } });
  });

  it('shows a change at once, in rows and totals', async () => {
    const total = async () => (await ask({ search: 'ethnographer' })).body.meta.total;
    expect(await total()).toBe(0);
    const { id } = await createJob(api.prisma, { title: 'Ethnographer' });
    expect(await total()).toBe(1);
    await api.prisma.job.update({ where: { id }, data: { status: 'closed' } });
    expect(await total()).toBe(0);
  });

  it('shows a page that it remembers as it is now, to its names', async () => {
    const { id: ownerId } = await createRecruiter(api.prisma, { company: { name: 'Old Name' } });
    const category = await api.prisma.category.findFirstOrThrow({ where: { slug: 'agriculture' } });
    const job = { ownerId, categoryId: category.id };
    const jobs = [await createJob(api.prisma, { ...job, title: 'Potter A' })];
    jobs.push(await createJob(api.prisma, { ...job, title: 'Potter B' }));
    const shown = async () => {
      const { body } = await ask({ search: 'potter' });
      return body.data.map(({ title, company, category: { name } }: JobCard & { category: Category }) =>
        [title, company.name, name.en].join(', '),
      );
    };
    const named = `Old Name, ${category.nameEn}`;
    expect(await shown()).toEqual([`Potter B, ${named}`, `Potter A, ${named}`]);
    await api.prisma.company.updateMany({ where: { ownerId }, data: { name: 'New Name' } });
    await api.prisma.category.update({ where: { id: category.id }, data: { nameEn: 'Farming' } });
    expect(await shown()).toEqual(['Potter B, New Name, Farming', 'Potter A, New Name, Farming']);
    await api.prisma.category.update({ where: { id: category.id }, data: { nameEn: category.nameEn } });
    await api.prisma.job.deleteMany({ where: { id: { in: jobs.map(({ id }) => id) } } });
  });

  it('ends a job at midnight in Phnom Penh', async () => {
    const { id } = await createJob(api.prisma, { title: 'Lamplighter', closesOn: '2027-06-30' });
    api.setClock('2027-06-30T16:59:59Z');
    expect(await titles({ search: 'lamplighter' })).toEqual(['Lamplighter']);
    api.setClock('2027-06-30T17:00:00Z');
    expect(await titles({ search: 'lamplighter' })).toEqual([]);
    api.setClock(null);
    await api.prisma.job.delete({ where: { id } });
  });
});
