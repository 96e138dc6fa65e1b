import { type CompanyRight, hasRight, type Membership } from '@acheep/contract/kernel/company-right';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Condition, row } from '@acheep/database/statement';
import { contains, findOne, idsThatMeet, type Reader } from '../../../search/rows.repository.ts';
import { hiddenCompanies } from '../../../search/search-condition.repository.ts';
import { companyIdOf } from './company-people.repository.ts';

const company = row('company');

const named = { select: { id: true, slug: true, nameEn: true, nameKm: true } } as const;

const cardFields = {
  id: true,
  name: true,
  nameKm: true,
  logoPath: true,
  coverPath: true,
  industry: named,
  size: true,
  province: named,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.CompanySelect;
export type CompanyCardRow = Prisma.CompanyGetPayload<{ select: typeof cardFields }>;

const photos = { select: { upload: { select: { path: true } } }, orderBy: { position: 'asc' } } as const;
/** Everything of a company's own form. */
export const companyFields = {
  ...cardFields,
  about: true,
  benefits: true,
  languages: true,
  website: true,
  registrationNumber: true,
  vatTin: true,
  address: true,
  verifiedAt: true,
  photos,
} satisfies Prisma.CompanySelect;
export type CompanyRow = Prisma.CompanyGetPayload<{ select: typeof companyFields }>;

/** Directory cards of these companies, in no particular order. */
export const findCards = (db: Reader, ids: string[]) =>
  db.company.findMany({ where: { id: { in: ids } }, select: cardFields });

/** Companies that the public may see. */
export const companyIsPublic: Condition = company('e.id', 'not in', hiddenCompanies);

/** Subset of these companies that the public may see, in no particular order. */
export const findPublicCards = async (db: Reader, ids: string[]) =>
  findCards(db, await idsThatMeet(db, 'company', ids, companyIsPublic));

export const findPublicCompany = (db: Reader, id: string) =>
  findOne(db, 'company', id, [companyIsPublic], (one) =>
    db.company.findUnique({ ...one, select: companyFields }),
  );

/** Companies with the text in a name, in either language. */
export const companyNamed = (text: string): Condition =>
  company.or([contains('e.name', text), contains('e.name_km', text)]);

export async function findCompanyOf(db: Reader, userId: string): Promise<CompanyRow | null> {
  const id = await companyIdOf(db, userId);
  return id === null ? null : db.company.findUnique({ where: { id }, select: companyFields });
}

/** Contact for a company's record: its creator while a member, otherwise the owner. */
const person = { id: true, name: true, email: true, locale: true } satisfies Prisma.UserSelect;
export const contactFields = {
  createdBy: {
    select: {
      ...person,
      disabledAt: true,
      membership: { select: { companyId: true, role: true, billing: true } },
    },
  },
  company: { select: { id: true, owner: { select: person } } },
} as const;
type MemberRow = { companyId: string; role: string; billing: boolean };
type Person = Prisma.UserGetPayload<{ select: typeof person }>;
/** `right` is what the contact has to be able to do about the record. */
export const contactOf = (
  {
    createdBy,
    company,
  }: {
    createdBy: (Person & { disabledAt: Date | null; membership: MemberRow | null }) | null;
    company: { id: string; owner: Person };
  },
  right: CompanyRight = 'hire',
): Person =>
  createdBy &&
  !createdBy.disabledAt &&
  createdBy.membership?.companyId === company.id &&
  hasRight(createdBy.membership as Membership, right)
    ? createdBy
    : company.owner;

/** Paths of the company's images. */
export async function imagesOf(db: Reader, id: string) {
  const {
    logoPath,
    coverPath,
    photos: shown,
  } = await db.company.findUniqueOrThrow({
    where: { id },
    select: { logoPath: true, coverPath: true, photos },
  });
  return {
    logo: logoPath === null ? [] : [logoPath],
    cover: coverPath === null ? [] : [coverPath],
    photos: shown.map(({ upload }) => upload.path),
  };
}

export type CompanyData = Omit<
  Prisma.CompanyUncheckedCreateInput,
  'id' | 'ownerId' | 'members' | 'jobs' | 'photos'
>;

/** Gives files that `from` uploaded for a company to its owner. */
export const giveFiles = (tx: Transaction, from: string, to: string, paths: readonly string[]) =>
  tx.upload.updateMany({ where: { ownerId: from, path: { in: [...paths] } }, data: { ownerId: to } });

/** Gives a locked company its VAT TIN, unless it has one. */
export const fillVatTin = (tx: Transaction, id: string, vatTin: string) =>
  tx.company.updateMany({ where: { id, vatTin: null }, data: { vatTin } });

/** Updates the company of `ownerId`, or creates it. Its photos are replaced, in order. */
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
  return tx.company.findUniqueOrThrow({ where: { id }, select: companyFields });
}
