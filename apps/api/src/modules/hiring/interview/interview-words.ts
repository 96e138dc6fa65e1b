import { type InterviewFormat, interviewFormats } from '@acheep/contract/hiring/interview-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { momentText } from '@acheep/contract/kernel/moment-text';

/** Format and place, as written in a mail. `place` is the address or the link; empty by telephone. */
export interface Meeting {
  minutes: number;
  format: InterviewFormat;
  place: string;
}

export interface Agreed extends Meeting {
  /** ISO 8601. */
  at: string;
}

const whereOf = ({ format, place }: Meeting, locale: Locale) => {
  const how = interviewFormats[format][locale];
  return place ? `${how}${locale === 'km' ? '៖ ' : ': '}${place}` : how;
};

/** Duration and place. */
export const meetingText = (meeting: Meeting, locale: Locale): string =>
  locale === 'km'
    ? `រយៈពេល៖ ${meeting.minutes} នាទី\n${whereOf(meeting, 'km')}`
    : `Duration: ${meeting.minutes} minutes\n${whereOf(meeting, 'en')}`;

/** Time, duration and place. */
export const agreedText = (agreed: Agreed, locale: Locale): string =>
  `${momentText(agreed.at, locale)}\n${meetingText(agreed, locale)}`;

export const phnomPenh = {
  en: 'Times are Phnom Penh time.',
  km: 'ម៉ោងទាំងនេះគិតតាមម៉ោងនៅភ្នំពេញ។',
} satisfies Record<Locale, string>;

/** Sentence about the cancelled interview, for the mail that ends its application. */
export const offText = (at: string, locale: Locale): string =>
  locale === 'km'
    ? `ការសម្ភាសនៅ${momentText(at, 'km')} ត្រូវបានបោះបង់។`
    : `The interview on ${momentText(at, 'en')} has been cancelled.`;
