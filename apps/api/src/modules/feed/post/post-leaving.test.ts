import { accountDelete } from '@acheep/contract/accounts/privacy';
import { postGet } from '@acheep/contract/feed/post';
import { createPost } from '@acheep/prisma/factories/post';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, expect, it } from 'vitest';
import { publicUploads } from '../../../module.ts';
import { modules } from '../../../modules.ts';
import { startApi } from '../../../testing/harness.ts';
import { findPublicUpload } from '../../platform/upload/upload.repository.ts';

const password = 'leaving is easier than staying';
const api = await startApi();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await api.deps.passwords.hash(password);
});

const end = (person: { id: string }) => api.as(person).call(accountDelete, { body: { password } });
const read = (id: string) => api.as(null).call(postGet, { params: { id } });

it('leaves the entries with the company, forgets who wrote them, and gives their files to who stays', async () => {
  const owner = await createRecruiter(api.prisma);
  const author = await createMember(api.prisma, owner.company?.id ?? '', { passwordHash });
  const file = (kind: string) => createUpload(api.prisma, { ownerId: author.id, kind });
  const [picture, video] = [await file('picture'), await file('video')];
  const { id } = await createPost(api.prisma, {
    ownerId: author.id,
    pictureIds: [picture.id],
    videoId: video.id,
  });
  expect((await end(author)).status).toBe(200);
  expect((await read(id)).status).toBe(200);
  expect(await api.prisma.post.findUnique({ where: { id } })).toMatchObject({ createdById: null });
  const kept = await api.prisma.upload.findMany({ where: { id: { in: [picture.id, video.id] } } });
  expect(kept.map(({ ownerId }) => ownerId)).toEqual([owner.id, owner.id]);
});

it('ends the entries with the account of whoever works alone, and what shares them stays', async () => {
  const alone = await createRecruiter(api.prisma, { passwordHash });
  const picture = await createUpload(api.prisma, { ownerId: alone.id, kind: 'picture' });
  const { id } = await createPost(api.prisma, { ownerId: alone.id, pictureIds: [picture.id] });
  const sharing = await createPost(api.prisma, { kind: 'shared', sharedPostId: id });
  expect((await end(alone)).status).toBe(200);
  expect((await read(id)).status).toBe(404);
  expect((await read(sharing.id)).body.data).toMatchObject({ kind: 'shared', shared: null });
  expect(await api.prisma.upload.count({ where: { id: picture.id } })).toBe(0);
});

it('shows the pictures of an entry to everybody while the entry is on the site, and not before or after', async () => {
  const owner = await createRecruiter(api.prisma);
  const picture = await createUpload(api.prisma, { ownerId: owner.id, kind: 'picture' });
  const { id } = await createPost(api.prisma, { ownerId: owner.id, pictureIds: [picture.id] });
  const isSeen = async (data: object) => {
    await api.prisma.post.update({ where: { id }, data });
    return Boolean(await findPublicUpload(api.prisma, picture.path, publicUploads(modules, new Date())));
  };
  expect(await isSeen({ status: 'draft' })).toBe(false);
  expect(await isSeen({ status: 'active' })).toBe(true);
  expect(await isSeen({ status: 'hidden' })).toBe(false);
  expect(await isSeen({ status: 'archived' })).toBe(false);
  expect(await isSeen({ status: 'active' })).toBe(true);
  await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
  expect(await isSeen({})).toBe(false);
});
