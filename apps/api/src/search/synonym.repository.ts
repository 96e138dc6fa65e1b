import type { Database } from '@acheep/database/connection';
import { type AllSynonyms, knownSynonymsInSteps } from '@acheep/search/synonym';
import { runYielding } from '../plumbing/run-yielding.ts';
import { readVersion, versionOf } from './list-version.repository.ts';

/** What means the same, and the version of `list_version` that says so. */
export interface KnownSynonyms {
  version: string;
  synonyms: AllSynonyms;
}

/** The row of `list_version` that a trigger counts up with each change of a synonym. */
const list = 'synonym';

/** SQL of the version, for whoever looks something up with synonyms and wants to know whether these were the latest. */
export const synonymVersion = versionOf(list);

/** Of each database: words are cut up once a change, and not once a search. */
const known = new WeakMap<Database['pool'], Promise<KnownSynonyms>>();

async function read({ pool }: Pick<Database, 'pool'>): Promise<KnownSynonyms> {
  const { rows } = await pool.query<{ version: string; words: string[] | null }>({
    name: 'synonyms',
    text: `SELECT v.version::text, s.words FROM list_version v LEFT JOIN synonym s ON true
      WHERE v.name = '${list}' ORDER BY s.id`,
  });
  return {
    version: rows[0]?.version ?? '',
    synonyms: await runYielding(knownSynonymsInSteps(rows.flatMap(({ words }) => (words ? [words] : [])))),
  };
}

/** What this process knows to mean the same; read anew where that is another version than `version`. */
export async function knownSynonyms(
  database: Pick<Database, 'pool'>,
  version?: string,
): Promise<KnownSynonyms> {
  const remembered = await known.get(database.pool);
  if (remembered && (version === undefined || remembered.version === version)) return remembered;
  const reading = read(database);
  reading.catch(() => known.get(database.pool) === reading && known.delete(database.pool));
  known.set(database.pool, reading);
  return reading;
}

/** The same as it is now, for one who looks once and not at each call. */
export const latestSynonyms = async (database: Pick<Database, 'pool'>) =>
  knownSynonyms(database, await readVersion(database, list));
