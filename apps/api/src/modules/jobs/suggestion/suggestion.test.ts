import { type Suggestions, suggestionGet } from '@acheep/contract/jobs/suggestion';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { searchText } from '@acheep/search/analysis/document';
import { searchFields } from '@acheep/search/analysis/search-fields';
import { startsOf } from '@acheep/search/query/suggestion';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { countNewSuggestions, countSuggestions } from './suggestion.tasks.ts';

const api = await startApi();
let recruiter: { id: string };

const titles = [
  'Accountant',
  'Accountant',
  'Senior Accountant',
  'IT Support Officer',
  'C++ Engineer',
  'គណនេយ្យករ',
  'ប្រធានគណនេយ្យ',
  'អ្នកបើកបរឡាន',
];

beforeAll(async () => {
  recruiter = await createRecruiter(api.prisma, { company: { name: 'Bayon Foods', nameKm: 'បាយ័នអាហារ' } });
  for (const title of titles) await createJob(api.prisma, { title, ownerId: recruiter.id });
  const kampot = await api.prisma.province.findFirstOrThrow({ where: { slug: 'kampot' } });
  await createJob(api.prisma, { title: 'Cook', ownerId: recruiter.id, provinceId: kampot.id });
  await createJob(api.prisma, { title: 'Draft Astronaut', ownerId: recruiter.id, status: 'draft' });
  await createJob(api.prisma, { title: 'Past Astronaut', ownerId: recruiter.id, closesOn: '2020-01-01' });
  await countSuggestions(api.deps);
});

const rename = (owner: { id: string }, name: string) =>
  api.prisma.company.update({
    where: { ownerId: owner.id },
    data: { name, ...searchFields({ title: [name], tags: [], texts: [] }) },
  });

