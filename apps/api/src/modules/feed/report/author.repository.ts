import type { ReportStatus } from '@acheep/contract/feed/report-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { eachRow, type Reader } from '../../../search/rows.repository.ts';
import type { Reported } from './report.policy.ts';

export const findAuthor = (db: Reader, id: string) =>
  db.user.findUnique({
    where: { id },
    select: { id: true, name: true, email: true, locale: true, disabledAt: true, keeper: true },
  });

/** Number of reports of other things that somebody wrote, by what became of them. */
export async function countReportsOf(prisma: PrismaClient, authorId: string, { noun, id }: Reported) {
  const wheres: Prisma.ReportWhereInput[] = [
    { post: { createdById: authorId } },
    { comment: { authorId } },
    { job: { createdById: authorId } },
    { company: { ownerId: authorId } },
  ];
  const counts = new Map<string, number>();
  // One after the other, as each is found by an index of its own.
  for (const where of wheres) {
    const groups = await prisma.report.groupBy({
      by: ['status'],
      where: { ...where, OR: [{ [`${noun}Id`]: null }, { [`${noun}Id`]: { not: id } }] },
      _count: true,
    });
    for (const { status, _count } of groups) counts.set(status, (counts.get(status) ?? 0) + _count);
  }
  const of = (status: ReportStatus) => counts.get(status) ?? 0;
  return { reports: of('open') + of('hidden') + of('refused'), upheld: of('hidden') };
}

/** The latest warnings of somebody, and the number of all. */
export async function findWarnings(prisma: PrismaClient, userId: string, most: number) {
  const [warned, warnings] = await Promise.all([
    prisma.authorWarning.count({ where: { userId } }),
    prisma.authorWarning.findMany({
      where: { userId },
      select: { text: true, createdAt: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: most,
    }),
  ]);
  return { warned, warnings };
}

export const createWarning = (tx: Transaction, data: Prisma.AuthorWarningUncheckedCreateInput) =>
  tx.authorWarning.create({ data, select: { id: true } });

/** Data export: warnings that the user has got. */
export const eachWarning = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'author_warning', [row('author_warning')('e.user_id', '=', userId)], (page) =>
    prisma.authorWarning.findMany({ ...page, omit: { userId: true } }),
  );
