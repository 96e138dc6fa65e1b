import type { Database } from '@acheep/database/connection';

/** One kind of request of the public list. */
export interface Case {
  name: string;
  /** Each request is for one of them. */
  queries: [Record<string, string>, ...Record<string, string>[]];
}

export const pathOf = (query: Record<string, string>) => `/api/v1/job?${new URLSearchParams(query)}`;

type Asked = [string, Record<string, string>];

/** The words stand in about every tenth, every 5,000th and every twentieth job of the generated ones. */
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

/** Every search and every filter, then all of them at random, with ids of records that are there. */
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
  const asked: Asked[] = [
    ...searches,
    ...ids.map(([name, id]): Asked => [`filter: ${name.replace('Id', '')}`, { [`filter[${name}]`]: id }]),
    ...filters.map(([name, query]): Asked => [`filter: ${name}`, query]),
    ['four filters', four],
    ['search and category', { search: 'manager', ...category }],
  ];
  const [first = {}, ...others] = asked.flatMap(([, query]) => pages.map((offset) => ({ ...query, offset })));
  return [
    ...asked.map(([name, query]): Case => ({ name, queries: [query] })),
    { name: 'all of these mixed, pages 1 to 5', queries: [first, ...others] },
  ];
}
