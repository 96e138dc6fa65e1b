import { existsSync } from 'node:fs';
import path from 'node:path';
import { jobGet, jobList } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';
import { readDocument } from '../testing/read-document.ts';

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../web/dist/index.html'));

const api = await startApi();

const site = () => api.deps.config.PUBLIC_URL;
async function read(address: string) {
  const { status, text } = await api.http().get(address);
  return { status, text, ...readDocument(text) };
}

describe.runIf(isBuilt)('the document of a job', () => {
  const title = 'Cook </script><script>alert(1)</script> & "waiter"';
  const made = async (data: Parameters<typeof createJob>[1] = {}) => {
    const { id } = await createJob(api.prisma, {
      title,
      description: '<p>Cooks <b>amok</b> &amp; rice.</p>',
      requirements: '<ul><li>Two years</li></ul>',
      address: 'Street 51',
      ...data,
    });
    return id;
  };

  it('beside the list says what the job is, and leaves its own page to search engines', async () => {
    const id = await made();
    const page = await read(`/job?search=cook&beside=${id}`);
    expect(page.status).toBe(200);
    expect(page.title).toMatch(/^Cook /);
    expect(page.headings).toEqual([title]);
    expect([page.meta.robots, page.links.canonical]).toEqual(['noindex', undefined]);
    const draft = await made({ status: 'draft' });
    for (const none of [draft, crypto.randomUUID(), '1'])
      expect((await read(`/job?beside=${none}`)).headings).toEqual(['Jobs']);
  });

  it('says in both languages what it is, with its picture, its addresses and all of its text', async () => {
    const id = await made();
    for (const [address, word, pay] of [
      [`/job/${id}`, 'Responsibilities', '$300 – $500'],
      [`/km/job/${id}?utm_source=chat`, 'តួនាទី', '$300 – $500'],
    ] as const) {
      const page = await read(address);
      const own = site() + address.replace(/\?.*/, '');
      expect(page.status).toBe(200);
      expect(page.title).toMatch(/^Cook .* & "waiter" · .+ · (Acheep|អាជីព)$/);
      expect(page.meta).toMatchObject({
        description: 'Cooks amok & rice.',
        'og:description': 'Cooks amok & rice.',
        'og:url': own,
        'twitter:title': expect.stringContaining('Cook'),
      });
      expect(page.links).toMatchObject({
        canonical: own,
        en: `${site()}/job/${id}`,
        km: `${site()}/km/job/${id}`,
        'x-default': `${site()}/job/${id}`,
      });
      expect(page.headings).toEqual([title]);
      for (const part of [word, pay, 'Cooks amok & rice.', 'Two years', 'Street 51', 'Phnom Penh'])
        if (part !== 'Phnom Penh' || !address.startsWith('/km')) expect(page.words).toContain(part);
      expect(page.ways).toContain(address.startsWith('/km') ? '/km/job' : '/job');
      expect(page.text).not.toContain('<script>alert');
      expect(page.words).not.toMatch(/\b(?:job|common):\w+/);
    }
  });

  it('brings the answer that the page would ask for', async () => {
    const id = await made();
    const { body } = await api.as(null).call(jobGet, { params: { id } });
    expect((await read(`/job/${id}`)).answers).toEqual([['GET /job/:id', { params: { id } }, body]]);
  });

  it('is made anew when the job or its company changes, or a day passes', async () => {
    const id = await made({ title: 'Cook' });
    expect((await read(`/job/${id}`)).headings).toEqual(['Cook']);
    const { companyId } = await api.prisma.job.update({ where: { id }, data: { title: 'Chef' } });
    expect((await read(`/job/${id}`)).headings).toEqual(['Chef']);
    await api.prisma.company.update({ where: { id: companyId }, data: { name: 'Kitchen' } });
    expect((await read(`/job/${id}`)).title).toContain('Kitchen');
    api.setClock(new Date(Date.now() + 30 * 86_400_000));
    const closed = await read(`/job/${id}`);
    api.setClock(null);
    expect(closed.words).toContain('This job is closed');
    expect(closed.schemas.map((schema) => schema['@type'])).toEqual(['BreadcrumbList']);
  });

  it('says of one that is not there that it is not, and nothing of it', async () => {
    const page = await read(`/job/${await made({ status: 'draft' })}`);
    expect(page.status).toBe(404);
    expect(page.meta.robots).toBe('noindex');
    expect(page.text).not.toContain('Cook');
  });
});

