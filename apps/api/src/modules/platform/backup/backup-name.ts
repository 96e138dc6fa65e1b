import { today } from '@acheep/contract/kernel/calendar';

/** Distinguishes the backups of several sites in one place by the host name. */
const hostOf = (site: string) => new URL(site).host.replaceAll(/[^\w.-]/g, '-');

/** For example `acheep-jobs.example.org-20261123T193000Z.tar.gz`, with `.age` if it is encrypted. */
export const backupName = (site: string, at: Date, isEncrypted: boolean) =>
  `acheep-${hostOf(site)}-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz${isEncrypted ? '.age' : ''}`;

/** Parses the time of a backup of this site from its name; null for every other file. */
export function backupMoment(site: string, name: string): Date | null {
  const before = `acheep-${hostOf(site)}-`;
  if (!name.startsWith(before)) return null;
  const [, y, mo, d, h, mi, s] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/.exec(name.slice(before.length)) ?? [];
  return y ? new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`) : null;
}

const day = 86_400_000;
const unfinished = '.part';

/** The name of a backup until it is complete. */
export const unfinishedName = (name: string) => `${name}${unfinished}`;

/** True for the partial file of a backup that was killed; one in progress is younger than a day. */
export function isLeftover(site: string, name: string, now: Date): boolean {
  if (!name.endsWith(unfinished)) return false;
  const at = backupMoment(site, name.slice(0, -unfinished.length));
  return at !== null && now.getTime() - at.getTime() > day;
}

interface Keep {
  days: number;
  weeks: number;
  months: number;
}

const weekOf = (at: Date) => {
  // Weeks begin on Monday: the first Monday was 5 January 1970.
  const number = Math.floor(Date.parse(`${today(at)}T00:00:00Z`) / day);
  return String(Math.floor((number + 3) / 7));
};

/**
 * Returns the backups to delete: the newest of each of the latest days, weeks and months that have one is preserved.
 * Days are Phnom Penh's. Backups within a day before the newest are preserved as well, as one may have been made before
 * an update.
 */
export function surplus<Backup extends { at: Date }>(backups: readonly Backup[], keep: Keep): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const recent = (newestFirst[0]?.at.getTime() ?? 0) - day;
  const kept = new Set(newestFirst.filter(({ at }) => at.getTime() >= recent));
  const rules: [number, (at: Date) => string][] = [
    [keep.days, today],
    [keep.weeks, weekOf],
    [keep.months, (at) => today(at).slice(0, 7)],
  ];
  for (const [count, periodOf] of rules) {
    const periods = new Set<string>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.at);
      if (periods.has(period) || periods.size >= count) continue;
      periods.add(period);
      kept.add(backup);
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}
