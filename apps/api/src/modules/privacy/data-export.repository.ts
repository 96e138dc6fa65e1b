import type { Prisma, PrismaClient } from '@acheep/database/client';
import { detailFields } from '../job/job.repository.ts';

/** Rows in memory at most. */
const batch = 200;

/** Makes the one link of an account, in place of one that was not used; false while a download runs. */
export async function createExport(
  prisma: PrismaClient,
  { userId, hash, now, expiresAt }: { userId: string; hash: Buffer<ArrayBuffer>; now: Date; expiresAt: Date },
): Promise<boolean> {
  const made = await prisma.$executeRaw`
    INSERT INTO data_export AS e (user_id, hash, expires_at) VALUES (${userId}::uuid, ${hash}, ${expiresAt})
    ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, started_at = NULL, expires_at = excluded.expires_at
    WHERE e.started_at IS NULL OR e.expires_at <= ${now}`;
  return made > 0;
}

/** Uses a link up; null where it is unknown, expired or used. Of two at once one gets it. */
export async function startExport(
  prisma: PrismaClient,
  hash: Buffer<ArrayBuffer>,
  now: Date,
  expiresAt: Date,
) {
  const [started] = await prisma.dataExport.updateManyAndReturn({
    where: { hash, startedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } },
    data: { startedAt: now, expiresAt },
    select: { userId: true },
  });
  return started ?? null;
}

export const endExport = (prisma: PrismaClient, hash: Buffer<ArrayBuffer>) =>
  prisma.dataExport.deleteMany({ where: { hash } });

export const deleteLostExports = (prisma: PrismaClient, now: Date) =>
  prisma.dataExport.deleteMany({ where: { expiresAt: { lte: now } } });

const named = { select: { originalName: true } } as const;

/** The account itself: no hash, no token. */
export const findPerson = (prisma: PrismaClient, id: string) =>
  prisma.user.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      role: true,
      name: true,
      email: true,
      phone: true,
      locale: true,
      photo: named,
      activatedAt: true,
      createdAt: true,
      updatedAt: true,
    },
  });

export const findCompany = (prisma: PrismaClient, ownerId: string) =>
  prisma.company.findUnique({
    where: { ownerId },
    select: {
      id: true,
      name: true,
      nameKm: true,
      address: true,
      about: true,
      website: true,
      size: true,
      logo: named,
      industry: { select: { nameEn: true, nameKm: true } },
      province: { select: { nameEn: true, nameKm: true } },
      verifiedAt: true,
      createdAt: true,
      updatedAt: true,
    },
  });

export const findSessions = (prisma: PrismaClient, userId: string) =>
  prisma.session.findMany({
    where: { userId },
    select: { userAgent: true, createdAt: true, expiresAt: true },
    orderBy: { createdAt: 'asc' },
  });

const { company: _, ...jobFields } = detailFields;

const applicationFields = {
  id: true,
  status: true,
  name: true,
  email: true,
  phone: true,
  viewedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ApplicationSelect;

type Page = { take: number; orderBy: { id: 'asc' } };
type Where = { id: { gt?: string } };

/** All rows in the order in which they came, a batch at a time. */
async function* inBatches<Row extends { id: string }>(load: (where: Where, page: Page) => Promise<Row[]>) {
  let rows: Row[] = [];
  do {
    const last = rows.at(-1)?.id;
    rows = await load({ id: last ? { gt: last } : {} }, { take: batch, orderBy: { id: 'asc' } });
    yield* rows;
  } while (rows.length === batch);
}

export const eachJob = (prisma: PrismaClient, ownerId: string) =>
  inBatches((where, page) =>
    prisma.job.findMany({
      where: { ...where, ownerId },
      select: { ...jobFields, publishedAt: true, closedAt: true },
      ...page,
    }),
  );

export const eachApplicationSent = (prisma: PrismaClient, applicantId: string) =>
  inBatches((where, page) =>
    prisma.application.findMany({
      where: { ...where, applicantId },
      select: {
        ...applicationFields,
        coverLetter: true,
        cv: named,
        job: { select: { id: true, title: true, company: { select: { name: true, nameKm: true } } } },
      },
      ...page,
    }),
  );

/** Who applied, and what became of it. The letter and the CV are the applicant's own. */
export const eachApplicationReceived = (prisma: PrismaClient, ownerId: string) =>
  inBatches((where, page) =>
    prisma.application.findMany({
      where: { ...where, job: { ownerId } },
      select: { ...applicationFields, job: { select: { id: true, title: true } } },
      ...page,
    }),
  );

export const eachUpload = (prisma: PrismaClient, ownerId: string) =>
  inBatches((where, page) =>
    prisma.upload.findMany({
      where: { ...where, ownerId },
      select: {
        id: true,
        kind: true,
        path: true,
        originalName: true,
        mediaType: true,
        size: true,
        createdAt: true,
      },
      ...page,
    }),
  );
