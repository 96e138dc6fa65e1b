import { accountDelete } from '@acheep/contract/accounts/privacy';
import { tipGet, tipList } from '@acheep/contract/content/article';
import {
  adminArticleCreate,
  adminArticleDelete,
  adminArticleGet,
  adminArticleList,
  adminArticleStatus,
  adminArticleUpdate,
  articleRestore,
  articleVersionGet,
  articleVersionList,
} from '@acheep/contract/content/article-admin';
import { uploadUse } from '@acheep/contract/platform/upload';
import { createArticle } from '@acheep/prisma/factories/article';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  api.setClock('2026-12-16T03:00:00Z');
  admin = await createUser(api.prisma, { role: 'admin', name: 'Sok Dara' });
});

const text = {
  kind: 'tip' as const,
  title: { en: 'Interviews that are fair', km: 'ការសម្ភាសដោយយុត្តិធម៌' },
  body: { en: '<p>Ask everybody the same.</p>' },
  topic: 'recruitment' as const,
};
const create = async (body: object = {}) =>
  api.as(admin).call(adminArticleCreate, { body: { ...text, ...body } });
const update = (id: string, body: object) =>
  api.as(admin).call(adminArticleUpdate, { params: { id }, body: { ...text, ...body } });
const status = (id: string, body: { status: 'draft' | 'active' | 'archived'; publishAt?: string }) =>
  api.as(admin).call(adminArticleStatus, { params: { id }, body });
const seen = async (id: string) => (await api.as(null).call(tipGet, { params: { id } })).status;

