import type { Database } from '@acheep/database/connection';

/** One kind of request of the public list. */
export interface Case {
  name: string;
  path: string;
}

const path = (query: Record<string, string>) => `/api/v1/job?${new URLSearchParams(query)}`;

/** The words stand in about every tenth, every 5,000th and every twentieth job of the generated ones. */
const searches: [string, Record<string, string>][] = [
  ['no filter, newest', {}],
  ['common: manager', { search: 'manager' }],
  ['rare: haskell', { search: 'haskell' }],
  ['Khmer: គណនេយ្យ', { search: 'គណនេយ្យ' }],
  ['two words: sales manager', { search: 'sales manager' }],
  ['no hit: zyzzyva', { search: 'zyzzyva' }],
  ['common, newest first', { search: 'manager', sort: 'createdAt_-1' }],
];

const filters: [string, Record<string, string>][] = [
  ['type', { 'filter[type]': 'part-time' }],
  ['experience', { 'filter[experience]': '3-years' }],
  ['qualification', { 'filter[qualification]': 'master' }],
  ['several types', { 'filter[type]': 'internship,freelance' }],
  ['salary', { 'filter[salary]': '1500' }],
  ['posted', { 'filter[posted]': '24h' }],
];

/** Every search and every filter, with ids of records that are there. */
export async function casesOf({ pool }: Database): Promise<Case[]> {
  const { rows } = await pool.query<Record<'categoryId' | 'industryId' | 'provinceId' | 'companyId', string>>(
    `SELECT (SELECT id FROM category WHERE slug = 'accounting') AS "categoryId",
      (SELECT industry_id FROM job WHERE status = 'active' LIMIT 1) AS "industryId",
      (SELECT id FROM province WHERE slug = 'kampot') AS "provinceId",
      (SELECT company_id FROM job WHERE status = 'active' LIMIT 1) AS "companyId"`,
  );
  const ids = Object.entries(rows[0] ?? {});
  return [
    ...searches.map(([name, query]) => ({ name, path: path(query) })),
    ...ids.map(([name, id]) => ({
      name: `filter: ${name.replace('Id', '')}`,
      path: path({ [`filter[${name}]`]: id }),
    })),
    ...filters.map(([name, query]) => ({ name: `filter: ${name}`, path: path(query) })),
    {
      name: 'search and category',
      path: path({ search: 'manager', 'filter[categoryId]': rows[0]?.categoryId ?? '' }),
    },
  ];
}
