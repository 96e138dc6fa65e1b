import { AppError } from '../../error.ts';
import { fairQueue } from '../fair-queue.ts';
import { threadPool } from '../thread-pool.ts';
import type { Page } from './pdf.worker.ts';

/** The templates that lie beside this file, as `<name>.typ`. */
export type Template = 'career-report' | 'certificate' | 'invoice' | 'resume';

/** Milliseconds after which a document is given up: the longest CV that there can be takes some seconds. */
const longest = 30_000;
/** Characters of data from which a document is a long one; most have a tenth of that. */
const longFrom = 60_000;

/** One thread, for one document after the other, in turn by owner. It ends when nobody wants anything. */
const lane = () => ({
  threads: threadPool(new URL('./pdf.worker.ts', import.meta.url)),
  turns: fairQueue({ atOnce: 1, waiting: 20 }),
});
/** Setting a page takes some ten milliseconds. Whoever wants that does not wait for those who want a hundred pages. */
const lanes = { short: lane(), long: lane() };

/** Pictures by the names that the data gives them. */
export interface Drawn {
  data: object;
  files: Record<string, Uint8Array>;
}

/**
 * Sets a document as a PDF, with Khmer shaped right and as text that can be searched and copied. `content` is what the
 * template reads as JSON, with what `draw` adds when it is its turn. In turn by `owner`; where too many wait, it is
 * refused at once with `service.unavailable`.
 */
export async function renderPdf(
  owner: string,
  template: Template,
  content: object,
  draw: () => Promise<Drawn> = async () => ({ data: {}, files: {} }),
): Promise<Uint8Array> {
  const { threads, turns } = lanes[JSON.stringify(content).length < longFrom ? 'short' : 'long'];
  return turns.run(owner, async () => {
    const { data, files } = await draw();
    const page: Page = { template, data: JSON.stringify({ ...content, ...data }), files };
    return threads.run(page, { signal: AbortSignal.timeout(longest) }).catch((cause: Error) => {
      // The compiler brings no program for this kind of machine; or a document does not end, and its thread was ended.
      if (cause.message.includes('native binding') || cause.name === 'AbortError')
        throw Object.assign(new AppError('service.unavailable'), { cause });
      throw cause;
    });
  });
}
