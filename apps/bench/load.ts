import { addDays, today } from '@acheep/contract/kernel/calendar';
import { comparableCents } from '@acheep/contract/kernel/money';
import type { Database } from '@acheep/database/connection';
import { companies } from '@acheep/prisma/seed/demo/company';
import { type DemoJob, generateJobs } from '@acheep/prisma/seed/demo/job';
import { type DemoJobDate, dateFor } from '@acheep/prisma/seed/demo/job-date';
import { createRandom } from '@acheep/prisma/seed/demo/random';
import { seedReference } from '@acheep/prisma/seed/reference';
import { searchText } from '@acheep/search/document';
import { searchRules, searchTags } from '@acheep/search/search-fields';
import { writtenForms } from '@acheep/search/written-form';
import { LRUCache } from 'lru-cache';
import { countJobWords } from '../api/src/modules/jobs/job/job-search.tasks.ts';

const batchSize = 1000;
/** PostgreSQL makes the vectors, which takes longest: batches at once. */
const batchesAtOnce = 3;
const jobsACompany = 50;

interface Employer {
  ownerId: string;
  companyId: string;
  name: string;
  nameKm: string;
}

/** Companies, named like those of the demo with a number behind, each with its recruiter. */
async function insertEmployers({ pool }: Database, count: number): Promise<Employer[]> {
  const wanted = Array.from({ length: count }, (_, index) => {
    const { name, nameKm, address } = companies[index % companies.length] as (typeof companies)[number];
    const number = Math.floor(index / companies.length) || '';
    return {
      email: `r${index}@example.com`,
      name: `${name} ${number}`.trim(),
      nameKm: `${nameKm} ${number}`.trim(),
      address,
    };
  });
  const { rows } = await pool.query<Employer>(
    `WITH wanted AS (SELECT * FROM json_to_recordset($1) AS w (email text, name text, "nameKm" text, address text)),
      owner AS (
        INSERT INTO "user" (email, role, name, password_hash, updated_at)
        SELECT email, 'recruiter', 'Recruiter', 'none', now() FROM wanted RETURNING id, email),
      made AS (
        INSERT INTO company (owner_id, name, name_km, address, updated_at)
        SELECT o.id, w.name, w."nameKm", w.address, now() FROM wanted w JOIN owner o ON o.email = w.email
        RETURNING id, owner_id, name, name_km)
     SELECT owner_id AS "ownerId", id AS "companyId", name, name_km AS "nameKm" FROM made`,
    [JSON.stringify(wanted)],
  );
  return rows;
}

interface Named {
  id: string;
  slug: string;
  nameEn: string;
  nameKm: string;
}

/** Columns of a job that are given, not made by the database. */
export const columns = [
  'created_by_id',
  'company_id',
  'status',
  'title',
  'category_id',
  'industry_id',
  'province_id',
  'address',
  'type',
  'experience',
  'qualification',
  'vacancies',
  'currency',
  'salary_from',
  'salary_to',
  'salary_rank',
  'negotiable',
  'languages',
  'apply_by',
  'closing_date',
  'posted_at',
  'created_at',
  'updated_at',
  'description',
  'requirements',
  'benefits',
  'search_title',
  'search_tags',
  'search_body',
  'search_written',
  'search_rules',
];

/** Generated texts repeat their sentences: each is cut into words once, which takes most of the time otherwise. */
const known = new LRUCache<string, { words: string }>({ max: 200_000 });
function wordsOf(text = ''): string {
  const remembered = known.get(text) ?? { words: searchText(text) };
  known.set(text, remembered);
  return remembered.words;
}
const knownForms = new LRUCache<string, Record<string, string>>({ max: 200_000 });
function formsOf(text = ''): Record<string, string> {
  const forms = knownForms.get(text) ?? writtenForms([text]);
  knownForms.set(text, forms);
  return forms;
}

type Dates = Pick<DemoJobDate, 'postedDaysAgo' | 'closesInDays'>;

/** As many dates as jobs, the oldest first. A job takes the one of its number. */
function datesInOrder(status: DemoJob['status'], count: number, now: Date): Dates[] {
  const random = createRandom(count);
  const dates = Array.from({ length: count }, () => {
    const { postedDaysAgo, closesInDays } = dateFor(random, status, now);
    return { postedDaysAgo, closesInDays };
  });
  return dates.sort((one, other) => other.postedDaysAgo - one.postedDaysAgo);
}

