/**
 * `pnpm bench:document`: what it costs that a document says what its page says. A job's page against that of applying for
 * it, which asks for the same job and says nothing of it; the others against a page of an account.
 */
import { connect } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { load } from './load.ts';
import { drive, median } from './measure.ts';
import { startApi } from './process.ts';

const rounds = 5;
const seconds = 2;
const jobs = 1000;
const say = (text: string) => process.stdout.write(`${text}\n`);

const postgres = await startEmbeddedPostgres({ persistent: false });
const database = connect({ url: postgres.url });
await migrate(database.pool);
await load(database, jobs);
const { rows } = await database.pool.query<{ id: string }>(
  "SELECT id FROM job WHERE status = 'active' AND closing_date > now() ORDER BY post_code LIMIT 20",
);
const { rows: companies } = await database.pool.query<{ id: string }>(
  'SELECT id FROM company ORDER BY id LIMIT 20',
);
const api = await startApi(postgres.url);
try {
  const cases: Record<string, [saying: string[], bare: string[]]> = {
    'a job': [rows.map(({ id }) => `/job/${id}`), rows.map(({ id }) => `/job/${id}/apply`)],
    'the list': [
      ['/job', '/km/job'],
      ['/dashboard', '/km/dashboard'],
    ],
    'a company': [companies.map(({ id }) => `/company/${id}`), ['/dashboard', '/km/dashboard']],
    'the directory': [
      ['/company', '/km/company'],
      ['/dashboard', '/km/dashboard'],
    ],
    home: [
      ['/', '/km'],
      ['/dashboard', '/km/dashboard'],
    ],
  };
  say(`${jobs} jobs, ${rounds} rounds of ${seconds} s: with its text ÷ without it`);
  for (const [name, [saying, bare]] of Object.entries(cases)) {
    const found: { ratio: number; p95: number }[] = [];
    // The first round is for what both remember.
    for (let round = 0; round <= rounds; round++) {
      const one = await drive(api.url, saying, seconds);
      const other = await drive(api.url, bare, seconds);
      if (round > 0) found.push({ ratio: one.perSecond / other.perSecond, p95: one.p95 / other.p95 });
    }
    const rate = median(found.map(({ ratio }) => ratio)).toFixed(2);
    say(`${name}: ${rate} of the requests a second, p95 ${median(found.map(({ p95 }) => p95)).toFixed(2)}`);
  }
} finally {
  await api.stop();
  await database.close();
  await postgres.stop();
}
process.exit(0);
