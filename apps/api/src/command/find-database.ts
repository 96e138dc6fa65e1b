import path from 'node:path';
import { readSettings } from '../config.ts';

interface FoundDatabase {
  url: string;
  /** Settings of the folders beside the local database, for what the environment does not set. */
  folders: { STORAGE_DIR?: string; BACKUP_TO?: string };
  stop(): Promise<void>;
}

/**
 * The database of the settings, or the local one of this checkout, which `pnpm start` must not be using at the time.
 * `DATA_DIR` is the folder of the latter.
 */
export async function findDatabase(): Promise<FoundDatabase> {
  const { env } = process;
  if (env.DATABASE_URL || env.DATABASE_URL_FILE) {
    const { DATABASE_URL: url } = readSettings(env, 'DATABASE_URL');
    return { url, folders: {}, stop: async () => {} };
  }
  const folder = path.resolve(import.meta.dirname, '../../../..', env.DATA_DIR || '.data');
  // Exists only in a checkout: in the image its error message says to set DATABASE_URL.
  const { startEmbeddedPostgres } = await import('@acheep/database/embedded');
  const postgres = await startEmbeddedPostgres({
    directory: path.join(folder, 'postgres'),
    persistent: true,
  });
  return {
    url: postgres.url,
    folders: { STORAGE_DIR: path.join(folder, 'files'), BACKUP_TO: path.join(folder, 'backup') },
    stop: postgres.stop,
  };
}
