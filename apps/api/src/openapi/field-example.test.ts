import { expect, it } from 'vitest';
import { described } from './described.ts';
import { openApiDocument } from './document.ts';
import type { Json } from './schema.ts';

const about = { title: 'Test', description: 'Test', server: 'https://acheep.example/api/v1' };
const document = openApiDocument(described, about);

type Schema = Json & {
  $ref?: string;
  type?: string | string[];
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
  const { examples, default: usual, const: fixed, enum: choices, anyOf, oneOf } = schema;
  const type = [schema.type].flat().find((one) => one !== 'null');
  // An empty list shows nothing of its entries.
  const isEmpty = Array.isArray(usual) && usual.length === 0;
  const known = [examples?.[0], isEmpty ? undefined : usual, fixed, choices?.[0]].find(
    (value) => value !== undefined,
  );
  if (known !== undefined) return known;
  const one = (anyOf ?? oneOf)?.find((part) => part.type !== 'null');
  if (one) return made(one);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, made(field)]),
    );
  if (type === 'array') return [made(schema.items ?? {})];
  // No text stands for one without an example, which so is refused.
  if (type === 'string') return ofFormat[schema.format ?? ''] ?? 0;
  if (type === 'integer' || type === 'number')
    return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? -1) + 1);
  return type === 'boolean' ? true : null;
}

type Content = { content?: Record<string, { schema?: Schema; example?: unknown }> };

it('shows a body and a response of every call that the contract accepts: a sample, or one made of examples', () => {
  const refused: unknown[] = [];
  let count = 0;
  for (const { endpoint } of described) {
    const { method, path } = endpoint;
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as {
      requestBody?: Content;
      responses: Record<string, Content>;
    };
    const answer = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))?.[1];
    for (const [rules, place] of [
      [endpoint.body, operation.requestBody],
      [endpoint.response, answer],
    ] as const) {
      if (!rules) continue;
      const [{ schema = {}, example = made(schema) } = {}] = Object.values(place?.content ?? {});
      const { error } = rules.safeParse(example);
      if (error) refused.push([`${method} ${path}`, error.issues]);
      count += 1;
    }
  }
  expect(refused).toEqual([]);
  expect(count).toBeGreaterThan(550);
});
