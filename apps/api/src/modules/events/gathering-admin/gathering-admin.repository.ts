import type { adminTrainingList } from '@acheep/contract/events/gathering-admin';
import type { GatheringKind, GatheringStatus } from '@acheep/contract/events/gathering-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import { companiesNamed, inOrderOf, or, readPage, titled } from '../../../search/listed-page.repository.ts';

const { sql } = Prisma;

const fields = {
  id: true,
  kind: true,
  status: true,
  title: true,
  company: { select: { id: true, name: true, nameKm: true } },
  startsAt: true,
  endsAt: true,
  currency: true,
  fee: true,
  seats: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.GatheringSelect;
export type AdminGatheringRow = Prisma.GatheringGetPayload<{ select: typeof fields }>;

const detailFields = {
  ...fields,
  online: true,
  venue: true,
  address: true,
  contactName: true,
  contactPhone: true,
  contactEmail: true,
  sessions: { select: { startsAt: true, endsAt: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.GatheringSelect;

/** The status of a gathering at a moment, by which one that is over counts as closed. */
function stateAt(status: GatheringStatus, now: Date) {
  if (status === 'active') return sql`(e.status = 'active' AND e.ends_at > ${now})`;
  return status === 'closed'
    ? sql`(e.status = 'closed' OR (e.status = 'active' AND e.ends_at <= ${now}))`
    : sql`e.status = ${status}::"GatheringStatus"`;
}

/** Numbers of participants, without those whose account is disabled. */
export interface Counts {
  registered: number;
  paid: number;
  waiting: number;
  cancelled: number;
  attended: number;
}
const none: Counts = { registered: 0, paid: 0, waiting: 0, cancelled: 0, attended: 0 };

export async function countsOf(db: PrismaClient, ids: readonly string[]) {
  const rows = await db.$queryRaw<(Counts & { id: string })[]>`
    SELECT r.gathering_id AS id,
      count(*) FILTER (WHERE r.state = 'seat')::int AS registered,
      count(*) FILTER (WHERE r.state = 'seat' AND r.paid_at IS NOT NULL)::int AS paid,
      count(*) FILTER (WHERE r.state = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE r.state = 'cancelled')::int AS cancelled,
      count(*) FILTER (WHERE r.state = 'seat' AND r.attended_at IS NOT NULL)::int AS attended
    FROM registration r
    WHERE r.gathering_id = ANY(${ids}::uuid[])
      AND r.user_id NOT IN (SELECT id FROM "user" WHERE disabled_at IS NOT NULL)
    GROUP BY 1`;
  const byId = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (id: string): Counts => byId.get(id) ?? none;
}

export async function listGatherings(
  db: PrismaClient,
  kind: GatheringKind,
  { search, filter, sort, offset, limit, now }: ParsedQueryOf<typeof adminTrainingList> & { now: Date },
) {
  const { ids, total } = await readPage(db, {
    from: 'gathering e',
    where: [
      sql`e.kind = ${kind}::"GatheringKind"`,
      filter.companyId && sql`e.company_id = ${filter.companyId}::uuid`,
      filter.fee && (filter.fee === 'free' ? sql`e.fee IS NULL` : sql`e.fee IS NOT NULL`),
      or(filter.status?.map((status) => stateAt(status, now))),
      search
        ? sql`(e.id = ANY(${titled('gathering', search)}) OR e.company_id = ANY(${companiesNamed(search)}))`
        : undefined,
    ],
    by: ['e.created_at', 'e.id'],
    direction: sort === 'createdAt_1' ? 'asc' : 'desc',
    offset,
    limit,
    isNarrow: true,
  });
  const rows = await db.gathering.findMany({ where: { id: { in: ids } }, select: fields });
  return { rows: inOrderOf(ids, rows), total };
}

export const findGathering = (db: PrismaClient, kind: GatheringKind, id: string) =>
  db.gathering.findFirst({ where: { id, kind }, select: detailFields });

export const countCertificates = (db: PrismaClient, gatheringId: string) =>
  db.certificate.count({ where: { gatheringId } });

/** Fees of those with a seat by currency: in all, and marked as paid. */
export const sumFees = (db: PrismaClient, gatheringId: string) =>
  db.$queryRaw<{ currency: string; due: number; paid: number }[]>`
    SELECT r.currency, sum(r.fee)::float8 AS due,
      coalesce(sum(r.fee) FILTER (WHERE r.paid_at IS NOT NULL), 0)::float8 AS paid
    FROM registration r
    WHERE r.gathering_id = ${gatheringId}::uuid AND r.state = 'seat' AND r.fee IS NOT NULL
      AND r.user_id NOT IN (SELECT id FROM "user" WHERE disabled_at IS NOT NULL)
    GROUP BY r.currency ORDER BY r.currency DESC`;
