import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { inBoth, type Locale } from '@acheep/contract/kernel/locale';
import { clockText, weekdayText } from '@acheep/contract/kernel/moment-text';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';

/** Start and end, ISO 8601. */
interface Time {
  start: string;
  end: string;
}

/** Data of a training or an event for mails. Without its id: mails about its deletion outlive it. */
export interface Told {
  name: string;
  company: string;
  kind: GatheringKind;
  title: string;
  times: Time[];
  /** The place in the reader's language; may be empty. */
  place: string;
}

/** The same with a seat, with the link to join if it is online. */
export interface Seated extends Told {
  link: string;
  /** The fee and how it is paid; empty if it is free. */
  fee: string;
  entries: CalendarEvent[];
}

/** Maximum times that a mail lists; a course of half a year has its calendar file. */
const maxTimes = 8;

const timeText = ({ start, end }: Time, locale: Locale) =>
  locale === 'km'
    ? `${weekdayText(start, 'km')} ម៉ោង ${clockText(start, 'km')} ដល់ ${clockText(end, 'km')}`
    : `${weekdayText(start, 'en')}, ${clockText(start, 'en')}–${clockText(end, 'en')}`;

const phnomPenh = {
  en: 'All times are Phnom Penh time.',
  km: 'គិតតាមម៉ោងនៅភ្នំពេញ។',
} satisfies Record<Locale, string>;

/** All times, one per line. */
function timesText(times: readonly Time[], locale: Locale): string {
  const more = times.length - maxTimes;
  const lines = times.slice(0, maxTimes).map((time) => `• ${timeText(time, locale)}`);
  if (more > 0) lines.push(locale === 'km' ? `• និង ${more} លើកទៀត` : `• and ${more} more`);
  return [...lines, phnomPenh[locale]].join('\n');
}

export const whenAndWhere = ({ times, place }: Pick<Told, 'times' | 'place'>) => [
  inBoth((locale) => timesText(times, locale)),
  place && { en: `Place: ${place}`, km: `ទីកន្លែង៖ ${place}` },
];

const nouns = {
  training: { en: 'training', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'event', km: 'ព្រឹត្តិការណ៍' },
} satisfies Record<GatheringKind, Record<Locale, string>>;

/** The training or event with its title, inside a sentence. */
export const named = ({ kind, title }: Pick<Told, 'kind' | 'title'>, locale: Locale): string =>
  locale === 'km' ? `${nouns[kind].km} «${title}»` : `the ${nouns[kind].en} “${title}”`;

export const sampleParams: Told = {
  name: 'Sok Dara',
  company: 'Mekong Training',
  kind: 'training',
  title: 'Bookkeeping for beginners · គណនេយ្យសម្រាប់អ្នកចាប់ផ្ដើម',
  times: [
    { start: '2026-11-28T01:00:00.000Z', end: '2026-11-28T04:30:00.000Z' },
    { start: '2026-12-05T01:00:00.000Z', end: '2026-12-05T04:30:00.000Z' },
  ],
  place: 'Factory Phnom Penh, National Road 2',
};

const sampleEntry = (place: number): CalendarEvent => ({
  id: `gathering-sample-${place}@localhost`,
  sequence: 1,
  stamp: '2026-11-21T03:00:00.000Z',
  start: sampleParams.times[place]?.start ?? '',
  end: sampleParams.times[place]?.end ?? '',
  summary: sampleParams.title,
  description: '',
  location: sampleParams.place,
  organizer: { name: sampleParams.company, email: 'no-reply@localhost' },
  attendee: { name: sampleParams.name, email: 'dara@example.com' },
  cancelled: false,
});

export const sampleSeated: Seated = {
  ...sampleParams,
  link: '',
  fee: 'Fee: $25. Pay Mekong Training directly: Chan Sophea, 012 345 678.',
  entries: [sampleEntry(0), sampleEntry(1)],
};
