import type { ListQuery } from '@acheep/contract/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { inBatches } from '../../in-batches.ts';
import { cardFields, titleOrCompany } from '../job/job.repository.ts';

type Reader = PrismaClient | Transaction;

const fields = { id: true, createdAt: true, job: { select: cardFields } } satisfies Prisma.BookmarkSelect;
export type BookmarkRow = Prisma.BookmarkGetPayload<{ select: typeof fields }>;

/** What somebody saved, but for jobs of an account that is disabled now: nothing of it is on the site. */
export async function listBookmarks(
  prisma: PrismaClient,
  userId: string,
  { search, sort, offset, limit }: Pick<ListQuery, 'search' | 'sort' | 'offset' | 'limit'>,
) {
  const job = { company: { owner: { disabledAt: null } }, ...(search && titleOrCompany(search)) };
  const where: Prisma.BookmarkWhereInput = { userId, job };
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const [rows, total] = await Promise.all([
    prisma.bookmark.findMany({
      where,
      select: fields,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: offset,
      take: limit,
    }),
    prisma.bookmark.count({ where }),
  ]);
  return { rows, total };
}

export async function listJobIds(db: Reader, userId: string, most: number): Promise<string[]> {
  const rows = await db.bookmark.findMany({
    where: { userId },
    select: { jobId: true },
    orderBy: { createdAt: 'desc' },
    take: most,
  });
  return rows.map(({ jobId }) => jobId);
}

/** Whoever saves something holds their account meanwhile: of several at once, each counts what the others saved. */
export async function lockPerson(tx: Transaction, id: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "user" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return held.length > 0;
}

/** The job stays there until the transaction ends; it may change. */
export const lockJob = (tx: Transaction, id: string) =>
  tx.$queryRaw`SELECT 1 FROM job WHERE id = ${id}::uuid FOR KEY SHARE`;

export const countOthers = (tx: Transaction, userId: string, jobId: string) =>
  tx.bookmark.count({ where: { userId, jobId: { not: jobId } } });

/** Nothing where it is saved already: the first moment counts. */
export const addJob = (tx: Transaction, data: Prisma.BookmarkCreateManyInput) =>
  tx.bookmark.createMany({ data, skipDuplicates: true });

export async function removeJob(db: Reader, userId: string, jobId: string): Promise<boolean> {
  const { count } = await db.bookmark.deleteMany({ where: { userId, jobId } });
  return count > 0;
}

/** For the data export. */
export const eachBookmark = (prisma: PrismaClient, userId: string) =>
  inBatches((where, page) =>
    prisma.bookmark.findMany({
      where: { ...where, userId },
      select: {
        id: true,
        createdAt: true,
        job: { select: { id: true, title: true, company: { select: { name: true, nameKm: true } } } },
      },
      ...page,
    }),
  );
