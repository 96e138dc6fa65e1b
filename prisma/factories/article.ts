import type { Prisma, PrismaClient } from '@acheep/database/client';
import { searchFields } from '@acheep/search/analysis/search-fields';

type Overrides = Partial<Prisma.ArticleUncheckedCreateInput>;

/** By default a published tip in both languages. */
export function createArticle(prisma: PrismaClient, overrides: Overrides = {}) {
  const text = {
    titleEn: 'How to write a job advertisement',
    titleKm: 'របៀបសរសេរការប្រកាសជ្រើសរើសបុគ្គលិក',
    bodyEn: '<p>Say what one does, what one needs and what one gets.</p>',
    bodyKm: '<p>ប្រាប់ពីការងារ លក្ខខណ្ឌ និងអត្ថប្រយោជន៍។</p>',
    ...overrides,
  };
  return prisma.article.create({
    data: {
      kind: 'tip',
      topic: 'recruitment',
      status: 'active',
      publishAt: overrides.status === 'draft' ? null : new Date('2026-01-05T01:00:00Z'),
      minutesEn: text.bodyEn ? 1 : 0,
      minutesKm: text.bodyKm ? 1 : 0,
      ...searchFields({
        title: [text.titleEn, text.titleKm],
        tags: [text.number],
        texts: [text.bodyEn, text.bodyKm],
      }),
      ...text,
    },
  });
}
