import type { Database } from '@acheep/database/connection';
import type { Replica } from '@acheep/database/replica';
import type { Config } from './config.ts';
import type { Module } from './module.ts';
import type { Passwords } from './modules/accounts/account/password.ts';
import type { Queue } from './plumbing/queue.ts';
import type { Storage } from './plumbing/storage/storage.ts';

/** What the modules stand on. Made once by the server, and by the test harness. */
export interface Deps {
  config: Config;
  modules: readonly Module[];
  database: Database;
  /** Answers visitors' lists and searches where there is one, and where it is fresh. */
  replica?: Replica;
  queue: Queue;
  storage: Storage;
  passwords: Passwords;
  /** The present moment; tests set it. */
  now: () => Date;
  /** In place of the usual limits: tests have less time and room. */
  limits?: {
    /** How often is looked at how fast bodies arrive, and how long they have at a stop, milliseconds. */
    bodyWindow?: number;
    bodyGrace?: number;
    /** Bytes that are free for uploads on their way, and how long one may stay when there is none, milliseconds. */
    temporaryBytes?: () => Promise<number>;
    uploadStay?: number;
    /** How long making a video anew may take, seconds. */
    videoSeconds?: number;
    /** How many pictures of pages wait to be made. */
    waitingPictures?: number;
    /** How many pages a part of the sitemap has. */
    pagesInPart?: number;
  };
  /** Check every response against the contract before it is sent: on in tests. */
  checkResponses?: boolean;
  /** Where the log goes instead of standard output: tests read it. */
  logTo?: { write(line: string): void };
}
