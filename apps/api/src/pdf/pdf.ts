import { Piscina } from 'piscina';
import { AppError } from '../error.ts';
import { fairQueue } from '../fair-queue.ts';

/** The templates that lie beside this file, as `<name>.typ`. */
export type Template = 'invoice';

/** One thread: a page takes some ten milliseconds, and the fonts some megabytes. It ends when nobody wants anything. */
const threads = new Piscina({
  filename: new URL('./pdf.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30_000,
});
const turns = fairQueue({ atOnce: 1, waiting: 20 });

/**
 * Sets a document as a PDF, with Khmer shaped right and as text that can be searched and copied. `data` is what the
 * template reads as JSON. In turn by `owner`; where too many wait, it is refused at once with `service.unavailable`.
 */
export const renderPdf = (owner: string, template: Template, data: object): Promise<Uint8Array> =>
  turns.run(owner, () =>
    threads.run({ template, data: JSON.stringify(data) }).catch((cause: Error) => {
      // The compiler brings no program for this kind of machine.
      if (cause.message.includes('native binding'))
        throw Object.assign(new AppError('service.unavailable'), { cause });
      throw cause;
    }),
  );
