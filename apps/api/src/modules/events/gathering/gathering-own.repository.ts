import {
  type GatheringKind,
  type GatheringStatus,
  gatheringStatuses,
} from '@acheep/contract/events/gathering-option';
import type { ListQuery } from '@acheep/contract/kernel/list';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Look } from '../../../module.ts';
import { containing } from '../../../search/containing.ts';
import { worksFor } from '../../companies/company/company.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import {
  detailFields,
  type GatheringCardRow,
  type GatheringDetailRow,
  type GatheringLists,
  listedFields,
  lockGathering,
  type Reader,
  withNumbers,
} from './gathering.repository.ts';

const ownFields = { ...listedFields, closedAt: true } satisfies Prisma.GatheringSelect;
export type OwnGatheringRow = GatheringCardRow & Prisma.GatheringGetPayload<{ select: typeof ownFields }>;

export const findOwn = (db: Reader, userId: string, kind: GatheringKind, id: string) =>
  db.gathering.findFirst({ where: { id, kind, company: worksFor(userId) }, select: detailFields });

function stateIs(status: GatheringStatus, now: Date): Prisma.GatheringWhereInput {
  if (status === 'active') return { status, endsAt: { gt: now } };
  const past: Prisma.GatheringWhereInput = { status: 'active', endsAt: { lte: now } };
  return status === 'closed' ? { OR: [{ status }, past] } : { status };
}

interface OwnFilter {
  kind: GatheringKind;
  statuses?: readonly GatheringStatus[] | undefined;
  /** Part of the title. */
  search?: string | undefined;
  now: Date;
}

export async function listOwn(
  db: Reader,
  userId: string,
  {
    offset,
    limit,
    sort,
    kind,
    statuses,
    search,
    now,
  }: Pick<ListQuery, 'offset' | 'limit' | 'sort'> & OwnFilter,
) {
  const companyId = await companyIdOf(db, userId);
  const states = valuesOf(gatheringStatuses);
  const countsOf = (numbers: readonly number[]) =>
    Object.fromEntries(states.map((status, at) => [status, numbers[at] ?? 0])) as Record<
      GatheringStatus,
      number
    >;
  if (companyId === null) return { rows: [], total: 0, counts: countsOf([]) };
  const own: Prisma.GatheringWhereInput = { kind, companyId };
  const where: Prisma.GatheringWhereInput = {
    ...own,
    ...(search && { title: containing(search) }),
    ...(statuses && { OR: statuses.map((status) => stateIs(status, now)) }),
  };
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const [rows, total, numbers] = await Promise.all([
    db.gathering.findMany({
      where,
      select: ownFields,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: offset,
      take: limit,
    }),
    db.gathering.count({ where }),
    Promise.all(states.map((status) => db.gathering.count({ where: { ...own, ...stateIs(status, now) } }))),
  ]);
  return { rows: await withNumbers(db, rows), total, counts: countsOf(numbers) };
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
  if (!(await lockGathering(tx, id))) return null;
  // Read by a separate statement, so that it sees what the previous writer has saved.
  return tx.gathering.findFirst({ where: { id, kind, companyId }, select: detailFields });
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
    where: {
      id,
      company: worksFor(userId),
      OR: [{ coverId: uploadId }, { speakers: { some: { photoId: uploadId } } }],
    },
  })) > 0;
