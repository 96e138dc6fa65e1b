import type { PrismaClient } from '@acheep/database/client';
import { articles } from './reference/article.ts';
import { categories } from './reference/category.ts';
import { industries } from './reference/industry.ts';
import { provinces } from './reference/province.ts';

const inOrder = <T>(rows: readonly T[]) => rows.map((row, position) => ({ ...row, position }));

/**
 * Fills the lists of categories and industries where they are empty: entries that the operator has merged or deleted do
 * not return. Adds missing provinces and articles. Existing rows stay as they are.
 */
export async function seedReference(prisma: PrismaClient): Promise<void> {
  if ((await prisma.category.count()) === 0)
    await prisma.category.createMany({ data: inOrder(categories), skipDuplicates: true });
  if ((await prisma.industry.count()) === 0)
    await prisma.industry.createMany({ data: inOrder(industries), skipDuplicates: true });
  await prisma.province.createMany({ data: inOrder(provinces), skipDuplicates: true });
  const publishAt = new Date();
  await prisma.article.createMany({
    data: articles.map((text) => ({ ...text, publishAt })),
    skipDuplicates: true,
  });
}
