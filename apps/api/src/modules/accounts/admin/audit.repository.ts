import type { auditList } from '@acheep/contract/accounts/admin';
import type { AuditAction } from '@acheep/contract/audit';
import { addDays } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { personNamed } from './admin.repository.ts';
import type { By } from './by.ts';

export interface NewAuditEntry {
  actorId: string | null;
  action: AuditAction;
  /** Account acted on. */
  targetId: string | null;
  /** Record acted on, which the details name; of which kind, the action says. */
  subjectId?: string | null;
  details?: Record<string, string>;
  requestId: string | null;
  createdAt: Date;
}

/** Writes an audit entry in the transaction of the action. */
export const writeAudit = (tx: Transaction, entry: NewAuditEntry) =>
  tx.auditEntry.create({ data: entry, select: { id: true } });

/** Returns a function that writes what somebody did to a record, in the transaction of the action. */
export const auditBy =
  (now: () => Date) =>
  (
    tx: Transaction,
    { actor, requestId }: By,
    action: AuditAction,
    subjectId: string | null,
    details: Record<string, string> = {},
  ) =>
    writeAudit(tx, {
      actorId: actor.id,
      action,
      targetId: null,
      subjectId,
      details,
      requestId,
      createdAt: now(),
    });

/** Maximum people that a search considers. */
const mostPeople = 500;

type Query = ParsedQueryOf<typeof auditList>;
type Reader = PrismaClient | Transaction;

/** Entries about a company, about those that were merged into it, and about its people. */
async function aboutCompany(prisma: Reader, companyId: string): Promise<Prisma.AuditEntryWhereInput> {
  const where = { companyId };
  const merged = await prisma.mergedCompany.findMany({ where, select: { id: true } });
  const members = await prisma.companyMember.findMany({ where, select: { userId: true }, take: mostPeople });
  return {
    OR: [
      { subjectId: { in: [companyId, ...merged.map(({ id }) => id)] } },
      { targetId: { in: members.map(({ userId }) => userId) } },
    ],
  };
}

async function whereOf(prisma: Reader, { search, filter }: Query): Promise<Prisma.AuditEntryWhereInput> {
  const people = search
    ? await prisma.$queryRaw<{ id: string }[]>`
        SELECT u.id FROM "user" u WHERE ${personNamed(search, 'u')} LIMIT ${mostPeople}`
    : [];
  const ids = people.map(({ id }) => id);
  const and: Prisma.AuditEntryWhereInput[] = [];
  if (search) and.push({ OR: [{ actorId: { in: ids } }, { targetId: { in: ids } }] });
  if (filter.companyId) and.push(await aboutCompany(prisma, filter.companyId));
  const midnight = (day: string) => new Date(`${day}T00:00:00+07:00`);
  return {
    action: filter.action && { in: filter.action },
    actorId: filter.actorId,
    targetId: filter.targetId,
    subjectId: filter.subjectId,
    createdAt: {
      gte: filter.from && midnight(filter.from),
      lt: filter.to && midnight(addDays(filter.to, 1)),
    },
    AND: and,
  };
}

/** Filter and order of a query. */
async function entriesOf(prisma: Reader, query: Query) {
  const direction: Prisma.SortOrder = query.sort === 'createdAt_1' ? 'asc' : 'desc';
  return {
    where: await whereOf(prisma, query),
    orderBy: [{ createdAt: direction }, { id: direction }],
  } satisfies Prisma.AuditEntryFindManyArgs;
}

/** The ids of one page of entries. */
export const listAuditIds = async (tx: Transaction, query: Query) =>
  tx.auditEntry.findMany({
    ...(await entriesOf(tx, query)),
    skip: query.offset,
    take: query.limit,
    select: { id: true },
  });

/** Entries with the people they name, in any order. */
export async function readAudit(prisma: PrismaClient, ids: string[]) {
  const entries = await prisma.auditEntry.findMany({ where: { id: { in: ids } } });
  const people = await findPeople(
    prisma,
    entries.flatMap(({ actorId, targetId }) => [actorId, targetId]),
  );
  const named = (id: string | null) => (id === null ? undefined : people.get(id));
  return entries.map((entry) => ({ ...entry, actor: named(entry.actorId), target: named(entry.targetId) }));
}

export async function listAudit(prisma: PrismaClient, query: Query) {
  const entries = await entriesOf(prisma, query);
  const [rows, total] = await Promise.all([
    prisma.auditEntry.findMany({ ...entries, skip: query.offset, take: query.limit }),
    prisma.auditEntry.count({ where: entries.where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}
export type AuditRow = Awaited<ReturnType<typeof listAudit>>['rows'][number];

/** Names and addresses of those accounts that still exist. */
export async function findPeople(prisma: PrismaClient, ids: (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const people = await prisma.user.findMany({
    where: { id: { in: wanted } },
    select: { id: true, name: true, email: true },
  });
  return new Map(people.map((person) => [person.id, person]));
}
export type People = Awaited<ReturnType<typeof findPeople>>;

/** Removes the details of the entries about an account; action and time remain. */
export async function forgetDetails(tx: Transaction, targetId: string): Promise<void> {
  await tx.auditEntry.updateMany({ where: { targetId }, data: { details: {} } });
}
