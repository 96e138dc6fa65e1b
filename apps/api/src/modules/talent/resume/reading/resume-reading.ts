import type { ErrorCode } from '@acheep/contract/errors';
import { AppError } from '../../../../error.ts';
import { fairQueue } from '../../../../plumbing/fair-queue.ts';
import { threadPool } from '../../../../plumbing/thread-pool.ts';
import type { DocumentText } from './document-text.worker.ts';
import type { FileKind } from './file-lines.ts';
import { maxPages } from './line.ts';
import type { Reading } from './proposal.ts';

/** Worker thread with a memory limit in addition to PDFium's own. It ends when idle. */
const threads = threadPool(new URL('./resume-reading.worker.ts', import.meta.url), {
  memory: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
});
/** Milliseconds until reading is aborted: a long CV takes less than one second. */
const readingTimeout = 15_000;
const turns = fairQueue({ atOnce: 1, waiting: 12 });

const documentWorker = new URL('./document-text.worker.ts', import.meta.url).href;

/** Error reported for a file that could not be read. */
function refusal(cause: Error): Error {
  const { name, message } = cause;
  const isTooHeavy =
    name === 'AbortError' || (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  const code = isTooHeavy ? 'resume_file.too_heavy' : message;
  if (!code.startsWith('resume_file.')) return cause;
  return Object.assign(new AppError(code as ErrorCode, { pages: maxPages }), { cause });
}

/**
 * Reads the proposal of a CV file in a worker thread: a file that never ends or exhausts the memory ends only its
 * thread. Scheduled fairly by `owner`; beyond the queue's limit it is refused at once with `service.unavailable`.
 */
export const readResumeFile = (
  owner: string,
  file: { path: string; kind: FileKind },
  { timeout = readingTimeout } = {},
): Promise<Reading> =>
  turns.run(owner, () =>
    threads.run(file, { signal: AbortSignal.timeout(timeout) }).catch((cause: Error) => {
      throw refusal(cause);
    }),
  );

/** Reads the text of a PDF for the search, under the same protection, up to `maxOfDocument`. */
export const readDocument = (path: string, { timeout = readingTimeout } = {}): Promise<DocumentText> =>
  turns.run('document', () =>
    threads
      .run({ path }, { filename: documentWorker, signal: AbortSignal.timeout(timeout) })
      .catch((cause: Error) => {
        throw refusal(cause);
      }),
  );