async function suggest(search: string): Promise<Suggestions> {
  const { status, body } = await api.as(null).call(suggestionGet, { query: { search } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
it.each([
  ['a slip', 'acountnt', 'Accountant'],
  ['an abbreviation', 'accntnt', 'Accountant'],
  ['a loanword by ear', 'អាខោនថិន', 'Accountant'],
  ['another word for it', 'chauffeur', 'អ្នកបើកបរឡាន'],
])('%s is understood where nothing begins so: %s', async (_, typed, title) => {
  expect((await titlesFor(typed))[0]).toBe(title);
});

const titlesFor = async (search: string) => (await suggest(search)).titles;

describe('what is suggested', () => {
  it.each<[string, string, string[]]>([
    [
      'from the first letter, what most jobs are called before the rest',
      'a',
      ['Accountant', 'Senior Accountant'],
    ],
    ['in capitals', 'ACC', ['Accountant', 'Senior Accountant']],
    ['several words', 'senior acc', ['Senior Accountant']],
    ['an abbreviation that is a stop word', 'it', ['IT Support Officer']],
    ['a name with signs', 'c++', ['C++ Engineer']],
    ['from the first Khmer letter', 'គ', ['គណនេយ្យករ', 'ប្រធានគណនេយ្យ']],
    ['an unfinished Khmer word', 'គណនេ', ['គណនេយ្យករ', 'ប្រធានគណនេយ្យ']],
    ['a word within a Khmer one', 'បើកប', ['អ្នកបើកបរឡាន']],
    ['with zero-width spaces', 'គណ\u200bនេយ្យក', ['គណនេយ្យករ']],
    ['nothing of what is not open', 'astro', []],
    ['nothing for signs', '!!!', []],
    ['nothing for the middle of a word', 'ountant', []],
  ])('is titles: %s', async (_, search, expected) => {
    expect(await titlesFor(search)).toEqual(expected);
  });

  it('is categories and provinces that have open jobs, by their names in either language', async () => {
    const slugs = async (search: string) => {
      const { categories, provinces } = await suggest(search);
      return [...categories, ...provinces].map(({ slug }) => slug);
    };
    const { nameKm } = await api.prisma.category.findFirstOrThrow({ where: { slug: 'accounting' } });
    for (const search of ['accoun', nameKm.slice(0, 5)]) expect(await slugs(search)).toContain('accounting');
    for (const search of ['kampot', 'កំពត', 'កំព']) expect(await slugs(search)).toEqual(['kampot']);
    expect(await slugs('kratie')).toEqual([]);
  });

  it('is companies with open jobs, by their names in either language, each with how many', async () => {
    for (const search of ['bay', 'foods', 'បាយ័ន'])
      expect((await suggest(search)).companies).toMatchObject([{ name: 'Bayon Foods', openJobs: 9 }]);
  });

  it('follows a company that is renamed, and one whose owner is disabled', async () => {
    const owner = await createRecruiter(api.prisma, { company: { name: 'Lotus' } });
    await createJob(api.prisma, { title: 'Zookeeper', ownerId: owner.id });
    const companies = async (search: string) => (await suggest(search)).companies.map(({ name }) => name);
    expect(await companies('lot')).toEqual(['Lotus']);
    await rename(owner, 'Rumduol');
    expect(await companies('lot')).toEqual([]);
    expect(await companies('rumd')).toEqual(['Rumduol']);
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    expect(await companies('rumd')).toEqual([]);
    expect(await titlesFor('zoo')).toEqual([]);
  });

  it('is there with the job, and gone with it', async () => {
    expect(await titlesFor('blacksm')).toEqual([]);
    const job = await createJob(api.prisma, { title: 'Blacksmith', ownerId: recruiter.id });
    expect(await titlesFor('blacksm')).toEqual(['Blacksmith']);
    await api.prisma.job.update({ where: { id: job.id }, data: { status: 'closed' } });
    expect(await titlesFor('blacksm')).toEqual([]);
  });

  it('is the commonest of very many, whatever else begins alike', async () => {
    const { pool } = api.deps.database;
    await pool.query(
      `INSERT INTO job_title_start (start, title_key, jobs, counted_at)
       SELECT 'welder' || n, 'welder' || n, 1 + n % 3, now() FROM generate_series(1, 3000) n`,
    );
    for (const title of ['Welder', 'Welder', 'Welding Teacher'])
      await createJob(api.prisma, { title, ownerId: recruiter.id });
    await pool.query(
      `UPDATE job_title_start SET jobs = 500 WHERE title_key IN ('welder', 'welding teacher')`,
    );
    for (const search of ['w', 'we', 'weld', 'welde']) expect((await titlesFor(search))[0]).toBe('Welder');
    await pool.query(`DELETE FROM job_title_start WHERE title_key ~ '^welder\\d'`);
  });
});

describe('counting', () => {
  const known = async (key: string) =>
    (
      await api.deps.database.pool.query<{ jobs: number }>(
        'SELECT DISTINCT jobs FROM job_title_start WHERE title_key = $1',
        [key],
      )
    ).rows.map(({ jobs }) => jobs);

  it('forgets a title that had no job on two nights, and not before', async () => {
    const job = await createJob(api.prisma, { title: 'Tinker', ownerId: recruiter.id });
    await createJob(api.prisma, { title: 'Tinker', ownerId: recruiter.id, status: 'closed' });
    await countNewSuggestions(api.deps);
    expect(await known('tinker')).toEqual([1]);
    await api.prisma.job.update({ where: { id: job.id }, data: { status: 'closed' } });
    await countSuggestions(api.deps);
    expect(await known('tinker')).toEqual([0]);
    await countSuggestions(api.deps);
    expect(await known('tinker')).toEqual([]);
  });

  it('fills what was made empty', async () => {
    await api.deps.database.pool.query('DELETE FROM job_title_start');
    expect(await titlesFor('acc')).toEqual([]);
    await countNewSuggestions(api.deps);
    expect(await known('accountant')).toEqual([2]);
    expect(await titlesFor('acc')).toEqual(['Accountant', 'Senior Accountant']);
  });
});

it('takes the database to begin a name where the search package does', async () => {
  for (const name of [...titles, 'Sales & Marketing Manager', 'បុគ្គលិក Admin ផ្នែកលក់']) {
    const { rows } = await api.deps.database.pool.query<{ starts: string[] }>(
      'SELECT word_starts($1) AS starts',
      [searchText(name)],
    );
    expect(rows[0]?.starts.sort(), name).toEqual(startsOf(name).sort());
  }
});

describe('GET /suggestion', () => {
  it('refuses what is no text to look for', async () => {
    for (const query of [{}, { search: 'a'.repeat(201) }, { search: 'a\0' }, { search: 'a', limit: 100 }]) {
      const { status } = await api.as(null).call(suggestionGet, { query });
      expect(status, JSON.stringify(query)).toBe(422);
    }
    expect(await suggest('   ')).toEqual({ titles: [], categories: [], provinces: [], companies: [] });
  });

  it('is for everybody, with and without a session', async () => {
    const seeker = await createUser(api.prisma);
    for (const person of [null, seeker, recruiter]) {
      const { status, body } = await api.as(person).call(suggestionGet, { query: { search: 'cook' } });
      expect(status).toBe(200);
      expect(body.data.titles).toEqual(['Cook']);
    }
  });
});
