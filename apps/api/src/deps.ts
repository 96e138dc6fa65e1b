import type { Database } from '@acheep/database/connection';
import type { Replica } from '@acheep/database/replica';
import type { Config } from './config.ts';
import type { Module } from './module.ts';
import type { Passwords } from './modules/accounts/account/password.ts';
import type { Queue } from './plumbing/queue.ts';
import type { Storage } from './plumbing/storage/storage.ts';

/** The dependencies of the modules. Created once by the server, and by the test harness. */
export interface Deps {
  config: Config;
  modules: readonly Module[];
  database: Database;
  /** Serves visitors' lists and searches, if there is one and it is up to date. */
  replica?: Replica;
  queue: Queue;
  storage: Storage;
  passwords: Passwords;
  /** The current time; tests set it. */
  now: () => Date;
  /** Overrides of the usual limits, for tests. */
  limits?: {
    /** Milliseconds for bodies at a stop. */
    bodyGrace?: number;
    /** Free bytes for uploads in progress, and milliseconds after which one may be evicted when there are none. */
    temporaryBytes?: () => Promise<number>;
    uploadStay?: number;
    /** Maximum seconds of a video's conversion. */
    videoSeconds?: number;
    /** Maximum queued pictures of pages. */
    waitingPictures?: number;
    /** Pages in a part of the sitemap. */
    pagesInPart?: number;
  };
  /** Checks every response against the contract before it is sent: on in tests. */
  checkResponses?: boolean;
  /** Receives the log instead of standard output, for tests. */
  logTo?: { write(line: string): void };
}
