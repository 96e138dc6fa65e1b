import path from 'node:path';
import { readSettings } from '../config.ts';

interface FoundDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * The database of the settings, or the local one of this clone, which `pnpm start` must not be using then. `DATA_DIR`
 * names the folder of the second.
 */
export async function findDatabase(): Promise<FoundDatabase> {
  const { env } = process;
  if (env.DATABASE_URL || env.DATABASE_URL_FILE) {
    const { DATABASE_URL: url } = readSettings(env, 'DATABASE_URL');
    return { url, stop: async () => {} };
  }
  const folder = path.resolve(import.meta.dirname, '../../../..', env.DATA_DIR || '.data');
  // Only a clone has one: in the image it says in its sentence to set DATABASE_URL.
  const { startEmbeddedPostgres } = await import('@acheep/database/embedded');
  return startEmbeddedPostgres({ directory: path.join(folder, 'postgres'), persistent: true });
}
