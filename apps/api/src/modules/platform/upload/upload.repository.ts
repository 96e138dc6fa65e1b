import type { UploadKindName } from '@acheep/contract/platform/upload-kind';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, type Condition, read, row, type Table, type Tables } from '@acheep/database/statement';
import { idsOf, lock, related } from '../../../search/rows.repository.ts';

const upload = row('upload');

const fields = {
  id: true,
  path: true,
  originalName: true,
  mediaType: true,
  size: true,
} satisfies Prisma.UploadSelect;

export const findUpload = (prisma: PrismaClient, id: string) =>
  prisma.upload.findUnique({ where: { id }, select: { ...fields, ownerId: true } });

export const bytesOf = async (db: PrismaClient | Transaction, ownerId: string) =>
  (await useOf(db, ownerId)).bytes;

/** The number and bytes of an account's files. Files of the site's own texts never count. */
export async function useOf(db: PrismaClient | Transaction, ownerId: string) {
  const { _sum, _count } = await db.upload.aggregate({
    where: {
      ownerId,
      articleCovers: { none: {} },
      articleAttachments: { none: {} },
      articlePictures: { none: {} },
      articleVideos: { none: {} },
      articleVersions: { none: {} },
    },
    _sum: { size: true },
    _count: true,
  });
  return { files: _count, bytes: _sum.size ?? 0 };
}

/** Serialises uploads of one account until the transaction ends, so that their sum is reliable. */
export const lockOwner = (tx: Transaction, ownerId: string) => lock(tx, 'user', ownerId, 'forNoKeyUpdate');

export interface NewUpload {
  ownerId: string;
  kind: UploadKindName;
  path: string;
  originalName: string;
  mediaType: string;
  /** Bytes; for an image, those of its larger size. */
  size: number;
}

/** Uploads of an account, or those that a record of its company already refers to, by path. */
interface OwnUploads {
  ownerId: string;
  kind: UploadKindName;
  kept?: readonly string[] | undefined;
}

export const createUpload = (tx: Transaction, data: NewUpload) => tx.upload.create({ data, select: fields });

/**
 * Returns the id of an upload of one kind by its storage key: an account's own, or one that the record already has
 * (`kept`). Locks it until the transaction ends, so that the sweep cannot delete it in between.
 */
export async function lockOwnUpload(
  tx: Transaction,
  { ownerId, kind, path, kept = [] }: OwnUploads & { path: string },
): Promise<string | null> {
  const found = idsOf(
    'upload',
    all([
      upload('e.path', '=', path),
      upload('e.kind', '=', kind),
      !kept.includes(path) && upload('e.owner_id', '=', ownerId),
    ]),
  );
  const [held] = await read(tx, found.forKeyShare());
  return held?.id ?? null;
}

/** The ids of several uploads, without duplicates and in order; null if one is missing. */
export async function lockOwnUploads(
  tx: Transaction,
  { paths, ...own }: OwnUploads & { paths: readonly string[] },
): Promise<string[] | null> {
  const ids: (string | null)[] = [];
  for (const path of new Set(paths)) ids.push(await lockOwnUpload(tx, { ...own, path }));
  return ids.every((id) => id !== null) ? ids : null;
}

/** Files of a kind that a row of the table refers to, by its column, which meets the conditions. */
export const shownBy = <T extends Table>(
  kind: UploadKindName,
  table: T,
  column: keyof Tables[T] & string,
  ...where: Condition[]
): Condition =>
  all([
    upload('e.kind', '=', kind),
    related(table, [column, column.endsWith('_path') ? 'e.path' : 'e.id'], ...where),
  ]);

/** Returns the file at `path` if it is public: one of `shownToAll` matches. */
export async function findPublicUpload(prisma: PrismaClient, path: string, shownToAll: readonly Condition[]) {
  const [found] = await read(prisma, idsOf('upload', upload('e.path', '=', path), upload.or(shownToAll)));
  return found ? prisma.upload.findUnique({ where: found, select: { ...fields, kind: true } }) : null;
}

interface Reference {
  table: string;
  column: string;
  /** The referenced column of the upload. */
  named: string;
}

/**
 * Returns every column of the database that refers to an upload, with names quoted as needed. Rows that are deleted
 * with an upload are a part of it, and do not protect it from the sweep.
 */
export const findReferencesToUploads = (db: PrismaClient | Transaction) =>
  db.$queryRaw<Reference[]>`
    SELECT conrelid::regclass::text AS "table", quote_ident(a.attname) AS "column", quote_ident(f.attname) AS named
    FROM pg_constraint
    JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[1]
    JOIN pg_attribute f ON f.attrelid = confrelid AND f.attnum = confkey[1]
    WHERE contype = 'f' AND confrelid = 'upload'::regclass AND confdeltype <> 'c'
    ORDER BY 1, 2`;

const unusedBatch = 200;

/**
 * Deletes the records of some files from before `before` without references; returns their storage keys, none when it
 * is done. References are read from the database's catalogue, which knows every table.
 */
export const deleteUnusedUploads = (prisma: PrismaClient, before: Date): Promise<string[]> =>
  prisma.$transaction(async (tx) => {
    const used = (await findReferencesToUploads(tx)).map(
      ({ table, column, named }) => `EXISTS (SELECT 1 FROM ${table} r WHERE r.${column} = upload.${named})`,
    );
    const unused = `NOT (${used.join(' OR ')})`;
    // Locked first and checked again: a reference may have been added meanwhile, and no longer can be.
    const held = await tx.$queryRawUnsafe<{ id: string }[]>(
      `SELECT id FROM upload WHERE created_at < $1 AND ${unused} LIMIT ${unusedBatch} FOR UPDATE SKIP LOCKED`,
      before,
    );
    const rows = await tx.$queryRawUnsafe<{ path: string }[]>(
      `DELETE FROM upload WHERE id = ANY($1::uuid[]) AND ${unused} RETURNING path`,
      held.map(({ id }) => id),
    );
    return rows.map(({ path }) => path);
  });

/** Returns those of these storage keys that a record refers to. */
export async function knownPaths(prisma: PrismaClient, paths: string[]): Promise<Set<string>> {
  const named = { where: { path: { in: paths } }, select: { path: true } };
  const rows = [
    ...(await prisma.upload.findMany(named)),
    ...(await prisma.temporaryDocument.findMany(named)),
  ];
  const parts = await prisma.partialVideo.findMany({
    where: { keys: { hasSome: paths } },
    select: { keys: true },
  });
  return new Set([...rows.map(({ path }) => path), ...parts.flatMap(({ keys }) => keys)]);
}

export async function listPaths(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.upload.findMany({ where: { ownerId }, select: { path: true } });
  return rows.map(({ path }) => path);
}
