import { startOfDay } from '../kernel/calendar.ts';
import type { Locale } from '../kernel/locale.ts';
import { clockText } from '../kernel/moment-text.ts';
import { moneyText } from '../kernel/money.ts';
import type { GatheringCard } from './gathering.ts';

/** A time at which it takes place. */
export interface Session {
  startsAt: string;
  endsAt: string;
}

/** From when to when on one day: `8:00 – 11:30 AM`, `8:00 – 11:30 ព្រឹក`; half of the day is said once. */
export function clockRange({ startsAt, endsAt }: Session, locale: Locale): string {
  const [from, to] = [clockText(startsAt, locale), clockText(endsAt, locale)];
  const half = (text: string) => text.slice(text.indexOf(' '));
  const start = half(from) === half(to) ? from.slice(0, from.indexOf(' ')) : from;
  return `${start} – ${to}`.replaceAll(' ', '\u00a0').replace('–\u00a0', '– ');
}

/** Whether it takes place at this moment. */
export const isOn = ({ startsAt, endsAt }: Session, now: Date) =>
  new Date(startsAt) <= now && now < new Date(endsAt);

/** Whether a day in Phnom Penh is over. */
export const isOver = (day: string, now: Date) => new Date(startOfDay(day).getTime() + 24 * 3_600_000) <= now;

/** The lines of where it is; a province that the address names already is not said twice. */
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
  /** What one pays who registers now; null is free. */
  now: string | null;
  /** As long as the early-bird fee is taken: until when, and what it costs afterwards. */
  early: { until: string; full: string } | null;
}

/** What it costs at a moment. */
export function feeAt({ fee, earlyFee, earlyUntil, currency }: Priced, now: Date): Fee {
  if (fee === null) return { now: null, early: null };
  const full = moneyText(fee, currency);
  if (earlyFee === null || earlyUntil === null || isOver(earlyUntil, now)) return { now: full, early: null };
  return { now: moneyText(earlyFee, currency), early: { until: earlyUntil, full } };
}

/** Whether its last session is over. */
export const ended = ({ endsAt }: { endsAt: string | null }, now: Date) =>
  endsAt !== null && new Date(endsAt) <= now;
