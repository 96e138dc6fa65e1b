import { stat } from 'node:fs/promises';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { Storage } from '../storage/storage.ts';
import { metrics, secondsSince } from './metrics.ts';
import { inSpan } from './span.ts';

type Operation = Exclude<keyof Storage, 'list'>;

async function recorded<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  let outcome = 'failed';
  try {
    const done = await inSpan(`storage ${operation}`, {}, work);
    outcome = done === null ? 'missing' : 'done';
    return done;
  } finally {
    metrics.storageCalls.inc({ operation, outcome });
    metrics.storageSeconds.observe({ operation }, secondsSince(began));
  }
}

function counted(file: Readable): Readable {
  const passing = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      metrics.storageBytes.inc({ direction: 'read' }, chunk.length);
      done(null, chunk);
    },
  });
  // Either stream ends the other; the reader gets the error.
  pipeline(file, passing, () => {});
  return passing;
}

/** Wraps a storage with metrics: calls, duration, errors and bytes. */
export const recordStorage = (storage: Storage): Storage => ({
  async put(key, sourcePath, mediaType) {
    await recorded('put', () => storage.put(key, sourcePath, mediaType));
    const { size } = await stat(sourcePath).catch(() => ({ size: 0 }));
    metrics.storageBytes.inc({ direction: 'written' }, size);
  },
  async get(key, options) {
    const file = await recorded('get', () => storage.get(key, options));
    return file && counted(file);
  },
  size: (key) => recorded('size', () => storage.size(key)),
  delete: (key) => recorded('delete', () => storage.delete(key)),
  list: (folder) => storage.list(folder),
});
