import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { lock, meets, type Reader } from '../../../search/rows.repository.ts';
import { articleIsPublic } from './public-article.repository.ts';

const image = { select: { id: true, path: true } } as const;

export const cardFields = {
  id: true,
  kind: true,
  key: true,
  status: true,
  titleEn: true,
  titleKm: true,
  summaryEn: true,
  summaryKm: true,
  minutesEn: true,
  minutesKm: true,
  topic: true,
  cover: image,
  author: true,
  number: true,
  ministry: true,
  signedOn: true,
  effectiveOn: true,
  legalStatus: true,
  publishAt: true,
  createdAt: true,
  updatedAt: true,
  useful: { select: { yes: true, no: true } },
  _count: { select: { attachments: true } },
} satisfies Prisma.ArticleSelect;
export type ArticleCardRow = Prisma.ArticleGetPayload<{ select: typeof cardFields }>;

const inOrder = { orderBy: { position: 'asc' } } as const;
const otherFields = {
  id: true,
  titleEn: true,
  titleKm: true,
  number: true,
  legalStatus: true,
  status: true,
  publishAt: true,
} satisfies Prisma.ArticleSelect;

export const detailFields = {
  ...cardFields,
  bodyEn: true,
  bodyKm: true,
  category: { select: { id: true, slug: true, nameEn: true, nameKm: true } },
  amends: { select: { amended: { select: otherFields } }, ...inOrder },
  amendedBy: {
    select: { article: { select: otherFields } },
    orderBy: { article: { publishAt: 'asc' } },
  },
  attachments: {
    select: {
      reading: true,
      upload: { select: { id: true, originalName: true, path: true, mediaType: true, size: true } },
    },
    ...inOrder,
  },
  pictures: { select: { upload: image } },
  video: {
    select: {
      id: true,
      path: true,
      ownerId: true,
      originalName: true,
      video: { select: { id: true, state: true, percent: true, tries: true, seconds: true, failure: true } },
    },
  },
} satisfies Prisma.ArticleSelect;
export type ArticleRow = Prisma.ArticleGetPayload<{ select: typeof detailFields }>;
export type OtherRow = ArticleRow['amends'][number]['amended'];

export const isThere = (db: Reader, id: string, now: Date) => meets(db, 'article', id, articleIsPublic(now));

/** Cards of these texts, in any order. */
export const findCards = (db: Reader, ids: string[]) =>
  db.article.findMany({ where: { id: { in: ids } }, select: cardFields });

export const findArticle = (db: Reader, where: Prisma.ArticleWhereInput) =>
  db.article.findFirst({ where, select: detailFields });

/** Returns a text, locked until the transaction ends, or null. */
export async function lockArticle(tx: Transaction, id: string): Promise<ArticleRow | null> {
  // Read by a separate statement, so that it sees what the previous writer has saved.
  return (await lock(tx, 'article', id, 'forNoKeyUpdate')) ? findArticle(tx, { id }) : null;
}
