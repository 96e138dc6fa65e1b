import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, type Condition, read, row } from '@acheep/database/statement';
import type { DomainEvent } from '../../../domain-event.ts';
import {
  contains,
  countBy,
  findOne,
  idsOf,
  idsThatMeet,
  lock,
  oneOf,
  type Reader,
} from '../../../search/rows.repository.ts';
import { companyNamed } from '../../companies/company/company.repository.ts';
import { gatheringIsPublic } from './public-gathering.repository.ts';

const named = { select: { id: true, slug: true, nameEn: true, nameKm: true } } as const;
const company = { id: true, name: true, nameKm: true, logoPath: true } as const;

const image = { select: { id: true, path: true } } as const;

/** A card without its numbers: in a list, `withNumbers` counts them, as a join would count those of all. */
export const listedFields = {
  id: true,
  kind: true,
  status: true,
  title: true,
  company: { select: company },
  category: named,
  eventType: true,
  level: true,
  languages: true,
  cover: image,
  online: true,
  province: named,
  venue: true,
  currency: true,
  fee: true,
  earlyFee: true,
  earlyUntil: true,
  startsAt: true,
  endsAt: true,
  seats: true,
  registerUntil: true,
  certificate: true,
  pinnedUntil: true,
  postedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.GatheringSelect;
export const cardFields = {
  ...listedFields,
  _count: { select: { sessions: true, registrations: { where: { state: 'seat' } } } },
} satisfies Prisma.GatheringSelect;
export type GatheringCardRow = Prisma.GatheringGetPayload<{ select: typeof cardFields }>;

const inOrder = { orderBy: { position: 'asc' } } as const;

export const detailFields = {
  ...cardFields,
  company: { select: { ...company, about: true, website: true, address: true } },
  description: true,
  outcomes: true,
  audience: true,
  programme: true,
  address: true,
  link: true,
  contactName: true,
  contactPhone: true,
  contactEmail: true,
  publishedAt: true,
  closedAt: true,
  sessions: { select: { startsAt: true, endsAt: true }, ...inOrder },
  speakers: {
    select: { name: true, title: true, biography: true, photo: image },
    ...inOrder,
  },
  attachments: {
    select: { upload: { select: { originalName: true, path: true, mediaType: true, size: true } } },
    ...inOrder,
  },
  companies: {
    select: { company: { select: { ...company, owner: { select: { disabledAt: true } } } } },
    ...inOrder,
  },
} satisfies Prisma.GatheringSelect;
export type GatheringDetailRow = Prisma.GatheringGetPayload<{ select: typeof detailFields }>;

export interface GatheringLists {
  coverId: string | null;
  sessions: readonly { startsAt: Date; endsAt: Date }[];
  speakers: { name: string; title: string | null; biography: string | null; photoId: string | null }[];
  uploadIds: string[];
  companyIds: string[];
}

const gathering = row('gathering');
/** Those with the text in the title or in the company's name, in either language. */
export const gatheringHas = (text: string): Condition =>
  gathering.or([
    contains('e.title', text),
    gathering('e.company_id', '=', oneOf(idsOf('company', companyNamed(text)))),
  ]);

/** Adds the numbers of sessions and of taken seats. */
export async function withNumbers<Row extends { id: string }>(
  db: Reader,
  rows: readonly Row[],
): Promise<(Row & Pick<GatheringCardRow, '_count'>)[]> {
  const ids = rows.map(({ id }) => id);
  const isOfOne = row('registration')('e.gathering_id', '=', anyOf(ids, 'uuid[]'));
  const isSeat = row('registration')('e.state', '=', 'seat');
  const sessions = await countBy(db, 'gathering_session', [isOfOne], 'e.gathering_id');
  const registrations = await countBy(db, 'registration', [isOfOne, isSeat], 'e.gathering_id');
  return rows.map((row) => ({
    ...row,
    _count: { sessions: sessions.get(row.id) ?? 0, registrations: registrations.get(row.id) ?? 0 },
  }));
}

/** The public ones of these, in any order. */
export const findPublicCards = async (db: Reader, ids: string[]) =>
  withNumbers(
    db,
    await db.gathering.findMany({
      where: { id: { in: await idsThatMeet(db, 'gathering', ids, gatheringIsPublic) } },
      select: listedFields,
    }),
  );

export const findPublicGathering = (db: Reader, kind: GatheringKind, id: string) =>
  findOne(db, 'gathering', id, [gathering('e.kind', '=', kind), gatheringIsPublic], (one) =>
    db.gathering.findUnique({ ...one, select: detailFields }),
  );

/**
 * Locks a training or an event until the transaction ends, so that other changes of it or of its seats wait. False if
 * there is none. Its company, if needed too, has to be locked before.
 */
export const lockGathering = (tx: Transaction, id: string, ...where: Condition[]): Promise<boolean> =>
  lock(tx, 'gathering', id, 'forNoKeyUpdate', ...where);

/** A pin is no change by its company: `updatedAt` stays. */
export const savePin = (
  tx: Transaction,
  { id, updatedAt }: { id: string; updatedAt: Date },
  pinnedUntil: Date,
) => tx.gathering.update({ where: { id }, data: { pinnedUntil, updatedAt }, select: { id: true } });

/** Ids of those that are deleted with an account: of companies that it owns. */
export async function listEndingIds(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.gathering.findMany({ where: { company: { ownerId } }, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Gives the covers, photos and documents of a company's trainings and events to another member. */
export async function transferFiles(tx: Transaction, { companyId, from, to }: DomainEvent<'company.left'>) {
  const gathering = { companyId };
  await tx.upload.updateMany({
    where: {
      ownerId: from,
      OR: [
        { coverOf: { some: gathering } },
        { speakerOf: { some: { gathering } } },
        { withGatherings: { some: { gathering } } },
      ],
    },
    data: { ownerId: to },
  });
}

/** Marks a company's trainings and events as outdated, so that they are reindexed. */
export const outdateSearch = (db: Reader, companyId: string) => {
  const held = idsOf('gathering', gathering('e.company_id', '=', companyId))
    .orderBy('e.id')
    .forNoKeyUpdate();
  return read(db, build.updateTable('gathering').set({ search_rules: 0 }).where('id', 'in', held));
};
