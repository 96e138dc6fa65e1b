import type { PrismaClient } from '@acheep/database/client';
import { articles } from './reference/article.ts';
import { categories } from './reference/category.ts';
import { industries } from './reference/industry.ts';
import { provinces } from './reference/province.ts';

const inOrder = <T>(rows: readonly T[]) => rows.map((row, position) => ({ ...row, position }));

/** Adds the categories, industries, provinces and texts that are not there yet. What is there stays as it is. */
export async function seedReference(prisma: PrismaClient): Promise<void> {
  await prisma.category.createMany({ data: inOrder(categories), skipDuplicates: true });
  await prisma.industry.createMany({ data: inOrder(industries), skipDuplicates: true });
  await prisma.province.createMany({ data: inOrder(provinces), skipDuplicates: true });
  const publishAt = new Date();
  await prisma.article.createMany({
    data: articles.map((text) => ({ ...text, publishAt })),
    skipDuplicates: true,
  });
}
