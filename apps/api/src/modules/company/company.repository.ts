import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;

const named = { select: { id: true, slug: true, nameEn: true, nameKm: true } } as const;

const cardFields = {
  id: true,
  name: true,
  nameKm: true,
  logoPath: true,
  industry: named,
  size: true,
  province: named,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.CompanySelect;
export type CompanyCardRow = Prisma.CompanyGetPayload<{ select: typeof cardFields }>;

const photos = { select: { upload: { select: { path: true } } }, orderBy: { position: 'asc' } } as const;
const fields = {
  ...cardFields,
  about: true,
  website: true,
  address: true,
  photos,
} satisfies Prisma.CompanySelect;
export type CompanyRow = Prisma.CompanyGetPayload<{ select: typeof fields }>;

/** What the directory shows of these companies, in any order. */
export const findCards = (db: Reader, ids: string[]) =>
  db.company.findMany({ where: { id: { in: ids } }, select: cardFields });

/** A company that the public may see: not while its owner is disabled. */
export const findPublicCompany = (db: Reader, id: string) =>
  db.company.findFirst({ where: { id, owner: { disabledAt: null } }, select: fields });

export const findCompanyOf = (db: Reader, ownerId: string) =>
  db.company.findUnique({ where: { ownerId }, select: fields });

export type CompanyData = Omit<Prisma.CompanyUncheckedCreateInput, 'id' | 'ownerId' | 'jobs' | 'photos'>;

/** Changes the company of `ownerId`, or makes it where there is none. Its photos are replaced, in their order. */
export async function saveCompany(
  tx: Transaction,
  ownerId: string,
  data: CompanyData,
  photoIds: readonly string[],
): Promise<CompanyRow> {
  const { id } = await tx.company.upsert({
    where: { ownerId },
    create: { ...data, ownerId },
    update: data,
    select: { id: true },
  });
  await tx.companyPhoto.deleteMany({ where: { companyId: id } });
  await tx.companyPhoto.createMany({
    data: photoIds.map((uploadId, position) => ({ companyId: id, position, uploadId })),
  });
  return tx.company.findUniqueOrThrow({ where: { id }, select: fields });
}
