import { jobList } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { demoJobs } from '@acheep/prisma/seed/demo/job';
import { createRandom, pick } from '@acheep/prisma/seed/demo/random';
import { searchText } from '@acheep/search/analysis/document';
import { wordsToSpell } from '@acheep/search/query/spelling';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { fileJobs } from '../job-index/job-index.service.ts';
import { correctSearch, findSpellings } from './job-spelling.service.ts';

const api = await startApi();
let ownerId: string;

beforeAll(async () => {
  ownerId = (await createRecruiter(api.prisma, { company: { name: 'Swift Remork' } })).id;
  await createJob(api.prisma, { ownerId, title: 'IT Support Manager' });
  await createJob(api.prisma, { ownerId, title: 'House Painter', description: '<p>Near the printers.</p>' });
});

async function meta(search: string, filter: Record<string, string> = {}) {
  const { status, body } = await api.as(null).call(jobList, { query: { search, ...filter } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.meta;
}

describe('a misspelt search', () => {
  it('says what it searched for as people write it', async () => {
    expect(await meta('IT  maneger, ភ្នំពេញ')).toMatchObject({ total: 1, corrected: 'IT  manager, ភ្នំពេញ' });
    expect(await meta('Suport')).toMatchObject({ total: 1, corrected: 'Support' });
  });

  it('finds a loanword by its sound, which is no mistake, also where it is written together with others', async () => {
    expect(await meta('ម៉ានេជ័រ')).toMatchObject({ total: 1 });
    expect(await meta('ម៉ានេជ័រ')).not.toHaveProperty('corrected');
    expect(await meta('រកការងារម៉ានេជ័រ')).toMatchObject({ total: 1 });
    expect(await meta('រកការងារម៉ានេជ័រ')).not.toHaveProperty('corrected');
  });

  it('leaves words that are right: common ones, and those that stand in any text', async () => {
    expect(await meta('remote')).toMatchObject({ total: 0 });
    expect(await meta('remote')).not.toHaveProperty('corrected');
    const internship = { 'filter[type]': 'internship' };
    await createJob(api.prisma, { ownerId, title: 'Painter of pictures', type: 'internship' });
    expect(await meta('printers', internship)).not.toHaveProperty('corrected');
    expect(await meta('paintors', internship)).toMatchObject({ corrected: 'painter', total: 1 });
  });

  it('knows a new job at once, and none that is closed, past, hidden or gone', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createJob(api.prisma, {
      ownerId: owner.id,
      title: 'Ethnographer',
      status: 'draft',
      closesOn: '2099-06-30',
    });
    const corrected = async () => (await meta('etnographer')).corrected;
    const change = (data: object) => api.prisma.job.update({ where: { id }, data });
    const disable = (disabledAt: Date | null) =>
      api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt } });
    expect(await corrected()).toBeUndefined();
    await change({ status: 'active' });
    expect(await corrected()).toBe('ethnographer');
    await change({ status: 'closed' });
    expect(await corrected()).toBeUndefined();
    await change({ status: 'active' });
    await disable(new Date());
    expect(await corrected()).toBeUndefined();
    await disable(null);
    expect(await corrected()).toBe('ethnographer');
    api.setClock('2099-07-01T00:00:00Z');
    expect(await corrected()).toBeUndefined();
    api.setClock(null);
    await api.prisma.user.delete({ where: { id: owner.id } });
    expect(await corrected()).toBeUndefined();
  });

  it('knows words of texts that several jobs have, once they are filed', async () => {
    const description = '<p>You calibrate our sphygmomanometers.</p>';
    const corrected = async () => (await meta('sphygmomanometrs')).corrected;
    for (let jobs = 1; jobs <= 3; jobs++) {
      await createJob(api.prisma, { ownerId, title: 'Technician', description });
      await fileJobs(api.deps);
      expect(await corrected(), `${jobs} jobs`).toBe(jobs < 3 ? undefined : 'sphygmomanometers');
    }
    expect((await meta('sphygmomanometrs')).total).toBe(3);
  });

  it('lets two publish the same new words at once', async () => {
    const titles = ['Zither Yodeler', 'Yodeler Zither'];
    await Promise.all(titles.map((title) => createJob(api.prisma, { ownerId, title })));
    expect((await meta('yodelr')).corrected).toBe('yodeler');
    await api.prisma.job.deleteMany({ where: { title: { in: titles } } });
  });
});

