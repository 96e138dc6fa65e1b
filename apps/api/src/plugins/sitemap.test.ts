import { pages } from '@acheep/contract/pages';
import { createArticle } from '@acheep/prisma/factories/article';
import { createTrainer } from '@acheep/prisma/factories/gathering';
import { gatheringMaker } from '@acheep/prisma/factories/gathering-held';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import Fastify from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listedJobs } from '../modules/jobs/job/job-listed.repository.ts';
import { modules } from '../modules.ts';
import { findParts } from '../search/found.repository.ts';
import { givenValues } from '../search/search-condition.repository.ts';
import { startApi } from '../testing/harness.ts';
import { elementsOf, readXml, textOf } from '../testing/xml.ts';
import { registerSitemap } from './sitemap.ts';

const site = 'https://jobs.example.org';
const api = await startApi({ PUBLIC_URL: site });
let owner: { id: string };
let companyId: string;
beforeAll(async () => {
  owner = await createRecruiter(api.prisma);
  ({ id: companyId } = await api.prisma.company.findFirstOrThrow({ where: { ownerId: owner.id } }));
});
beforeEach(() => api.prisma.job.deleteMany());

/** The sitemap of a newly started process, in parts of so many pages. */
async function told(pagesInPart?: number) {
  const app = Fastify();
  registerSitemap(app, { ...api.deps, limits: { ...(pagesInPart && { pagesInPart }) } });
  const read = async (url: string) => {
    const { statusCode, payload, headers } = await app.inject(url);
    return { status: statusCode, headers, root: statusCode === 200 ? readXml(payload) : undefined };
  };
  const index = await read('/sitemap.xml');
  const parts = (index.root?.inside ?? []).map((part) => textOf(part, 'loc')?.replace(site, '') ?? '');
  const urls = async (part: string) => {
    const { root } = await read(part);
    return (root?.inside ?? []).map((url) => textOf(url, 'loc')?.replace(site, '') ?? '');
  };
  return { read, index, parts, urls };
}

