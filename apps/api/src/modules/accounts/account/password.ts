import { createHash } from 'node:crypto';
import { fairQueue } from '../../../plumbing/fair-queue.ts';
import { threadPool } from '../../../plumbing/thread-pool.ts';

/** `caller`, whose turn it takes: an account, or the network of somebody who is not signed in. */
export interface Passwords {
  hash(password: string, caller?: string): Promise<string>;
  /** Compares in the same time whether or not there is a hash to compare with. */
  verify(password: string, hash: string | null, caller?: string): Promise<boolean>;
  close(): Promise<void>;
}

const threadCount = 2;
/** About two seconds of work for two threads: twelve hashes at 12 rounds, twice as many with each round less. */
const mostWaiting = (cost: number) => Math.ceil(12 * 2 ** (12 - cost));
/** Commands and the start of the server. */
const house = 'house';

// bcrypt reads 72 bytes, and 25 Khmer letters are more: it is given a digest of the whole password.
const digest = (password: string) => createHash('sha256').update(password.normalize('NFC')).digest('base64');

/**
 * Password hashing (bcrypt, `cost` rounds as a power of two) in threads of its own, so that requests go on meanwhile,
 * and in turn by caller: where too many wait, it is refused at once with `service.unavailable`.
 */
export async function startPasswords(cost: number): Promise<Passwords> {
  const threads = threadPool(new URL('./password.worker.ts', import.meta.url), { most: threadCount });
  const turns = fairQueue({ atOnce: threadCount, waiting: mostWaiting(cost) });
  const hash = (password: string, caller = house): Promise<string> =>
    turns.run(caller, () => threads.run({ digest: digest(password), cost }));
  const nobody = await hash('');
  return {
    hash,
    async verify(password, known, caller = house) {
      const task = { digest: digest(password), hash: known ?? nobody };
      const equal: boolean = await turns.run(caller, () => threads.run(task));
      return known !== null && equal;
    },
    close: () => threads.destroy(),
  };
}
