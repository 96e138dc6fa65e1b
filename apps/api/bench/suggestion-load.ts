import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Database } from '@acheep/database/connection';
import { companies } from '@acheep/prisma/seed/demo/company';
import { generateJobs } from '@acheep/prisma/seed/demo/job';
import { createRandom, pick } from '@acheep/prisma/seed/demo/random';
import { seedReference } from '@acheep/prisma/seed/reference';
import { searchText } from '@acheep/search/document';

const employers = 20_000;
const batch = 5000;

interface Title {
  title: string;
  words: string;
}

/** Different titles as recruiters write them: those of the demo, with what is put before and behind. */
function manyTitles(count: number, now: Date): Title[] {
  const random = createRandom(76);
  const base = new Set<string>();
  for (const { title } of generateJobs(20_000, { today: now, khmerShare: 0.5, seed: 76 })) base.add(title);
  const titles = [...base];
  const before = [
    'Senior',
    'Junior',
    'Assistant',
    'Chief',
    'Deputy',
    'Head',
    'Trainee',
    'Night',
    'Regional',
    '',
  ];
  const behind = [
    'Phnom Penh',
    'Siem Reap',
    'Night Shift',
    'Branch',
    'Urgent',
    'Head Office',
    'Factory',
    'Project',
  ];
  const all = new Map(titles.map((title) => [title, searchText(title)]));
  for (let number = 1; all.size < count; number++) {
    const title =
      `${pick(random, before)} ${pick(random, titles)} ${pick(random, behind)} ${number % 97}`.trim();
    if (!all.has(title)) all.set(title, searchText(title));
  }
  return [...all].slice(0, count).map(([title, words]) => ({ title, words }));
}

async function insertEmployers({ pool }: Database) {
  const wanted = Array.from({ length: employers }, (_, index) => {
    const { name, nameKm, address } = companies[index % companies.length] as (typeof companies)[number];
    const names = [`${name} ${index}`, `${nameKm} ${index}`] as const;
    return {
      email: `r${index}@example.com`,
      name: names[0],
      km: names[1],
      address,
      words: searchText(...names),
    };
  });
  await pool.query(
    `WITH wanted AS (SELECT * FROM json_to_recordset($1) AS w (email text, name text, km text, address text, words text)),
      owner AS (
        INSERT INTO "user" (email, role, name, password_hash, activated_at, updated_at)
        SELECT email, 'recruiter', 'Recruiter', 'none', now(), now() FROM wanted RETURNING id, email)
     INSERT INTO company (owner_id, name, name_km, address, search_title, updated_at)
     SELECT o.id, w.name, w.km, w.address, w.words, now() FROM wanted w JOIN owner o ON o.email = w.email`,
    [JSON.stringify(wanted)],
  );
}

/** What of a job suggestions look at, and nothing else: without texts, and without the indexes of the search. */
async function keepIndexes({ pool }: Database) {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT i.indexrelid::regclass::text AS name FROM pg_index i
     WHERE i.indrelid = 'job'::regclass AND NOT i.indisunique
       AND i.indexrelid::regclass::text NOT IN ('job_title_open_idx', 'job_active_company_id_idx',
         'job_active_category_id_idx', 'job_active_province_id_idx')`,
  );
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`);
}

/**
 * As many open jobs, with a fifth as many different titles: some of thousands of jobs, most of one or two. Titles become
 * suggestions by the same task as after an update.
 */
export async function loadForSuggestions(database: Database, count: number): Promise<string[]> {
  const { pool } = database;
  const now = new Date();
  await seedReference(database.prisma);
  await insertEmployers(database);
  await keepIndexes(database);
  const titles = manyTitles(Math.ceil(count / 5), now);
  await pool.query('CREATE UNLOGGED TABLE title (place serial PRIMARY KEY, title text, words text)');
  for (let from = 0; from < titles.length; from += batch)
    await pool.query(
      `INSERT INTO title (title, words) SELECT title, words FROM json_to_recordset($1) AS t (title text, words text)`,
      [JSON.stringify(titles.slice(from, from + batch))],
    );
  await pool.query(
    `ALTER TABLE job DISABLE TRIGGER USER;
     CREATE UNLOGGED TABLE employer AS SELECT (row_number() OVER ())::int AS place, id FROM company;
     CREATE UNIQUE INDEX ON employer (place);
     CREATE UNLOGGED TABLE filed AS SELECT
       (SELECT array_agg(id) FROM category) AS categories, (SELECT array_agg(id) FROM province) AS provinces;
     ANALYZE title, employer`,
  );
  const part = 100_000;
  for (let from = 0; from < count; from += part)
    await pool.query(
      `INSERT INTO job (company_id, status, title, search_title, category_id, province_id, closing_date, posted_at, list_at, updated_at)
       SELECT e.id, 'active', t.title, t.words, f.categories[1 + n % cardinality(f.categories)],
         f.provinces[1 + n % cardinality(f.provinces)], $3::date, now(), now(), now()
       FROM (SELECT n, 1 + floor($4 * ((hashint4(n) & 65535) / 65536.0) * ((hashint4(n + 7) & 65535) / 65536.0))::int AS place
         FROM generate_series($1::int, $2::int) n) g
       JOIN title t ON t.place = g.place
       JOIN employer e ON e.place = 1 + g.n % ${employers}
       CROSS JOIN filed f`,
      [from, Math.min(from + part, count) - 1, addDays(today(now), 20), titles.length],
    );
  await pool.query('ALTER TABLE job ENABLE TRIGGER USER');
  return titles.map(({ title }) => title);
}
