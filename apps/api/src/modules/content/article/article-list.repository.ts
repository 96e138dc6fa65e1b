import type { adminArticleList } from '@acheep/contract/content/article-admin';
import type { ArticleState } from '@acheep/contract/content/article-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { containing } from '../../../search/containing.ts';
import { cardFields, isPublic } from './article.repository.ts';

const isState = (state: ArticleState, now: Date): Prisma.ArticleWhereInput => {
  if (state === 'active') return isPublic(now);
  return state === 'scheduled' ? { status: 'active', publishAt: { gt: now } } : { status: state };
};

const missing = {
  en: { OR: [{ titleEn: null }, { bodyEn: null }] },
  km: { OR: [{ titleKm: null }, { bodyKm: null }] },
} satisfies Record<string, Prisma.ArticleWhereInput>;

const orders = {
  'updatedAt_-1': { updatedAt: 'desc' },
  'createdAt_-1': { createdAt: 'desc' },
  createdAt_1: { createdAt: 'asc' },
} as const;

export async function listArticles(
  prisma: PrismaClient,
  { filter, search, sort, offset, limit }: ParsedQueryOf<typeof adminArticleList>,
  now: Date,
) {
  const found = search && containing(search);
  const where: Prisma.ArticleWhereInput = {
    kind: filter.kind && { in: filter.kind },
    AND: [
      ...(filter.state ? [{ OR: filter.state.map((state) => isState(state, now)) }] : []),
      ...(filter.missing ? [missing[filter.missing]] : []),
      ...(found ? [{ OR: [{ titleEn: found }, { titleKm: found }, { number: found }] }] : []),
    ],
  };
  const [rows, total] = await Promise.all([
    prisma.article.findMany({
      where,
      select: cardFields,
      orderBy: [orders[sort ?? 'updatedAt_-1'], { id: 'desc' }],
      skip: offset,
      take: limit,
    }),
    prisma.article.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}
