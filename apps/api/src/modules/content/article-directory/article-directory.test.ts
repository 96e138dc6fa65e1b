import {
  articleGet,
  articleUseful,
  articleViewed,
  nssfGet,
  policyList,
  prakasGet,
  prakasList,
  tipGet,
  tipList,
  tosGet,
} from '@acheep/contract/content/article';
import {
  adminArticleCreate,
  adminArticleGet,
  adminArticleUpdate,
} from '@acheep/contract/content/article-admin';
import { headOfArticle } from '@acheep/contract/content/article-language';
import { documentUpload } from '@acheep/contract/platform/upload';
import { createArticle } from '@acheep/prisma/factories/article';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { makeFile } from '../../../testing/resume-reading/make.ts';
import { type Block, sources } from '../../../testing/resume-reading/source.ts';
import { articleReading } from '../article/article-task.ts';
import { articlePages } from './article-page.repository.ts';

const nobody = '01900000-0000-7000-8000-000000000000';
const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  await api.work(articleReading);
});

const idsOf = (body: { data: { _id: string }[] }) => body.data.map(({ _id }) => _id);
const tips = async (query: object = {}) => idsOf((await api.as(null).call(tipList, { query })).body);

describe('the public lists', () => {
  it('find by words of either language, whichever the page is in', async () => {
    const { id } = await createArticle(api.prisma, {
      titleEn: 'Onboarding a colleague',
      titleKm: 'ការស្វាគមន៍បុគ្គលិកថ្មី',
      bodyEn: '<p>The first week decides.</p>',
      bodyKm: '<p>សប្ដាហ៍ដំបូងសំខាន់ណាស់។</p>',
    });
    for (const search of ['onboarding', 'decides', 'ស្វាគមន៍', 'សប្ដាហ៍'])
      expect([search, await tips({ search })]).toEqual([search, [id]]);
    expect(idsOf((await api.as(null).call(policyList, { query: { search: 'onboarding' } })).body)).toEqual(
      [],
    );
  });

  it('narrow by topic, and by what regulations have', async () => {
    const labour = { kind: 'prakas', topic: 'time', ministry: 'labour', legalStatus: 'repealed' } as const;
    const { id } = await createArticle(api.prisma, labour);
    const other = await createArticle(api.prisma, { kind: 'prakas', topic: 'pay', legalStatus: 'in_force' });
    const prakas = async (query: object) => idsOf((await api.as(null).call(prakasList, { query })).body);
    expect(await prakas({ 'filter[topic]': 'time' })).toEqual([id]);
    expect((await prakas({ 'filter[topic]': 'time,pay' })).sort()).toEqual([id, other.id].sort());
    expect(await prakas({ 'filter[legalStatus]': 'in_force' })).toEqual([other.id]);
    expect(await prakas({ 'filter[ministry]': 'labour', 'filter[legalStatus]': 'in_force' })).toEqual([]);
  });

  it('sort by newest, most useful and most read', async () => {
    const topic = 'wellbeing-of-this-test';
    const make = (day: number) =>
      createArticle(api.prisma, {
        topic: 'career',
        publishAt: new Date(Date.UTC(2026, 0, day)),
        author: topic,
      });
    const [old, middle, latest] = [await make(1), await make(2), await make(3)].map(({ id }) => id);
    const sorted = (sort?: string) => tips({ 'filter[topic]': 'career', ...(sort && { sort }) });
    expect(await sorted()).toEqual([latest, middle, old]);
    await api.as(null).call(articleUseful, { params: { id: old ?? '' }, body: { useful: true } });
    await api.as(null).call(articleViewed, { params: { id: middle ?? '' } });
    expect((await sorted('useful_-1'))[0]).toBe(old);
    expect((await sorted('read_-1'))[0]).toBe(middle);
  });

  it.each<[string, object]>([
    ['sort', { sort: 'views_-1' }],
    ['filter[topic]', { 'filter[topic]': 'foreign' }],
    ['filter[ministry]', { 'filter[ministry]': 'labour' }],
  ])('security 21: refuse %s', async (field, query) => {
    const { status, body } = await api.as(null).call(tipList, { query });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });
});

