import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { inject } from 'vitest';
import type { Running } from './start-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stack: Running;
  }
}

/** A product that runs, as journeys go about with it. */
export function stackOf({ url, mail: folder }: Pick<Running, 'url' | 'mail'>) {
  return {
    url,
    /** The newest mail to `address` that came in over SMTP, or the newest whose subject fits; waits for it. */
    async mailTo(address: string, subject = /./): Promise<Email> {
      for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
        const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
        for (const name of names.reverse()) {
          const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
          const isTo = mail.to?.some((to) => to.address === address);
          if (isTo && subject.test(mail.subject ?? '')) return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      throw new Error(`No mail to ${address} has arrived.`);
    },
  };
}

/** The product that runs for all journeys. */
export const sharedStack = () => stackOf(inject('stack'));

export type Stack = ReturnType<typeof stackOf>;
