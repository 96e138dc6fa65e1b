import { endpoints } from '@acheep/contract/endpoints';
import { publishableGathering } from '@acheep/contract/events/gathering-publish';
import { answering } from '@acheep/contract/hiring/answer';
import { applicationBody } from '@acheep/contract/hiring/application';
import { interviewAt } from '@acheep/contract/hiring/interview';
import { publishableJob } from '@acheep/contract/jobs/job-draft';
import { type Endpoint, noQuery } from '@acheep/contract/kernel/endpoint';
import { parse } from '@acheep/contract/kernel/validation';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { minCost } from '../src/testing/cost.ts';
import { oddTexts, shapeOf, valueFor } from '../src/testing/schema-value.ts';
import { filled, worstUnits } from '../src/testing/worst-string.ts';

const all: readonly Endpoint[] = endpoints;
const checked = all.flatMap(({ method, path, query, body }): [string, z.ZodType | undefined][] => [
  [`query of ${method} ${path}`, query],
  [`body of ${method} ${path}`, body],
]);
const now = new Date('2026-11-20T03:00:00Z');
const rules: [string, z.ZodType][] = [
  ['query of all others', noQuery],
  ['rule of a job to publish', publishableJob('2026-11-20')],
  ['rule of a training to publish', publishableGathering('training', now)],
  ['rule of an event to publish', publishableGathering('event', now)],
  ['rule of an interview from now on', interviewAt(now)],
  ['rule of an application with answers', answering(applicationBody, [])],
];
/** By schema: one that several endpoints share is checked once. */
const schemas = new Map<z.ZodType, string>();
for (const [name, schema] of [...checked, ...rules]) if (schema) schemas.set(schema, name);

const oddValues = (fields: number) =>
  oddTexts(fields).map(([name, text]): [string, unknown] => [name, JSON.parse(text)]);
const whole = oddValues(1);

/** Longer than any text may be, and short enough for this test: quadratic time takes a second. */
const tooLong = 30_000;

describe.each([...schemas])('security 48: the $1', (schema) => {
  const shape = shapeOf(schema);
  const cost = (value: unknown, limit: number) => minCost(limit, () => parse(schema, value, 'km'));
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
    const shares = oddValues(fields.length + 1);
    for (const [i, [name, value]] of whole.entries()) {
      // As the whole body, in each field and an unknown one, and in each text.
      const inEach = Object.fromEntries([...fields, 'x'].map((field) => [field, shares[i]?.[1]]));
      for (const body of [value, inEach, valueFor(shape, () => value)]) {
        expect([name, minCost(20, () => parse(schema, body, 'km')) <= 20]).toEqual([name, true]);
        expect(JSON.stringify(parse(schema, body, 'km')).length).toBeLessThan(20_000);
      }
    }
  });
});
