import type { ErrorCode } from '@acheep/contract/kernel/error-code';
import { AppError } from '../../../../error.ts';
import { fairQueue } from '../../../../plumbing/fair-queue.ts';
import { threadPool } from '../../../../plumbing/thread-pool.ts';
import type { DocumentText } from './document-text.worker.ts';
import type { FileKind } from './file-lines.ts';
import { mostPages } from './line.ts';
import type { Reading } from './proposal.ts';

/** One thread, with this much memory at most beside the bounded one of PDFium. It ends when nobody wants anything. */
const threads = threadPool(new URL('./resume-reading.worker.ts', import.meta.url), {
  memory: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
});
/** Milliseconds after which a file is given up: a long CV takes less than one second. */
const usualLongest = 15_000;
const turns = fairQueue({ atOnce: 1, waiting: 12 });

const documentWorker = new URL('./document-text.worker.ts', import.meta.url).href;

/** What is said of a file that could not be read. */
function refusal(cause: Error): Error {
  const { name, message } = cause;
  const isTooHeavy =
    name === 'AbortError' || (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  const code = isTooHeavy ? 'resume_file.too_heavy' : message;
  if (!code.startsWith('resume_file.')) return cause;
  return Object.assign(new AppError(code as ErrorCode, { pages: mostPages }), { cause });
}

/**
 * What a CV file proposes, read in a thread of its own: a file that never ends or wants too much memory takes its thread
 * along and nothing else. In turn by `owner`; where too many wait, it is refused at once with `service.unavailable`.
 */
export const readResumeFile = (
  owner: string,
  file: { path: string; kind: FileKind },
  { longest = usualLongest } = {},
): Promise<Reading> =>
  turns.run(owner, () =>
    threads.run(file, { signal: AbortSignal.timeout(longest) }).catch((cause: Error) => {
      throw refusal(cause);
    }),
  );

/** The text of a PDF for the search, behind the same fence: as much of it as `mostOfDocument`. */
export const readDocument = (path: string, { longest = usualLongest } = {}): Promise<DocumentText> =>
  turns.run('document', () =>
    threads
      .run({ path }, { filename: documentWorker, signal: AbortSignal.timeout(longest) })
      .catch((cause: Error) => {
        throw refusal(cause);
      }),
  );
