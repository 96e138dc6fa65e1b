import { interviewFormats } from '@acheep/contract/hiring/interview-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import addressparser from 'nodemailer/lib/addressparser';
import type { Deps } from '../../../deps.ts';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { linksOf } from '../../messaging/mail/site.ts';
import { endOf } from './interview.policy.ts';
import type { InterviewRow } from './interview.repository.ts';

type Needs = Pick<Deps, 'config' | 'now'>;

/** Recipient of a calendar entry; a candidate whose account is gone is not named. */
export interface Reader {
  side: 'candidate' | 'company';
  name: string;
  email: string;
  locale: Locale;
}

export const companyIn = ({ application }: Pick<InterviewRow, 'application'>, locale: Locale): string => {
  const { name, nameKm } = application.job.company;
  return (locale === 'km' && nameKm) || name;
};

const word = (locale: Locale) => (locale === 'km' ? 'សម្ភាសការងារ៖ ' : 'Interview: ');

/** Location: the address, the link, or the name of the format for telephone calls. */
const placeOf = ({ format, address, link }: InterviewRow, locale: Locale) =>
  address ?? link ?? interviewFormats[format as keyof typeof interviewFormats][locale];

/** Calendar entry of an agreed interview, for one of its two sides. */
export function entryOf(
  { config, now }: Needs,
  row: InterviewRow,
  reader: Reader,
  { cancelled = false, nameless = false } = {},
): CalendarEvent {
  const { side, locale } = reader;
  const { application, startsAt, minutes, message, sequence } = row;
  const company = companyIn(row, locale);
  const [other, page] =
    side === 'candidate'
      ? [company, application.applicantId && paths.manageUserAppliedDetail(application.id)]
      : [nameless ? null : application.name, !nameless && paths.manageAppliedDetail(application.id)];
  const site = linksOf(config, locale);
  const [from] = addressparser(config.MAIL_FROM, { flatten: true });
  return {
    id: `interview-${row.id}@${new URL(config.PUBLIC_URL).hostname}`,
    sequence,
    stamp: now().toISOString(),
    start: startsAt.toISOString(),
    end: endOf(startsAt, minutes).toISOString(),
    summary: word(locale) + [application.job.title, other].filter(Boolean).join(' · '),
    description: [message, page && site.url(page)].filter(Boolean).join('\n\n'),
    location: placeOf(row, locale),
    // The organizer is the sender of the mail: calendars accept entries from nobody else.
    organizer: { name: side === 'candidate' ? company : '', email: from?.address ?? '' },
    attendee: { name: reader.name, email: reader.email },
    cancelled,
  };
}
