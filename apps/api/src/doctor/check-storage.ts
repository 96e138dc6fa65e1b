import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../plumbing/storage/storage.ts';
import { findingsOf, type Patient, reasonOf } from './finding.ts';

const gigabyte = 1_000_000_000;

/** The first failed step of writing, reading, reading a range, and deleting; null if all succeed. */
async function tryOut(storage: Storage, folder: string): Promise<{ step: string; error: unknown } | null> {
  const content = randomBytes(1_000);
  const file = path.join(folder, 'probe');
  const key = `docs/doctor_${randomBytes(16).toString('hex')}`;
  const read = async (range?: { start: number; end: number }) => {
    const stream = await storage.get(key, { range });
    return stream ? buffer(stream) : Buffer.alloc(0);
  };
  let step = 'write';
  try {
    await writeFile(file, content);
    await storage.put(key, file, 'application/octet-stream');
    step = 'read';
    if (!(await read()).equals(content)) throw new Error('what was read is not what was written');
    step = 'range';
    if (!(await read({ start: 10, end: 19 })).equals(content.subarray(10, 20)))
      throw new Error('a part that was asked for did not come');
    step = 'delete';
    await storage.delete(key);
    if ((await storage.size(key)) !== null) throw new Error('what was deleted is still there');
    return null;
  } catch (error) {
    await storage.delete(key).catch(() => {});
    return { step, error };
  }
}

const causeOf = (error: unknown) => (error as { cause?: unknown }).cause ?? error;

export async function checkStorage({ config, storage }: Patient) {
  const { found, ok, warn, fault } = findingsOf('storage');
  const isDisk = config.STORAGE === 'disk';
  const place = isDisk ? path.resolve(config.STORAGE_DIR) : `s3://${config.S3_BUCKET}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'acheep-doctor-')).catch((error) => {
    fault('storage.temporary', { reason: reasonOf(error) });
    return null;
  });
  if (!folder) return found;
  const failed = await tryOut(storage, folder).finally(() => rm(folder, { recursive: true, force: true }));
  if (failed)
    fault(isDisk ? 'storage.disk' : 'storage.bucket', {
      place,
      step: failed.step,
      reason: reasonOf(causeOf(failed.error)),
    });
  if (isDisk && !failed) {
    const room = await statfs(place).catch(() => null);
    const free = room ? room.bavail * room.bsize : null;
    if (room && free !== null && (free < gigabyte || room.bavail < room.blocks / 20))
      warn('storage.room', { place, gigabytes: (free / gigabyte).toFixed(1) });
  }
  if (found.length === 0) ok('storage.ok', { place });
  return found;
}
