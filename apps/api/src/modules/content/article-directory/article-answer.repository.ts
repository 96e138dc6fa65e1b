import type { PrismaClient } from '@acheep/database/client';
import { build, read } from '@acheep/database/statement';
import { isThere } from '../article/article.repository.ts';

interface Answer {
  id: string;
  hash: Buffer<ArrayBuffer>;
  useful: boolean;
  day: Date;
  now: Date;
}

/** Counts an answer, or changes the visitor's earlier one; null if there is no such text. */
export const countAnswer = (prisma: PrismaClient, { id, hash, useful, day, now }: Answer) =>
  prisma.$transaction(async (tx) => {
    if (!(await isThere(tx, id, now))) return null;
    await tx.articleUseful.createMany({ data: { articleId: id }, skipDuplicates: true });
    // Locks the counts, so that of two concurrent answers the second sees the first.
    await read(tx, build.selectFrom('article_useful').where('article_id', '=', id).select('yes').forUpdate());
    const given = { articleId: id, hash };
    const before = await tx.articleAnswer.findUnique({ where: { articleId_hash: given } });
    if (before?.useful === useful)
      return tx.articleUseful.findUniqueOrThrow({
        where: { articleId: id },
        select: { yes: true, no: true },
      });
    await tx.articleAnswer.upsert({
      where: { articleId_hash: given },
      create: { ...given, useful, day },
      update: { useful },
      select: { day: true },
    });
    const [counted, other] = useful ? (['yes', 'no'] as const) : (['no', 'yes'] as const);
    return tx.articleUseful.update({
      where: { articleId: id },
      data: { [counted]: { increment: 1 }, ...(before && { [other]: { decrement: 1 } }) },
      select: { yes: true, no: true },
    });
  });

export const deleteAnswersBefore = (prisma: PrismaClient, day: Date) =>
  prisma.articleAnswer.deleteMany({ where: { day: { lt: day } } });
