import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read, row } from '@acheep/database/statement';
import { idsOf, lock } from '../../../search/rows.repository.ts';

const temporary = row('temporary_document');

/** Total bytes of unclaimed documents. */
export async function temporaryBytes(prisma: PrismaClient): Promise<number> {
  const { _sum } = await prisma.temporaryDocument.aggregate({ _sum: { size: true } });
  return _sum.size ?? 0;
}

export const createTemporary = (prisma: PrismaClient, data: Prisma.TemporaryDocumentCreateInput) =>
  prisma.temporaryDocument.create({ data });

const fields = { path: true, originalName: true, mediaType: true, size: true } as const;

/** Claims a document received at or after `since`; null if there is none. */
export async function takeTemporary(tx: Transaction, tokenHash: Uint8Array<ArrayBuffer>, since: Date) {
  const where = { tokenHash, createdAt: { gte: since } };
  const found = await tx.temporaryDocument.findFirst({ where, select: fields });
  // Of two concurrent claims, only one deletes it.
  const { count } = await tx.temporaryDocument.deleteMany({ where });
  return count === 1 ? found : null;
}

/** Keeps a document received at or after `since` until a time; null if there is none. */
export async function keepTemporary(
  tx: Transaction,
  { tokenHash, since, until }: { tokenHash: Uint8Array<ArrayBuffer>; since: Date; until: Date },
): Promise<string | null> {
  const where = { tokenHash, createdAt: { gte: since } };
  const [kept] = await tx.temporaryDocument.updateManyAndReturn({
    where,
    data: { keptUntil: until },
    select: { id: true },
  });
  return kept?.id ?? null;
}

/** Returns a kept document, locked until the transaction ends. */
export async function lockKept(tx: Transaction, id: string) {
  await lock(tx, 'temporary_document', id, 'forUpdate');
  return tx.temporaryDocument.findUnique({ where: { id }, select: fields });
}

export const deleteKept = (tx: Transaction, id: string) => tx.temporaryDocument.delete({ where: { id } });

/** Ends the extended lifetime of documents. */
export const letGo = (tx: Transaction, ids: readonly string[]) =>
  tx.temporaryDocument.updateMany({ where: { id: { in: [...ids] } }, data: { keptUntil: null } });

const batch = 500;

/**
 * Deletes some records from before `before` without an extended lifetime; returns their storage keys, none when it is
 * done.
 */
export async function deleteTemporary(
  prisma: PrismaClient,
  { before, now }: { before: Date; now: Date },
): Promise<string[]> {
  const ended = idsOf(
    'temporary_document',
    temporary('e.created_at', '<', before),
    temporary.or([temporary('e.kept_until', 'is', null), temporary('e.kept_until', '<', now)]),
  );
  const some = ended.limit(batch).forUpdate().skipLocked();
  const rows = await read(
    prisma,
    build.deleteFrom('temporary_document').where('id', 'in', some).returning('path'),
  );
  return rows.map(({ path }) => path);
}
