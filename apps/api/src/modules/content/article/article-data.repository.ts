import { valuesOf } from '@acheep/contract/kernel/option';
import { can } from '@acheep/contract/kernel/permission';
import { roles } from '@acheep/contract/kernel/role';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import type { Look } from '../../../module.ts';
import { change, eachRow, idsOf, type Reader, related } from '../../../search/rows.repository.ts';
import { shownBy } from '../../platform/upload/upload.repository.ts';
import { articleIsPublic } from './public-article.repository.ts';

const article = row('article');
const version = row('article_version');

/** For the data export: the versions saved by a user. */
export const eachSave = (prisma: PrismaClient, byId: string) =>
  eachRow(prisma, 'article_version', [version('e.by_id', '=', byId)], (page) =>
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
  const { name } = await tx.user.findUniqueOrThrow({ where: { id }, select: { name: true } });
  const saved = build.selectFrom('article_version as w').where('w.by_id', '=', id).select('w.article_id');
  const created = idsOf('article', article('e.created_by_id', '=', id));
  const isNamed = version(sql<string>`e.content ->> 'author'`, '=', name);
  await change(
    tx,
    'article_version',
    [isNamed, version.or([version('e.article_id', 'in', created), version('e.article_id', 'in', saved)])],
    { content: sql`e.content - 'author'` },
  );
  const isTheirs = article.or([article('e.created_by_id', '=', id), article('e.id', 'in', saved)]);
  await change(tx, 'article', [article('e.author', '=', name), isTheirs], { author: null, search_rules: 0 });
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
