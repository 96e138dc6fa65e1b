import { jobList } from '@acheep/contract/jobs/job';
import { searchClicked, searchTermList, searchTermTable } from '@acheep/contract/jobs/search-term';
import { siteSearch } from '@acheep/contract/jobs/site-search';
import { synonymCreate } from '@acheep/contract/jobs/synonym';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { dropRarest } from './search-note.repository.ts';
import { searchNotes } from './search-note.service.ts';
import { searchTermModule } from './search-term.module.ts';

const api = await startApi({ LIMIT_FACTOR: '1000' });
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  await createJob(api.prisma, { title: 'Lighthouse keeper', closesOn: '2027-06-30' });
});
beforeEach(async () => {
  api.setClock('2026-12-10T03:00:00Z');
  await api.prisma.searchTerm.deleteMany();
  await api.prisma.viewer.deleteMany();
});

/** Headers of a visitor with a browser of their own. */
const as = (visitor: number | string) => ({ 'User-Agent': `browser ${visitor}` });
const look = (search: string, visitor: number | string, query: object = {}) =>
  api.as(null).call(jobList, { query: { search, ...query }, headers: as(visitor) });
const click = (search: string, visitor: number) =>
  api.as(null).call(searchClicked, { body: { search, kind: 'job' }, headers: as(visitor) });
