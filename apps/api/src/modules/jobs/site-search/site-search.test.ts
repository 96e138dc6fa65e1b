import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { companyList, ownCompanyUpdate } from '@acheep/contract/companies/company';
import { foundPosts, postCreate, postUpdate } from '@acheep/contract/feed/post';
import { siteSearch } from '@acheep/contract/jobs/site-search';
import { searchKinds } from '@acheep/contract/jobs/site-search-option';
import { createArticle } from '@acheep/prisma/factories/article';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fairQueue } from '../../../plumbing/fair-queue.ts';
import { startApi } from '../../../testing/harness.ts';
import { companyRenamedForPosts } from '../../companies/company/company.tasks.ts';
import { siteSearchService } from './site-search.service.ts';

const api = await startApi();
let owner: Awaited<ReturnType<typeof createRecruiter>>;
beforeAll(async () => {
  owner = await createRecruiter(api.prisma, { company: { name: 'Quartz Mills', nameKm: 'រោងម៉ាស៊ីន ខ្វតស៍' } });
  for (let number = 0; number < 7; number++)
    await createJob(api.prisma, { ownerId: owner.id, title: `Quartz miller ${number}` });
  await createJob(api.prisma, { ownerId: owner.id, title: 'Quartz secret', status: 'draft' });
  await createGathering(api.prisma, { kind: 'training', title: 'Quartz for beginners' });
  await createGathering(api.prisma, { kind: 'event', title: 'Quartz fair' });
  for (const kind of ['tip', 'policy', 'prakas'] as const)
    await createArticle(api.prisma, { kind, titleEn: `Quartz ${kind}` });
});

/** On a busy machine a list may take longer than the search waits for it, and is null. */
const everything = (search: string) =>
  vi.waitFor(
    async () => {
      const { status, body } = await api.as(null).call(siteSearch, { query: { search } });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(Object.values(body.data)).not.toContain(null);
      return body.data;
    },
    { timeout: 15_000 },
  );
const write = async (body: string, publish = true) => {
  const { status, body: answer } = await api.as(owner).call(postCreate, { body: { body, publish } });
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer.data;
};
const postsOf = async (search: string) => {
  const { body } = await api.as(null).call(foundPosts, { query: { search } });
  return body.data.map((post: { body: string }) => post.body);
};

describe('GET /search', () => {
  it('says of each kind the first that are found, and how many there are', async () => {
    await write('We grind quartz at night, too.');
    const data = await everything('quartz');
    expect(Object.keys(data)).toEqual(Object.keys(searchKinds));
    expect([data.job.total, data.job.data.length]).toEqual([7, 5]);
    for (const kind of ['company', 'training', 'event', 'tip', 'policy', 'prakas', 'post'])
      expect([kind, data[kind].total, data[kind].data.length]).toEqual([kind, 1, 1]);
  });

  it('finds as much of a kind as its own list', async () => {
    const { body } = await api.as(null).call(companyList, { query: { search: 'mills' } });
    expect((await everything('mills')).company).toEqual({ data: body.data, total: body.meta.total });
  });

  it('finds by words of either language', async () => {
    expect((await everything('ខ្វតស៍')).company.total).toBe(1);
  });

  it('says what it searched for instead of what nothing has', async () => {
    expect((await everything('quarzt')).job).toMatchObject({ total: 7, corrected: 'quartz' });
  });

  it('looks once for what was meant, whichever lists find nothing', async () => {
    const query = vi.spyOn(api.deps.database.pool, 'query');
    await everything('zirconiumm quarzt');
    const looks = query.mock.calls.filter(
      ([asked]) => (asked as { name?: string }).name === 'job-near-words',
    );
    query.mockRestore();
    expect(looks).toHaveLength(1);
  });

  it('security 22: finds nothing that the public may not see', async () => {
    await write('Zirconium is still a secret.', false);
    const data = await everything('zirconium');
    expect(Object.values(data).map((found) => (found as { total: number }).total)).toEqual(Array(8).fill(0));
    expect((await everything('quartz secret')).job.total).toBe(0);
  });

  it('takes whatever is typed: long, of signs alone, of both scripts, invisible, the same word again', async () => {
    const nasty = [
      '%',
      '()',
      '"',
      '\u200B\u2060',
      'ក a ខ b',
      'quartz '.repeat(28),
      'a b c d e f g h i j k l m n',
    ];
    for (const search of [...nasty, '   ']) {
      const { status } = await api.as(null).call(siteSearch, { query: { search } });
      expect([search, status]).toEqual([search, 200]);
    }
    for (const search of ['x'.repeat(10_000), Array.from({ length: 1000 }, (_, n) => `word${n}`).join(' ')])
      expect((await api.as(null).call(siteSearch, { query: { search } })).status).toBe(422);
  });

  it('knows neither pages nor filters: those are in the list of a kind', async () => {
    for (const query of [{ offset: 10 }, { limit: 100 }, { 'filter[type]': 'full-time' }])
      expect((await api.as(null).call(siteSearch, { query })).status).toBe(422);
  });

  it('is the same for whoever asks', async () => {
    const { body } = await api.as(owner).call(siteSearch, { query: { search: 'quartz' } });
    expect(body.data).toEqual(await everything('quartz'));
  });
});

