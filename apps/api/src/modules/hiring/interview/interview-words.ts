import { type InterviewFormat, interviewFormats } from '@acheep/contract/hiring/interview-option';
import { inBoth, type Locale, type Localized } from '@acheep/contract/kernel/locale';
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
export const meetingText = (meeting: Meeting): Localized => ({
  en: `Duration: ${meeting.minutes} minutes\n${whereOf(meeting, 'en')}`,
  km: `រយៈពេល៖ ${meeting.minutes} នាទី\n${whereOf(meeting, 'km')}`,
});

const phnomPenh = { en: 'Times are Phnom Penh time.', km: 'ម៉ោងទាំងនេះគិតតាមម៉ោងនៅភ្នំពេញ។' };

/** Times to choose from, one per line. */
export const timesText = (times: readonly string[]): Localized =>
  inBoth((locale) => [...times.map((time) => `• ${momentText(time, locale)}`), phnomPenh[locale]].join('\n'));

/** Time, duration and place. */
export const agreedText = (agreed: Agreed): Localized =>
  inBoth((locale) =>
    [momentText(agreed.at, locale), meetingText(agreed)[locale], phnomPenh[locale]].join('\n'),
  );

/** Sentence about the cancelled interview, for the mail that ends its application. */
export const offText = (at: string): Localized => ({
  en: `The interview on ${momentText(at, 'en')} has been cancelled.`,
  km: `ការសម្ភាសនៅ${momentText(at, 'km')} ត្រូវបានបោះបង់។`,
});