const flush = () => searchNotes(api.deps).flush();
const lookAll = async (search: string, visitors = 5) => {
  for (let visitor = 0; visitor < visitors; visitor++) expect((await look(search, visitor)).status).toBe(200);
  await flush();
};
async function list(query: Record<string, unknown> = {}) {
  const { status, body } = await api.as(admin).call(searchTermList, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const words = async (query?: Record<string, unknown>) =>
  (await list(query)).map((term: { words: string }) => term.words);

describe('what people search for', () => {
  it('is counted by its wording, with what was found and opened', async () => {
    await lookAll('Lighthouse  KEEPER');
    await click('lighthouse keeper', 1);
    await flush();
    expect(await list()).toEqual([
      {
        words: 'lighthouse keeper',
        kind: 'job',
        language: 'en',
        searches: 5,
        nothing: 0,
        found: 1,
        clicks: 1,
        covered: false,
      },
    ]);
  });

  it('counts each visitor once a day, whatever they repeat, on whichever replica', async () => {
    for (let time = 0; time < 9; time++) {
      await look('lighthouse', 'one');
      await click('lighthouse', 1);
      await flush();
    }
    const [row] = await api.prisma.searchTerm.findMany();
    expect(row).toMatchObject({ searches: 1, clicks: 1 });
    await Promise.all(Array.from({ length: 4 }, (_, visitor) => look('lighthouse', visitor)));
    await Promise.all([flush(), flush()]);
    expect(await api.prisma.searchTerm.findMany()).toMatchObject([{ searches: 5 }]);
  });

  it('is shown when several have searched for it, two of them on one day', async () => {
    await lookAll('few', 4);
    for (let day = 1; day < 8; day++) {
      api.setClock(`2026-12-0${day}T03:00:00Z`);
      await look('sok dara', 'his own');
      await flush();
    }
    await lookAll('keeper');
    expect(await words()).toEqual(['keeper']);
  });

  it('keeps nothing of what may be one person’s own, nor what is no word', async () => {
    for (const search of ['dara@example.com', '012 345 678', 'N 1234567', '%%%', '\u200B'])
      expect((await look(search, 'their own')).status).toBe(200);
    await look(Array.from({ length: 30 }, (_, number) => `w${number}`).join(' '), 'long');
    await flush();
    expect(await api.prisma.searchTerm.count()).toBe(0);
  });

  it('has no column in which somebody or a moment could stand', async () => {
    await lookAll('keeper');
    const [row] = await api.prisma.searchTerm.findMany();
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['clicks', 'day', 'found', 'kind', 'language', 'nothing', 'searches', 'words'].sort(),
    );
    expect(row?.day.toISOString()).toBe('2026-12-10T00:00:00.000Z');
  });

  it('does not take a narrowed list, or another page, for what there is', async () => {
    for (let visitor = 0; visitor < 5; visitor++)
      await look('keeper', visitor, { 'filter[type]': 'part-time' });
    await look('keeper', 9, { offset: 10 });
    await flush();
    expect(await list()).toMatchObject([{ searches: 5, nothing: 0, found: null }]);
  });

  it('tells what is found by another spelling from what is found', async () => {
    await lookAll('lighthuose keeper');
    expect(await list()).toMatchObject([{ words: 'lighthuose keeper', nothing: 5, found: 0 }]);
  });

  it('counts a search of everything as one', async () => {
    for (let visitor = 0; visitor < 5; visitor++)
      await api
        .as(null)
        .call(siteSearch, { query: { search: 'keeper' }, headers: as(visitor), locale: 'km' });
    await flush();
    expect(await list()).toMatchObject([{ kind: 'site', language: 'km', searches: 5, found: 1 }]);
  });

  it('waits where the database does not take it, and is written at the end', async () => {
    await look('keeper', 1);
    await api.prisma.$executeRaw`ALTER TABLE search_term RENAME TO search_term_away`;
    await expect(flush()).rejects.toThrow();
    await api.prisma.$executeRaw`ALTER TABLE search_term_away RENAME TO search_term`;
    const close = searchNotes(api.deps).start(() => undefined);
    await close();
    expect(await api.prisma.searchTerm.findMany()).toMatchObject([{ words: 'keeper', searches: 1 }]);
  });

  it('stays small under a flood of different words, and keeps those of many', async () => {
    await lookAll('keeper');
    const before = process.memoryUsage().heapUsed;
    const notes = searchNotes(api.deps);
    const searched = { kind: 'job', language: 'en', found: 0, isClick: false } as const;
    for (let number = 0; number < 20_000; number++)
      notes.note(
        {
          ...searched,
          search: `flood ${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
        },
        { network: `net ${number % 5}`, userAgent: String(number) },
      );
    await flush();
    expect(await api.prisma.searchTerm.count()).toBeLessThanOrEqual(301);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100e6);
    await dropRarest(api.prisma, '2026-12-10', 10);
    expect(await api.prisma.searchTerm.count()).toBe(10);
    expect(await words()).toEqual(['keeper']);
  });

  it('is gone after ninety days', async () => {
    const term = { kind: 'job', language: 'en', words: 'old', searches: 9 };
    for (const days of [89, 90])
      await api.prisma.searchTerm.create({ data: { ...term, day: new Date(addDays('2026-12-10', -days)) } });
    await searchTermModule.sweep?.(api.deps);
    const [left, ...others] = await api.prisma.searchTerm.findMany();
    expect([left?.day.toISOString().slice(0, 10), others]).toEqual([addDays('2026-12-10', -89), []]);
  });
});

describe('GET /admin/search', () => {
  it('is narrowed by period, language, kind and outcome, and searched', async () => {
    const day = (days: number) => new Date(addDays(today(api.deps.now()), -days));
    const term = { kind: 'job', language: 'en', searches: 6, nothing: 0, found: 3, clicks: 1, day: day(0) };
    await api.prisma.searchTerm.createMany({
      data: [
        { ...term, words: 'cook' },
        { ...term, words: 'chef', nothing: 6, found: 0, clicks: 0 },
        { ...term, words: 'driver', clicks: 0, searches: 7 },
        { ...term, words: 'old', day: day(20) },
        { ...term, words: 'ចុងភៅ', language: 'km', kind: 'site' },
      ],
    });
    expect(await words()).toEqual(['driver', 'chef', 'cook', 'old', 'ចុងភៅ']);
    expect(await words({ 'filter[period]': '7d' })).not.toContain('old');
    expect(await words({ 'filter[language]': 'km' })).toEqual(['ចុងភៅ']);
    expect(await words({ 'filter[kind]': 'site' })).toEqual(['ចុងភៅ']);
    expect(await words({ 'filter[outcome]': 'nothing' })).toEqual(['chef']);
    expect(await words({ 'filter[outcome]': 'unopened' })).toEqual(['driver']);
    expect(await words({ search: 'COO' })).toEqual(['cook']);
    expect(await words({ sort: 'nothing_-1', limit: 1 })).toEqual(['chef']);
  });

  it('says which words have synonyms, as soon as they have', async () => {
    await lookAll('zookeeper');
    expect(await list()).toMatchObject([{ covered: false }]);
    const body = { words: ['zookeeper', 'lighthouse'] };
    expect((await api.as(admin).call(synonymCreate, { body })).status).toBe(201);
    expect(await list()).toMatchObject([{ covered: true }]);
    // A synonym of one word out of two does not cover the term.
    await lookAll('zookeeper trombone', 6);
    expect(await list()).toMatchObject([{ covered: false }, { covered: true }]);
  });

  it('comes as a table in which nothing is carried out', async () => {
    await api.prisma.searchTerm.create({
      data: { day: new Date('2026-12-10'), kind: 'job', language: 'en', words: '=cmd', searches: 9 },
    });
    const { body } = await api.as(admin).call(searchTermTable, { locale: 'km' });
    expect(body.data.name).toBe('search-2026-12-10.csv');
    expect(body.data.text).toContain("'=cmd");
    expect(body.data.text).toContain('ចំនួនស្វែងរក');
  });

  it('refuses what it does not know', async () => {
    for (const query of [{ 'filter[period]': '1y' }, { sort: 'who' }, { limit: 1e9 }])
      expect((await api.as(admin).call(searchTermList, { query })).status).toBe(422);
  });
});

describe('POST /search/click', () => {
  it('takes what is a search of a list, and nothing else', async () => {
    expect((await click('keeper', 1)).status).toBe(200);
    for (const body of [
      {},
      { search: '', kind: 'job' },
      { search: 'x'.repeat(201), kind: 'job' },
      { search: 'a', kind: 'talent' },
    ])
      expect((await api.as(null).call(searchClicked, { body })).status).toBe(422);
    await flush();
  });
});
