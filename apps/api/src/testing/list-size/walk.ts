import { endpoints } from '@acheep/contract/endpoints';
import { optionsOf } from '@acheep/contract/kernel/choice';
import { type Endpoint, needsSession } from '@acheep/contract/kernel/endpoint';
import { inside } from '@acheep/contract/kernel/field-label';
import { meantFor } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import type { Database } from '@acheep/database/connection';
import { createRandom } from '@acheep/prisma/seed/demo/random';
import type { z } from 'zod';

/** What is asked of one endpoint, by one kind of caller. */
export interface ListCase {
  name: string;
  as: Role | 'partner' | null;
  /** Different pages, filters, orders and searches, from the first page on. */
  paths: string[];
}

type Schema = z.core.$ZodType;
interface Parts {
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  element?: Schema;
}

/** The fields of a query. */
function fieldsOf({ query }: Endpoint): Record<string, Schema> {
  let at: Schema | undefined = query;
  while (at) {
    const { shape } = at._zod.def as { shape?: Record<string, Schema> };
    if (shape) return shape;
    at = (at._zod.def as { in?: Schema }).in ?? inside(at);
  }
  return {};
}

/** The values of the option list behind a field. */
function valuesIn(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const { innerType, in: before, out, element } = schema._zod.def as Parts;
  const options = optionsOf(schema);
  if (options) return Object.keys(options);
  return [innerType, element, out, before].map(valuesIn).find(({ length }) => length > 0) ?? [];
}

const has = (table: string, where = 'true') =>
  `SELECT id::text AS value FROM ${table} WHERE ${where} ORDER BY md5(id::text) LIMIT 50`;
const email = (role: string) => `(SELECT id FROM "user" WHERE email = '${role}@example.com')`;
const companyOf = (role: string) => `(SELECT company_id FROM company_member WHERE user_id = ${email(role)})`;
const application = has(
  'application',
  `job_id IN (SELECT id FROM job WHERE company_id = ${companyOf('recruiter')})`,
);

