import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Reader } from '../../../search/rows.repository.ts';
import { type ArticleRow, detailFields } from './article.repository.ts';
import type { ArticleLists } from './article-draft.repository.ts';

type Relations =
  | 'attachments'
  | 'pictures'
  | 'amends'
  | 'amendedBy'
  | 'versions'
  | 'views'
  | 'answers'
  | 'useful';
export type ArticleData = Omit<Prisma.ArticleUncheckedCreateInput, 'id' | Relations>;
export type ArticleChange = Omit<Prisma.ArticleUncheckedUpdateInput, Relations>;

/** Saves the documents of a text in order: those that it had keep their extracted text. */
async function saveAttachments(tx: Transaction, articleId: string, uploadIds: readonly string[]) {
  await tx.articleAttachment.deleteMany({ where: { articleId, uploadId: { notIn: [...uploadIds] } } });
  for (const [position, uploadId] of uploadIds.entries())
    await tx.articleAttachment.upsert({
      where: { articleId_uploadId: { articleId, uploadId } },
      create: { articleId, uploadId, position },
      update: { position },
      select: { position: true },
    });
}

async function savePictures(tx: Transaction, articleId: string, uploadIds: readonly string[]) {
  await tx.articlePicture.deleteMany({ where: { articleId } });
  await tx.articlePicture.createMany({ data: uploadIds.map((uploadId) => ({ articleId, uploadId })) });
}

async function saveAmended(tx: Transaction, articleId: string, amendedIds: readonly string[]) {
  await tx.articleAmendment.deleteMany({ where: { articleId } });
  await tx.articleAmendment.createMany({
    data: amendedIds.map((amendedId, position) => ({ articleId, amendedId, position })),
  });
}

export async function createArticle(
  tx: Transaction,
  data: ArticleData,
  { coverId, videoId, uploadIds, pictureIds, amendedIds }: ArticleLists,
): Promise<ArticleRow> {
  const { id } = await tx.article.create({ data: { ...data, coverId, videoId }, select: { id: true } });
  await saveAttachments(tx, id, uploadIds);
  await savePictures(tx, id, pictureIds);
  await saveAmended(tx, id, amendedIds);
  return tx.article.findUniqueOrThrow({ where: { id }, select: detailFields });
}

/** Saves a locked text. Lists are replaced if given. */
export async function saveArticle(
  tx: Transaction,
  id: string,
  data: ArticleChange,
  lists?: ArticleLists,
): Promise<ArticleRow> {
  if (lists) {
    await saveAttachments(tx, id, lists.uploadIds);
    await savePictures(tx, id, lists.pictureIds);
    await saveAmended(tx, id, lists.amendedIds);
  }
  // Makes the worker index its documents again.
  const files = lists && { coverId: lists.coverId, videoId: lists.videoId, attachedRules: 0 };
  return tx.article.update({ where: { id }, data: { ...data, ...files }, select: detailFields });
}

export const deleteArticle = (tx: Transaction, id: string) =>
  tx.article.delete({ where: { id }, select: { id: true } });

/** Views of each of these texts; those without any are left out. */
export async function viewsOf(db: Reader, ids: string[]): Promise<Map<string, number>> {
  const rows = await db.articleView.groupBy({
    by: ['articleId'],
    where: { articleId: { in: ids } },
    _sum: { views: true },
  });
  return new Map(rows.map(({ articleId, _sum }) => [articleId, _sum.views ?? 0]));
}
