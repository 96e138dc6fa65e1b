import { accountDelete } from '@acheep/contract/accounts/privacy';
import { ownTrainingGet } from '@acheep/contract/events/gathering-own';
import { trainingGet } from '@acheep/contract/events/gathering-public';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createRegistration } from '@acheep/prisma/factories/registration';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
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

/** A training with a cover, a speaker's photo and a document, all uploaded by `owner`. */
async function withFiles(owner: { id: string }, status: 'draft' | 'active' = 'active') {
  const file = (kind: string) => createUpload(api.prisma, { ownerId: owner.id, kind });
  const [cover, photo, document] = [await file('picture'), await file('photo'), await file('document')];
  const { id } = await createGathering(api.prisma, {
    ownerId: owner.id,
    status,
    coverId: cover.id,
    speakers: [{ name: 'Sokha', photoId: photo.id }],
  });
  await api.prisma.gatheringAttachment.create({
    data: { gatheringId: id, uploadId: document.id, position: 0 },
  });
  const files = [cover, photo, document];
  return { id, paths: files.map(({ path }) => path), uploads: { id: { in: files.map((one) => one.id) } } };
}

describe('the files of a training', () => {
  it('are for everybody while its page is, and not before or after', async () => {
    const trainer = await createTrainer(api.prisma);
    const { id, paths } = await withFiles(trainer, 'draft');
    const seen = async () => {
      const found = paths.map((path) =>
        findPublicUpload(api.prisma, path, publicUploads(modules, new Date())),
      );
      return (await Promise.all(found)).filter(Boolean).length;
    };
    const become = (status: 'active' | 'closed' | 'archived') =>
      api.prisma.gathering.update({ where: { id }, data: { status } });
    expect(await seen()).toBe(0);
    await become('active');
    expect(await seen()).toBe(3);
    await become('closed');
    expect(await seen()).toBe(3);
    await become('archived');
    expect(await seen()).toBe(0);
    await become('active');
    await api.prisma.user.update({ where: { id: trainer.id }, data: { disabledAt: new Date() } });
    expect(await seen()).toBe(0);
  });
});

describe('the end of an account', () => {
  it('of a colleague leaves the company the trainings, with their files, and forgets who wrote them', async () => {
    const owner = await createTrainer(api.prisma);
    const author = await createMember(api.prisma, owner.company?.id ?? '', { role: 'trainer', passwordHash });
    const { id, paths, uploads } = await withFiles(author);
    expect((await end(author)).status).toBe(200);
    expect((await api.as(null).call(trainingGet, { params: { id } })).status).toBe(200);
    expect(await api.prisma.gathering.findUnique({ where: { id } })).toMatchObject({ createdById: null });
    const kept = await api.prisma.upload.findMany({ where: uploads });
    expect(kept.map(({ ownerId }) => ownerId)).toEqual([owner.id, owner.id, owner.id]);
    const { body } = await api.as(owner).call(ownTrainingGet, { params: { id } });
    const { cover, speakers, attachments } = body.data;
    expect([cover.path, speakers[0].photo.path, attachments[0].path]).toEqual(paths);
  });

  it('of whoever works alone ends the trainings with the company, their files and their registrations', async () => {
    const alone = await createTrainer(api.prisma, { passwordHash });
    const { id, uploads } = await withFiles(alone);
    const registration = await createRegistration(api.prisma, { gatheringId: id });
    expect((await end(alone)).status).toBe(200);
    expect((await api.as(null).call(trainingGet, { params: { id } })).status).toBe(404);
    expect(await api.prisma.gathering.count({ where: { id } })).toBe(0);
    expect(await api.prisma.upload.count({ where: uploads })).toBe(0);
    expect(await api.prisma.registration.count({ where: { id: registration.id } })).toBe(0);
    expect(await api.prisma.user.count({ where: { id: registration.userId } })).toBe(1);
  });
});