function jobRow(job: DemoJob, employer: Employer, references: Map<string, Named>, now: Date) {
  const posted = new Date(now.getTime() - job.postedDaysAgo * 86_400_000);
  const category = references.get(`category ${job.categorySlug}`);
  const province = references.get(`province ${job.provinceSlug}`);
  const tags = searchTags(employer, category, province, ...job.skills);
  const texts = `${job.description}${job.requirements}${job.benefits}`.split(/(?<=<\/(?:p|li)>)/);
  return {
    ...job,
    created_by_id: employer.ownerId,
    company_id: employer.companyId,
    category_id: category?.id,
    industry_id: references.get(`industry ${job.industrySlug}`)?.id,
    province_id: province?.id,
    salary_from: job.salaryFrom === null ? null : Number(job.salaryFrom),
    salary_to: job.salaryTo === null ? null : Number(job.salaryTo),
    salaryFrom: undefined,
    salaryTo: undefined,
    salary_rank: job.salaryTo === null ? null : comparableCents(Number(job.salaryTo), job.currency),
    apply_by: ['site'],
    closing_date: addDays(today(now), job.closesInDays),
    posted_at: job.status === 'draft' ? null : posted,
    created_at: posted,
    updated_at: posted,
    search_title: wordsOf(job.title),
    search_tags: tags.map((tag) => wordsOf(tag ?? '')).join(' '),
    search_body: texts.map(wordsOf).join(' '),
    search_written: Object.assign({}, ...[job.title, ...tags].map((text) => formsOf(text ?? ''))),
    search_rules: searchRules,
  };
}

async function readReferences({ prisma }: Database): Promise<Map<string, Named>> {
  const [category, industry, province] = await Promise.all([
    prisma.category.findMany(),
    prisma.industry.findMany(),
    prisma.province.findMany(),
  ]);
  return new Map(
    Object.entries({ category, industry, province }).flatMap(([noun, rows]) =>
      rows.map((row): [string, Named] => [`${noun} ${row.slug}`, row]),
    ),
  );
}

async function insertJobs(
  { pool }: Database,
  count: number,
  employers: Employer[],
  references: Map<string, Named>,
) {
  const now = new Date();
  const list = columns.join(', ');
  const insert = (rows: ReturnType<typeof jobRow>[]) =>
    pool.query(`INSERT INTO job (${list}) SELECT ${list} FROM json_populate_recordset(null::job, $1)`, [
      JSON.stringify(rows),
    ]);
  // As on a real site, the table grows in the order in which jobs are posted.
  const dates = {
    active: datesInOrder('active', count, now),
    draft: datesInOrder('draft', count, now),
    closed: datesInOrder('closed', count, now),
  };
  const running = new Set<Promise<unknown>>();
  let batch: ReturnType<typeof jobRow>[] = [];
  let index = 0;
  for (const job of generateJobs(count, { today: now, khmerShare: 0.5, seed: count })) {
    const employer = employers[(index * 7919) % employers.length] as Employer;
    batch.push(jobRow({ ...job, ...dates[job.status][index++] }, employer, references, now));
    if (batch.length < batchSize && index < count) continue;
    const inserting = insert(batch).finally(() => running.delete(inserting));
    running.add(inserting);
    batch = [];
    if (running.size === batchesAtOnce) await Promise.race(running);
  }
  await Promise.all(running);
}

/**
 * Fills an empty, migrated database with `count` generated jobs, half of them in Khmer, and lets PostgreSQL look at
 * it. The indexes are made afterwards, which is quicker.
 */
export async function load(database: Database, count: number): Promise<void> {
  await seedReference(database.prisma);
  const references = await readReferences(database);
  const employers = await insertEmployers(
    database,
    Math.max(companies.length, Math.round(count / jobsACompany)),
  );
  const { rows: indexes } = await database.pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexname LIKE 'job_active_%'`,
  );
  for (const { name } of indexes) await database.pool.query(`DROP INDEX ${name}`);
  await insertJobs(database, count, employers, references);
  for (const { definition } of indexes) await database.pool.query(definition);
  await database.pool.query('VACUUM (ANALYZE) job');
  await database.pool.query('VACUUM (ANALYZE) company');
  // As the worker does at night.
  await countJobWords({ database, now: () => new Date() });
}
