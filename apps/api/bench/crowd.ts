/** `pnpm bench:load [jobs]`: how many people at once the product serves on this machine, database and all. */
import { totalmem } from 'node:os';
import { drivePeople, mixture } from './people.ts';
import { startSite } from './site.ts';

const jobs = Number(process.argv[2] ?? 10_000);
/** Somebody asks for something, and reads it for so long, milliseconds: a page is some three requests in ten seconds. */
const pause = 3_000;
const seconds = 20;
/** Beyond this, people notice. */
const most = { p95: 300 };
const say = (text: string) => process.stdout.write(`${text}\n`);

const site = await startSite(jobs);
const next = await mixture(site.database);
await drivePeople(site.url, next, { people: 50, pause: 100, seconds: 10 });
say(
  `${jobs} jobs, ${(totalmem() / 1e9).toFixed(1)} GB, one process for API and worker; the load comes from the same machine.`,
);
say(
  '| people at once | requests/s | p50 | p95 | p99 | failed | process |\n| --- | --- | --- | --- | --- | --- | --- |',
);
let carried = 0;
for (let people = 25; ; people = Math.round(people * 1.5)) {
  const { perSecond, p50, p95, p99, failed } = await drivePeople(site.url, next, { people, pause, seconds });
  const memory = (await site.number('process_resident_memory_bytes')) / 1e6;
  say(
    `| ${people} | ${perSecond.toFixed(0)} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${p99.toFixed(0)} ms | ${failed} | ${memory.toFixed(0)} MB |`,
  );
  if (failed > 0 || p95 > most.p95) break;
  carried = people;
}
say(
  `${carried} people at once, each asking every ${pause / 1000} s, are answered within ${most.p95} ms (p95).`,
);
await site.stop();
