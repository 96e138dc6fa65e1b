import { gatheringPlaces } from '@acheep/contract/events/gathering-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { Config } from '../../../config.ts';
import { calendarOfEntries } from '../../messaging/mail/calendar-file.ts';
import { linksOf } from '../../messaging/mail/site.ts';
import type { GatheringDetailRow } from '../gathering/gathering.repository.ts';

type Row = Pick<
  GatheringDetailRow,
  | 'id'
  | 'kind'
  | 'title'
  | 'online'
  | 'venue'
  | 'address'
  | 'province'
  | 'sessions'
  | 'company'
  | 'createdAt'
  | 'updatedAt'
>;

/** The id of one session's calendar entry, the same from every source. */
export const sessionEntryId = ({ PUBLIC_URL }: Config, id: string, position: number) =>
  `gathering-${id}-${position}@${new URL(PUBLIC_URL).hostname}`;

/** The place; the link to an online session is left out, as it is for participants only. */
function placeOf({ online, venue, address, province }: Row, locale: Locale): string {
  const rooms = [venue, address, province && (locale === 'km' ? province.nameKm : province.nameEn)];
  return [...rooms, online && gatheringPlaces.online[locale]].filter(Boolean).join(', ');
}

/** Every session as an entry, with the page for the details. */
export function calendarOfGathering(config: Config, row: Row, locale: Locale): string {
  const { id, kind, title, sessions, company, createdAt, updatedAt } = row;
  const url = linksOf(config, locale).url(paths[kind](id));
  const host = (locale === 'km' && company.nameKm) || company.name;
  return calendarOfEntries(
    sessions.map(({ startsAt, endsAt }, position) => ({
      id: sessionEntryId(config, id, position),
      // Increases with every change, and never decreases.
      sequence: Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000),
      stamp: updatedAt.toISOString(),
      start: startsAt.toISOString(),
      end: endsAt.toISOString(),
      summary: title,
      description: `${host}\n\n${url}`,
      location: placeOf(row, locale),
      url,
    })),
  );
}
