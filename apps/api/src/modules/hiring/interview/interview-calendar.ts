import { interviewFormats } from '@acheep/contract/hiring/interview-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import addressparser from 'nodemailer/lib/addressparser';
import type { Deps } from '../../../deps.ts';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { linksOf } from '../../messaging/mail/site.ts';
import { endOf } from './interview.policy.ts';
import type { InterviewRow } from './interview.repository.ts';

type Needs = Pick<Deps, 'config' | 'now'>;

/** Whose calendar it is for; of a candidate who has no account any more, no name is said. */
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

/** Where it is: the address, the link, or that it is by telephone. */
const placeOf = ({ format, address, link }: InterviewRow, locale: Locale) =>
  address ?? link ?? interviewFormats[format as keyof typeof interviewFormats][locale];

/** The calendar entry of an agreed interview, for one of its two sides. */
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
    // Who sends the mail: programs take no entry from somebody else.
    organizer: { name: side === 'candidate' ? company : '', email: from?.address ?? '' },
    attendee: { name: reader.name, email: reader.email },
    cancelled,
  };
}
