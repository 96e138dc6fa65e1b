import { type InterviewFormat, interviewFormats } from '@acheep/contract/hiring/interview-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { momentText } from '@acheep/contract/kernel/moment-text';

/** How and where, as a mail says it. `place` is the address or the link; empty by telephone. */
export interface Meeting {
  minutes: number;
  format: InterviewFormat;
  place: string;
}

/** When somebody meets whom. */
export interface Agreed extends Meeting {
  /** ISO 8601. */
  at: string;
}

const whereOf = ({ format, place }: Meeting, locale: Locale) => {
  const how = interviewFormats[format][locale];
  return place ? `${how}${locale === 'km' ? '៖ ' : ': '}${place}` : how;
};

/** How long and where. */
export const meetingText = (meeting: Meeting, locale: Locale): string =>
  locale === 'km'
    ? `រយៈពេល៖ ${meeting.minutes} នាទី\n${whereOf(meeting, 'km')}`
    : `Length: ${meeting.minutes} minutes\n${whereOf(meeting, 'en')}`;

/** When, how long and where. */
export const agreedText = (agreed: Agreed, locale: Locale): string =>
  `${momentText(agreed.at, locale)}\n${meetingText(agreed, locale)}`;

export const phnomPenh = {
  en: 'Times are Phnom Penh time.',
  km: 'ម៉ោងទាំងនេះគិតតាមម៉ោងនៅភ្នំពេញ។',
} satisfies Record<Locale, string>;

/** The sentence of a mail that ends an application with its interview. */
export const offText = (at: string, locale: Locale): string =>
  locale === 'km'
    ? `ការសម្ភាសនៅ${momentText(at, 'km')} ត្រូវបានលុបចោល។`
    : `The interview on ${momentText(at, 'en')} will not take place.`;
