import {
  adminEditorEnd,
  adminEditorMake,
  adminUserGet,
  adminUserList,
} from '@acheep/contract/accounts/admin';
import { accountDelete } from '@acheep/contract/accounts/privacy';
import { adminServiceList } from '@acheep/contract/billing/service';
import { adminArticleList } from '@acheep/contract/content/article-admin';
import { adminBannerCreate, adminBannerList } from '@acheep/contract/content/banner';
import { adminEnquiryList } from '@acheep/contract/content/enquiry';
import { adminSettingGet } from '@acheep/contract/platform/operator-setting';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeEach(async () => {
  await api.prisma.banner.deleteMany();
  await api.prisma.user.deleteMany();
  admin = await createUser(api.prisma, { role: 'admin' });
});

const make = (id: string, by = admin) => api.as(by).call(adminEditorMake, { params: { id } });
const end = (id: string) => api.as(admin).call(adminEditorEnd, { params: { id } });
const actionsOf = async (id: string): Promise<string[]> =>
  (await api.as(admin).call(adminUserGet, { params: { id } })).body.data.actions;

describe('an editor: success', () => {
  it('is made of a job seeker, who is signed out, told, and may then edit content and nothing else', async () => {
    const user = await createUser(api.prisma, { email: 'sophea@example.com', locale: 'km' });
    const token = await api.tokenOf(user);
    expect(await actionsOf(user.id)).toContain('make-editor');
    const { status, body } = await make(user.id);
    expect([status, body.data.role, body.data.sessions]).toEqual([200, 'editor', []]);
    expect((await api.withToken(token).call(adminBannerList)).status).toBe(401);
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({
      action: 'user.make_editor',
      actorId: admin.id,
      targetId: user.id,
      details: { role: 'user → editor' },
    });
    const [mail] = await api.mailsTo('sophea@example.com');
    expect(mail?.subject).toBe('ឥឡូវនេះអ្នកជាអ្នករៀបចំអត្ថបទរបស់ អាជីព');
    const as = api.as(user);
    for (const endpoint of [adminArticleList, adminBannerList, adminServiceList])
      expect((await as.call(endpoint)).status).toBe(200);
    for (const endpoint of [adminSettingGet, adminUserList, adminEnquiryList])
      expect((await as.call(endpoint)).status).toBe(403);
  });

  it('is made of another admin, and becomes a job seeker again', async () => {
    const other = await createUser(api.prisma, { role: 'admin' });
    expect((await make(other.id)).body.data.role).toBe('editor');
    const { body } = await end(other.id);
    expect([body.data.role, body.data.actions]).toEqual(['user', ['disable', 'make-editor']]);
    expect((await end(other.id)).body.code).toBe('user.state');
  });

  it('leaves the pictures of banners to an admin when the account ends', async () => {
    const passwordHash = await api.deps.passwords.hash('correct horse battery');
    const editor = await createUser(api.prisma, { role: 'editor', passwordHash });
    const upload = await api.prisma.upload.create({
      data: {
        ownerId: editor.id,
        kind: 'picture',
        path: 'images/editor_l',
        originalName: 'a.png',
        mediaType: 'image/webp',
        size: 10,
      },
    });
    const words = { image: upload.path, alt: 'A hall', altKm: 'សាល', type: 'home', isActive: true };
    expect((await api.as(editor).call(adminBannerCreate, { body: words })).status).toBe(201);
    const body = { password: 'correct horse battery' };
    expect((await api.as(editor).call(accountDelete, { body })).status).toBe(200);
    expect(await api.prisma.upload.findUnique({ where: { id: upload.id } })).toMatchObject({
      ownerId: admin.id,
    });
  });
});

describe('an editor: authorisation', () => {
  it('is nobody of a company, nobody who has begun to look for work, and nobody who cannot sign in', async () => {
    const seeker = await createUser(api.prisma);
    await createResume(api.prisma, { userId: seeker.id });
    const recruiter = await createRecruiter(api.prisma);
    for (const { id } of [seeker, recruiter]) {
      expect(await actionsOf(id)).not.toContain('make-editor');
      expect((await make(id)).body.code).toBe('user.not_editor');
    }
    for (const state of [{ activatedAt: null }, { disabledAt: new Date() }]) {
      const { id } = await createUser(api.prisma, state);
      expect(await actionsOf(id)).not.toContain('make-editor');
      expect((await make(id)).body.code).toBe('user.state');
    }
  });

  it('is never the last admin, nor whoever asks', async () => {
    expect(await actionsOf(admin.id)).not.toContain('make-editor');
    expect((await make(admin.id)).body.code).toBe('admin.self_role');
    const other = await createUser(api.prisma, { role: 'admin' });
    const codes = await Promise.all([make(other.id), make(admin.id, other)]);
    expect(codes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.prisma.user.count({ where: { role: 'admin' } })).toBe(1);
  });
});
