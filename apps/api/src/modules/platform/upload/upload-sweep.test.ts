import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentUpload, logoUpload, photoUpload } from '@acheep/contract/platform/upload';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';
import { incomingPrefix } from './incoming-file.ts';
import { sweepUploads, uploadSweep } from './upload.tasks.ts';

const api = await startApi();
let files: string;
let incoming: string;
const usualFolder = process.env.TMPDIR;

beforeAll(async () => {
  files = path.join(api.deps.config.STORAGE_DIR, 'docs');
  incoming = await mkdtemp(path.join(path.dirname(api.deps.config.STORAGE_DIR), 'incoming-'));
  process.env.TMPDIR = incoming;
});
afterAll(async () => {
  if (usualFolder === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usualFolder;
});

const longAgo = new Date(Date.now() - 25 * 3_600_000);

async function upload() {
  const owner = await createUser(api.prisma);
  const { body } = await api.as(owner).call(documentUpload, { file: { name: 'cv.pdf', content: pdf() } });
  return api.prisma.upload.findUniqueOrThrow({ where: { path: body.data.docs.path } });
}

async function oldUpload() {
  const { id, path: key } = await upload();
  await utimes(path.join(files, path.basename(key)), longAgo, longAgo);
  return api.prisma.upload.update({ where: { id }, data: { createdAt: longAgo } });
}

it('takes away what nobody refers to after a day, and nothing else', async () => {
  const recent = await upload();
  const unused = await oldUpload();
  const sent = await oldUpload();
  await createApplication(api.prisma, { applicantId: sent.ownerId, cvId: sent.id });
  const attached = await oldUpload();
  const { id: jobId } = await createJob(api.prisma);
  await api.prisma.jobAttachment.create({ data: { jobId, position: 0, uploadId: attached.id } });
  for (const [name, date] of [
    ['orphan-old', longAgo],
    ['orphan-new', new Date()],
  ] as const) {
    await writeFile(path.join(files, name), 'x');
    await utimes(path.join(files, name), date, date);
  }
  for (const [name, date] of [
    [`${incomingPrefix}old`, longAgo],
    [`${incomingPrefix}new`, new Date()],
    ['other', longAgo],
  ] as const) {
    await mkdir(path.join(incoming, name));
    await utimes(path.join(incoming, name), date, date);
  }

  await sweepUploads(api.deps);

  const rows = await api.prisma.upload.findMany({ select: { id: true } });
  expect(rows.map(({ id }) => id).sort()).toEqual([recent.id, sent.id, attached.id].sort());
  expect(rows.map(({ id }) => id)).not.toContain(unused.id);
  const kept = [recent.path, sent.path, attached.path].map((key) => path.basename(key));
  expect((await readdir(files)).sort()).toEqual([...kept, 'orphan-new'].sort());
  expect((await readdir(incoming)).sort()).toEqual([`${incomingPrefix}new`, 'other']);
});

it('does it through the queue', async () => {
  const unused = await oldUpload();
  await api.work(uploadSweep);
  await api.prisma.$transaction((tx) => api.deps.queue.enqueue(tx, uploadSweep, {}));
  await expect.poll(() => api.prisma.upload.findUnique({ where: { id: unused.id } })).toBeNull();
});

it('keeps pictures that are somebody’s photo or a company’s logo, and takes both sizes of others', async () => {
  const pictures = path.join(api.deps.config.STORAGE_DIR, 'images');
  const person = await createRecruiter(api.prisma);
  const keep = async (endpoint: typeof photoUpload | typeof logoUpload) => {
    const content = await twoColours(20, 20).jpeg().toBuffer();
    const { body } = await api.as(person).call(endpoint, { file: { name: 'me.jpg', content } });
    return String(body.data.path);
  };
  const [photo, logo, unused] = [await keep(photoUpload), await keep(logoUpload), await keep(photoUpload)];
  await api.prisma.user.update({ where: { id: person.id }, data: { photoPath: photo } });
  await api.prisma.company.update({ where: { ownerId: person.id }, data: { logoPath: logo } });
  await api.prisma.upload.updateMany({ where: { kind: { not: 'document' } }, data: { createdAt: longAgo } });
  await writeFile(path.join(pictures, 'lost_s'), 'x');
  const all = await readdir(pictures);
  for (const name of all) await utimes(path.join(pictures, name), longAgo, longAgo);
  expect(all).toHaveLength(7);

  await sweepUploads(api.deps);

  const names = (key: string) => [path.basename(key), path.basename(key).replace(/_l$/, '_s')];
  expect((await readdir(pictures)).sort()).toEqual([...names(photo), ...names(logo)].sort());
  expect(await api.prisma.upload.findUnique({ where: { path: unused } })).toBeNull();
  expect(await api.prisma.upload.count({ where: { kind: { not: 'document' } } })).toBe(2);
});

it('does nothing where there is nothing', async () => {
  await rm(files, { recursive: true });
  await api.prisma.user.deleteMany();
  await expect(sweepUploads(api.deps)).resolves.toBeUndefined();
});
