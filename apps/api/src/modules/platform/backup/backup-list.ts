import type { Config } from '../../../config.ts';
import { backupMoment } from './backup-name.ts';
import { backupPlace } from './backup-place.ts';

/** Backups of this site, newest first. */
export async function listBackups(config: Config) {
  const all = await backupPlace(config).list();
  return all
    .flatMap(({ name, size }) => {
      const at = backupMoment(config.PUBLIC_URL, name);
      return at ? [{ name, size, at }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Milliseconds after which a place counts as unreachable. */
const patience = 4_000;

/** False as well where the place cannot be read. */
export const hasBackup = (config: Config): Promise<boolean> =>
  Promise.race([
    listBackups(config).then(
      (found) => found.length > 0,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, patience, false).unref()),
  ]);
