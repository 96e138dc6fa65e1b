import type { ImportKind } from '@acheep/contract/platform/import-option';
import { threadPool } from '../../../../plumbing/thread-pool.ts';
import { type ImportFile, Unreadable } from './import-file.ts';
import type { Reading } from './import-reading.worker.ts';

/** One thread, with this much memory at most. It ends when nobody wants anything. */
const threads = threadPool(new URL('./import-reading.worker.ts', import.meta.url), {
  memory: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
});
/** Milliseconds after which a file is given up: the largest that people have takes some seconds. */
const usualLongest = 120_000;

const isTooHeavy = ({ name, code }: NodeJS.ErrnoException) =>
  name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * What a file holds, read in a thread of its own: letters are taken apart without a break for others, and a file that
 * never ends or wants too much memory takes its thread along and nothing else.
 */
export async function readImportFile(
  kind: ImportKind,
  content: Uint8Array,
  { longest = usualLongest } = {},
): Promise<ImportFile> {
  const signal = AbortSignal.timeout(longest);
  const reading: Reading = await threads.run({ kind, content }, { signal }).catch((cause: Error) => {
    throw isTooHeavy(cause) ? new Unreadable('import_heavy') : cause;
  });
  if ('unreadable' in reading) throw new Unreadable(reading.unreadable.key, reading.unreadable.params);
  return reading.file;
}