describe('near words', () => {
  const words = [
    ...new Set(demoJobs(new Date()).flatMap(({ title }) => searchText(title).split(' '))),
  ].filter((word) => word.length > 1);

  beforeAll(async () => {
    const chunks = Array.from({ length: Math.ceil(words.length / 20) }, (_, at) =>
      words.slice(at * 20, at * 20 + 20).join(' '),
    );
    for (const searchTitle of chunks) {
      const { id } = await createJob(api.prisma, { ownerId });
      await api.prisma.job.update({ where: { id }, data: { searchTitle, searchTags: '' } });
    }
  });

  it('are those that comparing with every word gives, in English and Khmer', async () => {
    const { pool } = api.deps.database;
    const random = createRandom(7);
    const letters = [...'aeiourst', ...'ករនតបមសាិេំ'];
    const edit = (word: string) => {
      const at = Math.floor(random() * word.length);
      const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
      const other = pick(random, letters);
      const swapped = after.slice(0, 1) + letter + after.slice(1);
      return before + pick(random, [after, other + after, other + letter + after, swapped]);
    };
    const asked = Array.from({ length: 300 }, () => {
      const word = pick(random, words);
      const typed = word.length > 5 && random() < 0.5 ? edit(edit(word)) : edit(word);
      return { word: typed, isUnfinished: false };
    });
    const { rows } = await pool.query<{ typed: string; alike: string[] }>(
      `SELECT typed, array_agg(w.word ORDER BY w.word) AS alike
       FROM unnest($1::text[]) AS typed JOIN job_word w ON levenshtein(w.word, typed) <= CASE WHEN length(typed) < 6 THEN 1 ELSE 2 END
       WHERE length(typed) > 2 AND numnode(plainto_tsquery('english', w.word)) > 0 GROUP BY typed`,
      [asked.map(({ word }) => word)],
    );
    const known = await findSpellings(api.deps.database, asked, new Date());
    const unknown = rows.filter(({ typed }) => known.get(typed)?.isKnown === false);
    expect(unknown.length).toBeGreaterThan(150);
    for (const { typed, alike } of unknown) {
      const near = known.get(typed)?.near.map(({ word }) => word);
      expect(near, typed).toEqual(expect.arrayContaining(alike));
    }
  });
});

describe('the lookup among many words', () => {
  beforeAll(async () => {
    const { pool } = api.deps.database;
    // The vocabulary of 1,500 jobs with random words, a tenth of them nearly alike.
    await pool.query(`
      INSERT INTO job_word (word, jobs) SELECT substr(md5(n::text), 1, 6 + n % 8), 200 FROM generate_series(1, 3000) n
      ON CONFLICT DO NOTHING`);
    await pool.query(`
      INSERT INTO job_word (word, jobs) SELECT 'abcdef' || chr(97 + n % 26) || chr(97 + n / 26 % 26), 200
      FROM generate_series(1, 676) n ON CONFLICT DO NOTHING`);
    // Statistics as of a database that has run for minutes: without them, the plan scans every word for each lookup.
    await pool.query('ANALYZE job_word');
  });

  const alike = 'abcdefgh abcdefg abcdefghi abcdegh abcdef abcxefgh acbdefgh xabcdefg';

  it.each([
    alike,
    Array.from({ length: 8 }, (_, n) => `${n}a1b2c3d4e`).join(' '),
    'ក្ខ'.repeat(66),
    'សន្តិសុក'.repeat(25),
    'a b c d e f g h '.repeat(12),
  ])('security 54: no text makes it hold the event loop, whatever words were published: %s', async (text) => {
    // The first calls of a function are slow: the fastest of up to five runs counts.
    const at = { version: '', now: new Date() };
    let least = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 5 && least >= 20; time++)
      least = Math.min(least, await maxTurn(() => correctSearch(api.deps.database, `${text}${time}`, at)));
    expect(least).toBeLessThan(20);
  });

  it('security 54: gives fifty near words at most', async () => {
    const near = await findSpellings(api.deps.database, wordsToSpell(alike), new Date());
    expect(near.size).toBeGreaterThan(0);
    for (const [, spelling] of near) expect(spelling.near.length).toBeLessThanOrEqual(50);
  });
});

/**
 * Longest time, in milliseconds of this thread's CPU, for which `work` blocked the event loop; independent of the
 * machine's load.
 */
async function maxTurn(work: () => Promise<unknown>): Promise<number> {
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [longest, last, isRunning] = [0, worked(), true];
  const turn = () => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isRunning = false;
  return Math.max(longest, worked() - last);
}
