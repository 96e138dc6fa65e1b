import { accountBytes } from '@acheep/contract/platform/upload-kind';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import * as uploads from './upload.repository.ts';

const quotaReached = () => new AppError('file.quota', { megabytes: accountBytes / 1_000_000 });

type Database = Parameters<typeof uploads.bytesOf>[0];
type Kept = Omit<uploads.NewUpload, 'ownerId'>;

/** Stores files with their records, within the quota of an account. */
export function uploadRecords({ database: { prisma }, storage }: Pick<Deps, 'database' | 'storage'>) {
  return {
    /** Checks the quota before a file is received; its size may be unknown. */
    async mustHaveRoom(actor: Actor, size = 1, db: Database = prisma) {
      if ((await uploads.bytesOf(db, actor.id)) + size > accountBytes) throw quotaReached();
    },

    /**
     * Stores the files first (storage key and current path), then their record, which so never refers to a missing
     * file. `also` runs in the same transaction.
     */
    async keep(
      actor: Actor,
      files: readonly { key: string; path: string }[],
      record: Kept,
      also?: (tx: Transaction, row: { id: string }) => Promise<void>,
    ) {
      try {
        for (const { key, path } of files) await storage.put(key, path, record.mediaType);
        return await prisma.$transaction(async (tx) => {
          // The account may have been deleted meanwhile.
          if (!(await uploads.lockOwner(tx, actor.id))) throw new AppError('session.invalid');
          if ((await uploads.bytesOf(tx, actor.id)) + record.size > accountBytes) throw quotaReached();
          const row = await uploads.createUpload(tx, { ...record, ownerId: actor.id });
          await also?.(tx, row);
          return row;
        });
      } catch (error) {
        // If even this fails, the daily sweep finds a file without a record.
        for (const { key } of files) await storage.delete(key).catch(() => {});
        throw error;
      }
    },
  };
}
