import type { Database } from '@acheep/database/connection';
import { createRandom, pick } from '@acheep/prisma/seed/demo/random';
import { percentile } from './measure.ts';

/** Milliseconds. */
export interface Spread {
  p50: number;
  p95: number;
  /** Requests that were refused. */
  refused: number;
}

interface Sample {
  title: string;
  categoryId: string;
  provinceId: string;
  type: string;
  experience: string;
  qualification: string;
}

const wanted = 2000;

/** The word with two letters that changed places, which is the commonest mistake. */
function misspelt(random: () => number, word: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  return (
    word.slice(0, at) +
    word
      .slice(at, at + 2)
      .split('')
      .reverse()
      .join('') +
    word.slice(at + 2)
  );
}

/**
 * 2,000 requests for lists that are all different, as people might ask for them: words of titles in both languages,
 * whole titles, unfinished and misspelt words, with filters, by date, on later pages.
 */
export async function differentPaths({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<Sample>(
    `SELECT title, category_id AS "categoryId", province_id AS "provinceId", type, experience, qualification
     FROM job WHERE status = 'active' AND category_id IS NOT NULL ORDER BY md5(post_code::text) LIMIT 4000`,
  );
  const random = createRandom(2000);
  const wordsOf = (title: string) => title.split(/[\s()–,/]+/).filter((word) => word.length > 2);
  const word = (job: Sample) => pick(random, [...wordsOf(job.title), job.title]);
  const filter = (job: Sample) => {
    const name = pick(random, ['categoryId', 'provinceId', 'type', 'experience', 'qualification'] as const);
    return { [`filter[${name}]`]: job[name] };
  };
  const page = () => ({ offset: String(10 * Math.floor(40 * random() ** 3)) });
  const kinds: ((job: Sample) => Record<string, string>)[] = [
    (job) => ({ search: word(job), ...page() }),
    (job) => ({ search: `${word(job)} ${word(pick(random, rows))}` }),
    (job) => ({ search: job.title, ...page() }),
    (job) => ({ search: word(job).slice(0, 3 + Math.floor(random() * 3)), ...page() }),
    (job) => ({ search: misspelt(random, word(job)) }),
    (job) => ({ search: word(job), ...filter(job), ...page() }),
    (job) => ({ search: word(job), sort: 'createdAt_-1', ...page() }),
    (job) => ({ ...filter(job), ...filter(pick(random, rows)), ...filter(job), ...page() }),
    (job) => ({ ...filter(job), 'filter[salary]': String(100 + Math.floor(random() * 3000)), ...page() }),
  ];
  const paths = new Set<string>();
  for (let tries = 0; paths.size < wanted && tries < wanted * 50; tries++) {
    const query = pick(random, kinds)(pick(random, rows));
    paths.add(`/api/v1/job?${new URLSearchParams(query)}`);
  }
  return [...paths];
}

/** Asks for each path once, by so many callers at a time. */
export async function askAll(server: string, paths: readonly string[], callers: number): Promise<Spread> {
  const times: number[] = [];
  let next = 0;
  let refused = 0;
  const call = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const start = performance.now();
      const answer = await fetch(server + path);
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${answer.status}: ${path}`);
      if (answer.status === 200) times.push(performance.now() - start);
      else refused++;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), refused };
}