/** Where an id in an address, or a value of a filter, is taken from. */
const samples: readonly [RegExp, string][] = [
  [/^\/admin\/(user)\//, has('"user"', 'NOT keeper')],
  [/^\/admin\/company\//, has('company')],
  [/^\/admin\/import\//, has('import')],
  [/^\/admin\/training\//, has('gathering', `kind = 'training'`)],
  [/^\/admin\/event\//, has('gathering', `kind = 'event'`)],
  [/^\/admin\/article\/version/, has('article_version')],
  [/^\/admin\/(article|order|post|job)\/:id/, ''],
  [/^\/application\/applied-job/, has('application', `applicant_id = ${email('seeker')}`)],
  [/^\/application\/:id/, application],
  [/^\/gathering/, has('gathering', `company_id = ${companyOf('recruiter')}`)],
  [/^\/registration\/gathering/, has('gathering', `status = 'active'`)],
  [/^\/interview/, has('interview')],
  [
    /^\/(talent|resume|saved-talent|invitation)\//,
    has('resume', `visibility = 'public' AND search_title <> ''`),
  ],
  [/^\/(tip|hr-policy|prakas)/, ''],
  [/^\/order/, has('"order"', `company_id = ${companyOf('recruiter')}`)],
  [/^\/(job)\/own/, has('job', `company_id = ${companyOf('recruiter')} AND status = 'active'`)],
  [/^\/(partner\/)?job/, has('job', `status = 'active' AND closing_date >= current_date`)],
  [/^\/company/, has('company')],
  [/^\/training\/own/, has('gathering', `company_id = ${companyOf('trainer')}`)],
  [/^\/event\/own/, has('gathering', `company_id = ${companyOf('recruiter')}`)],
  [/^\/(partner\/)?training/, has('gathering', `kind = 'training' AND status = 'active'`)],
  [/^\/(partner\/)?event/, has('gathering', `kind = 'event' AND status = 'active'`)],
  [/^\/post\/own/, has('post', `company_id = ${companyOf('recruiter')} AND kind = 'written'`)],
  [/^\/post/, has('post', `kind = 'written'`)],
];
const kindOf: Record<string, string> = { tip: 'tip', 'hr-policy': 'policy', prakas: 'prakas' };

function sampleFor(path: string): string | undefined {
  const noun = path.split('/').find((part) => part && part !== 'admin') ?? '';
  if (kindOf[noun]) return has('article', `kind = '${kindOf[noun]}' AND status = 'active'`);
  const [, sql] = samples.find(([pattern]) => pattern.test(path)) ?? [];
  return sql === '' ? has(`"${noun}"`) : sql;
}

/** Values of filters that are no choices. */
const filters: Record<string, string> = {
  categoryId: has('category'),
  provinceId: has('province'),
  industryId: has('industry'),
  companyId: `SELECT ${companyOf('recruiter')}::text AS value UNION ALL (${has('company')})`,
  jobId: has('job', `company_id = ${companyOf('recruiter')}`),
  eventId: has('gathering', `kind = 'event'`),
  postId: `SELECT post_id::text AS value FROM comment GROUP BY 1 ORDER BY count(*) DESC LIMIT 3`,
  actorId: has('"user"', `email = 'admin@example.com'`),
  targetId: has('"user"'),
  packageId: has('package'),
  createdBy: has('"user"', `role = 'recruiter'`),
  tag: `SELECT DISTINCT name::text AS value FROM candidate_tag`,
  rating: `SELECT generate_series(1, 5)::text AS value`,
  salary: `SELECT (generate_series(1, 8) * 100)::text AS value`,
  from: `SELECT (current_date - 20)::text AS value`,
  to: `SELECT (current_date + 20)::text AS value`,
  day: `SELECT current_date::text AS value`,
  month: `SELECT to_char(current_date + 31, 'YYYY-MM') AS value`,
  changedSince: `SELECT (current_date - 20)::text || 'T00:00:00.000Z' AS value`,
  since: `SELECT (current_date - 20)::text || 'T00:00:00.000Z' AS value`,
  cursor: `SELECT to_char(posted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '_' || id AS value FROM post
    WHERE posted_at IS NOT NULL ORDER BY md5(id::text) LIMIT 50`,
};
const words = [
  'accountant',
  'sok',
  'cook',
  'គណនេយ្យ',
  'dara',
  'person1',
  'sales manager',
  'zyzzyva',
  'a',
  'number',
];

/** Addresses that answer with a file, or need something that only a person has. */
const isFile =
  /\/(csv|invoice|sheet|calendar|preview|sample|fault)$|\/upload\/videos|\/application\/(easy|pending)|\/certificate/;

const isList = (fields: Record<string, Schema>) => 'offset' in fields || 'cursor' in fields;

/** Everything that can be read: each list as its users ask for it, each other page a few times. */
export async function listCases({ pool }: Pick<Database, 'pool'>, times = 12): Promise<ListCase[]> {
  const read = async (sql: string) =>
    (await pool.query<{ value: string }>(sql)).rows.map(({ value }) => value);
  const known = Object.fromEntries(
    await Promise.all(Object.entries(filters).map(async ([name, sql]) => [name, await read(sql)] as const)),
  );
  const cases: ListCase[] = [];
  for (const endpoint of endpoints as Endpoint[]) {
    const { path, method, access } = endpoint;
    if (method !== 'GET' || isFile.test(path)) continue;
    const random = createRandom(path.length * 31 + path.charCodeAt(path.length - 1));
    const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
    const fields = fieldsOf(endpoint);
    const filterNames = Object.keys(fields).filter((name) => name.startsWith('filter['));
    const sql = path.includes(':') ? sampleFor(path) : undefined;
    const ids = sql ? await read(sql) : [];
    if (path.includes(':') && ids.length === 0) continue;
    const someValue = (name: string) => {
      const plain = name.replace(/^filter\[(.*)\]$/, '$1');
      const values = [...valuesIn(fields[name]), ...(known[plain] ?? [])];
      return values.length > 0 ? oneOf(values) : undefined;
    };
    const asked = (at: number): Record<string, unknown> => {
      const [wanted] = filterNames.length > 0 ? [filterNames[at % filterNames.length] as string] : [];
      const mandatory = [
        'filter[postId]',
        'month',
        'language',
        'kind',
        'type',
        'from',
        'to',
        'table',
        'by',
        'since',
      ]
        .filter(
          (name) =>
            name in fields &&
            (path.startsWith('/comment') || path.startsWith('/like') || !name.startsWith('filter')),
        )
        .map((name) => [name, someValue(name)]);
      const must = Object.fromEntries(mandatory);
      if (path === '/search' || path === '/suggestion') return { search: words[at % words.length] };
      if (!isList(fields)) return must;
      const page = { ...must, limit: 20 };
      if ('cursor' in fields)
        return {
          ...page,
          ...(at % 3 && { cursor: someValue('cursor') }),
          ...(at > 6 && wanted && { [wanted]: someValue(wanted) }),
        };
      const search = 'search' in fields && { search: words[at % words.length] };
      const kinds: Record<string, unknown>[] = [
        { ...page, ...(at > 0 && { offset: 20 * at }) },
        { ...page, ...search },
        { ...page, ...(wanted && { [wanted]: someValue(wanted) }) },
        { ...page, offset: 400 * at },
        { ...page, sort: someValue('sort') },
        { ...page, ...search, sort: someValue('sort') },
      ];
      return kinds[at % kinds.length] as Record<string, unknown>;
    };
    const paths = Array.from({ length: times }, (_, at) => {
      const query = Object.entries(asked(at)).filter(([, value]) => value !== undefined);
      const text = new URLSearchParams(
        query.map(([name, value]) => [name, String(value)] as [string, string]),
      ).toString();
      return `/api/v1${path.replace(/:\w+/, () => oneOf(ids))}${text && `?${text}`}`;
    });
    const callers: ListCase['as'][] =
      path === '/dashboard'
        ? ['user', 'recruiter', 'trainer', 'admin']
        : path === '/resume'
          ? ['user', 'recruiter']
          : access === 'partner'
            ? ['partner']
            : access === 'signed-in'
              ? ['user']
              : needsSession(access)
                ? [access === 'PostEvent' || access === 'Talent' ? 'recruiter' : meantFor(access)]
                : [null];
    for (const as of callers) cases.push({ name: callers.length > 1 ? `${path} (${as})` : path, as, paths });
  }
  return cases;
}
