import type { Database } from '@acheep/database/connection';
import type { ReferenceRow } from '../reference/reference.presenter.ts';

export async function listProvinces({ pool }: Pick<Database, 'pool'>): Promise<ReferenceRow[]> {
  const { rows } = await pool.query<ReferenceRow>({
    name: 'provinces',
    text: 'SELECT id, slug, name_en AS "nameEn", name_km AS "nameKm" FROM province',
  });
  return rows;
}
