import type { PrismaClient } from '@acheep/database/client';
import { build, row, typed } from '@acheep/database/statement';
import { sql } from 'kysely';
import { change } from '../../../search/rows.repository.ts';

/** Documents of a text that have not been read yet. */
export const findUnread = (prisma: PrismaClient, articleId: string) =>
  prisma.articleAttachment.findMany({
    where: { articleId, reading: 'waiting' },
    select: { upload: { select: { id: true, path: true } } },
    orderBy: { position: 'asc' },
  });
export type Unread = Awaited<ReturnType<typeof findUnread>>[number];

/** Stores the result of reading one; it may have been removed meanwhile. */
export const writeReading = (
  prisma: PrismaClient,
  { articleId, uploadId, ...data }: { articleId: string; uploadId: string; reading: string; text: string },
) => prisma.articleAttachment.updateMany({ where: { articleId, uploadId }, data });

/** The extracted texts of a text's documents. */
export async function findAttached(prisma: PrismaClient, articleId: string): Promise<string[]> {
  const rows = await prisma.articleAttachment.findMany({
    where: { articleId },
    select: { text: true },
    orderBy: { position: 'asc' },
  });
  return rows.map(({ text }) => text);
}

/**
 * Indexes a text by the words of its documents, unless they have changed: then another run is in progress. The text
 * itself does not change, so `updated_at` stays.
 */
export const writeAttached = (
  prisma: PrismaClient,
  { articleId, texts, words, rules }: { articleId: string; texts: string[]; words: string; rules: number },
) => {
  const current = build
    .selectFrom('article_attachment as t')
    .where('t.article_id', '=', articleId)
    .orderBy('t.position')
    .select('t.text');
  const isSame = sql<boolean>`${typed(texts, 'text[]')} = ARRAY(${current})`;
  const made = { search_attached: words, attached_rules: rules };
  return change(prisma, 'article', [row('article')('e.id', '=', articleId), isSame], made);
};

/** Texts whose documents were indexed by older rules, or not yet. */
export async function listOutdated(prisma: PrismaClient, rules: number): Promise<string[]> {
  const rows = await prisma.article.findMany({
    where: { attachedRules: { lt: rules } },
    orderBy: { id: 'asc' },
    take: 500,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
