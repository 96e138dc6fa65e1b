import { expect, it } from 'vitest';
import { described } from './described.ts';
import { openApiDocument } from './document.ts';
import type { Json } from './schema.ts';

const about = { title: 'Test', description: 'Test', server: 'https://acheep.example/api/v1' };
const document = openApiDocument(described, about);

type Schema = Json & {
  $ref?: string;
  type?: string;
  format?: string;
  examples?: unknown[];
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  exclusiveMinimum?: number;
};

/** The schema that a reference names. */
function read(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const parts = schema.$ref.slice(2).split('/');
  return read(parts.reduce<Json>((part, key) => part[key] as Json, document as unknown as Json) as Schema);
}

const ofFormat: Record<string, string> = {
  uuid: '01900000-0000-7000-8000-000000000001',
  date: '2026-12-20',
  'date-time': '2026-11-24T03:40:00.000Z',
  uri: 'https://jobs.example.org',
};

/** What a reader of the document, such as its page, makes of a schema: its examples, choices and defaults. */
function made(given: Schema): unknown {
  const schema = read(given);
  const { type, examples, default: usual, const: fixed, enum: choices, anyOf, oneOf } = schema;
  const known = [examples?.[0], usual, fixed, choices?.[0]].find((value) => value !== undefined);
  if (known !== undefined) return known;
  const one = (anyOf ?? oneOf)?.find((part) => part.type !== 'null');
  if (one) return made(one);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, made(field)]),
    );
  if (type === 'array') return [made(schema.items ?? {})];
  if (type === 'string') return ofFormat[schema.format ?? ''] ?? 'text';
  if (type === 'integer' || type === 'number')
    return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? -1) + 1);
  return type === 'boolean' ? true : null;
}

type Content = { content?: Record<string, { schema?: Schema }> };
const schemaIn = (place: Content | undefined) => place?.content?.['application/json']?.schema;

/** Calls for which no example of a single field will do: fields exclude each other, or have a form of their own. */
const byRule: readonly string[] = [
  'GET /admin/setting',
  'GET /event/own',
  'GET /event/own/:id',
  'GET /job/own',
  'GET /training/own',
  'GET /training/own/:id',
  'POST /admin/article',
  'POST /admin/enquiry/:id/carry-out',
  'POST /admin/synonym',
  'POST /application/:id/interview',
  'POST /certificate/check',
  'POST /event',
  'POST /event/:id/copy',
  'POST /event/:id/status',
  'POST /resume/reading',
  'POST /training',
  'POST /training/:id/copy',
  'POST /training/:id/status',
  'POST /users/forgot-password/reset',
  'POST /users/register',
  'PUT /admin/article/:id',
  'PUT /admin/screening/application/:id/status',
  'PUT /admin/setting',
  'PUT /admin/synonym/:id',
  'PUT /application/:id/status-at-company',
  'PUT /application/status-at-company',
  'PUT /event/:id',
  'PUT /interview/:id',
  'PUT /push',
  'PUT /resume/personal',
  'PUT /training/:id',
  'PUT /users/password',
];

it('fields have examples from which whole bodies and responses can be made that the contract accepts', () => {
  const refused = new Set<string>();
  let count = 0;
  for (const { endpoint } of described) {
    const { method, path } = endpoint;
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as {
      requestBody?: Content;
      responses: Record<string, Content>;
    };
    const body = endpoint.body && schemaIn(operation.requestBody);
    const answer = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))?.[1];
    const response = schemaIn(answer);
    for (const [rules, schema] of [
      [endpoint.body, body],
      [endpoint.response, response],
    ] as const) {
      if (!rules || !schema) continue;
      count += 1;
      if (!rules.safeParse(made(schema)).success) refused.add(`${method} ${path}`);
    }
  }
  expect(count).toBeGreaterThan(550);
  expect([...refused].sort()).toEqual([...byRule].sort());
});
