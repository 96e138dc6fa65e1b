import type { auditList } from '@acheep/contract/accounts/admin';
import { auditEntries } from '@acheep/contract/accounts/admin-option';
import type { AuditAction } from '@acheep/contract/audit';
import { addDays, momentOf } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, type Condition, read, row } from '@acheep/database/statement';
import { personNamed } from '../../../search/person.repository.ts';
import { idsOf, oneOf, type Reader, readIds } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import type { By } from './by.ts';

const entry = row('audit_entry');

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
const maxPeople = 500;

/** Entries about a company, about those that were merged into it, and about its people. */
const aboutCompany = (companyId: string): Condition =>
  entry.or([
    entry('e.subject_id', '=', companyId),
    entry(
      'e.subject_id',
      '=',
      oneOf(idsOf('merged_company', row('merged_company')('e.company_id', '=', companyId))),
    ),
    entry(
      'e.target_id',
      '=',
      oneOf(
        build
          .selectFrom('company_member as m')
          .where('m.company_id', '=', companyId)
          .select('m.user_id')
          .limit(maxPeople),
      ),
    ),
  ]);

type Query = ParsedQueryOf<typeof auditList>;

/** The list; a search finds the entries by or about the people it names, who are read first: see `oneOf`. */
async function entriesFor(db: Reader, { search }: Query) {
  const named = search ? await read(db, idsOf('user', personNamed(search)).limit(maxPeople)) : [];
  const people = anyOf(
    named.map(({ id }) => id),
    'uuid[]',
  );
  return workList(auditEntries, {
    table: 'audit_entry',
    filters: {
      action: (wanted) => entry('e.action', 'in', wanted),
      actorId: (id) => entry('e.actor_id', '=', id),
      targetId: (id) => entry('e.target_id', '=', id),
      subjectId: (id) => entry('e.subject_id', '=', id),
      companyId: aboutCompany,
      from: (day) => entry('e.created_at', '>=', momentOf(day, '00:00')),
      to: (day) => entry('e.created_at', '<', momentOf(addDays(day, 1), '00:00')),
    },
    text: () => entry.or([entry('e.actor_id', '=', people), entry('e.target_id', '=', people)]),
    order: { createdAt: 'e.created_at' },
    load: (db, page) => db.auditEntry.findMany(page),
  });
}

/** The ids of one page of entries. */
export const listAuditIds = async (tx: Transaction, query: Query, now: Date) =>
  readIds(tx, (await entriesFor(tx, query)).asked([], query, now));

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

export const listAudit = async (prisma: PrismaClient, query: Query, now: Date) =>
  (await entriesFor(prisma, query)).page(prisma, [], query, now);
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
