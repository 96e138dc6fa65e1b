import type { CalendarDay, ListedGathering } from '@acheep/contract/events/gathering-public';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { presentCard } from '../gathering/gathering.presenter.ts';
import type { CalendarRow, ListedRow } from './gathering-read.repository.ts';

const times = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

export function presentListedGathering(row: ListedRow, now: Date): ListedGathering {
  const [next] = row.sessions;
  return { ...presentCard(row, { now }), nextSession: next ? times(next) : null };
}

/** Groups sorted sessions by day. */
export function presentDays(rows: readonly CalendarRow[]): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (const row of rows) {
    const entry = {
      _id: row.id,
      title: row.title,
      ...times(row),
      online: row.online,
      province: row.province && presentReference(row.province),
    };
    const last = days.at(-1);
    if (last?.day === row.day) last.entries.push(entry);
    else days.push({ day: row.day, total: row.total, entries: [entry] });
  }
  return days;
}
