import { endpoints } from '@acheep/contract/endpoints';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { apiSamples } from '@acheep/contract/platform/api-sample';
import { describe, expect, it } from 'vitest';
import { described } from './described.ts';
import { openApiDocument } from './document.ts';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: { in?: string; name?: string; $ref?: string }[];
  responses: Record<string, { $ref?: string }>;
}

const all: readonly Endpoint[] = endpoints;
const about = { title: 'Test', description: 'Test', server: 'https://acheep.example/api/v1' };
const whole = openApiDocument(described, about);
const partners = openApiDocument(
  described.filter(({ endpoint }) => endpoint.access === 'partner'),
  about,
);
const documents = [
  ['all calls', whole],
  ['the calls for partners', partners],
] as const;

const operations = (document: typeof whole) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation: operation as unknown as Operation,
    })),
  );

/** Calls `look` with every object of a document. */
function each(value: unknown, look: (one: Record<string, unknown>) => void) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) look(value as Record<string, unknown>);
  for (const part of Object.values(value)) each(part, look);
}

it('describes every endpoint', () => {
  expect(
    operations(whole)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(all.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort());
  const ofHeader = JSON.stringify(whole.paths).split('#/components/parameters/idempotencyKey').length - 1;
  expect(ofHeader).toBe(all.filter(({ idempotent }) => idempotent).length);
});

describe.each(documents)('the description of %s', (_, document) => {
  it('names each call once, says who may call it, and knows its group', () => {
    const found = operations(document).map(({ operation }) => operation);
    expect(new Set(found.map(({ operationId }) => operationId)).size).toBe(found.length);
    const groups = new Map(document.tags.map(({ name, description }) => [name, description]));
    for (const { operationId, summary, description, tags } of found) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect([operationId, summary.length > 0, /^Access: [a-z]/.test(description)]).toEqual([
        operationId,
        true,
        true,
      ]);
      expect([operationId, tags.map((tag) => groups.get(tag))]).toEqual([operationId, [expect.any(String)]]);
    }
  });

  it('refers to nothing that is not in it, and has nothing that is not referred to', () => {
    const named = new Set<unknown>();
    each(document, ({ $ref }) => $ref && named.add($ref));
    const { securitySchemes: __, ...kinds } = document.components;
    const there = Object.entries(kinds).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...named].sort()).toEqual(there.sort());
  });
});

it('takes little room for each call, and less for partners', () => {
  expect(JSON.stringify(whole).length / all.length).toBeLessThan(2300);
  expect(JSON.stringify(partners).length).toBeLessThan(100_000);
});

it('names the refusals of a call, with the headers of a limit', () => {
  const found = new Map(operations(whole).map((one) => [one.name, Object.keys(one.operation.responses)]));
  expect(found.get('GET /job')).toEqual(['200', '422', '429', '500', '503']);
  expect(found.get('PUT /job/{id}')).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(found.get('GET /partner/job/{id}')).toEqual([
    '200',
    '304',
    '401',
    '403',
    '404',
    '422',
    '429',
    '500',
    '503',
  ]);
  const { TooMany, TooManyOfKey } = whole.components.responses;
  expect(Object.keys(TooMany?.headers ?? {})).toEqual(['Retry-After']);
  expect(Object.keys(TooManyOfKey?.headers ?? {})).toContain('RateLimit-Remaining');
});

it('says which roles may make a call, and which of those in a company', () => {
  const found = new Map(operations(whole).map(({ name, operation }) => [name, operation.description]));
  expect(
    ['GET /job', 'GET /users/profile', 'PUT /application/{id}/rating', 'POST /order'].map((name) =>
      found.get(name),
    ),
  ).toEqual([
    'Access: anyone; no session needed.',
    'Access: any signed-in user.',
    'Access: signed in as recruiter; in a company, as its owner, recruiter or interviewer.',
    'Access: signed in as recruiter; in a company, as its owner or a colleague who orders and pays.',
  ]);
});

it('tells partners of their calls alone, with the key and the units of money', () => {
  const { components, paths } = partners;
  expect(Object.keys(paths)).toEqual(
    all.flatMap(({ access, path }) => (access === 'partner' ? [path.replace(':id', '{id}')] : [])),
  );
  expect(components.securitySchemes).toEqual({
    apiKey: expect.objectContaining({ type: 'apiKey', in: 'header', name: 'X-Api-Key' }),
  });
  for (const { operation } of operations(partners))
    expect(operation).toMatchObject({ security: [{ apiKey: [] }] });
  const salaryFrom = { description: expect.stringContaining('in hundredths of the currency') };
  expect(components.schemas).toMatchObject({ PartnerJob: { properties: { salaryFrom } } });
  const list = operations(partners).find(({ name }) => name === 'GET /partner/job')?.operation.parameters;
  expect(list).toContainEqual(
    expect.objectContaining({ name: 'filter[salary]', description: 'Salary. Whole US dollars a month.' }),
  );
});

it('has samples of no other calls than there are, and of each call for partners', () => {
  const names = all.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(apiSamples).filter((name) => !names.includes(name))).toEqual([]);
  const without = all.filter(
    ({ access, method, path }) => access === 'partner' && !apiSamples[`${method} ${path}`]?.response,
  );
  expect(without).toEqual([]);
});
