import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Look } from '../../../module.ts';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { inOrderOf, readPage } from '../../../search/listed-page.repository.ts';
import { companyMayShow } from '../../../search/search-condition.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import type { Reader } from '../resume/resume.repository.ts';
import { findableBy } from '../talent/finder.repository.ts';

const company = { select: { id: true, name: true, nameKm: true, logoPath: true } } as const;

/**
 * Locks the account that owns a CV for the rest of the transaction. Opening the CV excludes hiding it, ignoring the
 * company and deleting the account; the lock is shared, so two openings do not wait for each other.
 */
export const lockOwner = (tx: Transaction, resumeId: string) => tx.$queryRaw`
  SELECT 1 FROM "user" WHERE id = (SELECT user_id FROM resume WHERE id = ${resumeId}::uuid) FOR SHARE`;

/** Records that a company opens a CV; null if it already has. A concurrent opening waits for the first. */
export async function addView(
  tx: Transaction,
  data: { companyId: string; resumeId: string; openedById: string; createdAt: Date },
): Promise<string | null> {
  const [added] = await tx.resumeView.createManyAndReturn({
    data: [data],
    skipDuplicates: true,
    select: { id: true },
  });
  return added?.id ?? null;
}

export const setOrder = (tx: Transaction, id: string, orderId: string) =>
  tx.resumeView.update({ where: { id }, data: { orderId }, select: { id: true } });

/** Times at which a company opened these CVs, by CV id. */
export async function findOpened(db: Reader, companyId: string, resumeIds: string[]) {
  const rows = await db.resumeView.findMany({
    where: { companyId, resumeId: { in: resumeIds } },
    select: { resumeId: true, createdAt: true },
  });
  return new Map(rows.map(({ resumeId, createdAt }) => [resumeId, createdAt]));
}

export const getCompanyNames = (tx: Transaction, id: string) =>
  tx.company.findUniqueOrThrow({ where: { id }, select: { name: true, nameKm: true } });

/** True when a CV that the company has opened, and may still find, shows this file. */
export async function mayOpenFile(db: PrismaClient, { id, userId, uploadId }: Look): Promise<boolean> {
  const companyId = await companyIdOf(db, userId, 'hire');
  if (companyId === null) return false;
  const shown = await db.resume.count({
    where: {
      id,
      ...findableBy({ as: 'company', companyId }),
      views: { some: { companyId } },
      OR: [{ showPhoto: true, user: { photo: { id: uploadId } } }, { attachments: { some: { uploadId } } }],
    },
  });
  return shown > 0;
}

/** Active companies that have opened the user's CV. */
export async function listViewers(
  prisma: PrismaClient,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const { ids, total } = await readPage(prisma, {
    from: 'resume_view e',
    where: [
      Prisma.sql`e.resume_id = (SELECT r.id FROM resume r WHERE r.user_id = ${userId}::uuid)`,
      Prisma.raw(companyMayShow('e')),
    ],
    by: ['e.created_at', 'e.id'],
    direction: 'desc',
    offset,
    limit,
  });
  const rows = await prisma.resumeView.findMany({
    where: { id: { in: ids } },
    select: { id: true, createdAt: true, company },
  });
  return { rows: inOrderOf(ids, rows), total };
}
export type ViewerRow = Awaited<ReturnType<typeof listViewers>>['rows'][number];

/** Number of days on which a company looked at the user's CV since `from`, summed over all companies. */
export const countShown = (prisma: PrismaClient, userId: string, from: Date) =>
  prisma.resumeShown.count({ where: { resume: { userId }, day: { gte: from } } });

/** Data export: companies that opened the user's CV. */
export const eachView = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.resumeView.findMany({
      where: { ...where, resume: { userId } },
      select: { id: true, createdAt: true, company: { select: { id: true, name: true, nameKm: true } } },
      ...page,
    }),
  );
