import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { ArticleRow } from './article.repository.ts';
import { type Draft, draftOf } from './article-draft.repository.ts';

const maxVersions = 100;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two versions differ, by their names in the form. */
const changedFields = (before: Draft, after: Draft): string[] =>
  (Object.keys(after) as (keyof Draft)[]).filter((field) => !same(before[field], after[field]));

interface NewVersion {
  row: ArticleRow;
  byId: string | null;
  changed: string[];
  createdAt: Date;
}

async function addVersion(tx: Transaction, { row, byId, changed, createdAt }: NewVersion) {
  const files = [...row.attachments, ...row.pictures].map(({ upload }) => upload.id);
  const uploadIds = [row.cover?.id, row.video?.id, ...files];
  await tx.articleVersion.create({
    data: {
      articleId: row.id,
      byId,
      changed,
      createdAt,
      content: draftOf(row) as Prisma.InputJsonObject,
      files: {
        create: [...new Set(uploadIds)].flatMap((uploadId) => (uploadId ? { uploadId } : [])),
      },
    },
    select: { id: true },
  });
}

/** Stores the saved text as a version, and before the first one also its previous state. */
export async function keepVersion(
  tx: Transaction,
  before: ArticleRow | null,
  saved: ArticleRow,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const articleId = saved.id;
  const changed = before ? changedFields(draftOf(before), draftOf(saved)) : [];
  if (before && changed.length === 0) return;
  if (before && (await tx.articleVersion.count({ where: { articleId } })) === 0)
    await addVersion(tx, { row: before, byId: null, changed: [], createdAt: before.updatedAt });
  await addVersion(tx, { row: saved, byId: by, changed, createdAt: now });
  const old = await tx.articleVersion.findMany({
    where: { articleId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: maxVersions,
    select: { id: true },
  });
  await tx.articleVersion.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

/** The versions of a text, newest first. */
export const listVersions = (prisma: PrismaClient, articleId: string) =>
  prisma.articleVersion.findMany({
    where: { articleId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, createdAt: true, changed: true, by: { select: { name: true } } },
  });

export const findVersion = (db: PrismaClient | Transaction, where: { id: string; articleId?: string }) =>
  db.articleVersion.findFirst({
    where,
    select: {
      articleId: true,
      content: true,
      createdAt: true,
      files: {
        select: {
          upload: { select: { id: true, originalName: true, path: true, mediaType: true, size: true } },
        },
      },
    },
  });
export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** Removes references to deleted records from an earlier version. */
export async function withoutGone(tx: Transaction, { content, files }: VersionRow): Promise<Draft> {
  const draft = content as unknown as Draft;
  const paths = new Set(files.map(({ upload }) => upload.path));
  const known = await tx.article.findMany({
    where: { id: { in: draft.amends }, kind: 'prakas' },
    select: { id: true },
  });
  const ids = new Set(known.map(({ id }) => id));
  const category =
    draft.categoryId &&
    (await tx.category.findUnique({ where: { id: draft.categoryId }, select: { id: true } }));
  return {
    ...draft,
    categoryId: category ? category.id : undefined,
    cover: draft.cover && paths.has(draft.cover) ? draft.cover : undefined,
    video: draft.video && paths.has(draft.video) ? draft.video : undefined,
    amends: draft.amends.filter((id) => ids.has(id)),
    attachments: draft.attachments.filter(({ path }) => paths.has(path)),
  };
}
