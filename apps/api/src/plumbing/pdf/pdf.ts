import { AppError } from '../../error.ts';
import { fairQueue } from '../fair-queue.ts';
import { threadPool } from '../thread-pool.ts';
import type { Page } from './pdf.worker.ts';

/** Milliseconds after which a document is given up: the longest possible CV takes some seconds. */
const renderingTimeout = 30_000;
/** Characters of data from which a document counts as long; most have a tenth of that. */
const longFrom = 60_000;

/** One thread, one document at a time, fairly by owner. It ends when idle. */
const lane = () => ({
  threads: threadPool(new URL('./pdf.worker.ts', import.meta.url)),
  turns: fairQueue({ atOnce: 1, waiting: 20 }),
});
/** A page takes some ten milliseconds. Short documents do not wait for those with a hundred pages. */
const lanes = { short: lane(), long: lane() };

/** Pictures by their names in the data. */
export interface Drawn {
  data: object;
  files: Record<string, Uint8Array>;
}

/**
 * Renders a PDF with correctly shaped Khmer, as text that can be searched and copied. The template, a Typst file beside
 * its noun, reads `content` as JSON, together with the result of `draw`, which runs at the document's turn. Fair by
 * `owner`; throws `service.unavailable` if too many wait.
 */
export async function renderPdf(
  owner: string,
  template: URL,
  content: object,
  draw: () => Promise<Drawn> = async () => ({ data: {}, files: {} }),
): Promise<Uint8Array> {
  const { threads, turns } = lanes[JSON.stringify(content).length < longFrom ? 'short' : 'long'];
  return turns.run(owner, async () => {
    const { data, files } = await draw();
    const page: Page = { template: template.href, data: JSON.stringify({ ...content, ...data }), files };
    return threads.run(page, { signal: AbortSignal.timeout(renderingTimeout) }).catch((cause: Error) => {
      // The compiler has no binary for this machine, or a document took too long and its thread was ended.
      if (cause.message.includes('native binding') || cause.name === 'AbortError')
        throw Object.assign(new AppError('service.unavailable'), { cause });
      throw cause;
    });
  });
}
