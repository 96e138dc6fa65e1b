import type { Prisma, PrismaClient, UploadKind } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

const fields = {
  id: true,
  path: true,
  originalName: true,
  mediaType: true,
  size: true,
} satisfies Prisma.UploadSelect;

export const findUpload = (prisma: PrismaClient, id: string) =>
  prisma.upload.findUnique({ where: { id }, select: { ...fields, ownerId: true } });

/** Bytes of all files that an account keeps. */
export async function bytesOf(db: PrismaClient | Transaction, ownerId: string): Promise<number> {
  const { _sum } = await db.upload.aggregate({ where: { ownerId }, _sum: { size: true } });
  return _sum.size ?? 0;
}

/** Makes uploads of one account wait for each other until the transaction ends, so that their sum can be trusted. */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<
    unknown[]
  >`SELECT 1 FROM "user" WHERE id = ${ownerId}::uuid FOR NO KEY UPDATE`;
  return rows.length > 0;
}

export interface NewUpload {
  ownerId: string;
  kind: UploadKind;
  path: string;
  originalName: string;
  mediaType: string;
  /** Bytes; of an image, those of its larger size. */
  size: number;
}

export const createUpload = (tx: Transaction, data: NewUpload) => tx.upload.create({ data, select: fields });

/**
 * The id of an account's own document by its storage key. Holds the record until the transaction ends: the sweep
 * cannot take it away in between.
 */
export async function holdOwnDocument(
  tx: Transaction,
  ownerId: string,
  path: string,
): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM upload
    WHERE path = ${path} AND owner_id = ${ownerId}::uuid AND kind = 'document' FOR KEY SHARE`;
  return row?.id ?? null;
}

/** Whether `path` is an account's own image; holds its record like that of a document. */
export async function holdOwnImage(tx: Transaction, ownerId: string, path: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM upload
    WHERE path = ${path} AND owner_id = ${ownerId}::uuid AND kind = 'image' FOR KEY SHARE`;
  return rows.length > 0;
}

/**
 * The file at `path`, if everybody may see it: the logo of a company, or what a job comes with that is or was open, of
 * an owner who is not disabled.
 */
export const findPublicUpload = (prisma: PrismaClient, path: string) =>
  prisma.upload.findFirst({
    where: {
      path,
      owner: { disabledAt: null },
      OR: [
        { kind: 'image', logoOf: { isNot: null } },
        { kind: 'document', attachedTo: { some: { job: { status: { in: ['active', 'closed'] } } } } },
      ],
    },
    select: { ...fields, kind: true },
  });

/** Deletes the records of files from before `before` that nothing refers to; answers their storage keys. */
export async function deleteUnusedUploads(prisma: PrismaClient, before: Date): Promise<string[]> {
  const unused = {
    createdAt: { lt: before },
    applications: { none: {} },
    attachedTo: { none: {} },
    photoOf: { is: null },
    logoOf: { is: null },
  };
  const rows = await prisma.upload.findMany({ where: unused, select: { id: true, path: true } });
  const deleted: string[] = [];
  for (const { id, path } of rows) {
    // One by one and asked again: an application may have come to refer to it.
    const { count } = await prisma.upload.deleteMany({ where: { id, ...unused } });
    if (count > 0) deleted.push(path);
  }
  return deleted;
}

/** Which of these storage keys a record names. */
export async function knownPaths(prisma: PrismaClient, paths: string[]): Promise<Set<string>> {
  const rows = await prisma.upload.findMany({ where: { path: { in: paths } }, select: { path: true } });
  return new Set(rows.map(({ path }) => path));
}
