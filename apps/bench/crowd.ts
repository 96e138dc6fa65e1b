/**
 * `pnpm bench:load [jobs]`: number of concurrent users that the product serves on this machine, database included.
 * `pnpm bench:load --minutes=20`: mixed load for that time, to see whether the memory of the process grows.
 */
import { totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import type { Database } from '@acheep/database/connection';
import { percentile } from './measure.ts';
import { startSite } from './process.ts';

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string' } },
  allowPositionals: true,
});
const jobs = Number(positionals[0] ?? 10_000);
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Kind of request, with its weight in the mixture. */
type Share = [parts: number, ask: () => [path: string, body?: object]];

const oneOf = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T;
const words = [
  'cook',
  'accountant',
  'sales manager',
  'គណនេយ្យ',
  'driver',
  'ចុងភៅ',
  'teacher',
  'english',
  'acountant',
];

/** Mixture of requests, as on a list of jobs: mostly reads, some of them not cached, some writes and mails. */
async function mixture({ pool }: Database): Promise<() => [path: string, body?: object]> {
  const { rows } = await pool.query<{ id: string }>("SELECT id FROM job WHERE status = 'active' LIMIT 2000");
  const ids = rows.map(({ id }) => id);
  const search = () => encodeURIComponent(`${oneOf(words)}${Math.random() < 0.2 ? ` ${oneOf(words)}` : ''}`);
  const shares: Share[] = [
    [30, () => ['/api/v1/job']],
    [20, () => [`/api/v1/job?search=${search()}`]],
    [10, () => [`/api/v1/job?offset=${10 * Math.floor(Math.random() * 10)}`]],
    [30, () => [`/api/v1/job/${oneOf(ids)}`]],
    [5, () => ['/api/v1/category']],
    [4, () => ['/sitemap.xml']],
    [
      1,
      () => ['/api/v1/users/forgot-password', { email: `r${Math.floor(Math.random() * 200)}@example.com` }],
    ],
  ];
  const parts = shares.flatMap(([count, ask]) => Array.from({ length: count }, () => ask));
  return () => oneOf(parts)();
}

interface Heard {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Responses of 500 and above, and missing ones. */
  failed: number;
}

/** Simulates `people` users, each of whom makes a request and reads it for about `pause` milliseconds. */
async function drivePeople(
  url: string,
  next: () => [path: string, body?: object],
  { people, pause, seconds }: { people: number; pause: number; seconds: number },
): Promise<Heard> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  async function person() {
    // Spreads out their arrival.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * pause));
    while (performance.now() < until) {
      const [path, body] = next();
      const began = performance.now();
      const response = await fetch(url + path, {
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }).catch(() => null);
      await response?.arrayBuffer().catch(() => null);
      times.push(performance.now() - began);
      if (!response || response.status >= 500) failed += 1;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }
  const began = performance.now();
  await Promise.all(Array.from({ length: people }, person));
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / ((performance.now() - began) / 1000),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    failed,
  };
}

const site = await startSite(jobs);
const next = await mixture(site.database);

async function findMost() {
  /** Milliseconds between the requests of a user: a page is about three requests in ten seconds. */
  const pause = 3_000;
  /** Milliseconds beyond which people notice. */
  const most = 300;
  await drivePeople(site.url, next, { people: 50, pause: 100, seconds: 10 });
  say(
    `${jobs} jobs, ${(totalmem() / 1e9).toFixed(1)} GB, one process for API and worker; the load comes from the same machine.`,
  );
  say(
    '| people at once | requests/s | p50 | p95 | p99 | failed | process |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
  let carried = 0;
  for (let people = 25; ; people = Math.round(people * 1.5)) {
    const heard = await drivePeople(site.url, next, { people, pause, seconds: 20 });
    const { perSecond, p50, p95, p99, failed } = heard;
    const memory = (await site.number('process_resident_memory_bytes')) / 1e6;
    say(
      `| ${people} | ${perSecond.toFixed(0)} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${p99.toFixed(0)} ms | ${failed} | ${memory.toFixed(0)} MB |`,
    );
    if (failed > 0 || p95 > most) break;
    carried = people;
  }
  say(
    `${carried} people at once, each asking every ${pause / 1000} s, are answered within ${most} ms (p95).`,
  );
}

interface Sample {
  /** Minutes since the start. */
  at: number;
  resident: number;
  heap: number;
}

/** Slope of the regression line through the samples, per hour. */
function slope(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [middle, level] = [mean(samples.map(({ at }) => at)), mean(samples.map(of))];
  const rise = samples.reduce((sum, one) => sum + (one.at - middle) * (of(one) - level), 0);
  return (60 * rise) / samples.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
}

async function soak(minutes: number) {
  const began = performance.now();
  const samples: Sample[] = [];
  async function look() {
    const [resident, heap] = await Promise.all([
      site.number('process_resident_memory_bytes'),
      site.number('nodejs_heap_size_used_bytes'),
    ]);
    const at = (performance.now() - began) / 60_000;
    samples.push({ at, resident: resident / 1e6, heap: heap / 1e6 });
    if (samples.length % 6 === 0)
      say(`${at.toFixed(0)} min: ${(resident / 1e6).toFixed(0)} MB, heap ${(heap / 1e6).toFixed(0)} MB`);
  }
  const looking = setInterval(() => void look(), 10_000);
  const heard = await drivePeople(site.url, next, { people: 40, pause: 200, seconds: minutes * 60 });
  clearInterval(looking);

  // Caches fill up first, so only the second half counts.
  const half = samples.slice(Math.floor(samples.length / 2));
  const [first, last] = [half[0], half.at(-1)];
  say(
    `${minutes} minutes, ${jobs} jobs: ${heard.perSecond.toFixed(0)} requests/s, p50 ${heard.p50.toFixed(0)} ms, p95 ${heard.p95.toFixed(0)} ms, p99 ${heard.p99.toFixed(0)} ms, ${heard.failed} failed.`,
  );
  say(
    `Second half: resident ${first?.resident.toFixed(0)} → ${last?.resident.toFixed(0)} MB (${slope(half, ({ resident }) => resident).toFixed(1)} MB an hour), heap ${first?.heap.toFixed(0)} → ${last?.heap.toFixed(0)} MB (${slope(half, ({ heap }) => heap).toFixed(1)} MB an hour).`,
  );
  if (heard.failed > 0) process.exitCode = 1;
}

await (values.minutes ? soak(Number(values.minutes)) : findMost());
await site.stop();
