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

/** Those of these companies that the public may see, in any order. */
export const findPublicCards = (db: Reader, ids: string[]) =>
  db.company.findMany({ where: { id: { in: ids }, owner: { disabledAt: null } }, select: cardFields });

/** A company that the public may see: not while its owner is disabled. */
export const findPublicCompany = (db: Reader, id: string) =>
  db.company.findFirst({ where: { id, owner: { disabledAt: null } }, select: fields });

/** The company that somebody works for. */
export const worksFor = (userId: string) =>
  ({ members: { some: { userId } } }) satisfies Prisma.CompanyWhereInput;

export const findCompanyOf = (db: Reader, userId: string) =>
  db.company.findFirst({ where: worksFor(userId), select: fields });

/** Whom to tell of what happens to something of a company's: whoever made it, while they work there, or the owner. */
const person = { id: true, name: true, email: true, locale: true } satisfies Prisma.UserSelect;
export const contactFields = {
  createdBy: { select: { ...person, disabledAt: true, membership: { select: { companyId: true } } } },
  company: { select: { id: true, owner: { select: person } } },
} as const;
type Person = Prisma.UserGetPayload<{ select: typeof person }>;
export const contactOf = ({
  createdBy,
  company,
}: {
  createdBy: (Person & { disabledAt: Date | null; membership: { companyId: string } | null }) | null;
  company: { id: string; owner: Person };
}): Person =>
  createdBy && !createdBy.disabledAt && createdBy.membership?.companyId === company.id
    ? createdBy
    : company.owner;

/** The images that a company shows, by their paths. */
export async function imagesOf(db: Reader, id: string) {
  const { logoPath, photos: shown } = await db.company.findUniqueOrThrow({
    where: { id },
    select: { logoPath: true, photos },
  });
  return { logo: logoPath === null ? [] : [logoPath], photos: shown.map(({ upload }) => upload.path) };
}

export type CompanyData = Omit<
  Prisma.CompanyUncheckedCreateInput,
  'id' | 'ownerId' | 'members' | 'jobs' | 'photos'
>;

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
