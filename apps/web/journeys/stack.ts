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

/** The files of all mails that came in, the newest first. */
async function filesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return names
    .sort()
    .reverse()
    .map((name) => path.join(folder, name));
}

/** Every mail that has come to a folder, the newest first. */
export const mailsIn = async (folder: string): Promise<Email[]> =>
  Promise.all((await filesOf(folder)).map(async (file) => PostalMime.parse(await readFile(file))));

/** A product that runs, as journeys go about with it. */
export function stackOf({ url, mail: folder }: Pick<Running, 'url' | 'mail'>) {
  return {
    url,
    /** The newest mail to `address` that came in over SMTP, or the newest whose subject fits; waits for it. */
    async mailTo(address: string, subject = /./): Promise<Email> {
      for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
        for (const file of await filesOf(folder)) {
          const mail = await PostalMime.parse(await readFile(file));
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
