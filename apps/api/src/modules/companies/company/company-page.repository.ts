import { Prisma, type PrismaClient } from '@acheep/database/client';
import { asSql } from '@acheep/database/statement';
import type { PageStatuses } from '../../../module.ts';
import { versionOf } from '../../../search/list-version.repository.ts';
import { companyIsPublic } from './company.repository.ts';
import { findPublicAfterMerge } from './merged-company.repository.ts';

/** Version of a public company's page: the company, its list of jobs, and the names of its industry and province. */
async function findVersion(db: PrismaClient, id: string) {
  const [row] = await db.$queryRaw<{ version: string }[]>`
    SELECT jsonb_build_array(e.updated_at, i.slug, i.name_en, i.name_km, p.slug, p.name_en, p.name_km,
      ${Prisma.raw(versionOf('job'))})::text AS version
    FROM company e
    LEFT JOIN industry i ON i.id = e.industry_id
    LEFT JOIN province p ON p.id = e.province_id
    WHERE e.id = ${id}::uuid AND ${asSql(companyIsPublic)}`;
  return row;
}

export const companyPages: PageStatuses = {
  '/company/:id': async (db, id) => {
    const found = await findVersion(db, id);
    if (found) return found;
    const stays = await findPublicAfterMerge(db, id);
    return stays ? { movedTo: stays.id } : 404;
  },
};

/** Time of the last change to any company; read from a single index entry. */
export async function readCompaniesVersion(db: PrismaClient): Promise<string> {
  const { _max } = await db.company.aggregate({ _max: { updatedAt: true } });
  return String(_max.updatedAt?.getTime());
}