describe('/sitemap.xml', () => {
  it('names each page in both languages, with its other addresses and its last change', async () => {
    const job = await createJob(api.prisma, { ownerId: owner.id });
    const { read, index, parts } = await told();
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(parts).toEqual(expect.arrayContaining(['/sitemap-page-1.xml', '/sitemap-job-1.xml']));
    const entry = index.root?.inside.find((part) => textOf(part, 'loc')?.endsWith('/sitemap-job-1.xml'));
    expect(entry && textOf(entry, 'lastmod')).toBe(job.updatedAt.toISOString());

    const { root, headers } = await read('/sitemap-job-1.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(root?.attributes).toMatchObject({ 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' });
    const page = `${site}/job/${job.id}`;
    const inKhmer = `${site}/km/job/${job.id}`;
    expect(root?.inside.map((url) => textOf(url, 'loc'))).toEqual([page, inKhmer]);
    for (const url of root?.inside ?? []) {
      expect(textOf(url, 'lastmod')).toBe(job.updatedAt.toISOString());
      const links = elementsOf(url, 'xhtml:link').map(({ attributes: { rel, hreflang, href } }) => [
        rel,
        hreflang,
        href,
      ]);
      expect(links).toEqual([
        ['alternate', 'en', page],
        ['alternate', 'km', inKhmer],
        ['alternate', 'x-default', page],
      ]);
    }
  });

  it('leaves out what is closed, over, a draft, or hidden, and has no part without a page', async () => {
    const open = await createJob(api.prisma, { ownerId: owner.id });
    for (const status of ['draft', 'closed', 'archived'] as const)
      await createJob(api.prisma, { ownerId: owner.id, status });
    await createJob(api.prisma, { ownerId: owner.id, closesOn: '2026-01-01' });
    const hidden = await createRecruiter(api.prisma, { disabledAt: new Date() });
    await createJob(api.prisma, { ownerId: hidden.id });
    const { urls } = await told();
    expect(await urls('/sitemap-job-1.xml')).toEqual([`/job/${open.id}`, `/km/job/${open.id}`]);
    await api.prisma.job.deleteMany();
    const empty = await told();
    expect(empty.parts).not.toContain('/sitemap-job-1.xml');
    expect((await empty.read('/sitemap-job-1.xml')).status).toBe(404);
  });

  it('splits what is too much into parts, which hold each page once', async () => {
    const jobs = [];
    for (let count = 0; count < 5; count += 1) jobs.push(await createJob(api.prisma, { ownerId: owner.id }));
    const { parts, urls, read } = await told(2);
    const ofJobs = parts.filter((part) => part.startsWith('/sitemap-job-'));
    expect(ofJobs).toEqual([1, 2, 3].map((number) => `/sitemap-job-${number}.xml`));
    const found = await Promise.all(ofJobs.map(urls));
    expect(found.map(({ length }) => length)).toEqual([4, 4, 2]);
    expect(found.flat().filter((url) => url.startsWith('/job/'))).toEqual(
      jobs.map(({ id }) => `/job/${id}`).sort(),
    );
    for (const part of ['/sitemap-job-4.xml', '/sitemap-job-0.xml', '/sitemap-nothing-1.xml', '/sitemap-x'])
      expect((await read(part)).status, part).toBe(404);
  });

  it('has companies, trainings, events, texts, written entries and pages, each named by its module', async () => {
    const trainer = await createTrainer(api.prisma);
    const make = gatheringMaker(api.prisma, trainer.id);
    const training = await make({}, ['2030-12-19 08:00-11:30']);
    const past = await make({ kind: 'event' }, ['2026-01-19 08:00-11:30']);
    const tip = await createArticle(api.prisma, { kind: 'tip' });
    const texts = { status: 'active', publishAt: new Date('2026-01-05') } as const;
    await api.prisma.article.updateMany({ where: { key: { in: ['tos', 'trainer'] } }, data: texts });
    await api.prisma.article.updateMany({
      where: { key: 'user' },
      data: { status: 'draft', publishAt: null },
    });
    const post = await createPost(api.prisma, { ownerId: owner.id });
    const job = await createJob(api.prisma, { ownerId: owner.id });
    const made = await api.prisma.post.findFirstOrThrow({ where: { jobId: job.id } });
    const { parts, urls } = await told();
    const all = (await Promise.all(parts.map(urls))).flat();
    expect(all).toEqual(
      expect.arrayContaining([
        '/',
        '/km',
        '/job',
        '/km/training',
        '/tos',
        '/career-report',
        `/company/${companyId}`,
        `/training/${training.id}`,
        `/km/event/${past.id}`,
        `/hr-tips/${tip.id}`,
        '/user-guide/trainer',
        `/public-post/${post.id}`,
      ]),
    );
    expect(all).not.toContain('/user-guide/user');
    expect(all).not.toContain(`/public-post/${made.id}`);
    expect(new Set(all).size).toBe(all.length);
  });

  it('reads a part, and where parts begin, by one index of open jobs', async () => {
    await api.prisma.$executeRaw`
      INSERT INTO job (company_id, status, title, closing_date, updated_at)
      SELECT ${companyId}::uuid, (CASE WHEN n % 3 = 0 THEN 'closed' ELSE 'active' END)::"JobStatus", 'Job ' || n,
        '2099-01-01', now() FROM generate_series(1, 6000) n`;
    await api.prisma.$executeRaw`ANALYZE job`;
    const { values, text } = givenValues();
    const conditions = text(listedJobs.listed({ now: new Date(), today: '2026-11-22' }));
    const { rows } = await api.deps.database.pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT e.id, e.updated_at FROM job e
       WHERE ${conditions} AND e.id > '00000000-0000-0000-0000-000000000000'::uuid ORDER BY e.id LIMIT 250`,
      values,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('job_active_id_idx');
    expect(plan).not.toContain('Sort');
    expect(plan).not.toContain('Seq Scan on job');
    const parts = await findParts(api.deps.database, listedJobs, new Date(), 3000);
    expect(parts).toHaveLength(2);
  });
});

describe('/robots.txt', () => {
  it('forbids what is private, no page that the sitemap names, and leads to it', async () => {
    const { status, text, headers } = await api.http().get('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
    const rules = text.split('\n').flatMap((line) => {
      const [, kind, path = ''] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? [];
      if (!kind) return [];
      const pattern = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      return [{ may: kind === 'Allow', length: path.length, pattern: new RegExp(`^${pattern}`) }];
    });
    /** Evaluated like a crawler: the longest matching rule applies. */
    const may = (path: string) =>
      rules.filter(({ pattern }) => pattern.test(path)).sort((a, b) => b.length - a.length)[0]?.may ?? true;
    const found = modules.flatMap((module) => Object.keys(module.found ?? {}));
    expect(found.filter((page) => !may(page.replace(/:\w+/, 'x')))).toEqual([]);
    const shown = ['/public-post'];
    const wrong = pages.filter(
      (page) => !found.includes(page) && !shown.includes(page) && may(page.replace(/:\w+/g, 'x')),
    );
    expect(wrong).toEqual([]);
    for (const path of [
      '/api/v1/admin/user',
      '/api/v1/session',
      '/km/manage-job',
      '/job/x/apply',
      '/km/admin',
    ])
      expect([path, may(path)]).toEqual([path, false]);
    for (const path of ['/', '/km', '/km/job', '/api/v1/job?limit=10', '/job.rss', '/media/x.webp'])
      expect([path, may(path)]).toEqual([path, true]);
  });
});
