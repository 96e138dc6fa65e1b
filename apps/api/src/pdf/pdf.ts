import { Piscina } from 'piscina';
import { AppError } from '../error.ts';
import { fairQueue } from '../fair-queue.ts';
import type { Page } from './pdf.worker.ts';

/** The templates that lie beside this file, as `<name>.typ`. */
export type Template = 'invoice' | 'resume';

/** One thread: a page takes some ten milliseconds, and the fonts some megabytes. It ends when nobody wants anything. */
const threads = new Piscina({
  filename: new URL('./pdf.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30_000,
});
/** Milliseconds after which a document is given up: a long one takes less than one second. */
const longest = 20_000;
const turns = fairQueue({ atOnce: 1, waiting: 20 });

/**
 * Sets a document as a PDF, with Khmer shaped right and as text that can be searched and copied. `data` is what the
 * template reads as JSON, `files` are pictures by the names that the data gives them. In turn by `owner`; where too
 * many wait, it is refused at once with `service.unavailable`.
 */
export const renderPdf = (
  owner: string,
  template: Template,
  data: object,
  files: Record<string, Uint8Array> = {},
): Promise<Uint8Array> =>
  turns.run(owner, () =>
    threads
      .run({ template, data: JSON.stringify(data), files } satisfies Page, {
        signal: AbortSignal.timeout(longest),
      })
      .catch((cause: Error) => {
        // The compiler brings no program for this kind of machine; or a document does not end, and its thread was ended.
        if (cause.message.includes('native binding') || cause.name === 'AbortError')
          throw Object.assign(new AppError('service.unavailable'), { cause });
        throw cause;
      }),
  );
