import type { Database } from '@acheep/database/connection';

/** The words in titles and tags of listed jobs, with the number of texts that each stands in. */
export async function listSearchWords({ pool }: Pick<Database, 'pool'>): Promise<Map<string, number>> {
  const { rows } = await pool.query<[string, string]>({
    name: 'job-words',
    // Many jobs share a title or their tags: each text is cut up once.
    text: `
      WITH texts AS (
        SELECT search_title AS text FROM job WHERE status = 'active'
        UNION SELECT search_tags FROM job WHERE status = 'active')
      SELECT word, count(*) FROM texts, unnest(string_to_array(text, ' ')) AS word WHERE word <> '' GROUP BY word`,
    rowMode: 'array',
  });
  return new Map(rows.map(([word, count]) => [word, Number(count)]));
}
