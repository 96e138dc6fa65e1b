import { jobList } from '@acheep/contract/jobs/job';
import {
  maxSynonyms,
  type SynonymGroup,
  synonymCreate,
  synonymDelete,
  synonymList,
  synonymUpdate,
} from '@acheep/contract/jobs/synonym';
import { connect, type Database } from '@acheep/database/connection';
import { createJob } from '@acheep/prisma/factories/job';
import { createSynonym } from '@acheep/prisma/factories/synonym';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { synonymKey } from '@acheep/search/dictionary/synonym';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { startApi } from '../../../testing/harness.ts';
import { findAnnounced } from '../job/job-announced.repository.ts';

const api = await startApi();
let admin: { id: string };
let replica: { app: FastifyInstance; database: Database };

beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  const { id: ownerId } = await createRecruiter(api.prisma, { company: { name: 'Bayon Foods' } });
  const now = Date.now();
  const titles = ['Beekeeper', 'Apiarist of the forest', 'អ្នកចិញ្ចឹមឃ្មុំ', 'Farrier', 'Cook', 'Honey buyer'];
  for (const [index, title] of titles.entries()) {
    const postedAt = new Date(now - index * 60_000);
    await createJob(api.prisma, { ownerId, title, description: null, postedAt });
  }
  const database = connect({ url: api.deps.config.DATABASE_URL, poolSize: 2 });
  replica = { database, app: await buildApp({ ...api.deps, database }) };
});
afterAll(async () => {
  await replica.app.close();
  await replica.database.close();
});

async function titles(search: string, more: Record<string, unknown> = {}): Promise<string[]> {
  const { body } = await api.as(null).call(jobList, { query: { search, ...more } });
  expect(body.meta.total).toBe(body.data.length);
  return body.data.map(({ title }: { title: string }) => title);
}
async function titlesInReplica(search: string): Promise<string[]> {
  const response = await replica.app.inject({ url: '/api/v1/job', query: { search } });
  return response.json().data.map(({ title }: { title: string }) => title);
}
const all = async (): Promise<SynonymGroup[]> => (await api.as(admin).call(synonymList)).body.data;
const add = (...words: string[]) => api.as(admin).call(synonymCreate, { body: { words } });
const remove = async (group: SynonymGroup) =>
  expect((await api.as(admin).call(synonymDelete, { params: { id: group._id } })).status).toBe(200);
const beekeepers = ['beekeeper', 'apiarist', 'អ្នកចិញ្ចឹមឃ្មុំ'];

describe('synonyms: success', () => {
  it('begin with groups in both languages, none of which has a word of another', async () => {
    const groups = await all();
    expect(groups.length).toBeGreaterThan(35);
    for (const { words } of groups) {
      expect(words.some((word) => /\p{Script=Khmer}/u.test(word))).toBe(true);
      expect(words.some((word) => /[a-z]/i.test(word))).toBe(true);
    }
    const keys = groups.flatMap(({ words }) => words.map(synonymKey));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    // Each group can be saved unchanged.
    for (const { _id, words, updatedAt } of groups) {
      const saved = await api
        .as(admin)
        .call(synonymUpdate, { params: { id: _id }, body: { words, updatedAt } });
      expect([words, saved.status]).toEqual([words, 200]);
    }
  });

  it('are found from the moment they are there, in every replica, and until they are taken away', async () => {
    const khmer = 'អ្នកចិញ្ចឹមឃ្មុំ';
    for (const find of [titles, titlesInReplica]) expect(await find(khmer)).toEqual([khmer]);
    const added = await add(...beekeepers);
    expect(added.status).toBe(201);
    const found = [khmer, 'Beekeeper', 'Apiarist of the forest'];
    for (const find of [titles, titlesInReplica]) expect(await find(khmer)).toEqual(found);

    const { _id, updatedAt } = added.body.data;
    const edit = { params: { id: _id }, body: { words: ['beekeeper', 'farrier'], updatedAt } };
    expect((await api.as(admin).call(synonymUpdate, edit)).status).toBe(200);
    for (const find of [titles, titlesInReplica]) {
      expect(await find(khmer)).toEqual([khmer]);
      expect(await find('farriers')).toEqual(['Farrier', 'Beekeeper']);
    }
    await remove(added.body.data);
    for (const find of [titles, titlesInReplica]) expect(await find('farrier')).toEqual(['Farrier']);

    const noted = await api.prisma.auditEntry.findMany({
      where: { actorId: admin.id },
      orderBy: { id: 'asc' },
    });
    expect(noted.slice(-3).map(({ action, details }) => [action, details])).toEqual([
      ['synonym.create', { words: beekeepers.join(', ') }],
      ['synonym.edit', { before: beekeepers.join(', '), words: 'beekeeper, farrier' }],
      ['synonym.delete', { words: 'beekeeper, farrier' }],
    ]);
  });

  it('come after what was written, on each page and in each order, with other words and filters', async () => {
    const { data } = (await add('beekeeper', 'apiarist', 'honey')).body;
    expect(await titles('honey')).toEqual(['Honey buyer', 'Beekeeper', 'Apiarist of the forest']);
    expect(await titles('beekeeper')).toEqual(['Beekeeper', 'Apiarist of the forest', 'Honey buyer']);
    expect(await titles('forest beekeeper')).toEqual(['Apiarist of the forest']);
    expect(await titles('honey', { sort: 'createdAt_1' })).toEqual([
      'Honey buyer',
      'Apiarist of the forest',
      'Beekeeper',
    ]);
    const pages = [];
    for (const offset of [0, 1, 2, 3]) {
      const { body } = await api.as(null).call(jobList, { query: { search: 'honey', offset, limit: 1 } });
      expect(body.meta.total).toBe(3);
      pages.push(body.data[0]?.title);
    }
    expect(pages).toEqual(['Honey buyer', 'Beekeeper', 'Apiarist of the forest', undefined]);
    await remove(data);
  });

  it('help where a word is misspelt', async () => {
    const { data } = (await add('beekeeper', 'apiarist')).body;
    const { body } = await api.as(null).call(jobList, { query: { search: 'beekeper' } });
    expect(body.meta).toMatchObject({ total: 2, corrected: 'beekeeper' });
    await remove(data);
  });

  it('count for job alerts too', async () => {
    const now = new Date();
    const wanted = { search: 'farrier', filter: {}, since: new Date(0), limit: 10 };
    const found = () =>
      findAnnounced(api.deps.database, wanted, { now, today: now.toISOString().slice(0, 10) });
    expect(await found()).toHaveLength(1);
    const { data } = (await add('farrier', 'beekeeper')).body;
    expect(await found()).toHaveLength(2);
    await remove(data);
  });
});