describe('writing a text', () => {
  it('makes a draft that nobody else sees, and publishes it', async () => {
    const { status: code, body } = await create();
    expect(code).toBe(201);
    const { _id: id } = body.data;
    expect(body.data).toMatchObject({
      state: 'draft',
      languages: ['en'],
      minutes: { en: 1, km: 0 },
      actions: ['edit', 'publish', 'delete'],
    });
    expect(await seen(id)).toBe(404);
    const published = await status(id, { status: 'active' });
    expect(published.body.data).toMatchObject({ state: 'active', publishAt: '2026-12-16T03:00:00.000Z' });
    expect(await seen(id)).toBe(200);
  });

  it('is public from its moment on, and no earlier', async () => {
    const { body } = await create();
    const { _id: id } = body.data;
    const at = '2026-12-17T01:00:00.000Z';
    expect((await status(id, { status: 'active', publishAt: at })).body.data.state).toBe('scheduled');
    expect(await seen(id)).toBe(404);
    const listed = async () => {
      const answer = await api.as(null).call(tipList, { query: { limit: 100 } });
      return answer.body.data.some(({ _id }: { _id: string }) => _id === id);
    };
    expect(await listed()).toBe(false);
    api.setClock('2026-12-17T01:00:00Z');
    expect([await seen(id), await listed()]).toEqual([200, true]);
    api.setClock('2026-12-16T03:00:00Z');
    // Unpublished before its time, it was never public and may be deleted.
    expect((await status(id, { status: 'draft' })).body.data).toMatchObject({ publishAt: null });
    expect((await api.as(admin).call(adminArticleDelete, { params: { id } })).status).toBe(200);
  });

  it.each([
    ['2026-12-16T02:59:00Z', 'en'],
    ['2027-12-17T03:00:00Z', 'km'],
  ] as const)('refuses the time %s', async (publishAt, locale) => {
    const { _id: id } = (await create()).body.data;
    const { status: code, body } = await api
      .as(admin)
      .call(adminArticleStatus, { params: { id }, body: { status: 'active', publishAt }, locale });
    expect([code, Object.keys(body.data)]).toEqual([422, ['publishAt']]);
  });

  it('needs to be whole in one language to be public', async () => {
    const { _id: id } = (await create({ body: { km: '<p>សួរដូចគ្នា។</p>' }, title: { en: 'Only a title' } }))
      .body.data;
    const refused = await status(id, { status: 'active' });
    expect([refused.status, refused.body.code, Object.keys(refused.body.data)]).toEqual([
      422,
      'article.incomplete',
      ['body'],
    ]);
    const noTopic = await create({ topic: undefined, publish: true });
    expect([noTopic.status, Object.keys(noTopic.body.data)]).toEqual([422, ['topic']]);
    // A public text has to stay complete.
    const open = await createArticle(api.prisma);
    expect((await update(open.id, { body: undefined })).status).toBe(422);
  });

  it('takes nothing that its kind has no place for', async () => {
    const refused = await create({ number: '12/26', ministry: 'labour', topic: 'foreign' });
    expect([refused.status, Object.keys(refused.body.data).sort()]).toEqual([
      422,
      ['ministry', 'number', 'topic'],
    ]);
    expect(Object.keys((await create({ kind: 'legal', topic: undefined })).body.data)).toEqual(['kind']);
    const { id } = await createArticle(api.prisma);
    const moved = await update(id, { kind: 'policy' });
    expect([moved.status, Object.keys(moved.body.data)]).toEqual([422, ['kind']]);
  });

  it('takes PDF files that are the editor’s own, and no other', async () => {
    const file = async (overrides: Parameters<typeof createUpload>[1]) => {
      const { originalName, path } = await createUpload(api.prisma, { ownerId: admin.id, ...overrides });
      return { attachments: [{ originalName, path }] };
    };
    expect((await create(await file({}))).status).toBe(201);
    const word = await create(await file({ mediaType: 'application/msword' }));
    expect(word.body.data.attachments).toEqual(['The PDF documents can only be PDF files.']);
    const others = await create(await file({ ownerId: (await createUser(api.prisma)).id }));
    expect([others.status, Object.keys(others.body.data)]).toEqual([422, ['attachments']]);
  });

  it('counts the files of texts as the site’s, not against what their editor may keep', async () => {
    const editor = await createUser(api.prisma, { role: 'admin' });
    const { originalName, path } = await createUpload(api.prisma, { ownerId: editor.id, size: 5000 });
    const kept = async () => (await api.as(editor).call(uploadUse)).body.data;
    expect(await kept()).toMatchObject({ files: 1, bytes: 5000 });
    const body = { ...text, attachments: [{ originalName, path }] };
    expect((await api.as(editor).call(adminArticleCreate, { body })).status).toBe(201);
    expect(await kept()).toMatchObject({ files: 0, bytes: 0 });
  });

  it('cleans what Word leaves in a text', async () => {
    const word = `<!--StartFragment--><p class=MsoNormal style='mso-margin-top-alt:auto'><b><span
      style='font-family:"Khmer OS";mso-fareast-language:EN-US'>Leave<o:p></o:p></span></b></p>
      <![if !supportLists]><span style='mso-list:Ignore'>1.</span><![endif]><h2>Hours</h2>
      <style>p{color:red}</style><script>alert(1)</script>`;
    const { body } = await create({ body: { en: word } });
    expect(body.data.body.en).toContain('<strong>');
    expect(body.data.body.en).toContain('<h3>Hours</h3>');
    expect(body.data.body.en).not.toMatch(/mso|Mso|o:p|script|StartFragment|font-family|color:red/);
  });
});