describe('the page of a text', () => {
  it('security 22: is there while it is public, and its address says what became of it', async () => {
    const now = new Date();
    const of = async (overrides: Parameters<typeof createArticle>[1]) => {
      const { id } = await createArticle(api.prisma, overrides);
      const { status } = await api.as(null).call(tipGet, { params: { id } });
      return [status, await articlePages['/hr-tips/:id']?.(api.prisma, id, now)];
    };
    expect(await of({})).toEqual([200, { version: expect.any(String) }]);
    expect(await of({ status: 'draft' })).toEqual([404, 404]);
    expect(await of({ status: 'archived' })).toEqual([404, 410]);
    expect(await of({ status: 'archived', publishAt: null })).toEqual([404, 404]);
    expect(await of({ publishAt: new Date(now.getTime() + 60_000) })).toEqual([404, 404]);
    expect(await of({ kind: 'policy' })).toEqual([404, 404]);
    for (const id of [nobody, 'x'])
      expect((await api.as(null).call(tipGet, { params: { id } })).status).toBe(404);
  });

  it('is shared in the language that there is', async () => {
    const { id } = await createArticle(api.prisma, { titleEn: null, bodyEn: null, summaryKm: 'សង្ខេប' });
    const { body } = await api.as(null).call(tipGet, { params: { id } });
    expect(headOfArticle(body.data, 'en')).toEqual({
      title: 'របៀបសរសេរការប្រកាសជ្រើសរើសបុគ្គលិក',
      description: 'សង្ខេប',
    });
  });

  it('of a regulation names what it amends and what amends it, of those that are public', async () => {
    const old = await createArticle(api.prisma, { kind: 'prakas', titleEn: 'Old', number: '1' });
    const { id } = await createArticle(api.prisma, {
      kind: 'prakas',
      titleEn: 'New',
      amends: { create: { amendedId: old.id, position: 0 } },
    });
    await createArticle(api.prisma, {
      kind: 'prakas',
      status: 'draft',
      amends: { create: { amendedId: old.id, position: 0 } },
    });
    const get = async (of: string) => (await api.as(null).call(prakasGet, { params: { id: of } })).body.data;
    expect(await get(id)).toMatchObject({ amends: [{ _id: old.id, number: '1' }], amendedBy: [] });
    expect(await get(old.id)).toMatchObject({ amends: [], amendedBy: [{ _id: id, title: { en: 'New' } }] });
  });

  it('of what is there once has an address of its own', async () => {
    const { body } = await api.as(null).call(tosGet);
    expect(body.data.key).toBe('tos');
    expect((await api.as(null).call(nssfGet)).body.data.key).toBe('nssf');
    const keyed = await api.as(null).call(articleGet, { query: { key: 'privacy' } });
    expect(keyed.body.data).toMatchObject({ kind: 'legal', languages: ['en', 'km'] });
    for (const key of ['nothing', '__proto__', 'tip'] as never[])
      expect((await api.as(null).call(articleGet, { query: { key } })).status).toBe(422);
  });
});

it('counts each visitor’s answer once, who may change their mind', async () => {
  const { id } = await createArticle(api.prisma);
  const say = async (useful: boolean, agent = 'one') => {
    const { body } = await api
      .http()
      .post(`/api/v1/article/${id}/useful`)
      .set('User-Agent', agent)
      .send({ useful });
    return body.data;
  };
  await Promise.all(Array.from({ length: 5 }, () => say(true)));
  expect(await say(true)).toEqual({ yes: 1, no: 0 });
  expect(await say(false)).toEqual({ yes: 0, no: 1 });
  expect(await say(true, 'another')).toEqual({ yes: 1, no: 1 });
  const draft = await createArticle(api.prisma, { status: 'draft' });
  const refused = await api
    .as(null)
    .call(articleUseful, { params: { id: draft.id }, body: { useful: true } });
  expect(refused.status).toBe(404);
});

