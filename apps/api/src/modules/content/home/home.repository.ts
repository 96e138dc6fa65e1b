import type { Locale } from '@acheep/contract/kernel/locale';
import type { Database } from '@acheep/database/connection';
import { jobIsOpenOn } from '../../jobs/job/public-job.repository.ts';
import type { ReferenceRow } from '../../jobs/reference/reference.presenter.ts';

interface AskedWords {
  language: Locale;
  /** First day included. */
  from: string;
  /** Minimum number of visitors on one day, each of whom counts once: that many are different people. */
  fewest: number;
  limit: number;
}

/** What visitors searched the jobs for in a language, most frequent first; not what most of them did not find. */
export async function listPopularWords(
  { pool }: Pick<Database, 'pool'>,
  { language, from, fewest, limit }: AskedWords,
): Promise<string[]> {
  const { rows } = await pool.query<{ words: string }>({
    name: 'home-popular-words',
    text: `
      SELECT words FROM search_term WHERE day >= $1::date AND kind = 'job' AND language = $2
      GROUP BY words HAVING max(searches) >= $3 AND sum(nothing) * 2 <= sum(searches)
      ORDER BY sum(searches) DESC, words LIMIT $4`,
    values: [from, language, fewest, limit],
  });
  return rows.map(({ words }) => words);
}

export interface PlaceRow extends ReferenceRow {
  jobs: number;
}

/** The provinces with the most jobs that are open on `today`. */
export async function listPlaces(
  { pool }: Pick<Database, 'pool'>,
  { today, limit }: { today: string; limit: number },
): Promise<PlaceRow[]> {
  const { rows } = await pool.query<PlaceRow>({
    name: 'home-places',
    text: `
      SELECT p.id, p.slug, p.name_en AS "nameEn", p.name_km AS "nameKm", c.jobs
      FROM (
        SELECT e.province_id AS id, count(*)::int AS jobs FROM job e
        WHERE ${jobIsOpenOn('$1::date')} GROUP BY e.province_id
      ) c JOIN province p USING (id) ORDER BY c.jobs DESC, p.position LIMIT $2`,
    values: [today, limit],
  });
  return rows;
}
