import { endpoints } from '@acheep/contract/endpoints';
import { type Endpoint, usualBody } from '@acheep/contract/kernel/endpoint';
import { expect, it } from 'vitest';
import { z } from 'zod';

interface Shape {
  anyOf?: Shape[];
  enum?: unknown[];
  properties?: Record<string, Shape>;
  type?: string;
  items?: Shape;
  maxItems?: number;
  maxLength?: number;
}

/** Bytes of a Khmer letter. */
const letterBytes = 3;
/** Ids, timestamps, numbers, phone numbers: values of a fixed, short length. */
const shortBytes = 64;
/** For lists that other rules bound. */
const usualItems = 100;

/** Bytes of the longest JSON that a schema accepts, encoded as browsers do. */
function maxBytes(shape: Shape): number {
  if (shape.anyOf) return Math.max(...shape.anyOf.map(maxBytes));
  if (shape.enum) return Math.max(...shape.enum.map((one) => JSON.stringify(one).length));
  if (shape.properties) {
    const fields = Object.entries(shape.properties);
    return fields.reduce((sum, [name, inner]) => sum + name.length + '"":,'.length + maxBytes(inner), 2);
  }
  if (shape.items) return 2 + (shape.maxItems ?? usualItems) * (1 + maxBytes(shape.items));
  return shape.maxLength === undefined ? shortBytes : 2 + letterBytes * shape.maxLength;
}

const all: readonly Endpoint[] = endpoints;

it('every body that the contract takes is read, in Khmer too', () => {
  const tooLong = all.flatMap(({ method, path, body, maxBodyBytes = usualBody }) => {
    if (!body) return [];
    const most = maxBytes(z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }) as Shape);
    return most > maxBodyBytes ? [`${method} ${path}: ${most} bytes`] : [];
  });
  expect(tooLong).toEqual([]);
});
