import type { Database } from '@acheep/database/connection';
import { percentile } from './measure.ts';

/** What one in so many requests of people is for. */
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

/** What people ask for, mixed as on a list of jobs: mostly reading, some of it new to the server, some writing and mail. */
export async function mixture({ pool }: Database): Promise<() => [path: string, body?: object]> {
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

export interface Heard {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Answers of 500 and above, and those that did not come. */
  failed: number;
}

/** So many people, each of whom asks for something and reads it for `pause` milliseconds, more or less. */
export async function drivePeople(
  url: string,
  next: () => [path: string, body?: object],
  { people, pause, seconds }: { people: number; pause: number; seconds: number },
): Promise<Heard> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  async function person() {
    // They do not all come at once.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * pause));
    while (performance.now() < until) {
      const [path, body] = next();
      const began = performance.now();
      const answer = await fetch(url + path, {
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      times.push(performance.now() - began);
      if (!answer || answer.status >= 500) failed += 1;
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
