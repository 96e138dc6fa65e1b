import { dashboardEntries } from '@acheep/contract/platform/dashboard';
import type { PrismaClient } from '@acheep/database/client';
import { countRows } from '../../../search/rows.repository.ts';
import { articleIsPublic } from '../../content/article/public-article.repository.ts';
import { countShown } from '../../content/banner/banner.repository.ts';

/** Drafts, the most recently edited first. */
export async function findDraftTexts(prisma: PrismaClient) {
  const where = { status: 'draft' } as const;
  const [rows, total] = await Promise.all([
    prisma.article.findMany({
      where,
      select: { id: true, kind: true, titleEn: true, titleKm: true, updatedAt: true },
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: dashboardEntries,
    }),
    prisma.article.count({ where }),
  ]);
  return { rows, total };
}

/** Counts public and scheduled texts, visible banners and active services. */
export async function countContent(prisma: PrismaClient, now: Date, day: Date) {
  const [texts, planned, banners, services] = await Promise.all([
    countRows(prisma, 'article', articleIsPublic(now)),
    prisma.article.count({ where: { status: 'active', publishAt: { gt: now } } }),
    countShown(prisma, day),
    prisma.service.count({ where: { isActive: true } }),
  ]);
  return { texts, planned, banners, services };
}
