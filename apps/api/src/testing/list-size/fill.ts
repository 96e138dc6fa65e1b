import type { Database } from '@acheep/database/connection';
import { seedDemo } from '@acheep/prisma/seed/demo';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import { khqrOf } from '../../modules/billing/order/khqr.ts';
import { countJobWords } from '../../modules/jobs/job/job-search.tasks.ts';
import { fileJobs } from '../../modules/jobs/job-index/job-index.service.ts';
import { allTalents } from '../../modules/talent/talent/talent-listed.repository.ts';
import { reindexNext } from '../../search/reindex.repository.ts';
import { accounts, companiesAndJobs, gatherings, hiring } from './fill-company.ts';
import { feed, operators, personal, talents } from './fill-person.ts';
import { type Sizes, sizes } from './size.ts';

const nothing = async () => Buffer.alloc(10);

/** The demo, without its pictures. */
async function insertDemo({ prisma }: Database, passwordHash: string) {
  const tools = { putFile: async () => {}, draw: nothing, drawPoster: async () => undefined, codeOf: khqrOf };
  await seedDemo(prisma, { passwordHash, ...tools });
  while ((await prisma.$transaction((tx) => reindexNext(tx, allTalents, 100))) > 0);
}

/**
 * Fills a migrated database with the demo and, by copies of it, as many records as a large site has. That takes
 * set-based SQL alone, and all triggers run.
 */
export async function fillLists(
  database: Database,
  passwordHash: string,
  size: Sizes = sizes,
): Promise<void> {
  await insertDemo(database, passwordHash);
  const [recruiter, seeker, admin, trainer] = demoAccounts.map(({ email }) => email);
  const { rows } = await database.pool.query<{ email: string; id: string; company: string | null }>(
    `SELECT u.email, u.id, m.company_id AS company FROM "user" u LEFT JOIN company_member m ON m.user_id = u.id
     WHERE u.email = ANY($1)`,
    [[recruiter, seeker, admin, trainer]],
  );
  const of = (email: string | undefined) =>
    rows.find((row) => row.email === email) ?? { id: '', company: '' };
  const [own, school] = [of(recruiter).company ?? '', of(trainer).company ?? ''];
  const client = await database.pool.connect();
  try {
    await client.query("SET work_mem = '256MB'; SET synchronous_commit = off");
    await accounts(client, size.accounts, size.companies);
    await companiesAndJobs(client, size, own);
    await hiring(client, size, own);
    await gatherings(client, size, own, school);
    await talents(client, size, own, of(seeker).id);
    await feed(client, size, own, school);
    await personal(client, size, of(seeker).id);
    await operators(client, size, own, of(admin).id);
  } finally {
    client.release(true);
  }
  await database.pool.query('VACUUM (ANALYZE)');
  await countJobWords({ database, now: () => new Date() });
  await fileJobs({ database });
  await database.pool.query('VACUUM (ANALYZE)');
}
