import { z } from 'zod';

/** Schema in the form of JSON Schema. */
export interface Shape {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

export const shapeOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** Valid value of the schema: `text` is called for each text's maximum length, and lists have at most `entries`. */
export function valueFor(shape: Shape, text: (longest: number | undefined) => unknown, entries = 1): unknown {
  const inner = (one: Shape) => valueFor(one, text, entries);
  if (shape.anyOf) return inner(shape.anyOf.find(({ type }) => type === 'string') ?? shape.anyOf[0] ?? {});
  if (shape.properties)
    return Object.fromEntries(Object.entries(shape.properties).map(([name, one]) => [name, inner(one)]));
  const { items, maxItems = entries } = shape;
  if (items) return Array.from({ length: Math.min(entries, maxItems) }, () => inner(items));
  return shape.type === 'string' ? text(shape.maxLength) : 1;
}

const many = (times: number, text: string) => `[${Array(times).fill(text).join()}]`;
const keys = (times: number, name: (at: number) => string | number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: times }, (_, at) => [name(at), 1])));

/** JSON that no field accepts, as much as fits into one of `fields` fields: a body has its limit. */
export function oddTexts(fields = 1): [string, string][] {
  const times = (whole: number) => Math.ceil(whole / fields);
  return [
    ['lists in lists', '['.repeat(times(25_000)) + ']'.repeat(times(25_000))],
    ['a long list of nothing', many(times(120_000), 'null')],
    ['a long list of objects', many(times(80_000), '{}')],
    ['a long list of texts', many(times(60_000), '"x"')],
    ['thousands of keys', keys(times(24_000), (at) => `k${at}`)],
    ['thousands of numbers as keys', keys(times(24_000), (at) => at * 7)],
  ];
}
