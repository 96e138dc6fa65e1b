import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, read } from '@acheep/database/statement';
import { sql } from 'kysely';
import type { ReferenceRow } from './reference.presenter.ts';

const fields = { id: true, slug: true, nameEn: true, nameKm: true } as const;
const dates = { createdAt: true, updatedAt: true } as const;
const inOrder = { orderBy: { position: 'asc' } } as const;

export const listIndustries = (prisma: PrismaClient) =>
  prisma.industry.findMany({ select: { ...fields, ...dates, isActive: true }, ...inOrder });

export const listSkills = (prisma: PrismaClient) =>
  prisma.skill.findMany({ where: { isActive: true }, select: fields, ...inOrder });

/** Entries of the list of skills that have one of these names, given in lower case, in either language. */
export const listSkillNames = (prisma: PrismaClient, lower: string[]) => {
  const given = anyOf(lower, 'text[]');
  return read(
    prisma,
    build
      .selectFrom('skill')
      .where(sql<boolean>`lower(name_en) = ${given} OR lower(name_km) = ${given}`)
      .select(['name_en as nameEn', 'name_km as nameKm'])
      .orderBy('position', 'desc'),
  );
};

export const listProvinces = (prisma: PrismaClient) =>
  prisma.province.findMany({ select: { ...fields, ...dates }, ...inOrder });

export const listCategoryNames = (prisma: PrismaClient) =>
  prisma.category.findMany({ select: fields, ...inOrder });

/** Category that people may choose; null where the operator has withdrawn it. */
export const findOfferedCategory = (prisma: PrismaClient, slug: string) =>
  prisma.category.findFirst({ where: { slug, isActive: true }, select: fields });

/** Locks an entry, so that it is neither deleted nor renamed before the transaction that refers to it ends. */
async function lockEntry(
  db: PrismaClient | Transaction,
  list: 'category' | 'industry' | 'province',
  id: string | undefined,
): Promise<ReferenceRow | null> {
  if (!id) return null;
  const [found] = await read(
    db,
    build
      .selectFrom(list as 'category')
      .where('id', '=', id)
      .select(['id', 'slug', 'name_en as nameEn', 'name_km as nameKm'])
      .forKeyShare(),
  );
  return found ?? null;
}

type Lists = 'categoryId' | 'industryId' | 'provinceId';

/** Which of these lists of ids contain one that does not exist. */
export async function listGone(
  db: PrismaClient | Transaction,
  ids: Partial<Record<Lists, readonly string[] | undefined>>,
): Promise<Lists[]> {
  const known = {
    categoryId: (where: object) => db.category.count({ where }),
    industryId: (where: object) => db.industry.count({ where }),
    provinceId: (where: object) => db.province.count({ where }),
  };
  const gone: Lists[] = [];
  // Sequential: a transaction has one connection.
  for (const name of Object.keys(known) as Lists[]) {
    const wanted = [...new Set(ids[name])];
    if (wanted.length > 0 && (await known[name]({ id: { in: wanted } })) < wanted.length) gone.push(name);
  }
  return gone;
}

/** The referenced entries; null for an id that does not exist. */
export async function findReferences(
  db: PrismaClient | Transaction,
  ids: { categoryId?: string | undefined; industryId?: string | undefined; provinceId?: string | undefined },
) {
  // Sequential: a transaction has one connection.
  return {
    categoryId: await lockEntry(db, 'category', ids.categoryId),
    industryId: await lockEntry(db, 'industry', ids.industryId),
    provinceId: await lockEntry(db, 'province', ids.provinceId),
  };
}
