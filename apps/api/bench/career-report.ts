/** `pnpm bench:career-report`: what it costs to count the career report anew, beside reading through all jobs once. */
import { connect } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { findReport } from '../src/modules/jobs/career-report/career-report.repository.ts';
import { makeCareerReport } from '../src/modules/jobs/career-report/career-report-make.service.ts';
import { load } from './load.ts';

const jobs = Number(process.argv[2] ?? 100_000);
const rounds = 5;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Milliseconds, the middle of some rounds. */
async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const postgres = await startEmbeddedPostgres({ persistent: false });
const database = connect({ url: postgres.url, statementTimeout: 0 });
await migrate(database.pool);
say(`Loading ${jobs} jobs …`);
await load(database, jobs);
await database.pool.query('VACUUM (ANALYZE) job');
const now = () => new Date();
const made = await medianOf(async () => {
  await database.prisma.careerReport.deleteMany();
  await makeCareerReport({ database, now });
});
const read = await medianOf(() => findReport(database.prisma));
const scan = await medianOf(() =>
  database.pool.query('SELECT count(DISTINCT company_id), sum(salary_from), max(length(title)) FROM job'),
);
say(
  `${jobs} jobs: counted anew in ${(made / 1000).toFixed(2)} s, ${(made / scan).toFixed(1)} times reading through all jobs once; read in ${read.toFixed(1)} ms`,
);
await database.close();
await postgres.stop();
process.exit(0);
