import type { Database } from '@acheep/database/connection';
import type { EntryRow, ReferenceRow } from '../reference/reference.presenter.ts';
import { jobIsOpenOn } from './public-job.repository.ts';

export interface CategoryRow extends EntryRow {
  iconName: string;
  isActive: boolean;
  totalJob: number;
}

/** Categories with the number of their jobs that are open on `today` (a day in Phnom Penh). */
export async function listCategories({ pool }: Database, today: string): Promise<CategoryRow[]> {
  const { rows } = await pool.query<CategoryRow>({
    name: 'category-list',
    text: `
      SELECT c.id, c.slug, c.name_en AS "nameEn", c.name_km AS "nameKm", c.icon_name AS "iconName", c.is_active AS "isActive",
             c.created_at AS "createdAt", c.updated_at AS "updatedAt",
             coalesce(j.total, 0)::int AS "totalJob"
      FROM category c
      LEFT JOIN (
        SELECT e.category_id, count(*) AS total FROM job e
        WHERE ${jobIsOpenOn('$1::date')} GROUP BY e.category_id
      ) j ON j.category_id = c.id
      ORDER BY c.position`,
    values: [today],
  });
  return rows;
}

/** Categories and provinces, for the names on listed jobs. */
export async function listJobReferences({ pool }: Pick<Database, 'pool'>): Promise<ReferenceRow[]> {
  const columns = 'id, slug, name_en AS "nameEn", name_km AS "nameKm"';
  const { rows } = await pool.query<ReferenceRow>({
    name: 'job-references',
    text: `SELECT ${columns} FROM category UNION ALL SELECT ${columns} FROM province`,
  });
  return rows;
}
