import { createHash } from 'node:crypto';
import { fairQueue } from '../../../plumbing/fair-queue.ts';
import { threadPool } from '../../../plumbing/thread-pool.ts';

/** `caller`: key of the fair queue, an account or the network of a user who is not signed in. */
export interface Passwords {
  hash(password: string, caller?: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with; an account without a password has an empty one. */
  verify(password: string, hash: string | null, caller?: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Rounds of bcrypt, as a power of two: about a quarter of a second of one core. */
export const passwordCost = 12;

const threadCount = 2;
/** About two seconds of work for two threads: twelve hashes at 12 rounds, twice as many with each round less. */
const maxWaiting = (cost: number) => Math.ceil(12 * 2 ** (12 - cost));
/** Salt and hash of a random text that nobody knows: takes as long to compare with as any other. */
const salted = 'vPhFerGDzel8jnFXiSmZtujmIEW66Wll4R8WZcq9ghuHjiPe.cmca';
/** Caller for commands and the start of the server. */
const house = 'house';

// bcrypt reads 72 bytes at most, fewer than 25 Khmer letters have: it gets a digest of the whole password.
const digest = (password: string) => createHash('sha256').update(password.normalize('NFC')).digest('base64');

/**
 * Password hashing (bcrypt, `cost` rounds as a power of two) in worker threads, so that it does not block requests.
 * Scheduled fairly by caller; beyond the queue's limit it is refused at once with `service.unavailable`.
 */
export function startPasswords(cost: number): Passwords {
  const threads = threadPool(new URL('./password.worker.ts', import.meta.url), { most: threadCount });
  const turns = fairQueue({ atOnce: threadCount, waiting: maxWaiting(cost) });
  const hash = (password: string, caller = house): Promise<string> =>
    turns.run(caller, () => threads.run({ digest: digest(password), cost }));
  const nobody = `$2b$${String(cost).padStart(2, '0')}$${salted}`;
  return {
    hash,
    async verify(password, known, caller = house) {
      const task = { digest: digest(password), hash: known || nobody };
      const equal: boolean = await turns.run(caller, () => threads.run(task));
      return Boolean(known) && equal;
    },
    close: () => threads.destroy(),
  };
}
