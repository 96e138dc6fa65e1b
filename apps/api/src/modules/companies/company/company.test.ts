import {
  type CompanyBody,
  companyGet,
  ownCompanyGet,
  ownCompanyUpdate,
} from '@acheep/contract/companies/company';
import { companySizes } from '@acheep/contract/companies/company-option';
import { jobGet, jobList } from '@acheep/contract/jobs/job';
import { valuesOf } from '@acheep/contract/kernel/option';
import { logoUpload } from '@acheep/contract/platform/upload';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';
import { companyRenamed } from './company.tasks.ts';

const api = await startApi();

type Person = { id: string };
const filled: CompanyBody = {
  name: 'Angkor Coffee',
  nameKm: 'កាហ្វេអង្គរ',
  about: '<p>We <strong>roast</strong> coffee.</p>',
  size: '11-50',
  website: 'https://coffee.example.com/about?x=1',
  address: 'Street 51, Phnom Penh',
};
const save = (person: Person | null, body: Record<string, unknown> = filled) =>
  api.as(person).call(ownCompanyUpdate, { body });
const idOf = async (owner: Person) =>
  (await api.prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } })).id;
const view = (id: string) => api.as(null).call(companyGet, { params: { id } });

async function uploadLogo(person: Person): Promise<{ small: string; image: string; path: string }> {
  const content = await twoColours(300, 100).png().toBuffer();
  const { body } = await api.as(person).call(logoUpload, { file: { name: 'logo.png', content } });
  return body.data;
}

