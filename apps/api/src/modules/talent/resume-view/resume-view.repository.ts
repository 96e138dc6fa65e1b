import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read, row } from '@acheep/database/statement';
import type { Look } from '../../../module.ts';
import { eachRow, idsOf, meets, readPage } from '../../../search/rows.repository.ts';
import { companyIsShown } from '../../../search/search-condition.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import type { Reader } from '../resume/resume.repository.ts';
import { findableBy } from '../talent/finder.repository.ts';

const resume = row('resume');
const company = { select: { id: true, name: true, nameKm: true, logoPath: true } } as const;

/**
 * Locks the account that owns a CV for the rest of the transaction. Opening the CV excludes hiding it, ignoring the
 * company and deleting the account; the lock is shared, so two openings do not wait for each other.
 */
export const lockOwner = (tx: Transaction, resumeId: string) => {
  const owner = build.selectFrom('resume as r').where('r.id', '=', resumeId).select('r.user_id');
  return read(tx, build.selectFrom('user as e').where('e.id', '=', owner).select('e.id').forShare());
};

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
  const views = build
    .selectFrom('resume_view as v')
    .where('v.company_id', '=', companyId)
    .select('v.resume_id');
  const attached = build
    .selectFrom('resume_attachment as a')
    .where('a.upload_id', '=', uploadId)
    .select('a.resume_id');
  const pictured = build
    .selectFrom('user as u')
    .innerJoin('upload as p', 'p.path', 'u.photo_path')
    .where('p.id', '=', uploadId)
    .select('u.id');
  return meets(
    db,
    'resume',
    id,
    findableBy({ as: 'company', companyId }),
    resume('e.id', 'in', views),
    resume.or([
      resume('e.id', 'in', attached),
      resume.and([resume('e.show_photo', '=', true), resume('e.user_id', 'in', pictured)]),
    ]),
  );
}

/** Active companies that have opened the user's CV. */
export const listViewers = (
  prisma: PrismaClient,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
) =>
  readPage(
    prisma,
    {
      table: 'resume_view',
      where: [
        row('resume_view')(
          'e.resume_id',
          '=',
          build.selectFrom('resume as r').where('r.user_id', '=', userId).select('r.id'),
        ),
        companyIsShown,
      ],
      by: ['e.created_at', 'e.id'],
      direction: 'desc',
      offset,
      limit,
    },
    (page) => prisma.resumeView.findMany({ ...page, select: { id: true, createdAt: true, company } }),
  );
export type ViewerRow = Awaited<ReturnType<typeof listViewers>>['rows'][number];

/** Number of days on which a company looked at the user's CV since `from`, summed over all companies. */
export const countShown = (prisma: PrismaClient, userId: string, from: Date) =>
  prisma.resumeShown.count({ where: { resume: { userId }, day: { gte: from } } });

/** Data export: companies that opened the user's CV. */
export const eachView = (prisma: PrismaClient, userId: string) =>
  eachRow(
    prisma,
    'resume_view',
    [row('resume_view')('e.resume_id', 'in', idsOf('resume', resume('e.user_id', '=', userId)))],
    (page) =>
      prisma.resumeView.findMany({
        ...page,
        select: { id: true, createdAt: true, company: { select: { id: true, name: true, nameKm: true } } },
      }),
  );
