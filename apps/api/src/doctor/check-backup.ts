import { backupMoment } from '../modules/platform/backup/backup-name.ts';
import { backupPlace } from '../modules/platform/backup/backup-place.ts';
import { lastFailedBackup } from './doctor.repository.ts';
import { findingsOf, type Patient, reasonOf } from './finding.ts';

const hour = 3_600_000;

/** `oldest`: the age in whole hours from which the newest backup is too old. */
export async function checkBackup({ config, database, now }: Patient, oldest = 27) {
  const { found, ok, warn, fault } = findingsOf('backup');
  const place = backupPlace(config);
  const names = await place.list().catch((error) => {
    fault('backup.away', { place: place.label, reason: reasonOf(error) });
    return null;
  });
  if (!names) return found;
  const moments = names.flatMap(({ name }) => backupMoment(config.PUBLIC_URL, name)?.getTime() ?? []);
  const newest = moments.length > 0 ? Math.max(...moments) : null;
  const hours = newest === null ? null : Math.floor((now().getTime() - newest) / hour);
  const failure = await lastFailedBackup(database, new Date(newest ?? 0)).catch(() => null);
  if (failure) fault('backup.failed', { reason: failure.slice(0, 300) });
  else if (hours === null) (config.BACKUP_AT ? fault : warn)('backup.none', { place: place.label });
  else if (hours >= oldest) (config.BACKUP_AT ? fault : warn)('backup.old', { hours });
  if (!config.BACKUP_AT) warn('backup.byHand');
  if (!config.BACKUP_KEY) warn('backup.open');
  if (found.length === 0) ok('backup.ok', { hours: hours ?? 0, count: moments.length, place: place.label });
  return found;
}
