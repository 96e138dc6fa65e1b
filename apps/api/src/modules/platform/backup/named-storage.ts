import path from 'node:path';
import type { Storage } from '../../../plumbing/storage/storage.ts';
import type { BackupConfig } from './backup.ts';
import { asBucketFault, asFolderFault } from './place-fault.ts';

/** The storage of the site's files, with errors as sentences for the operator who backs up or restores. */
export function namedStorage(storage: Storage, config: BackupConfig): Storage {
  const isDisk = config.STORAGE === 'disk';
  const place = isDisk ? path.resolve(config.STORAGE_DIR) : `s3://${config.S3_BUCKET}`;
  const asFault = isDisk ? asFolderFault : asBucketFault;
  const named = async <T>(work: () => Promise<T>) => {
    try {
      return await work();
    } catch (error) {
      throw asFault((error as Error).cause ?? error, `The storage of files, ${place}`);
    }
  };
  return {
    ...storage,
    put: (...given) => named(() => storage.put(...given)),
    get: (...given) => named(() => storage.get(...given)),
    size: (...given) => named(() => storage.size(...given)),
  };
}
