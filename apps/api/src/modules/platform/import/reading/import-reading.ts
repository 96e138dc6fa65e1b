import type { ImportKind } from '@acheep/contract/platform/import-option';
import { threadPool } from '../../../../plumbing/thread-pool.ts';
import { type ImportFile, Unreadable } from './import-file.ts';
import type { Reading } from './import-reading.worker.ts';

/** One thread, with a memory limit. It ends when idle. */
const threads = threadPool(new URL('./import-reading.worker.ts', import.meta.url), {
  memory: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
});
/** Milliseconds after which a file is given up: the largest real files take some seconds. */
const readingTimeout = 120_000;

const isTooHeavy = ({ name, code }: NodeJS.ErrnoException) =>
  name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads a file in a separate thread: parsing would block the event loop, and a file that never ends or needs too much
 * memory only takes its thread down.
 */
export async function readImportFile(
  kind: ImportKind,
  content: Uint8Array,
  { timeout = readingTimeout } = {},
): Promise<ImportFile> {
  const signal = AbortSignal.timeout(timeout);
  const reading: Reading = await threads.run({ kind, content }, { signal }).catch((cause: Error) => {
    throw isTooHeavy(cause) ? new Unreadable('import_heavy') : cause;
  });
  if ('unreadable' in reading) throw new Unreadable(reading.unreadable.key, reading.unreadable.params);
  return reading.file;
}
