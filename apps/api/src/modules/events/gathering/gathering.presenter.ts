import { type GatheringCard, type GatheringDetail, gatheringCard } from '@acheep/contract/events/gathering';
import type { Session } from '@acheep/contract/events/gathering-draft';
import type { EventType, TrainingLevel } from '@acheep/contract/events/gathering-option';
import type { OwnGathering, OwnGatheringDetail } from '@acheep/contract/events/gathering-own';
import type { Language } from '@acheep/contract/jobs/job-option';
import { wallClockOf } from '@acheep/contract/kernel/calendar';
import type { Image } from '@acheep/contract/kernel/image';
import type { Currency } from '@acheep/contract/kernel/money';
import { plain } from '../../../plain.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { dayOf } from '../../jobs/job/job.policy.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { publicUrl } from '../../platform/upload/files-host.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import { actionsOf, isPinned, statusAt } from './gathering.policy.ts';
import type { GatheringCardRow, GatheringDetailRow } from './gathering.repository.ts';
import type { OwnGatheringRow } from './gathering-own.repository.ts';

const clockOf = (moment: Date) => wallClockOf(moment).slice(11);

/** A session in the shape of its form: sessions end on the day on which they begin. */
export const sessionOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Session => ({
  day: wallClockOf(startsAt).slice(0, 10),
  from: clockOf(startsAt),
  to: clockOf(endsAt),
});

const amount = (value: bigint | null) => (value === null ? null : Number(value));
const dayOrNone = (date: Date | null) => date && dayOf(date);
const reference = (row: GatheringCardRow['category']) => row && presentReference(row);

interface Picture {
  id: string;
  path: string;
}
export type PictureLinks = (picture: Picture) => Image;
const publicLinks: PictureLinks = ({ path }) => publicImage(path);
const imageOf = (picture: Picture | null) => picture && publicLinks(picture);

export const presentCard = (row: GatheringCardRow, { now }: { now: Date }): GatheringCard => ({
  ...plain(gatheringCard, row),
  status: statusAt(now, row),
  company: presentCompanyName(row.company),
  category: reference(row.category),
  eventType: row.eventType as EventType | null,
  level: row.level as TrainingLevel | null,
  languages: row.languages as Language[],
  cover: imageOf(row.cover),
  province: reference(row.province),
  currency: row.currency as Currency,
  fee: amount(row.fee),
  earlyFee: amount(row.earlyFee),
  earlyUntil: dayOrNone(row.earlyUntil),
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  sessionCount: row._count.sessions,
  seatsLeft: row.seats === null ? null : Math.max(0, row.seats - row._count.registrations),
  registerUntil: dayOrNone(row.registerUntil),
  pinned: isPinned(now, row),
  postedAt: row.postedAt?.toISOString() ?? null,
});

const presentText = (row: GatheringDetailRow) => ({
  description: row.description,
  outcomes: row.outcomes,
  audience: row.audience,
  programme: row.programme,
  address: row.address,
  contactName: row.contactName,
  contactPhone: row.contactPhone,
  contactEmail: row.contactEmail,
});

export function presentPublic(row: GatheringDetailRow, moment: { now: Date }): GatheringDetail {
  const card = presentCard(row, moment);
  const { about, website, address } = row.company;
  return {
    ...card,
    ...presentText(row),
    company: { ...card.company, about, website, address },
    sessions: row.sessions.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    speakers: row.speakers.map(({ photo, ...speaker }) => ({ ...speaker, photo: imageOf(photo) })),
    companies: row.companies
      .filter(({ company }) => company.owner.disabledAt === null)
      .map(({ company }) => presentCompanyName(company)),
    attachments: row.attachments.map(({ upload: { path, ...facts } }) => ({
      ...facts,
      url: publicUrl(path),
    })),
  };
}

export const presentOwn = (row: OwnGatheringRow, { now }: { now: Date }, waiting: number): OwnGathering => ({
  ...presentCard(row, { now }),
  registered: row._count.registrations,
  waiting,
  closedAt: row.closedAt?.toISOString() ?? null,
  actions: actionsOf(row, now),
});

/** Pictures of a draft are not public: `links` makes links for its company. */
export const presentOwnDetail = (
  row: GatheringDetailRow,
  { now }: { now: Date },
  links: PictureLinks,
): OwnGatheringDetail => ({
  ...presentCard(row, { now }),
  ...presentText(row),
  cover: row.cover && { ...links(row.cover), path: row.cover.path },
  link: row.link,
  sessions: row.sessions.map(sessionOf),
  speakers: row.speakers.map(({ photo, ...speaker }) => ({
    ...speaker,
    photo: photo && { ...links(photo), path: photo.path },
  })),
  companies: row.companies.map(({ company }) => presentCompanyName(company)),
  attachments: row.attachments.map(({ upload }) => upload),
  registered: row._count.registrations,
  actions: actionsOf(row, now),
});
