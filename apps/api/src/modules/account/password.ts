import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares in the same time whether or not there is a hash to compare with. */
  verify(password: string, hash: string | null): Promise<boolean>;
  close(): Promise<void>;
}

// bcrypt reads 72 bytes, and 25 Khmer letters are more: it is given a digest of the whole password.
const digest = (password: string) => createHash('sha256').update(password.normalize('NFC')).digest('base64');

/** Password hashing (bcrypt, `cost` rounds as a power of two) in threads of its own, so that requests go on meanwhile. */
export async function startPasswords(cost: number): Promise<Passwords> {
  const threads = new Piscina({
    filename: new URL('./password.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    maxQueue: 200,
    idleTimeout: 30_000,
  });
  const hash = (password: string): Promise<string> => threads.run({ digest: digest(password), cost });
  const nobody = await hash('');
  return {
    hash,
    async verify(password, known) {
      const equal: boolean = await threads.run({ digest: digest(password), hash: known ?? nobody });
      return known !== null && equal;
    },
    close: () => threads.destroy(),
  };
}
