/** `pnpm bench:suggestion [jobs]`: what a suggestion costs while one types, at a million jobs if not told otherwise. */
import { connect, type Database } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { companies } from '@acheep/prisma/seed/demo/company';
import { createRandom, pick } from '@acheep/prisma/seed/demo/random';
import { countSuggestions } from '../src/modules/jobs/suggestion/suggestion.tasks.ts';
import { askAll } from './different.ts';
import { startApi } from './process.ts';
import { loadForSuggestions } from './suggestion-load.ts';

const jobs = Number(process.argv[2] ?? 1_000_000);
const wanted = 2000;
const settings = { shared_buffers: '512MB', random_page_cost: '1.1', maintenance_work_mem: '1GB' };
const say = (text: string) => process.stdout.write(`${text}\n`);

/** What people have typed when they pause: one letter, a few, nearly all, of names in both languages. */
function typedTexts(names: readonly string[], longest: number): string[] {
  const random = createRandom(longest);
  return Array.from({ length: wanted }, () => {
    const words = pick(random, names).split(' ');
    const text = words.slice(Math.floor(random() * words.length)).join(' ');
    return text.slice(0, 1 + Math.floor(random() * longest));
  });
}

const pathOf = (typed: string) => `/api/v1/suggestion?${new URLSearchParams({ search: typed })}`;

async function sizes({ pool }: Database) {
  const { rows } = await pool.query<Record<string, string>>(
    `SELECT (SELECT count(*) FROM job_title_start) AS starts, (SELECT count(DISTINCT title_key) FROM job_title_start) AS titles,
      pg_size_pretty(pg_total_relation_size('job_title_start')) AS size,
      pg_size_pretty(pg_relation_size('job_title_open_idx')) AS index`,
  );
  return rows[0];
}

const postgres = await startEmbeddedPostgres({ persistent: false, settings });
const database = connect({ url: postgres.url, statementTimeout: 0 });
try {
  await migrate(database.pool);
  say(`Loading ${jobs} jobs …`);
  const titles = await loadForSuggestions(database, jobs);
  const started = performance.now();
  await countSuggestions({ database, now: () => new Date() });
  const counted = (performance.now() - started) / 1000;
  await database.pool.query('VACUUM (ANALYZE) job_title_start, company_start, job, company');
  const { starts, titles: known, size, index } = (await sizes(database)) ?? {};
  say(
    `${known} titles, ${starts} beginnings (${size}; the index of open titles ${index}), counted in ${counted.toFixed(0)} s`,
  );
  const api = await startApi(postgres.url);
  const names = [...titles, ...companies.flatMap(({ name, nameKm }) => [name, nameKm])];
  const kinds: [string, string[]][] = [
    ['one or two letters', typedTexts(names, 2)],
    ['up to six', typedTexts(names, 6)],
    ['up to sixteen', typedTexts(names, 16)],
    ['nothing has it', typedTexts(names, 6).map((text) => `${text}qz`)],
  ];
  say('| 2,000 beginnings, ms (p50 / p95) | one caller | ten callers |\n| --- | --- | --- |');
  for (const [name, texts] of kinds) {
    const cells: string[] = [];
    for (const callers of [1, 10]) {
      const { p50, p95, refused } = await askAll(api.url, texts.map(pathOf), callers);
      cells.push(`${p50.toFixed(1)} / ${p95.toFixed(1)}${refused ? ` (${refused} refused)` : ''}`);
    }
    say(`| ${name} | ${cells.join(' | ')} |`);
  }
  await api.stop();
} finally {
  await database.close();
  await postgres.stop();
}
process.exit(0);
