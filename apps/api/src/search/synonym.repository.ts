import type { Database } from '@acheep/database/connection';
import { type AllSynonyms, knownSynonymsInSteps } from '@acheep/search/dictionary/synonym';
import { runYielding } from '../plumbing/run-yielding.ts';
import { readVersion, versionOf } from './list-version.repository.ts';

/** Synonyms, with their version in `list_version`. */
export interface KnownSynonyms {
  version: string;
  synonyms: AllSynonyms;
}

/** The row of `list_version` that a trigger increments with each change of a synonym. */
const list = 'synonym';

/** SQL of the version, to be selected together with results that used synonyms, to check that they were current. */
export const synonymVersion = versionOf(list);

/** By database: the words are parsed once per change, and not once per search. */
const known = new WeakMap<Database['pool'], Promise<KnownSynonyms>>();

async function read({ pool }: Pick<Database, 'pool'>): Promise<KnownSynonyms> {
  const { rows } = await pool.query<{ version: string; words: string[] | null }>({
    name: 'synonyms',
    text: `SELECT v.version, s.words FROM (SELECT ${synonymVersion} AS version) v LEFT JOIN synonym s ON true
      ORDER BY s.id`,
  });
  return {
    version: rows[0]?.version ?? '',
    synonyms: await runYielding(knownSynonymsInSteps(rows.flatMap(({ words }) => (words ? [words] : [])))),
  };
}

/** The synonyms known to this process; read again if `version` differs. */
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

/** The current synonyms, for single look-ups. */
export const latestSynonyms = async (database: Pick<Database, 'pool'>) =>
  knownSynonyms(database, await readVersion(database, list));