describe('a search of everything of which a part is ill', () => {
  const searcher = { locale: 'en', caller: 'somebody', log: { warn: vi.fn() } } as const;
  /** Dependencies with a database in which the statements of one table fail. */
  const illDeps = (table: string, ill: () => Promise<never>) => {
    const { pool, ...database } = api.deps.database;
    const connect = async () => {
      const client = await pool.connect();
      return new Proxy(client, {
        get(target, name) {
          const value = Reflect.get(target, name);
          if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value;
          return (...given: [asked: string | { text: string }, ...more: unknown[]]) => {
            const text = typeof given[0] === 'string' ? given[0] : given[0].text;
            return text.includes(`FROM ${table} e`) ? ill() : Reflect.apply(value, target, given);
          };
        },
      });
    };
    const other = new Proxy(pool, {
      get(target, name) {
        const value = Reflect.get(target, name);
        return name === 'connect' ? connect : typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return { ...api.deps, database: { ...database, pool: other } };
  };

  it('leaves out the kind that fails, and says so in the log', async () => {
    const service = siteSearchService(illDeps('company', () => Promise.reject(new Error('no such list'))));
    const found = await service.find('quartz', searcher);
    expect([found.company, found.job?.total]).toEqual([null, 7]);
    expect(searcher.log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'company' }),
      expect.anything(),
    );
    // Every search would say the same.
    for (let again = 0; again < 5; again += 1) await service.find('quartz', searcher);
    expect(searcher.log.warn).toHaveBeenCalledTimes(1);
    api.setClock(new Date(Date.now() + 11 * 60_000));
    await service.find('quartz', searcher);
    api.setClock(null);
    expect(searcher.log.warn).toHaveBeenCalledTimes(2);
  });

  it('does not wait for the one that is too slow', async () => {
    const deps = illDeps('company', () => setTimeout(2000).then(() => Promise.reject(new Error('late'))));
    const began = performance.now();
    const found = await siteSearchService(deps, { ms: 700 }).find('quartz', searcher);
    expect([found.company, found.tip?.total]).toEqual([null, 1]);
    expect(performance.now() - began).toBeLessThan(1900);
  });

  it('waits for lists that could not answer while the process was busy with something else', async () => {
    const ms = 1500;
    const found = siteSearchService(api.deps, { ms }).find('quartz', searcher);
    // Every list has been asked, and no answer can be taken in.
    setImmediate(() => {
      for (const end = performance.now() + ms; performance.now() < end; );
    });
    expect(Object.values(await found)).not.toContain(null);
  });

  it('says what is wrong where nothing answers', async () => {
    const queue = fairQueue({ atOnce: 1, waiting: 0 });
    void queue.run('another', () => setTimeout(500));
    const service = siteSearchService(api.deps, { queue });
    await expect(service.find('quartz', searcher)).rejects.toThrow('service.unavailable');
  });
});

describe('GET /post/search', () => {
  it('finds entries by their words, as they are now', async () => {
    const post = await write('A basalt quarry opens.');
    expect(await postsOf('basalt')).toEqual(['A basalt quarry opens.']);
    const body = { body: 'A granite quarry opens.', publish: true };
    expect((await api.as(owner).call(postUpdate, { params: { id: post._id }, body })).status).toBe(200);
    expect([await postsOf('basalt'), await postsOf('granite')]).toEqual([[], ['A granite quarry opens.']]);
  });

  it('finds them by whose they are, under the name that the company has now', async () => {
    await write('News of ours.');
    expect(await postsOf('mills news')).toContain('News of ours.');
    await api.work(companyRenamedForPosts);
    const body = { name: 'Feldspar Mills', nameKm: 'រោងម៉ាស៊ីន', address: 'Street 1' };
    expect((await api.as(owner).call(ownCompanyUpdate, { body })).status).toBe(200);
    await expect.poll(async () => (await postsOf('feldspar news'))[0]).toBe('News of ours.');
  });

  it('refuses what it does not know, and is public', async () => {
    for (const query of [{ search: 'x'.repeat(201) }, { sort: 'likes' }, { 'filter[kind]': 'job' }])
      expect((await api.as(null).call(foundPosts, { query })).status).toBe(422);
    expect((await api.as(owner).call(foundPosts, { query: { search: '%' } })).status).toBe(200);
  });
});

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../../../web/dist/index.html'));
describe.runIf(isBuilt)('the document of /search', () => {
  const documentOf = async (address: string) =>
    (await api.http().get(address).set('Accept', 'text/html')).text;

  it('lists what is found and leads to the lists, and is in no search engine', async () => {
    const text = await documentOf('/search?search=quartz');
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).toContain('Quartz for beginners');
    expect(text).toContain('/job?search=quartz');
    expect(text).toContain('"GET /search"');
  });

  it('says what it is before anything is searched for, and escapes what is', async () => {
    expect(await documentOf('/km/search')).toContain('ស្វែងរកលើគេហទំព័រទាំងមូល');
    expect(await documentOf('/search?search=%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain(
      '<script>alert(1)',
    );
  });
});