describe('the history of a text', () => {
  it('has every save, and brings one back', async () => {
    const { _id: id } = (await create({ author: 'Sok Dara' })).body.data;
    await update(id, { title: { en: 'Second' } });
    // This one changes nothing.
    await update(id, { title: { en: 'Second' } });
    const { body } = await api.as(admin).call(articleVersionList, { params: { id } });
    expect(body.data).toMatchObject([
      { by: 'Sok Dara', changed: ['title', 'author'], current: true },
      { by: 'Sok Dara', changed: [], current: false },
    ]);
    const versionId = body.data[1]._id;
    const was = await api.as(admin).call(articleVersionGet, { params: { id: versionId } });
    expect(was.body.data).toMatchObject({ title: text.title, author: 'Sok Dara' });
    const restored = await api.as(admin).call(articleRestore, { params: { id }, body: { versionId } });
    expect(restored.body.data).toMatchObject({ title: text.title, author: 'Sok Dara' });
    const after = await api.as(admin).call(articleVersionList, { params: { id } });
    expect(after.body.data).toHaveLength(3);
  });

  it('keeps what a text said that had none yet', async () => {
    const { id } = await createArticle(api.prisma, {
      titleEn: 'As it was delivered',
      updatedAt: new Date('2026-12-01T03:00:00Z'),
    });
    await update(id, {});
    const { body } = await api.as(admin).call(articleVersionList, { params: { id } });
    const [, first] = body.data;
    const was = await api.as(admin).call(articleVersionGet, { params: { id: first._id } });
    expect(was.body.data.title.en).toBe('As it was delivered');
    // Another text's version is refused.
    const other = await createArticle(api.prisma);
    const refused = await api
      .as(admin)
      .call(articleRestore, { params: { id: other.id }, body: { versionId: first._id } });
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['versionId']]);
  });

  it('keeps the files of earlier saves', async () => {
    const { originalName, path, id: uploadId } = await createUpload(api.prisma, { ownerId: admin.id });
    const { _id: id } = (await create({ attachments: [{ originalName, path }] })).body.data;
    await update(id, {});
    const { body } = await api.as(admin).call(articleVersionList, { params: { id } });
    const versionId = body.data.at(-1)._id;
    await expect(api.prisma.upload.delete({ where: { id: uploadId } })).rejects.toThrow();
    const restored = await api.as(admin).call(articleRestore, { params: { id }, body: { versionId } });
    expect(restored.body.data.attachments).toMatchObject([{ originalName, path, reading: 'waiting' }]);
  });

  it('of two editors the second is told, and nothing is lost', async () => {
    const { id } = await createArticle(api.prisma);
    const { updatedAt } = (await api.as(admin).call(adminArticleGet, { params: { id } })).body.data;
    const colleague = await createUser(api.prisma, { role: 'admin' });
    const answers = await Promise.all(
      [admin, colleague].map((who, index) =>
        api.as(who).call(adminArticleUpdate, {
          params: { id },
          body: { ...text, title: { en: `Number ${index}` }, updatedAt },
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('record.changed');
    const saved = answers.find((answer) => answer.status === 200);
    const now = await api.as(admin).call(adminArticleGet, { params: { id } });
    expect(now.body.data.title).toEqual(saved?.body.data.title);
  });
});

describe('the operator’s list', () => {
  it('finds by kind, state, missing language and words of a title', async () => {
    const title = 'ប្រាក់បៀវត្សសាកល្បង';
    const made = await createArticle(api.prisma, {
      kind: 'policy',
      titleEn: null,
      bodyEn: null,
      titleKm: title,
    });
    const ids = async (query: object) =>
      (await api.as(admin).call(adminArticleList, { query })).body.data.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await ids({ search: 'សាកល្បង' })).toEqual([made.id]);
    expect(await ids({ search: 'សាកល្បង', 'filter[missing]': 'en', 'filter[kind]': 'policy' })).toEqual([
      made.id,
    ]);
    expect(await ids({ search: 'សាកល្បង', 'filter[missing]': 'km' })).toEqual([]);
    expect(await ids({ search: 'សាកល្បង', 'filter[state]': 'active' })).toEqual([made.id]);
    expect(await ids({ search: 'សាកល្បង', 'filter[state]': 'draft,scheduled' })).toEqual([]);
  });
});

it('an editor who leaves takes the name along, and leaves the texts and their files', async () => {
  const password = 'leaving the library behind';
  const passwordHash = await api.deps.passwords.hash(password);
  const leaving = await createUser(api.prisma, { role: 'admin', name: 'Chan Sophea', passwordHash });
  const { originalName, path } = await createUpload(api.prisma, { ownerId: leaving.id });
  const write = (author: string) =>
    api.as(leaving).call(adminArticleCreate, {
      body: { ...text, author, attachments: [{ originalName, path }], publish: true },
    });
  const own = (await write('Chan Sophea')).body.data._id;
  const guest = (await write('Keo Vibol')).body.data._id;
  expect((await api.as(leaving).call(accountDelete, { body: { password } })).status).toBe(200);
  const get = async (id: string) => (await api.as(null).call(tipGet, { params: { id } })).body.data;
  expect(await get(own)).toMatchObject({ author: null, attachments: [{ originalName }] });
  expect((await get(guest)).author).toBe('Keo Vibol');
  const { body } = await api.as(admin).call(articleVersionList, { params: { id: own } });
  expect(body.data).toMatchObject([{ by: null }]);
  const was = await api.as(admin).call(articleVersionGet, { params: { id: body.data[0]._id } });
  expect(was.body.data.author).toBeNull();
});
