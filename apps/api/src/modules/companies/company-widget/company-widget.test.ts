import { createHash } from 'node:crypto';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const site = 'https://jobs.example.org';
const api = await startApi({ PUBLIC_URL: site });

const open = (id: string, query = '', headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/embed/company/${id}${query}`, headers });

async function companyWith(titles: readonly string[], change: object = {}) {
  const owner = await createRecruiter(api.prisma, change);
  const jobs = [];
  for (const title of titles) jobs.push(await createJob(api.prisma, { ownerId: owner.id, title }));
  return { owner, id: owner.company?.id ?? '', jobs };
}

describe('the widget of a company', () => {
  it('lists its open jobs with links to them, in a tab of their own', async () => {
    const { id, jobs } = await companyWith(['Cook', 'Baker']);
    const { statusCode, headers, body } = await open(id);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const job of jobs)
      expect(body).toContain(`<a href="${site}/job/${job.id}" target="_blank" rel="noopener">`);
    expect(body).toContain('<html lang="en" data-scheme="auto">');
    expect(body).toMatch(/Closes \w{3} \d\d, \d{4}/);
    expect(body).toContain('<span>$300 – $500</span>');
  });

  it('speaks the language and wears the colours that the page asks for', async () => {
    const { id, jobs } = await companyWith(['Cook']);
    const { body } = await open(id, '?locale=km&scheme=dark');
    expect(body).toContain('<html lang="km" data-scheme="dark">');
    expect(body).toContain(`${site}/km/job/${jobs[0]?.id}`);
    expect(body).toContain('ផុតកំណត់');
  });

  it('says what a salary is in words where it is no range', async () => {
    const { id, jobs } = await companyWith(['Cook', 'Baker', 'Clerk']);
    const pays = [
      { salaryTo: null },
      { salaryFrom: null },
      { salaryFrom: null, salaryTo: null, negotiable: true },
    ];
    for (const [place, data] of pays.entries())
      await api.prisma.job.update({ where: { id: jobs[place]?.id ?? '' }, data });
    const { body } = await open(id);
    for (const said of ['From $300', 'Up to $500', 'Negotiable'])
      expect(body).toContain(`<span>${said}</span>`);
  });

  it('shows as many as are asked for, the newest, and says how many there are', async () => {
    const { id } = await companyWith(['One', 'Two', 'Three']);
    const { body } = await open(id, '?limit=2');
    expect(body.match(/<li>/g)).toHaveLength(2);
    expect(body).toContain('All 3 jobs on ');
    expect(body).toContain(`${site}/company/${id}`);
  });

  it('says when there are none', async () => {
    const { id } = await companyWith([]);
    expect((await open(id)).body).toContain('No open jobs at the moment.');
    expect((await open(id, '?locale=km')).body).toContain('ពេលនេះមិនមានការងារជ្រើសរើសទេ។');
  });

  it('shows no draft, closed, archived or ended job', async () => {
    const { id, owner } = await companyWith([]);
    for (const status of ['draft', 'closed', 'archived'] as const)
      await createJob(api.prisma, { ownerId: owner.id, title: 'Hidden', status });
    await createJob(api.prisma, { ownerId: owner.id, title: 'Hidden', closesOn: addDays(today(), -1) });
    expect((await open(id)).body).not.toContain('Hidden');
  });

  it('is empty as soon as the account is disabled, however lately it was shown', async () => {
    const { id, owner } = await companyWith(['Cook']);
    const first = await open(id);
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    const { statusCode, body } = await open(id, '', { 'If-None-Match': String(first.headers.etag) });
    expect([statusCode, body.includes('Cook')]).toEqual([404, false]);
    expect(body).toContain('These jobs are not shown here.');
  });

  it('is not sent again while it is the same, and is when a job has changed', async () => {
    const { id, jobs } = await companyWith(['Cook']);
    const first = await open(id);
    const known = { 'If-None-Match': String(first.headers.etag) };
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await open(id, '', known)).statusCode).toBe(304);
    await api.prisma.job.update({ where: { id: jobs[0]?.id ?? '' }, data: { title: 'Chef' } });
    const { statusCode, body } = await open(id, '', known);
    expect([statusCode, body.includes('Chef')]).toEqual([200, true]);
  });

  it('leads on to the company that it was merged into', async () => {
    const { id } = await companyWith(['Cook']);
    const gone = '01900000-0000-7000-8000-00000000abcd';
    await api.prisma.mergedCompany.create({ data: { id: gone, companyId: id, mergedAt: new Date() } });
    const { statusCode, headers } = await open(gone, '?locale=km&limit=5');
    expect([statusCode, headers.location]).toEqual([
      301,
      `/embed/company/${id}?locale=km&scheme=auto&limit=5`,
    ]);
  });
});

describe('the widget of a company, attacked', () => {
  it('may be in any frame, runs its own script alone, and reaches nothing', async () => {
    const { id } = await companyWith(['Cook']);
    const { headers, body } = await open(id);
    for (const header of ['x-frame-options', 'origin-agent-cluster', 'set-cookie'])
      expect(headers[header]).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    for (const rule of ["default-src 'none'", "base-uri 'none'", "form-action 'none'", 'frame-ancestors *'])
      expect(policy).toContain(rule);
    expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(policy).not.toContain('unsafe');
    for (const tag of ['style', 'script']) {
      const [, text = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(body) ?? [];
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
    }
    // Nothing external is loaded, and all links lead to the site.
    expect(body).not.toMatch(/\ssrc=|<link|@import|url\(/);
    for (const [, address = ''] of body.matchAll(/href="([^"]*)"/g))
      expect(address.startsWith(site)).toBe(true);
  });

  it('shows what people typed as text', async () => {
    const { id, owner } = await companyWith(['<img src=x onerror=alert(1)>"\'</script>']);
    await api.prisma.company.update({ where: { id }, data: { name: '</title><script>alert(1)</script>' } });
    expect(owner.id).not.toBe('');
    const { body } = await open(id);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<img');
  });

  it.each([
    '?locale=%3Cscript%3E&scheme=%22onload%3D&limit=-1',
    '?limit=999999&locale=km&locale=en',
    `?scheme=${'x'.repeat(5000)}&limit=10.5`,
    '?limit=%00&__proto__[x]=1',
  ])('takes nothing odd from its address: %.40s', async (query) => {
    const { id } = await companyWith(['Cook']);
    const { statusCode, body } = await open(id, query);
    expect([statusCode, /data-scheme="auto"/.test(body), body.includes('onload')]).toEqual([
      200,
      true,
      false,
    ]);
  });

  it.each(['nonsense', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', '01900000-0000-7000-8000-000000000000'])(
    'is not there for %s, and says so in its frame',
    async (id) => {
      const { statusCode, headers, body } = await open(id, '?locale=km');
      expect([statusCode, headers['x-frame-options']]).toEqual([404, undefined]);
      expect(body).toContain('មិនមានការងារបង្ហាញនៅទីនេះទេ។');
      expect(body).not.toContain('alert');
    },
  );

  it('leaves every other page closed to frames', async () => {
    for (const url of ['/', '/company', '/api/v1/job', '/widget/company.js', '/embed']) {
      const { headers } = await api.app.inject({ url });
      expect([url, headers['x-frame-options'], headers['origin-agent-cluster']]).toEqual([url, 'DENY', '?1']);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });
});

it('the script of the widget may be loaded by any page', async () => {
  const { statusCode, headers, body } = await api.app.inject({ url: '/widget/company.js' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(body).not.toMatch(/cookie|storage|fetch|XMLHttp|innerHTML|eval/i);
});
