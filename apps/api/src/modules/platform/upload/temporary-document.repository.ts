import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** Bytes of all that wait to be claimed. */
export async function temporaryBytes(prisma: PrismaClient): Promise<number> {
  const { _sum } = await prisma.temporaryDocument.aggregate({ _sum: { size: true } });
  return _sum.size ?? 0;
}

export const createTemporary = (prisma: PrismaClient, data: Prisma.TemporaryDocumentCreateInput) =>
  prisma.temporaryDocument.create({ data });

const fields = { path: true, originalName: true, mediaType: true, size: true } as const;

/** Takes one that came at or after `since` out of those that wait; null where there is none. */
export async function takeTemporary(tx: Transaction, tokenHash: Uint8Array<ArrayBuffer>, since: Date) {
  const where = { tokenHash, createdAt: { gte: since } };
  const found = await tx.temporaryDocument.findFirst({ where, select: fields });
  // Of two who claim it at once, one deletes it.
  const { count } = await tx.temporaryDocument.deleteMany({ where });
  return count === 1 ? found : null;
}

/** Keeps one that came at or after `since` until a moment; null where there is none. */
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

/** One that is kept, held until the transaction ends. */
export async function lockKept(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT 1 FROM temporary_document WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.temporaryDocument.findUnique({ where: { id }, select: fields });
}

export const deleteKept = (tx: Transaction, id: string) => tx.temporaryDocument.delete({ where: { id } });

/** What was kept for somebody is kept for nobody. */
export const letGo = (tx: Transaction, ids: readonly string[]) =>
  tx.temporaryDocument.updateMany({ where: { id: { in: [...ids] } }, data: { keptUntil: null } });

const batch = 500;

/** Deletes the records of some from before `before` that are not kept for longer; returns their storage keys, none when it is done. */
export async function deleteTemporary(
  prisma: PrismaClient,
  { before, now }: { before: Date; now: Date },
): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ path: string }[]>`
    DELETE FROM temporary_document WHERE id IN (
      SELECT id FROM temporary_document
      WHERE created_at < ${before} AND (kept_until IS NULL OR kept_until < ${now})
      LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING path`;
  return rows.map(({ path }) => path);
}
