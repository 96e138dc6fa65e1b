import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDocumentUpload } from '@acheep/contract/platform/upload';
import { accountBytes, uploadKinds } from '@acheep/contract/platform/upload-kind';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it } from 'vitest';
import { bombDocx, docx, exe, pdf } from '../../../testing/document.ts';
import { startApi, startHarness } from '../../../testing/harness.ts';
import { claimTemporaryDocument } from './temporary-document.service.ts';
import { sweepUploads, temporarySweep } from './upload.tasks.ts';

const api = await startApi({ LIMIT_FACTOR: '10' });
afterEach(() => api.setClock(null));

const stored = () => readdir(path.join(api.deps.config.STORAGE_DIR, 'docs')).catch(() => []);
const send = (content: Buffer, name = 'cv.pdf') =>
  api.as(null).call(temporaryDocumentUpload, { file: { name, content } });
const hoursLater = (hours: number) => api.setClock(new Date(Date.now() + hours * 3_600_000));
const claim = (token: string, ownerId: string) =>
  api.prisma.$transaction((tx) => claimTemporaryDocument(tx, { token, ownerId, now: api.deps.now() }));

describe('a file of somebody without an account', () => {
  it.each([
    ['cv.pdf', pdf(), 'cv.pdf'],
    // As browsers send it.
    ['my %22best%22 cv.pdf', pdf(), 'my "best" cv.pdf'],
    [`${'ក'.repeat(300)}.docx`, docx(), `${'ក'.repeat(250)}.docx`],
  ])('is kept: %s', async (name, content, originalName) => {
    const { status, body } = await send(content, name);
    expect(status).toBe(201);
    expect(body.data.docs).toMatchObject({ originalName, size: content.length });
    expect(Object.keys(body.data).sort()).toEqual(['docs', 'expiresAt', 'token']);
    expect(Date.parse(body.data.expiresAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  });

  it('security 7: has a token of 256 random bits, which is stored as a hash', async () => {
    const { token } = (await send(pdf())).body.data;
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await api.prisma.temporaryDocument.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['a program', exe()],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a ZIP bomb', bombDocx(200)],
  ])('security 32: is refused where it is %s', async (_, content) => {
    const before = [await stored(), await api.prisma.temporaryDocument.count()];
    const { status, body } = await send(content);
    expect([status, body.code]).toEqual([415, 'file.type']);
    expect([await stored(), await api.prisma.temporaryDocument.count()]).toEqual(before);
  });

  it('security 31: is 10 MB at most, and not nothing', async () => {
    expect((await send(pdf(uploadKinds.document.bytes + 1))).status).toBe(413);
    expect((await send(Buffer.alloc(0))).status).toBe(422);
    expect((await api.as(null).call(temporaryDocumentUpload)).status).toBe(422);
  });
});

describe('claiming it', () => {
  it('makes it a document of the account, once', async () => {
    const { docs, token } = (await send(pdf(2000))).body.data;
    const [owner, other] = [await createUser(api.prisma), await createUser(api.prisma)];
    const file = await claim(token, owner.id);
    const row = await api.prisma.upload.findUniqueOrThrow({ where: { path: file?.path ?? '' } });
    expect(row).toMatchObject({ ...docs, ownerId: owner.id, kind: 'document' });
    expect(await api.deps.storage.size(row.path)).toBe(2000);
    expect(await claim(token, owner.id)).toBeNull();
    expect(await claim(token, other.id)).toBeNull();
    expect(await claim('x'.repeat(43), other.id)).toBeNull();
  });

  it('has one outcome where many do it at once', async () => {
    const { token } = (await send(pdf())).body.data;
    const people = await Promise.all(Array.from({ length: 4 }, () => createUser(api.prisma)));
    const files = await Promise.all(people.map(({ id }) => claim(token, id)));
    expect(files.filter((file) => file !== null)).toHaveLength(1);
  });

  it('security 37: is within the quota of the account, and otherwise leaves it where it is', async () => {
    const { token } = (await send(pdf())).body.data;
    const owner = await createUser(api.prisma);
    const { id } = await createUpload(api.prisma, { ownerId: owner.id, size: accountBytes });
    await expect(claim(token, owner.id)).rejects.toMatchObject({ code: 'file.quota' });
    await api.prisma.upload.delete({ where: { id } });
    expect(await claim(token, owner.id)).not.toBeNull();
  });

  it('works for a day', async () => {
    const { token } = (await send(pdf())).body.data;
    const owner = await createUser(api.prisma);
    hoursLater(24.1);
    expect(await claim(token, owner.id)).toBeNull();
    hoursLater(23.9);
    expect(await claim(token, owner.id)).not.toBeNull();
  });
});

describe('what nobody claims', () => {
  it('stays for its day, whatever else is swept, and is gone on the hour after', async () => {
    await api.prisma.temporaryDocument.deleteMany();
    await send(pdf());
    const { path: key } = await api.prisma.temporaryDocument.findFirstOrThrow();
    const file = path.join(api.deps.config.STORAGE_DIR, key);
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    await utimes(file, longAgo, longAgo);
    await sweepUploads(api.deps);
    expect(await stored()).toContain(path.basename(key));

    await api.work(temporarySweep);
    hoursLater(24.1);
    await api.prisma.$transaction((tx) => api.deps.queue.enqueue(tx, temporarySweep, {}));
    await expect.poll(() => stored()).not.toContain(path.basename(key));
    expect(await api.prisma.temporaryDocument.count()).toBe(0);
  });

  it('is refused where strangers have filled what there is for them', async () => {
    const data = { path: 'docs/many', originalName: 'a', mediaType: 'a', size: 2_000_000_000 };
    const { id } = await api.prisma.temporaryDocument.create({
      data: { ...data, tokenHash: Buffer.alloc(32) },
    });
    expect((await send(pdf())).status).toBe(503);
    await api.prisma.temporaryDocument.delete({ where: { id } });
  });
});

it('security 39: is counted by address', async () => {
  const narrow = await startHarness();
  try {
    const answers = [];
    for (let count = 0; count <= 60; count += 1)
      answers.push(await narrow.as(null).call(temporaryDocumentUpload));
    expect(answers.map(({ status }) => status).indexOf(429)).toBe(60);
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined();
  } finally {
    await narrow.close();
  }
});
