import { startOfDay } from '../kernel/calendar.ts';
import type { Locale } from '../kernel/locale.ts';
import { clockText } from '../kernel/moment-text.ts';
import { moneyText } from '../kernel/money.ts';
import type { GatheringCard } from './gathering.ts';

export interface Session {
  startsAt: string;
  endsAt: string;
}

/** Times of a session: `8:00 – 11:30 AM`, `8:00 – 11:30 ព្រឹក`. The half of the day is given once if it is the same. */
export function clockRange({ startsAt, endsAt }: Session, locale: Locale): string {
  const [from, to] = [clockText(startsAt, locale), clockText(endsAt, locale)];
  const half = (text: string) => text.slice(text.indexOf(' '));
  const start = half(from) === half(to) ? from.slice(0, from.indexOf(' ')) : from;
  return `${start} – ${to}`.replaceAll(' ', '\u00a0').replace('–\u00a0', '– ');
}

/** True while a session is under way. */
export const isOn = ({ startsAt, endsAt }: Session, now: Date) =>
  new Date(startsAt) <= now && now < new Date(endsAt);

/** True when a calendar day has ended in Phnom Penh. */
export const isOver = (day: string, now: Date) => new Date(startOfDay(day).getTime() + 24 * 3_600_000) <= now;

/** Lines of the place; a province that the venue or the address already names is not repeated. */
export function placeLines(
  { venue, province }: Pick<GatheringCard, 'venue' | 'province'>,
  locale: Locale,
  address: string | null = null,
): string[] {
  const lines = [venue, address].filter((line) => line !== null);
  const names = province && Object.values(province.name);
  const isNamed = names?.some((name) => lines.some((line) => line.includes(name)));
  return province && !isNamed ? [...lines, province.name[locale]] : lines;
}

type Priced = Pick<GatheringCard, 'fee' | 'earlyFee' | 'earlyUntil' | 'currency'>;

interface Fee {
  /** Current fee; null if free. */
  now: string | null;
  /** Last day of the early-bird fee, and the fee after it; null if no early-bird fee applies. */
  early: { until: string; full: string } | null;
}

export function feeAt({ fee, earlyFee, earlyUntil, currency }: Priced, now: Date): Fee {
  if (fee === null) return { now: null, early: null };
  const full = moneyText(fee, currency);
  if (earlyFee === null || earlyUntil === null || isOver(earlyUntil, now)) return { now: full, early: null };
  return { now: moneyText(earlyFee, currency), early: { until: earlyUntil, full } };
}

/** True when a session, or the last session of a training or an event, is over. */
export const ended = ({ endsAt }: { endsAt: string | null }, now: Date) =>
  endsAt !== null && new Date(endsAt) <= now;
