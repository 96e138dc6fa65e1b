import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { documentUpload } from '@acheep/contract/platform/upload';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import { createUser } from '@acheep/prisma/factories/user';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { pdf } from '../../../testing/document.ts';
import { fillDisk } from '../../../testing/full-disk.ts';
import { startApi } from '../../../testing/harness.ts';
import { beginRequest, type SlowSender } from '../../../testing/slow-sender.ts';

const megabyte = 1_000_000;

const documentBytes = uploadKinds.document.bytes;
const api = await startApi();
let app: FastifyInstance;
let incoming: string;
let temporaryBytes = 1000 * megabyte;
const usualFolder = process.env.TMPDIR;

async function listening() {
  const limits = { bodyGrace: 200, temporaryBytes: async () => temporaryBytes, uploadStay: 300 };
  const built = await buildApp({ ...api.deps, limits });
  await built.listen({ port: 0 });
  return built;
}

beforeAll(async () => {
  incoming = await mkdtemp(path.join(path.dirname(api.deps.config.STORAGE_DIR), 'incoming-'));
  process.env.TMPDIR = incoming;
  app = await listening();
});
afterAll(async () => {
  fillDisk(false);
  await app.close();
  if (usualFolder === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usualFolder;
});
// However an upload ends, it leaves no files behind.
afterEach(async () => {
  await expect.poll(() => readdir(incoming)).toEqual([]);
  temporaryBytes = 1000 * megabyte;
  fillDisk(false);
});

const formHead = '--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n';
const formEnd = '\r\n--x--\r\n';

async function begin({
  person,
  length,
  to = app,
}: {
  person?: { id: string };
  length?: number;
  to?: FastifyInstance;
} = {}) {
  const token = await api.tokenOf(person ?? (await createUser(api.prisma)));
  return beginRequest(to, {
    path: '/api/v1/upload/docs',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      ...(length ? { 'Content-Length': String(length) } : { 'Transfer-Encoding': 'chunked' }),
    },
  });
}

/** An upload of 10 MB that has begun and then stalls. */
async function standing(person?: { id: string }, to = app) {
  const before = (await readdir(incoming)).length;
  const sender = await begin({ person, length: documentBytes, to });
  sender.send(`${formHead}%PDF-1.4`);
  await expect.poll(() => readdir(incoming)).toHaveLength(before + 1);
  return sender;
}

async function whole(content: Buffer, person?: { id: string }) {
  const sender = await begin({ person, length: formHead.length + content.length + formEnd.length });
  sender.send(Buffer.concat([Buffer.from(formHead), content, Buffer.from(formEnd)]));
  return sender.answer;
}

describe('security 53: of a body, at least 30 kB arrive in fifteen seconds', () => {
  let clocked: FastifyInstance;
  let read: () => number;
  beforeEach(async () => {
    read = () => 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    clocked = await listening();
    clocked.server.on('connection', (socket) => {
      read = () => socket.bytesRead;
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await clocked.close();
  });
  const fifteenSeconds = () => vi.advanceTimersByTime(15_000);

  /** Sends in each window as much as is said. */
  async function sendInPieces(sender: SlowSender, content: Buffer, most: number) {
    for (let at = 0; at < content.length; at += most) {
      sender.send(content.subarray(at, at + most));
      await expect.poll(() => read()).toBe(sender.sent());
      fifteenSeconds();
    }
  }

  it('an upload that stands still is told so and ended', async () => {
    const sender = await standing(undefined, clocked);
    fifteenSeconds();
    fifteenSeconds();
    expect(await sender.answer).toMatchObject({ status: 408, code: 'request.too_slow' });
  });

  it('one that only dribbles is ended too', async () => {
    const sender = await standing(undefined, clocked);
    await sendInPieces(sender, Buffer.alloc(2 * 29_000, '%'), 29_000);
    expect(await sender.answer).toMatchObject({ status: 408 });
  });

  it('one that is slow and steady arrives', async () => {
    const content = Buffer.concat([Buffer.from(formHead), pdf(150_000), Buffer.from(formEnd)]);
    const sender = await begin({ length: content.length, to: clocked });
    await sendInPieces(sender, content, 31_000);
    expect(await sender.answer).toMatchObject({ status: 201 });
  });

  it('any other body that dribbles is ended', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '200000' };
    const sender = beginRequest(clocked, { path: '/api/v1/users/login', headers });
    await sendInPieces(sender, Buffer.from('{"email":"'), 5);
    expect(await sender.answer).toMatchObject({ status: 408, code: 'request.too_slow' });
  });
});

