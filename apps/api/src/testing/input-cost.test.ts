import { type Endpoint, noQuery } from '@acheep/contract/endpoint';
import { endpoints } from '@acheep/contract/endpoints';
import { publishableJob } from '@acheep/contract/job-draft';
import { parse } from '@acheep/contract/validation';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { leastCost } from './cost.ts';
import { filled, patterns, worstUnits } from './worst-string.ts';

const bodyLimit = 250_000;
const all: readonly Endpoint[] = endpoints;
const checked = all.flatMap(({ method, path, query, body }): [string, z.ZodType | undefined][] => [
  [`query of ${method} ${path}`, query],
  [`body of ${method} ${path}`, body],
]);
const rules: [string, z.ZodType][] = [
  ['query of all others', noQuery],
  ['rule of a job to publish', publishableJob('2026-11-20')],
];
/** By schema: what two endpoints check alike is tried once. */
const schemas = new Map<z.ZodType, string>();
for (const [name, schema] of [...checked, ...rules]) if (schema) schemas.set(schema, name);

interface Shape {
  type?: string;
  maxLength?: number;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** What the schema takes, with `text` of each text's longest length in it. */
function valueFor(shape: Shape, text: (longest: number | undefined) => unknown): unknown {
  if (shape.anyOf)
    return valueFor(shape.anyOf.find(({ type }) => type === 'string') ?? shape.anyOf[0] ?? {}, text);
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([name, inner]) => [name, valueFor(inner, text)]),
    );
  if (shape.items) return [valueFor(shape.items, text)];
  return shape.type === 'string' ? text(shape.maxLength) : 1;
}

const nested = (open: string, close: string, times: number) =>
  JSON.parse(open.repeat(times) + close.repeat(times));
const many = (times: number, value: () => unknown) => Array.from({ length: times }, value);
/** What no field takes, as much of it as one of `fields` may hold: a body has its limit. */
const odd = (fields: number): [string, unknown][] => {
  const times = (whole: number) => Math.ceil(whole / fields);
  const keys = many(times(24_000), () => 1).map((one, i): [string, unknown] => [`k${i}`, one]);
  return [
    ['lists in lists', nested('[', ']', times(bodyLimit / 10))],
    ['a long list of nothing', many(times(120_000), () => null)],
    ['a long list of objects', many(times(80_000), () => ({}))],
    ['a long list of texts', many(times(60_000), () => 'x')],
    ['thousands of keys', Object.fromEntries(keys)],
    ['thousands of numbers as keys', Object.fromEntries(keys.map((_, i) => [i * 7, 1]))],
  ];
};
const whole = odd(1);

/** More than any text may have, and little enough for this test: what grows as its square takes a second. */
const tooLong = 30_000;

describe.each([...schemas])('security 48: the $1', (schema) => {
  const shape = shapeOf(schema);
  const cost = (value: unknown, limit: number) => leastCost(limit, () => parse(schema, value, 'km'));
  const longest = (unit: string) => valueFor(shape, (length = tooLong) => filled(unit, length));
  const longer = (unit: string) => valueFor(shape, () => filled(unit, tooLong));

  it.each([
    ['as long as its fields take', longest],
    ['longer', longer],
  ])('costs no more for one text than for another: %s', (_, made) => {
    const limit = 10 * cost(made('a'), 0) + 15;
    const dear = worstUnits.find((unit) => cost(made(unit), limit) > limit);
    expect(dear).toBeUndefined();
  });

  it('costs little for what is no text at all, and is answered briefly', () => {
    const fields = Object.keys(shape.properties ?? {});
    const shares = odd(fields.length + 1);
    for (const [i, [name, value]] of whole.entries()) {
      // In the place of all, in each field and one that is unknown, and in each text.
      const inEach = Object.fromEntries([...fields, 'x'].map((field) => [field, shares[i]?.[1]]));
      for (const body of [value, inEach, valueFor(shape, () => value)]) {
        expect([name, leastCost(20, () => parse(schema, body, 'km')) <= 20]).toEqual([name, true]);
        expect(JSON.stringify(parse(schema, body, 'km')).length).toBeLessThan(20_000);
      }
    }
  });
});

it('security 48: the worst strings are those of every pattern in the sources', () => {
  expect(patterns.length).toBeGreaterThan(100);
  expect(patterns).toContain('<[^<>]*>|&nbsp;');
  expect(worstUnits).toEqual(expect.arrayContaining(['<', '&nbsp;', '\u17D2', '\u17C1', ' ', '@', '0']));
});