describe('one’s own company', () => {
  it('is saved whole, and what is left out is removed', async () => {
    const owner = await createRecruiter(api.prisma);
    const industry = await api.prisma.industry.findFirstOrThrow();
    const province = await api.prisma.province.findFirstOrThrow();
    const sent = { ...filled, industryId: industry.id, provinceId: province.id };
    const saved = await save(owner, sent);
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({
      ...filled,
      logo: null,
      industry: { _id: industry.id },
      province: { _id: province.id },
    });
    expect((await api.as(owner).call(ownCompanyGet)).body).toEqual(saved.body);

    const { body } = await save(owner, { name: 'Angkor Coffee', address: 'Street 51' });
    const empty = { about: null, website: null, size: null, industry: null, province: null, nameKm: null };
    expect(body.data).toMatchObject(empty);
  });

  it('of a trainer too, and it is made where there is none', async () => {
    const trainer = await createUser(api.prisma, { role: 'trainer' });
    expect((await api.as(trainer).call(ownCompanyGet)).status).toBe(404);
    expect((await save(trainer)).status).toBe(200);
    expect((await api.as(trainer).call(ownCompanyGet)).body.data.name).toBe('Angkor Coffee');
  });

  it('security 23: what it says about itself is cut down to the allowlist', async () => {
    const owner = await createRecruiter(api.prisma);
    const about =
      '<p onclick="x()">Hello<script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:alert(1)">x</a><svg onload=alert(1)>';
    const { body } = await save(owner, { ...filled, about });
    expect(body.data.about).toMatch(/^<p>Hello<\/p>/);
    expect((await view(await idOf(owner))).body.data.about).not.toMatch(/script|on\w+=|img|svg|javascript/);
  });

  it('security 55: saved by another since the edit began is not overwritten, and the second is told', async () => {
    const owner = await createRecruiter(api.prisma);
    const { updatedAt } = (await save(owner)).body.data;
    const both = await Promise.all(['One', 'Two'].map((name) => save(owner, { ...filled, name, updatedAt })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = both[0]?.status === 200 ? both : both.toReversed();
    expect(second?.body.code).toBe('record.changed');
    expect((await api.as(owner).call(ownCompanyGet)).body).toEqual(first?.body);
    const again = await save(owner, { ...filled, name: 'Two', updatedAt: first?.body.data.updatedAt });
    expect([again.status, again.body.data.name]).toEqual([200, 'Two']);
  });

  it('renamed, its jobs are found by the new name and not by the old one', async () => {
    const owner = await createRecruiter(api.prisma, { company: { name: 'Oldname Trading' } });
    const job = await createJob(api.prisma, {
      ownerId: owner.id,
      skills: [{ kind: 'hard', name: 'Bookbinding' }],
    });
    const draft = await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    const found = async (search: string) => {
      const { body } = await api.as(null).call(jobList, { query: { search } });
      return body.data.map(({ _id }: { _id: string }) => _id);
    };
    expect(await found('oldname')).toEqual([job.id]);
    const before = await api.prisma.job.findUniqueOrThrow({ where: { id: job.id } });
    await save(owner, { name: 'Zebrafish Holdings', nameKm: 'កាហ្វេអង្គរ', address: 'Street 1' });
    await api.work(companyRenamed);

    await expect.poll(() => found('zebrafish')).toEqual([job.id]);
    expect([await found('oldname'), await found('bookbinding')]).toEqual([[], [job.id]]);
    expect(await found('កាហ្វេ')).toEqual([job.id]);
    const after = await api.prisma.job.findUniqueOrThrow({ where: { id: job.id } });
    expect([after.updatedAt, after.searchTitle]).toEqual([before.updatedAt, before.searchTitle]);
    const drafted = await api.prisma.job.findUniqueOrThrow({ where: { id: draft.id } });
    expect(drafted.searchTags).toContain('zebrafish');
  });
});

describe('what is wrong', () => {
  it.each([
    ['name', '', "The company's name field is required."],
    ['name', 'x'.repeat(121), "The company's name can have at most 120 characters."],
    ['name', 'a\r\nBcc: x', "The company's name must be on one line."],
    ['address', '', 'The address field is required.'],
    ['size', '7', `The size must be one of: ${valuesOf(companySizes).join(', ')}.`],
    ['industryId', '01900000-0000-7000-8000-000000000000', 'Choose the industry from the list.'],
    ['provinceId', 'x', 'Choose the province from the list.'],
    ['about', `<p>${'x'.repeat(10_000)}</p>`, 'The company description can have at most 10000 characters.'],
    ['verified', true, 'The verified field isn’t recognised here.'],
    ['ownerId', 'x', 'The ownerId field isn’t recognised here.'],
  ])('%s %s', async (field, value, sentence) => {
    const { status, body } = await save(await createRecruiter(api.prisma), { ...filled, [field]: value });
    expect([status, body.data]).toEqual([422, { [field]: [sentence] }]);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT://example.com/%0aalert(1)',
    'data:text/html,x',
    'ftp://example.com',
    '//example.com',
    'example.com',
    'https://',
    'https://localhost',
    'https://user:secret@example.com',
    'http:example.com',
  ])('security 24: the website %s', async (website) => {
    const { status, body } = await save(await createRecruiter(api.prisma), { ...filled, website });
    expect([status, body.data]).toEqual([
      422,
      { website: ['The website must be a link that starts with http:// or https://.'] },
    ]);
  });
});

describe('a logo', () => {
  it('security 35: is for everybody once it is the company’s, as a thing of its own', async () => {
    const owner = await createRecruiter(api.prisma);
    const uploaded = await uploadLogo(owner);
    const key = uploaded.path;
    expect((await api.http().get(`/media/${key}`)).status).toBe(404);

    const { body } = await save(owner, { ...filled, logo: key });
    expect(body.data.logo).toEqual({
      small: `/media/${key.replace(/_l$/, '_s')}`,
      image: `/media/${key}`,
      path: key,
    });
    for (const url of [body.data.logo.small, body.data.logo.image]) {
      const { status, headers } = await api.http().get(url);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
    const get = vi.spyOn(api.deps.storage, 'get');
    const { status, headers } = await api.http().head(body.data.logo.image);
    const { size } = await api.prisma.upload.findUniqueOrThrow({ where: { path: key } });
    expect([status, headers['content-length'], headers['content-type']]).toEqual([
      200,
      String(size),
      'image/webp',
    ]);
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();

    const job = await createJob(api.prisma, { ownerId: owner.id });
    const listed = await api.as(null).call(jobList, { query: { 'filter[companyId]': body.data._id } });
    expect(listed.body.data[0].company.logo).toBe(body.data.logo.small);
    const detail = await api.as(null).call(jobGet, { params: { id: job.id } });
    expect(detail.body.data.company.logo).toBe(body.data.logo.small);

    await save(owner);
    expect((await api.http().get(body.data.logo.image)).status).toBe(404);
    expect((await view(body.data._id)).body.data.logo).toBeNull();
  });

  it('of somebody else, a document, or nonsense is a 404', async () => {
    const owner = await createRecruiter(api.prisma);
    const foreign = await uploadLogo(await createRecruiter(api.prisma));
    const document = await api.prisma.upload.create({
      data: {
        ownerId: owner.id,
        kind: 'document',
        path: 'docs/mine',
        originalName: 'cv.pdf',
        mediaType: 'application/pdf',
        size: 1,
      },
    });
    for (const logo of [foreign.path, document.path, 'images/none_l', '../../etc/passwd']) {
      const { status, body } = await save(owner, { ...filled, logo });
      expect([logo, status, body.code]).toEqual([logo, 404, 'not_found']);
    }
  });

  it.each([
    'docs/cv',
    'images/none_l',
    'images/..%2f..%2fsecret',
    '..%2f..%2fetc%2fpasswd',
    'images/%00',
    `images/${'x'.repeat(300)}`,
    '',
  ])('%s is not there', async (key) => {
    expect((await api.http().get(`/media/${key}`)).status).toBe(404);
  });
});

describe('the public page', () => {
  it('security 19: says these things of a company and no others', async () => {
    const owner = await createRecruiter(api.prisma);
    await save(owner);
    const { status, body } = await view(await idOf(owner));
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual([
      '_id',
      'about',
      'activity',
      'address',
      'benefits',
      'cover',
      'createdAt',
      'industry',
      'languages',
      'logo',
      'name',
      'nameKm',
      'photos',
      'province',
      'size',
      'updatedAt',
      'verified',
      'website',
    ]);
    expect(JSON.stringify(body)).not.toContain(owner.email);
  });

  it('is a 404 for an unknown id, and while the owner is disabled', async () => {
    expect((await view('01900000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await view('nonsense')).status).toBe(404);
    const owner = await createRecruiter(api.prisma);
    const { path } = await uploadLogo(owner);
    await save(owner, { ...filled, logo: path });
    const id = await idOf(owner);
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    expect([(await view(id)).status, (await api.http().get(`/media/${path}`)).status]).toEqual([404, 404]);
  });
});

describe('access', () => {
  it('never reaches another one’s company', async () => {
    const [owner, other] = [await createRecruiter(api.prisma), await createRecruiter(api.prisma)];
    const before = await view(await idOf(other));
    await save(owner);
    expect((await view(await idOf(other))).body).toEqual(before.body);
  });
});
