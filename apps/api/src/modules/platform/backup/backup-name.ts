import { today } from '@acheep/contract/kernel/calendar';

/** Backups of one site in one place, told apart from those of others by its address. */
const hostOf = (site: string) => new URL(site).host.replaceAll(/[^\w.-]/g, '-');

/** `acheep-jobs.example.org-20261123T193000Z.tar.gz`, with `.age` where it is encrypted. */
export const backupName = (site: string, at: Date, isEncrypted: boolean) =>
  `acheep-${hostOf(site)}-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz${isEncrypted ? '.age' : ''}`;

/** When a backup of this site was made, by its name; null for every other file. */
export function backupMoment(site: string, name: string): Date | null {
  const before = `acheep-${hostOf(site)}-`;
  if (!name.startsWith(before)) return null;
  const [, y, mo, d, h, mi, s] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/.exec(name.slice(before.length)) ?? [];
  return y ? new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`) : null;
}

const day = 86_400_000;
const unfinished = '.part';

/** What a backup of this site is called until all of it is there. */
export const unfinishedName = (name: string) => `${name}${unfinished}`;

/** Whether this is what a backup of this site left that was killed: one that goes on is younger. */
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
  // Mondays begin it: the first Monday was the fifth day of 1970.
  const number = Math.floor(Date.parse(`${today(at)}T00:00:00Z`) / day);
  return String(Math.floor((number + 3) / 7));
};

/**
 * Which backups are let go: of each of the latest days, weeks and months that have one, the newest stays. Days are Phnom
 * Penh's. What was made within a day before the newest stays as well: somebody may have made it before an update.
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
