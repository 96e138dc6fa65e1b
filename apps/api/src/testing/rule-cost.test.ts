import { endpoints } from '@acheep/contract/endpoints';
import { publishableGathering } from '@acheep/contract/events/gathering-publish';
import { answering } from '@acheep/contract/hiring/answer';
import { applicationBody } from '@acheep/contract/hiring/application';
import { interviewAt } from '@acheep/contract/hiring/interview';
import { publishableJob } from '@acheep/contract/jobs/job-draft';
import { noQuery } from '@acheep/contract/kernel/endpoint';
import { parse } from '@acheep/contract/kernel/validation';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { meanCost, minCost, outgrows } from './cost.ts';
import { inputsOfAll, type Rule, rulesIn } from './schema-rule.ts';
import { oddTexts, shapeOf, valueFor } from './schema-value.ts';
import {
  attacks,
  commonUnits,
  costLengths,
  costlyUnit,
  filled,
  patterns,
  worstUnits,
} from './worst-string.ts';

const now = new Date('2026-11-20T03:00:00Z');
const { rules, records, kinds, faults } = rulesIn([
  ...inputsOfAll(endpoints),
  ['the query of all others:', noQuery],
  ['a job to publish:', publishableJob('2026-11-20')],
  ['a training to publish:', publishableGathering('training', now)],
  ['an event to publish:', publishableGathering('event', now)],
  ['an interview from now on:', interviewAt(now)],
  ['an application with answers:', answering(applicationBody, [])],
]);

it('security 48: every text, list and number that callers send has a bound, and no rule that nobody has looked at', () => {
  expect(faults).toEqual([]);
});

it('security 48: the worst strings are those of every pattern in the sources', () => {
  expect(patterns.length).toBeGreaterThan(100);
  expect(patterns).toContain('<[^<>]*>|&nbsp;');
  expect(worstUnits).toEqual(expect.arrayContaining(['<', '&nbsp;', '\u17D2', '\u17C1', ' ', '@', '0']));
});

/** Runs a rule, whose refusals by an exception are expected. */
function triedWith(work: Rule['work']) {
  return (given: string | unknown[]) => {
    try {
      return work(given);
    } catch {
      return undefined;
    }
  };
}

/** `deep` tries every schema with all of the worst strings. */
const sampledUnits = [...new Set([...commonUnits, ...worstUnits.filter((_, at) => at % 3 === 0)])];

const isOfList = ({ of }: { of: z.core.$ZodType }) => shapeOf(of).items !== undefined;
const all = [...rules.values()];

it.each(all.filter((rule) => !isOfList(rule)))(
  'security 48: $name takes time in proportion to a text',
  ({ work }) => {
    expect(costlyUnit(triedWith(work), sampledUnits)).toBeUndefined();
  },
);

it.each(all.filter(isOfList))('security 48: $name takes time in proportion to a list', ({ work, of }) => {
  const { items = {} } = shapeOf(of);
  for (const length of costLengths) {
    const list = Array.from({ length }, (_, at) => valueFor(items, () => String(at)));
    expect(outgrows<unknown[]>(triedWith(work), list)).toBe(false);
  }
});

it.each([...records])(
  'security 48: the rules between fields cost no more for one text than for another: %s',
  (_, schema) => {
    const shape = shapeOf(schema);
    const values = [
      (unit: string) => valueFor(shape, (longest = 1500) => filled(unit, longest), 20),
      (unit: string) => valueFor(shape, () => filled(unit, 30_000)),
    ];
    for (const value of values) {
      const checkOf = (unit: string) => {
        const given = value(unit);
        return () => parse(schema as z.ZodType, given, 'km');
      };
      const limit = 10 * meanCost(checkOf('a')) + 15;
      expect(attacks.find((unit) => minCost(limit, checkOf(unit)) > limit)).toBeUndefined();
    }
  },
);

it.each([...records])(
  'security 48: the rules between fields bear any kind of value in each: %s',
  (_, schema) => {
    const fields = Object.keys(shapeOf(schema).properties ?? {});
    for (const [kind, sent] of oddTexts()) {
      const odd = JSON.parse(sent);
      const body = Object.fromEntries(fields.map((field) => [field, odd]));
      expect(() => parse(schema as z.ZodType, body, 'km'), kind).not.toThrow();
    }
  },
);

it.each(oddTexts())(
  'security 48: any kind of field costs no more than reading what is sent: %s',
  (_, sent) => {
    const odd = JSON.parse(sent);
    const limit = 4 * meanCost(() => JSON.parse(sent)) + 10;
    for (const [kind, schema] of kinds) {
      const check = () => parse(schema as z.ZodType, odd, 'km');
      expect([kind, minCost(limit, check) <= limit]).toEqual([kind, true]);
      expect([kind, JSON.stringify(check()).length < 20_000]).toEqual([kind, true]);
    }
  },
);
