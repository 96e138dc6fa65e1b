import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { videoGet, videoUpload } from '@acheep/contract/platform/video';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { video } from './video.ts';

type Locale = 'en' | 'km';

/** API for a test file, with uploaded videos. It cleans up after itself, even on failure. */
export function videoHarness() {
  let api: Harness;
  let incoming: string;
  let small: Buffer;
  const usualFolder = process.env.TMPDIR;

  beforeAll(async () => {
    small = await video();
    api = await startHarness();
    incoming = await mkdtemp(path.join(path.dirname(api.deps.config.STORAGE_DIR), 'incoming-'));
    process.env.TMPDIR = incoming;
  });
  afterAll(async () => {
    if (usualFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usualFolder;
    await api.close();
  });
  afterEach(async () => {
    await expect.poll(() => readdir(incoming)).toEqual([]);
  });

  const stored = () => readdir(path.join(api.deps.config.STORAGE_DIR, 'videos')).catch(() => []);
  const send = async (content: Buffer, name = 'me.mp4', person?: { id: string }, locale: Locale = 'en') =>
    api.as(person ?? (await createUser(api.prisma))).call(videoUpload, { file: { name, content }, locale });

  return {
    api: () => api,
    /** One second of 320 × 240. */
    small: () => small,
    running: { signal: new AbortController().signal },
    stored,
    send,
    /** Uploaded, and not yet being transcoded. */
    async waiting(content: Buffer) {
      const owner = await createUser(api.prisma);
      const { status, body } = await send(content, 'me.mp4', owner);
      expect(status).toBe(201);
      const id: string = body.data._id;
      const ask = async (locale: Locale = 'en') =>
        (await api.as(owner).call(videoGet, { params: { id }, locale })).body.data;
      return { id, owner, ask, keys: [body.data.video, body.data.thumbnail] as [string, string] };
    },
    bytesAt: async (url: string) => Buffer.from((await api.http().get(url).buffer()).body),
    /** Stored files of a video, by the suffixes of their keys. */
    filesOf: async (key: string) =>
      (await stored())
        .filter((name) => name.startsWith(path.basename(key).slice(0, -1)))
        .map((name) => name.at(-1))
        .sort(),
  };
}
