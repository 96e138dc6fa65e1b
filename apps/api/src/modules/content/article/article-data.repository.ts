import { valuesOf } from '@acheep/contract/kernel/option';
import { can } from '@acheep/contract/kernel/permission';
import { roles } from '@acheep/contract/kernel/role';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import type { Look } from '../../../module.ts';
import { eachRow, type Reader, related } from '../../../search/rows.repository.ts';
import { shownBy } from '../../platform/upload/upload.repository.ts';
import { articleIsPublic } from './public-article.repository.ts';

/** For the data export: the versions saved by a user. */
export const eachSave = (prisma: PrismaClient, byId: string) =>
  eachRow(prisma, 'article_version', [row('article_version')('e.by_id', '=', byId)], (page) =>
    prisma.articleVersion.findMany({
      ...page,
      select: { id: true, articleId: true, createdAt: true, content: true },
    }),
  );

/**
 * Keeps the texts of a user who leaves and gives their files to another operator. The user's name is removed as author
 * from texts and versions; other authors remain.
 */
export async function leaveArticles(tx: Transaction, id: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE article_version v SET content = v.content - 'author'
    FROM "user" u
    WHERE u.id = ${id}::uuid AND v.content ->> 'author' = u.name AND v.article_id IN (
      SELECT a.id FROM article a WHERE a.created_by_id = u.id
      UNION SELECT w.article_id FROM article_version w WHERE w.by_id = u.id)`;
  await tx.$executeRaw`
    UPDATE article a SET author = NULL, search_rules = 0
    FROM "user" u
    WHERE u.id = ${id}::uuid AND a.author = u.name AND (a.created_by_id = u.id OR EXISTS (
      SELECT 1 FROM article_version w WHERE w.article_id = a.id AND w.by_id = u.id))`;
  const heir = await tx.user.findFirst({
    where: { role: 'admin', id: { not: id }, activatedAt: { not: null }, disabledAt: null },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  if (!heir) return;
  await tx.upload.updateMany({
    where: {
      ownerId: id,
      OR: [
        { articleCovers: { some: {} } },
        { articleAttachments: { some: {} } },
        { articlePictures: { some: {} } },
        { articleVideos: { some: {} } },
        { articleVersions: { some: {} } },
      ],
    },
    data: { ownerId: heir.id },
  });
}

const editors = valuesOf(roles).filter((role) => can(role, 'Content'));

/** True when the user may edit texts and the file is in this text or in an earlier version of it. */
export const showsFile = async (db: Reader, { id, userId, uploadId }: Look) =>
  (await db.user.count({ where: { id: userId, role: { in: editors }, disabledAt: null } })) > 0 &&
  (await db.article.count({
    where: {
      id,
      OR: [
        { coverId: uploadId },
        { videoId: uploadId },
        { attachments: { some: { uploadId } } },
        { pictures: { some: { uploadId } } },
        { versions: { some: { files: { some: { uploadId } } } } },
      ],
    },
  })) > 0;

const isOfPublic = (now: Date) => related('article', ['id', 'e.article_id'], articleIsPublic(now));
export const publicCovers = (now: Date) => shownBy('picture', 'article', 'cover_id', articleIsPublic(now));
export const publicDocuments = (now: Date) =>
  shownBy('document', 'article_attachment', 'upload_id', isOfPublic(now));
export const publicPictures = (now: Date) =>
  shownBy('picture', 'article_picture', 'upload_id', isOfPublic(now));
export const publicVideos = (now: Date) => shownBy('video', 'article', 'video_id', articleIsPublic(now));
