import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { videoPart } from '@acheep/contract/platform/upload-kind';
import {
  videoPartBegin,
  videoPartEnd,
  videoPartGet,
  videoPartPut,
} from '@acheep/contract/platform/video-part';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, expect } from 'vitest';
import { videoHarness } from './video-harness.ts';

type Person = { id: string };

/** Video harness with helpers for uploads in parts. */
export function partialVideoHarness() {
  const videos = videoHarness();
  const { api, small } = videos;
  afterEach(() => api().setClock(null));

  const parts = (): Promise<string[]> =>
    readdir(path.join(api().deps.config.STORAGE_DIR, 'parts')).catch(() => []);
  const someone = () => createUser(api().prisma);
  /** Video of this size, padded at its end. */
  const padded = (size: number) => Buffer.concat([small(), Buffer.alloc(size - small().length)]);
  const begin = (person: Person | null, size: number, originalName = 'me.mp4') =>
    api().as(person).call(videoPartBegin, { body: { originalName, size } });
  const put = (person: Person | null, id: string, from: number, content: Buffer) =>
    api()
      .as(person)
      .call(videoPartPut, { params: { id }, query: { from }, file: { name: 'part', content } });
  const end = (person: Person | null, id: string) => api().as(person).call(videoPartEnd, { params: { id } });
  const ask = async (person: Person, id: string) =>
    (await api().as(person).call(videoPartGet, { params: { id } })).body.data;

  /** Announced upload. */
  async function announced(size: number) {
    const person = await someone();
    const { status, body } = await begin(person, size);
    expect(status).toBe(201);
    return { person, id: body.data._id as string };
  }

  /** Upload that has arrived completely, in parts of 2 MB. */
  async function whole(content: Buffer) {
    const { person, id } = await announced(content.length);
    for (let from = 0; from < content.length; from += videoPart.usual) {
      const { status, body } = await put(person, id, from, content.subarray(from, from + videoPart.usual));
      expect([status, body.data.received]).toEqual([200, Math.min(from + videoPart.usual, content.length)]);
    }
    return { person, id };
  }

  return { ...videos, parts, someone, padded, begin, put, end, ask, announced, whole };
}
