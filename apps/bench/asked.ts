import type { Database } from '@acheep/database/connection';
import { createRandom, pick } from '@acheep/prisma/seed/demo/random';
import { percentile } from './measure.ts';

/** Kind of request of the public list. */
export interface Case {
  name: string;
  /** Each request uses one of them. */
  queries: [Record<string, string>, ...Record<string, string>[]];
}

export const pathOf = (query: Record<string, string>) => `/api/v1/job?${new URLSearchParams(query)}`;

type Asked = [string, Record<string, string>];

/** The words occur in about every tenth, every 5,000th and every twentieth of the generated jobs. */
const searches: Asked[] = [
  ['no filter, newest', {}],
  ['no filter, oldest', { sort: 'createdAt_1' }],
  ['common: manager', { search: 'manager' }],
  ['rare: haskell', { search: 'haskell' }],
  ['Khmer: គណនេយ្យ', { search: 'គណនេយ្យ' }],
  ['Khmer phrase: អ្នកគ្រប់គ្រងផ្នែកលក់', { search: 'អ្នកគ្រប់គ្រងផ្នែកលក់' }],
  ['two words: sales manager', { search: 'sales manager' }],
  ['unfinished: acc', { search: 'acc' }],
  ['word of the text: responsible', { search: 'responsible' }],
  ['no hit: zyzzyva', { search: 'zyzzyva' }],
  ['misspelt: acountant', { search: 'acountant' }],
  ['common, newest first', { search: 'manager', sort: 'createdAt_-1' }],
  ['common, oldest first', { search: 'manager', sort: 'createdAt_1' }],
  ['common, page 400', { search: 'manager', offset: '3990' }],
  ['common by date, page 400', { search: 'manager', sort: 'createdAt_-1', offset: '3990' }],
];

const filters: Asked[] = [
  ['type', { 'filter[type]': 'part-time' }],
  ['experience', { 'filter[experience]': '3-years' }],
  ['qualification', { 'filter[qualification]': 'master' }],
  ['several types', { 'filter[type]': 'internship,freelance' }],
  ['salary', { 'filter[salary]': '1500' }],
  ['posted', { 'filter[posted]': '24h' }],
];

const pages = ['0', '10', '20', '30', '40'];

/** Every search and every filter, then all of them at random, with ids of existing records. */
export async function casesOf({ pool }: Database): Promise<Case[]> {
  const { rows } = await pool.query<Record<'categoryId' | 'industryId' | 'provinceId' | 'companyId', string>>(
    `SELECT (SELECT id FROM category WHERE slug = 'accounting') AS "categoryId",
      (SELECT industry_id FROM job WHERE status = 'active' LIMIT 1) AS "industryId",
      (SELECT id FROM province WHERE slug = 'kampot') AS "provinceId",
      (SELECT company_id FROM job WHERE status = 'active' LIMIT 1) AS "companyId"`,
  );
  const ids = Object.entries(rows[0] ?? {});
  const category = { 'filter[categoryId]': rows[0]?.categoryId ?? '' };
  const four = { ...category, ...filters[0]?.[1], ...filters[1]?.[1], ...filters[4]?.[1] };
  const requests: Asked[] = [
    ...searches,
    ...ids.map(([name, id]): Asked => [`filter: ${name.replace('Id', '')}`, { [`filter[${name}]`]: id }]),
    ...filters.map(([name, query]): Asked => [`filter: ${name}`, query]),
    ['four filters', four],
    ['search and category', { search: 'manager', ...category }],
  ];
  const [first = {}, ...others] = requests.flatMap(([, query]) =>
    pages.map((offset) => ({ ...query, offset })),
  );
  return [
    ...requests.map(([name, query]): Case => ({ name, queries: [query] })),
    { name: 'all of these mixed, pages 1 to 5', queries: [first, ...others] },
  ];
}

/** Milliseconds. */
interface Spread {
  p50: number;
  p95: number;
  /** Number of refused requests. */
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

/** Word with two transposed letters, the most common mistake. */
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
 * 2,000 requests for lists that all differ, as people might make them: words of titles in both languages, whole titles,
 * unfinished and misspelt words, with filters, by date, on later pages.
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

/** Requests each path once, with `callers` concurrent callers. */
export async function askAll(server: string, paths: readonly string[], callers: number): Promise<Spread> {
  const times: number[] = [];
  let next = 0;
  let refused = 0;
  const call = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const start = performance.now();
      const response = await fetch(server + path);
      await response.arrayBuffer();
      if (response.status >= 500) throw new Error(`${response.status}: ${path}`);
      if (response.status === 200) times.push(performance.now() - start);
      else refused++;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), refused };
}
