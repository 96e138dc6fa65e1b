import { readEnds } from '../plumbing/watching/process-end.repository.ts';
import { asideOf } from '../plumbing/watching/put-aside.ts';
import { findingsOf, type Patient } from './finding.ts';

/** Maximum findings. */
const most = 20;

/** Reports work that blocked a process until the watchdog ended it, and whether it is refused now. */
export async function checkHold({ database }: Patient) {
  const { found, ok, warn, fault } = findingsOf('hold');
  const ends = await readEnds(database).catch(() => null);
  // An unreachable database is reported by its own check.
  if (!ends) return found;
  const aside = asideOf(ends);
  const same = Map.groupBy(ends, ({ keys, name, record }) => keys.work ?? `${name} ${record} ${keys.caller}`);
  for (const [latest, ...earlier] of [...same.values()].slice(0, most)) {
    if (!latest) continue;
    const { keys, name, record, account, place, secondsAgo } = latest;
    const rest = Math.max(0, ...Object.values(keys).map((key) => aside.get(key) ?? 0));
    const params = {
      name,
      record,
      account: account ?? '–',
      place: place ?? '–',
      count: earlier.length + 1,
      minutes: Math.floor(secondsAgo / 60),
      rest: Math.ceil(rest / 60),
    };
    if (Object.keys(keys).length === 0) warn('hold.unsure', params);
    else if (rest > 0) fault('hold.aside', params);
    else warn('hold.ended', params);
  }
  if (found.length === 0) ok('hold.none');
  return found;
}
