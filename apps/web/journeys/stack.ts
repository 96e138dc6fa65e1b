import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Running } from './start-stack.ts';

/** Longest wait for a mail, in milliseconds. */
const patience = 20_000;

const read = new Map<string, Email>();
async function mailOf(file: string): Promise<Email> {
  const known = read.get(file);
  if (known) return known;
  const text = await readFile(file);
  const mail = await PostalMime.parse(text);
  // The file exists shortly before its content.
  if (text.length > 0) read.set(file, mail);
  return mail;
}

/** Returns all mails in a folder, newest first. */
export async function mailsIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => mailOf(path.join(folder, name))),
  );
}

/** A running product, as journeys use it. */
export function stackOf({ url, mail: folder }: Running) {
  return {
    url,
    /** Folder to which its mail server writes. */
    mail: folder,
    /** Waits until `count` mails to `address` have a matching subject, and returns the latest. */
    async mailTo(address: string, subject = /./, count = 1): Promise<Email> {
      let look = () => {};
      const watcher = watch(folder, () => look());
      try {
        for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
          const changed = new Promise<void>((resolve) => {
            look = resolve;
            setTimeout(resolve, deadline - Date.now()).unref();
          });
          const found = (await mailsIn(folder)).filter(
            (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
          );
          if (found[0] && found.length >= count) return found[0];
          await changed;
        }
      } finally {
        watcher.close();
      }
      throw new Error(`No mail to ${address} has arrived.`);
    },
  };
}

export type Stack = ReturnType<typeof stackOf>;
