import { articleGet, tipGet } from '@acheep/contract/content/article';
import {
  adminArticleCreate,
  adminArticleGet,
  adminArticlePreview,
  adminArticleUpdate,
  articleRestore,
  articleVersionGet,
  articleVersionList,
} from '@acheep/contract/content/article-admin';
import { articleBounds } from '@acheep/contract/content/article-option';
import { pictureUpload } from '@acheep/contract/platform/upload';
import { createArticle } from '@acheep/prisma/factories/article';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const pathOf = (index: number) => `images/${String(index).padStart(43, 'a')}_l`;
const picture = async (index: number, ownerId = admin.id) =>
  (await createUpload(api.prisma, { ownerId, kind: 'picture', path: pathOf(index), mediaType: 'image/webp' }))
    .path;
const shown = (path: string, alt = '') => `<img src="/media/${path}" alt="${alt}" />`;

const text = (html: string) => ({
  kind: 'tip' as const,
  title: { en: 'Interviews that are fair' },
  body: { en: `<h3>One</h3><p>Ask everybody the same.</p>${html}` },
  topic: 'recruitment' as const,
});
const create = (html: string, more: object = {}) =>
  api.as(admin).call(adminArticleCreate, { body: { ...text(html), ...more } });
const opened = async (path: string) => (await api.http().get(`/media/${path}`)).status;

describe('pictures in a text', () => {
  it('are seen by who writes it, and by everybody once it is public', async () => {
    const content = await twoColours(300, 200).png().toBuffer();
    const sent = await api.as(admin).call(pictureUpload, { file: { name: 'table.png', content } });
    const { path } = sent.body.data;
    const { body } = await create(shown(path, 'A table for four'));
    const { _id: id, pictures } = body.data;
    expect(body.data.body.en).toContain(shown(path, 'A table for four'));
    expect(pictures).toMatchObject([{ path }]);
    expect((await api.http().get(pictures[0].image)).status).toBe(200);
    const preview = await api.as(admin).call(adminArticlePreview, { params: { id } });
    expect(preview.body.data.pictures).toMatchObject([{ path }]);
    expect(await opened(path)).toBe(404);
    await api.as(admin).call(adminArticleUpdate, {
      params: { id },
      body: { ...text(shown(path)), publish: true },
    });
    expect(await opened(path)).toBe(200);
    const read = await api.as(null).call(tipGet, { params: { id } });
    expect(read.body.data.body.en).toContain(shown(path));
    expect(read.body.data).not.toHaveProperty('pictures');
  });

  it('may be kept by another who edits it, and come back with an earlier version', async () => {
    const path = await picture(1);
    const { _id: id } = (await create(shown(path))).body.data;
    const other = await createUser(api.prisma, { role: 'admin' });
    const save = (html: string) =>
      api.as(other).call(adminArticleUpdate, { params: { id }, body: text(html) });
    expect((await save(`${shown(path)}<p>More.</p>`)).status).toBe(200);
    expect((await save('')).body.data.pictures).toEqual([]);
    const { body } = await api.as(other).call(articleVersionList, { params: { id } });
    const versionId = body.data.at(-1)._id;
    const was = await api.as(other).call(articleVersionGet, { params: { id: versionId } });
    expect(was.body.data.pictures).toMatchObject([{ path }]);
    const restored = await api.as(other).call(articleRestore, { params: { id }, body: { versionId } });
    expect(restored.body.data.pictures).toMatchObject([{ path }]);
  });

  it.each([
    ['of somebody else', async () => shown(await picture(2, (await createUser(api.prisma)).id))],
    ['that was never sent', async () => shown(pathOf(3))],
  ])('are refused where they are %s', async (_, html) => {
    const { status, body } = await create(await html());
    expect([status, body.data]).toEqual([
      422,
      {
        'body.en': [
          'A picture in the text in English is no longer available. Remove it, or insert it again.',
        ],
      },
    ]);
  });

  it('are counted over both languages', async () => {
    const { pictures: most } = articleBounds;
    const paths = await Promise.all(Array.from({ length: most + 1 }, (_, index) => picture(100 + index)));
    const html = (some: string[]) => some.map((path) => shown(path)).join('');
    const km = { km: `<p>សួរអ្វីដូចគ្នា។</p>${html(paths.slice(most))}` };
    const few = await create(html(paths.slice(0, most)));
    expect(few.body.data.pictures).toHaveLength(most);
    const many = await create('', { body: { ...text(html(paths.slice(0, most))).body, ...km } });
    expect([many.status, Object.keys(many.body.data)]).toEqual([422, ['body.km']]);
    const twice = await create('', {
      body: { ...text(html(paths.slice(0, most))).body, km: text(html(paths.slice(0, most))).body.en },
    });
    expect(twice.status).toBe(201);
  });
});

describe('the video of a text', () => {
  const video = async (state: 'ready' | 'working') => {
    const upload = await createUpload(api.prisma, {
      ownerId: admin.id,
      kind: 'video',
      path: `videos/${state.padStart(43, 'v')}_v`,
      mediaType: 'video/mp4',
    });
    await api.prisma.video.create({ data: { id: upload.id, state, seconds: 60 } });
    return upload.path;
  };
  const guide = async (path: string) => {
    const row = await api.prisma.article.findFirst({ where: { key: 'recruiter' } });
    const { id } = row ?? (await createArticle(api.prisma, { kind: 'guide', key: 'recruiter' }));
    const body = {
      kind: 'guide' as const,
      title: { en: 'For recruiters' },
      body: { en: '<p>Steps.</p>' },
      video: path,
    };
    const saved = await api.as(admin).call(adminArticleUpdate, { params: { id }, body });
    const read = await api.as(null).call(articleGet, { query: { key: 'recruiter' } });
    return { saved, read, id };
  };

  it('is shown once it can be watched', async () => {
    const path = await video('ready');
    const { saved, read, id } = await guide(path);
    expect([saved.status, saved.body.data.video]).toMatchObject([200, { path, state: 'ready' }]);
    expect(read.body.data.video).toEqual({
      video: `/media/${path}`,
      thumbnail: `/media/${path.replace(/v$/, 't')}`,
    });
    const asForm = await api.as(admin).call(adminArticleGet, { params: { id } });
    expect(asForm.body.data.video.video).toBe(path);
  });

  it('is nobody’s to see before that, nor for a kind without', async () => {
    const path = await video('working');
    const { saved, read } = await guide(path);
    expect([saved.body.data.video.state, read.body.data.video]).toEqual(['working', null]);
    const policy = await create('', { kind: 'policy', video: path });
    expect([policy.status, Object.keys(policy.body.data)]).toEqual([422, ['video']]);
  });
});
