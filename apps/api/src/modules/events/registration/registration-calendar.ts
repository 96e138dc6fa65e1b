import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import addressparser from 'nodemailer/lib/addressparser';
import type { Deps } from '../../../deps.ts';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { linksOf } from '../../messaging/mail/site.ts';
import { statusAt } from '../gathering/gathering.policy.ts';
import { sessionEntryId } from '../gathering-directory/gathering-calendar.ts';
import type { GatheringRow, RegistrationRow } from './registration.repository.ts';

type Needs = Pick<Deps, 'config' | 'now'>;

export const companyIn = ({ company }: Pick<GatheringRow, 'company'>, locale: Locale): string =>
  (locale === 'km' && company.nameKm) || company.name;

/** The place in one line. */
export function placeIn(
  { venue, address, province, online }: Pick<GatheringRow, 'venue' | 'address' | 'province' | 'online'>,
  locale: Locale,
): string {
  const provinceName = province && (locale === 'km' ? province.nameKm : province.nameEn);
  const parts = [venue, address, provinceName].filter((part) => part !== null && part !== '');
  if (parts.length > 0) return parts.join(', ');
  return online ? { en: 'Online', km: 'តាមអនឡាញ' }[locale] : '';
}

const firstSecond = Date.UTC(2026, 0, 1) / 1000;
/** Counts seconds: every later change, of the registration or of its training, has a higher number. */
const sequenceOf = ({ updatedAt, gathering }: RegistrationRow) =>
  Math.floor(Math.max(updatedAt.getTime(), gathering.updatedAt.getTime()) / 1000) - firstSecond;

interface Shape {
  cancelled?: boolean;
  /** The previous sessions, if those that no longer exist have to be removed from calendars. */
  before?: readonly { startsAt: Date; endsAt: Date }[];
}

/** The calendar entries of a seat, one for each session; sessions that no longer exist are cancelled. */
export function entriesOf(
  { config, now }: Needs,
  row: RegistrationRow,
  { cancelled = false, before = [] }: Shape = {},
): CalendarEvent[] {
  const { user, gathering } = row;
  const { locale } = user;
  const site = linksOf(config, locale);
  const [from] = addressparser(config.MAIL_FROM, { flatten: true });
  // The link is left out once it is over or cancelled.
  const isAhead = !cancelled && statusAt(now(), gathering) === 'active';
  const link = isAhead && gathering.online ? gathering.link : null;
  const times = [...gathering.sessions, ...before.slice(gathering.sessions.length)];
  return times.map(({ startsAt, endsAt }, position) => ({
    id: sessionEntryId(config, gathering.id, position),
    sequence: sequenceOf(row),
    stamp: now().toISOString(),
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    summary: gathering.title,
    description: [companyIn(gathering, locale), link, site.url(paths.manageRegistrations())]
      .filter(Boolean)
      .join('\n\n'),
    location: placeIn(gathering, locale),
    // The sender of the mail: calendar programs accept entries from nobody else.
    organizer: { name: companyIn(gathering, locale), email: from?.address ?? '' },
    attendee: { name: user.name, email: user.email },
    cancelled: cancelled || position >= gathering.sessions.length,
  }));
}