describe.runIf(isBuilt)('the document of the list of jobs', () => {
  it('has the jobs as links, the next page, and the answers under what the page asks', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id: companyId } = await api.prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } });
    const ids: string[] = [];
    for (let made = 0; made < 21; made += 1)
      ids.push((await createJob(api.prisma, { ownerId: owner.id, title: `Driver ${made}` })).id);
    const first = await read(`/km/job?companyId=${companyId}&utm_source=x`);
    const links = ids.filter((id) => first.ways.includes(`/km/job/${id}`));
    expect(links).toHaveLength(20);
    expect(first.ways).toContain(`/km/job?companyId=${companyId}&page=2`);
    expect(first.links.canonical).toBe(`${site()}/km/job?companyId=${companyId}`);
    expect(first.headings).toEqual(['ការងារ']);
    const [[, asked, answer]] = first.answers as [[string, { query: object }, unknown]];
    const { body } = await api.as(null).call(jobList, { query: JSON.parse(JSON.stringify(asked.query)) });
    expect(answer).toEqual(body);

    const second = await read(`/job?companyId=${companyId}&page=2`);
    expect(second.links.canonical).toBe(`${site()}/job?companyId=${companyId}&page=2`);
    expect(ids.filter((id) => second.ways.includes(`/job/${id}`))).toHaveLength(1);
    expect(second.ways).toContain(`/job?companyId=${companyId}`);
  });

  it('searches without a script, in the place and with the filters of the list', async () => {
    const [one, other] = await api.prisma.province.findMany({ take: 2 });
    if (!one || !other) throw new Error('There are no provinces.');
    const formOf = async (query: string) => {
      const { text } = await api.http().get(`/km/job?${query}`);
      return text.slice(text.indexOf('<search>'), text.indexOf('</search>'));
    };
    const form = await formOf(`search=%22a&provinceId=${one.id}&type=full-time`);
    for (const part of [
      'action="/km/job"',
      'value="&quot;a"',
      `value="${one.id}" selected>`,
      '<input type="hidden" name="type" value="full-time">',
    ])
      expect(form).toContain(part);
    expect(form).toContain(`value="${other.id}">`);
    expect(await formOf(`provinceId=${one.id},${other.id}`)).toContain(
      `value="${one.id},${other.id}" selected>`,
    );
  });

  it('says what it was that it looked for instead of what finds nothing', async () => {
    await createJob(api.prisma, { title: 'Glockenspiel tuner' });
    for (const [prefix, before] of [
      ['', 'No results for “glockenspeil”.'],
      ['/km', '«glockenspeil»'],
    ] as const) {
      const { text } = await api.http().get(`${prefix}/job?search=glockenspeil`);
      expect(text).toContain(before);
      expect(text).toMatch(/[“«]glockenspiel[”»]/i);
    }
    expect((await api.http().get('/job?search=glockenspiel')).text).not.toContain('No results for');
  });

  it('names its feeds, with what the list is narrowed to', async () => {
    const { text } = await api.http().get('/km/job?type=full-time&page=2');
    expect(text).toMatch(
      /<link data-boot rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/km\/job\.rss\?type=full-time">/,
    );
    expect(text).toContain('href="/km/job.atom?type=full-time"');
    expect((await api.http().get('/no-such-page')).text).not.toContain('application/rss+xml');
  });

  it('is kept by search engines with one filter, and not with a search or several', async () => {
    for (const query of ['search=cook', 'type=full-time&posted=7d', 'type=full-time,part-time']) {
      const page = await read(`/job?${query}`);
      expect([query, page.meta.robots, page.links.canonical]).toEqual([query, 'noindex', undefined]);
    }
    const { links, meta } = await read('/job?type=full-time&sort=createdAt_1&fbclid=x');
    expect([links.canonical, meta.robots]).toEqual([`${site()}/job?type=full-time`, undefined]);
  });

  it('reads hostile queries as the page does', async () => {
    for (const query of [
      'page=-1',
      'page=1e9',
      'categoryId=%00',
      'search=%E0%A4%A',
      'type=__proto__',
      'search=%00',
    ]) {
      const { status, headings } = await read(`/job?${query}`);
      expect([query, status]).toEqual([query, 200]);
      expect(headings.length).toBeLessThanOrEqual(1);
    }
  });

  it('gives the home page its newest jobs', async () => {
    const { id } = await createJob(api.prisma, { title: 'Newest of all' });
    const page = await read('/');
    expect(page.ways).toContain(`/job/${id}`);
    expect(page.answers[0]?.[1]).toEqual({ query: { limit: 10, sort: 'createdAt_-1' } });
    expect(page.links.canonical).toBe(`${site()}/`);
    expect((await read('/km')).links.canonical).toBe(`${site()}/km`);
  });
});
