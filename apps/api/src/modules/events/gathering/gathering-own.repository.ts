import { type GatheringKind, gatheringStatuses } from '@acheep/contract/events/gathering-option';
import type { ownTrainingList } from '@acheep/contract/events/gathering-own';
import { ownGatherings } from '@acheep/contract/events/own-gathering-option';
import type { CompanyRight } from '@acheep/contract/kernel/company-right';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Condition, row, typed } from '@acheep/database/statement';
import { sql } from 'kysely';
import type { Look } from '../../../module.ts';
import { contains, countRows, findOne, meets, type Reader } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { nameOrder } from '../../../title-order.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import {
  detailFields,
  type GatheringCardRow,
  type GatheringDetailRow,
  type GatheringLists,
  listedFields,
  lockGathering,
  withNumbers,
} from './gathering.repository.ts';
import { gatheringIs } from './public-gathering.repository.ts';

const ownFields = { ...listedFields, closedAt: true } satisfies Prisma.GatheringSelect;
export type OwnGatheringRow = GatheringCardRow & Prisma.GatheringGetPayload<{ select: typeof ownFields }>;

const gathering = row('gathering');
export const isOfKind = (kind: GatheringKind): Condition => gathering('e.kind', '=', kind);

/** Trainings and events of the company that the user works for, in a role with the right. */
export const isOfColleagues = (userId: string, right: CompanyRight | 'any' = 'any'): Condition =>
  gathering('e.company_id', '=', companyOf(userId, right));

export const findOwn = (db: Reader, userId: string, kind: GatheringKind, id: string) =>
  findOne(db, 'gathering', id, [isOfKind(kind), isOfColleagues(userId)], (one) =>
    db.gathering.findUnique({ ...one, select: detailFields }),
  );

type OwnQuery = ParsedQueryOf<typeof ownTrainingList>;

/** Everything that is compared stands in one index. Those without a date come last. */
const ownList = ({ sort }: OwnQuery, locale: Locale) =>
  workList(ownGatherings, {
    table: 'gathering',
    filters: { status: (wanted, now) => gathering.or(wanted.map((one) => gatheringIs(one, now))) },
    text: (search) => contains('e.title', search),
    order: {
      title: nameOrder(sql`e.title`, locale),
      startsAt: sql`coalesce(e.starts_at, ${typed(sort === 'startsAt_1' ? 'infinity' : '-infinity', 'timestamptz')})`,
      createdAt: 'e.created_at',
    },
    usual: 'createdAt_-1',
    load: async (db, page) => withNumbers(db, await db.gathering.findMany({ ...page, select: ownFields })),
  });

/** Trainings or events of the user's company that are asked for, and the number of all in each status. */
export async function listOwn(
  db: PrismaClient,
  userId: string,
  kind: GatheringKind,
  query: OwnQuery,
  now: Date,
  locale: Locale,
) {
  const own = [isOfKind(kind), isOfColleagues(userId)];
  const [page, counts] = await Promise.all([
    ownList(query, locale).page(db, own, query, now),
    Promise.all(
      valuesOf(gatheringStatuses).map(
        async (status) =>
          [status, await countRows(db, 'gathering', ...own, gatheringIs(status, now))] as const,
      ),
    ),
  ]);
  return { ...page, counts: Object.fromEntries(counts) as Record<(typeof counts)[number][0], number> };
}

/** Waiting registrations of each of these; those without any are left out. */
export async function countWaiting(db: Reader, ids: string[]) {
  const groups = await db.registration.groupBy({
    by: ['gatheringId'],
    where: { gatheringId: { in: ids }, state: 'waiting' },
    _count: true,
  });
  return new Map(groups.map(({ gatheringId, _count }) => [gatheringId, _count]));
}

/** Returns one of a company's, locked until the transaction ends, or null. The company has to be locked before. */
export async function lockOwn(
  tx: Transaction,
  { companyId, kind, id }: { companyId: string; kind: GatheringKind; id: string },
): Promise<GatheringDetailRow | null> {
  const isHeld = await lockGathering(tx, id, isOfKind(kind), gathering('e.company_id', '=', companyId));
  // Read by a separate statement, so that it sees what the previous writer has saved.
  return isHeld ? tx.gathering.findUnique({ where: { id }, select: detailFields }) : null;
}

type Lists = 'sessions' | 'speakers' | 'attachments' | 'companies' | 'registrations';
export type GatheringData = Omit<
  Prisma.GatheringUncheckedCreateInput,
  'id' | 'createdById' | 'companyId' | Lists
>;
export type GatheringChange = Prisma.GatheringUncheckedUpdateInput;

const ofGathering = <T extends object>(gatheringId: string, list: readonly T[]) =>
  list.map((one, position) => ({ ...one, gatheringId, position }));

async function replaceSessions(tx: Transaction, id: string, sessions: GatheringLists['sessions']) {
  await tx.gatheringSession.deleteMany({ where: { gatheringId: id } });
  await tx.gatheringSession.createMany({ data: ofGathering(id, sessions) });
}

async function replaceLists(
  tx: Transaction,
  id: string,
  lists: Omit<GatheringLists, 'sessions' | 'coverId'>,
) {
  const where = { gatheringId: id };
  await tx.gatheringSpeaker.deleteMany({ where });
  await tx.gatheringSpeaker.createMany({ data: ofGathering(id, lists.speakers) });
  await tx.gatheringAttachment.deleteMany({ where });
  const attachments = lists.uploadIds.map((uploadId) => ({ uploadId }));
  await tx.gatheringAttachment.createMany({ data: ofGathering(id, attachments) });
  await tx.gatheringCompany.deleteMany({ where });
  const companies = lists.companyIds.map((companyId) => ({ companyId }));
  await tx.gatheringCompany.createMany({ data: ofGathering(id, companies) });
}

export async function createGathering(
  tx: Transaction,
  owner: { createdById: string; companyId: string },
  data: GatheringData,
  { coverId, sessions, ...lists }: GatheringLists,
): Promise<GatheringDetailRow> {
  const { id } = await tx.gathering.create({ data: { ...data, ...owner, coverId }, select: { id: true } });
  await replaceSessions(tx, id, sessions);
  await replaceLists(tx, id, lists);
  return tx.gathering.findUniqueOrThrow({ where: { id }, select: detailFields });
}

/** Saves a locked training or event. Lists are replaced if given. */
export async function saveGathering(
  tx: Transaction,
  id: string,
  data: GatheringChange,
  lists: Partial<GatheringLists> = {},
): Promise<GatheringDetailRow> {
  const { coverId, sessions, speakers, uploadIds, companyIds } = lists;
  if (sessions) await replaceSessions(tx, id, sessions);
  if (speakers && uploadIds && companyIds) await replaceLists(tx, id, { speakers, uploadIds, companyIds });
  const cover = coverId !== undefined && { coverId };
  return tx.gathering.update({ where: { id }, data: { ...data, ...cover }, select: detailFields });
}

export const deleteGathering = (tx: Transaction, id: string) =>
  tx.gathering.delete({ where: { id }, select: { id: true } });

/** True when a picture belongs to a training or event of the user's company. */
export const showsPicture = async (db: Reader, { id, userId, uploadId }: Look) =>
  (await db.gathering.count({
    where: { id, OR: [{ coverId: uploadId }, { speakers: { some: { photoId: uploadId } } }] },
  })) > 0 && meets(db, 'gathering', id, isOfColleagues(userId));