describe('a PDF beside a text', () => {
  const prakas = {
    kind: 'prakas',
    title: { en: 'A sample' },
    body: { en: '<p>Sample.</p>' },
    topic: 'pay',
  } as const;
  const source = sources().find(({ format }) => format === 'pdf');
  const saying = (...lines: string[]) => {
    if (!source) throw new Error('There is no source of a PDF.');
    return makeFile({ ...source, main: lines.map((line): Block => ['text', line]), side: [] });
  };
  async function keep(content: Uint8Array) {
    const { body } = await api
      .as(admin)
      .call(documentUpload, { file: { name: 'prakas.pdf', content: Buffer.from(content) } });
    const { originalName, path } = body.data.docs;
    return { originalName, path };
  }
  const write = async (...files: Uint8Array[]) => {
    const attachments = [];
    for (const file of files) attachments.push(await keep(file));
    const { body } = await api
      .as(admin)
      .call(adminArticleCreate, { body: { ...prakas, attachments, publish: true } });
    return body.data._id as string;
  };
  const readings = (id: string) =>
    vi.waitFor(
      async () => {
        const { body } = await api.as(admin).call(adminArticleGet, { params: { id } });
        const all = body.data.attachments.map(({ reading }: { reading: string }) => reading);
        if (all.includes('waiting')) throw new Error('not read yet');
        const { attachedRules } = await api.prisma.article.findUniqueOrThrow({ where: { id } });
        if (attachedRules === 0) throw new Error('not filed yet');
        return all;
      },
      { timeout: 30_000, interval: 100 },
    );
  const found = async (search: string) =>
    idsOf((await api.as(null).call(prakasList, { query: { search } })).body);

  it('is found by its words in both languages, as long as it is there', async () => {
    const file = await saying('ប្រាក់បំណាច់អតីតភាពការងារ', 'The seniority indemnity of garment workers');
    const id = await write(file);
    expect(await readings(id)).toEqual(['read']);
    for (const search of ['បំណាច់អតីតភាព', 'garment indemnity']) expect(await found(search)).toEqual([id]);
    await api.as(admin).call(adminArticleUpdate, { params: { id }, body: { ...prakas, attachments: [] } });
    await readings(id);
    expect(await found('បំណាច់អតីតភាព')).toEqual([]);
  });

  it('says what cannot be read, and the others are', async () => {
    const locked = `trailer<</Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'11'.repeat(32)}>>>>>\n`;
    const encrypted = Buffer.from(
      pdf()
        .toString('latin1')
        .replace(/trailer<<.*>>\n/, locked),
      'latin1',
    );
    const broken = Buffer.from('%PDF-1.7\nnonsense\nstartxref\n0\n%%EOF\n');
    const good = await saying('Overtime of drivers is written down each day');
    const id = await write(encrypted, broken, pdf(), good);
    expect(await readings(id)).toEqual(['encrypted', 'damaged', 'no_text', 'read']);
    expect(await found('overtime drivers')).toEqual([id]);
  });

  it('is private until its text is public', async () => {
    const file = await saying('Rest days of night guards are paid');
    const { originalName, path } = await keep(file);
    const { body } = await api
      .as(admin)
      .call(adminArticleCreate, { body: { ...prakas, attachments: [{ originalName, path }] } });
    expect((await api.http().get(`/media/${path}`)).status).toBe(404);
    const [{ url }] = body.data.attachments;
    expect((await api.http().get(url)).status).toBe(200);
    const publishAt = new Date(Date.now() + 60_000);
    await api.prisma.article.update({ where: { id: body.data._id }, data: { status: 'active', publishAt } });
    expect((await api.http().get(`/media/${path}`)).status).toBe(404);
    api.setClock(publishAt);
    expect((await api.http().get(`/media/${path}`)).status).toBe(200);
    api.setClock(null);
  });
});