describe('security 53: an upload', () => {
  it('that says it is too large is refused before any of it is sent', async () => {
    const sender = await begin({ length: 400 * megabyte });
    expect(await sender.answer).toMatchObject({ status: 413, code: 'file.too_large' });
    await sender.closed;
  });

  it.each([
    ['file', formHead],
    ['another file', formHead.replace('"file"', '"other"')],
    ['text', '--x\r\nContent-Disposition: form-data; name="note"\r\n\r\n'],
  ])('that goes on and on is refused as soon as it passes the limit: %s', async (_, head) => {
    let read = () => 0;
    app.server.once('connection', (socket) => {
      read = () => socket.bytesRead;
    });
    const sender = await begin();
    sender.sendChunk(Buffer.from(head));
    const more = setInterval(() => sender.sendChunk(Buffer.alloc(megabyte, '%')), 5);
    expect(await sender.answer).toMatchObject({ status: 413, code: 'file.too_large' });
    await sender.closed;
    clearInterval(more);
    expect(read()).toBeLessThan(documentBytes + 2 * megabyte);
  });

  it('is one of two at most that an account sends at once; others send meanwhile', async () => {
    const person = await createUser(api.prisma);
    const [first, second] = [await standing(person), await standing(person)];
    expect(await whole(pdf(), person)).toEqual({ status: 429, code: 'request.too_many', retryAfter: '10' });
    expect(await whole(pdf())).toMatchObject({ status: 201 });
    first.leave();
    second.leave();
    await expect.poll(() => whole(pdf(), person)).toMatchObject({ status: 201 });
  });

  it('has its room kept free, and gives way after its time when there is no room for others', async () => {
    temporaryBytes = (16 + 25) * megabyte;
    const slow = [await standing(), await standing()];
    const small = await whole(pdf(1000));
    expect(small).toMatchObject({ status: 201 });
    await sleep(300);
    expect(await whole(pdf(8 * megabyte))).toMatchObject({ status: 503, retryAfter: '5' });
    expect(await Promise.race(slow.map(({ answer }) => answer))).toMatchObject({ status: 503 });
    expect(await whole(pdf(8 * megabyte))).toMatchObject({ status: 201 });
    for (const sender of slow) sender.leave();
  });

  it('that is on its way at a stop is ended in time, with an answer', async () => {
    const stopping = await listening();
    const sender = await standing(undefined, stopping);
    const start = performance.now();
    await stopping.close();
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(await sender.answer).toMatchObject({ status: 503, code: 'service.unavailable' });
    expect(await readdir(incoming)).toEqual([]);
  });
});

describe('fault 27: the folder for temporary files is full', () => {
  it.runIf(existsSync('/dev/full'))('uploads are a 503, and all else goes on', async () => {
    fillDisk(true);
    expect(await whole(pdf())).toMatchObject({ status: 503, code: 'service.unavailable', retryAfter: '5' });
    expect((await app.inject({ url: '/api/v1/job' })).statusCode).toBe(200);
    // A busy machine may report not ready for a moment.
    await expect.poll(async () => (await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
    fillDisk(false);
    expect(await whole(pdf())).toMatchObject({ status: 201 });
  });

  it('with no room left nothing is begun', async () => {
    temporaryBytes = megabyte;
    const { status } = await api.as(await createUser(api.prisma)).call(documentUpload);
    expect(status).toBe(422);
    expect(await whole(pdf())).toMatchObject({ status: 503 });
  });

  it('or away', async () => {
    process.env.TMPDIR = path.join(incoming, 'nowhere');
    expect(await whole(pdf())).toMatchObject({ status: 503 });
    process.env.TMPDIR = incoming;
  });
});