describe('synonyms: validation', () => {
  const said = async (...words: string[]) => (await add(...words)).body.data.words;

  it('refuses what nothing can be found by, and says which word', async () => {
    expect(await said('farrier')).toEqual(['Enter at least two words that mean the same.']);
    expect(await said('farrier', '!!')).toEqual(['“!!” can’t be searched: it has no letters or digits.']);
    expect(await said('farrier', 'one two three four five six seven')).toEqual([
      '“one two three four five six seven” is too long. A synonym can have at most 6 words.',
    ]);
    expect(await said('farrier', 'Farriers')).toEqual([
      'The search treats “Farriers” and “farrier” as one word. Remove one of them.',
    ]);
    const many = Array.from({ length: 13 }, (_, index) => `word${index}`);
    expect(await said(...many)).toEqual(['The words field can have at most 12. Remove some.']);
    const long = await add('farrier', 'x'.repeat(61));
    expect(Object.keys(long.body.data)).toEqual(['words.1']);
  });

  it('refuses a word that stands in another group, and names the group', async () => {
    const { data } = (await add('beekeeper', 'apiarist')).body;
    const text =
      '“Apiarists” is already in another group: beekeeper, apiarist. Add your words there, or remove it from that group first.';
    expect(await said('farrier', 'Apiarists')).toEqual([text]);
    expect(await said('apiarist', 'beekeeper')).toHaveLength(1);
    const other = await createSynonym(api.prisma, ['farrier', 'horseshoer']);
    const edit = { params: { id: other.id }, body: { words: ['farrier', 'Apiarists'] } };
    expect((await api.as(admin).call(synonymUpdate, edit)).body.data.words).toEqual([text]);
    expect((await api.prisma.synonym.findUnique({ where: { id: other.id } }))?.words).toEqual(other.words);
    const km = await api.as(admin).call(synonymCreate, { body: { words: ['x1', 'apiarist'] }, locale: 'km' });
    expect(km.body.data.words[0]).toMatch(/«apiarist» មានក្នុងក្រុមផ្សេងរួចហើយ៖ beekeeper, apiarist។/);
    await remove(data);
    await api.prisma.synonym.delete({ where: { id: other.id } });
  });

  it('lets one of two have a word that both want at once', async () => {
    const answers = await Promise.all([add('farrier', 'blacksmith'), add('horseshoer', 'blacksmith')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    await api.prisma.synonym.deleteMany({ where: { words: { has: 'blacksmith' } } });
  });

  it('tells the second of two editors, and ends at a number', async () => {
    const { id, words, updatedAt } = await createSynonym(api.prisma);
    const edit = { params: { id }, body: { words: [...words, 'third'], updatedAt: updatedAt.toISOString() } };
    expect((await api.as(admin).call(synonymUpdate, edit)).status).toBe(200);
    expect((await api.as(admin).call(synonymUpdate, edit)).body.code).toBe('record.changed');
    const missing = maxSynonyms - (await api.prisma.synonym.count());
    const filling = Array.from({ length: missing }, (_, at) => ({
      words: [`filling${at}`, `stuffing${at}`],
    }));
    await api.prisma.synonym.createMany({ data: filling });
    expect((await add('farrier', 'blacksmith')).body.code).toBe('synonym.most');
    await api.prisma.synonym.deleteMany({
      where: { words: { hasSome: filling.flatMap((one) => one.words) } },
    });
  });
});
