import type { PrismaClient } from '@acheep/database/client';
import { build, read } from '@acheep/database/statement';
import { sql } from 'kysely';
import type { PageStatuses } from '../../../module.ts';
import { versionOf } from '../../../search/list-version.repository.ts';
import { companyIsPublic } from './company.repository.ts';
import { findPublicAfterMerge } from './merged-company.repository.ts';

/** Version of a public company's page: the company, its list of jobs, and the names of its industry and province. */
async function findVersion(db: PrismaClient, id: string) {
  const version = sql<string>`jsonb_build_array(e.updated_at, i.slug, i.name_en, i.name_km, p.slug, p.name_en, p.name_km,
    ${sql.raw(versionOf('job'))})::text`;
  const [row] = await read(
    db,
    build
      .selectFrom('company as e')
      .leftJoin('industry as i', 'i.id', 'e.industry_id')
      .leftJoin('province as p', 'p.id', 'e.province_id')
      .where('e.id', '=', id)
      .where(companyIsPublic)
      .select(version.as('version')),
  );
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
