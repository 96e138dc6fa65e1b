import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import { storageUnavailable } from '../../../plumbing/storage/storage-key.ts';
import { type IncomingFile, incomingPrefix } from './incoming-file.ts';
import { roomOf } from './incoming-room.ts';

interface Parts {
  /** Storage keys, in order. */
  keys: readonly string[];
  originalName: string;
  /** Bytes of all parts together. */
  size: number;
}

async function join(storage: Deps['storage'], { keys, size }: Parts, target: string, signal: AbortSignal) {
  for (const key of keys) {
    const part = await storage.get(key);
    // A concurrent request has joined them already.
    if (!part) throw notFound();
    await pipeline(part, createWriteStream(target, { flags: 'a' }), { signal });
  }
  if ((await stat(target)).size !== size) throw new Error('parts are shorter than they were');
}

/** Joins parts to one file in the temporary space of uploads, and removes it in any case. */
export async function withJoinedFile<T>(
  deps: Pick<Deps, 'limits' | 'storage'>,
  actor: { id: string },
  parts: Parts,
  use: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  const giveWay = new AbortController();
  const place = await roomOf(deps).enter(actor.id, parts.size, (error) => giveWay.abort(error));
  let folder: string | undefined;
  try {
    folder = await mkdtemp(path.join(tmpdir(), incomingPrefix));
    const target = path.join(folder, 'file');
    await join(deps.storage, parts, target, giveWay.signal).catch((error) => {
      if (giveWay.signal.aborted) throw giveWay.signal.reason;
      throw error instanceof AppError ? error : storageUnavailable(error);
    });
    place.arrived(parts.size);
    return await use({ path: target, name: parts.originalName, size: parts.size });
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
    place.leave();
  }
}
