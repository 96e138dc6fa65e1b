import {
  type GatheringKind,
  type GatheringStatus,
  gatheringStatuses,
} from '@acheep/contract/events/gathering-option';
import type { OwnGatheringSort } from '@acheep/contract/events/own-gathering-option';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Look } from '../../../module.ts';
import { containing } from '../../../search/containing.ts';
import { ascending, descending, titleOrder } from '../../../title-order.ts';
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

type OwnQuery = Pick<ListQuery<never, OwnGatheringSort>, 'offset' | 'limit' | 'sort'> & OwnFilter;

/** The ids of one page. Everything that is compared stands in one index. */
function idsInOrder(
  db: Reader,
  companyId: string,
  { offset, limit, sort = 'createdAt_-1', kind, statuses, search, now }: OwnQuery,
  locale: Locale,
) {
  const found = search && `%${containing(search).contains}%`;
  const state = Prisma.sql`CASE WHEN g.status = 'active' AND g.ends_at <= ${now} THEN 'closed' ELSE g.status::text END`;
  const direction = sort.endsWith('_1') ? ascending : descending;
  const newest = Prisma.sql`g.created_at DESC, g.id DESC`;
  const orders: Record<string, () => Prisma.Sql> = {
    title: () => Prisma.sql`${titleOrder(Prisma.sql`g.title`, direction, locale)}, ${newest}`,
    startsAt: () => Prisma.sql`g.starts_at ${direction}, ${newest}`,
    createdAt: () => (sort === 'createdAt_1' ? Prisma.sql`g.created_at, g.id` : newest),
  };
  const order = orders[sort.split('_')[0] ?? ''] ?? (() => newest);
  return db.$queryRaw<{ id: string }[]>`
    SELECT g.id FROM gathering g
    WHERE g.company_id = ${companyId}::uuid AND g.kind = ${kind}::"GatheringKind"
      ${found ? Prisma.sql`AND g.title ILIKE ${found}` : Prisma.empty}
      ${statuses ? Prisma.sql`AND ${state} = ANY(${statuses}::text[])` : Prisma.empty}
    ORDER BY ${order()} OFFSET ${offset} LIMIT ${limit}`;
}

export async function listOwn(db: Reader, userId: string, query: OwnQuery, locale: Locale) {
  const companyId = await companyIdOf(db, userId);
  const { kind, statuses, search, now } = query;
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
  const [page, total, numbers] = await Promise.all([
    idsInOrder(db, companyId, query, locale),
    db.gathering.count({ where }),
    Promise.all(states.map((status) => db.gathering.count({ where: { ...own, ...stateIs(status, now) } }))),
  ]);
  const found = await db.gathering.findMany({
    where: { id: { in: page.map(({ id }) => id) } },
    select: ownFields,
  });
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = page.flatMap(({ id }) => byId.get(id) ?? []);
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
