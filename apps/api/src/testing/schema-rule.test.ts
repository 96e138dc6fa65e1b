import { atMost, typed } from '@acheep/contract/kernel/bound';
import { line } from '@acheep/contract/kernel/text';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { outgrows } from './cost.ts';
import { rulesIn } from './schema-rule.ts';
import { filled } from './worst-string.ts';

const faultsOf = (field: z.ZodType) => rulesIn([['body of POST /job:', z.strictObject({ field })]]).faults;
const isKind = (text: string) => text !== 'rude';

it.each([
  ['a text without a maximum', z.string(), 'begin it with `typed` or `trimmed`'],
  [
    'a text with a pattern before its maximum',
    z.string().regex(/x/).max(9, { abort: true }),
    'length is not checked',
  ],
  [
    'a text whose other rules look at what is too long',
    z.string().max(9).regex(/x/),
    'length is not checked',
  ],
  ['a text of a format without a maximum', z.iso.datetime(), 'length is not checked'],
  ['a list without a maximum', z.array(line(9)), 'make it with `atMost`'],
  [
    'a list whose entries are looked at before they are counted',
    z.array(line(9)).max(9),
    'make it with `atMost`',
  ],
  ['a text without a maximum in a list', atMost(9, z.array(z.string())), 'field[] is a text'],
  ['a number without bounds', z.number().min(0), 'give it `min` and `max`'],
  [
    'a function that nobody has looked at',
    line(9).refine(isKind),
    'is checked or changed with isKind, which is no vetted rule',
  ],
  ['one without a name', line(9).transform((text) => text.split('')), 'a function without a name'],
  ['one that may say what it likes', line(9).superRefine(() => undefined), 'a function without a name'],
  ['one that comes before a list', z.preprocess(isKind, atMost(9, z.array(line(9)))), 'isKind'],
  ['keys that nobody knows', z.object({}), 'make it a `strictObject`'],
  ['any keys', z.record(line(9), line(9)), 'of a kind, "record"'],
])('security 48: %s is refused', (_, field, fault) => {
  expect(faultsOf(field)).toEqual([expect.stringContaining('body of POST /job: field')]);
  expect(faultsOf(field)[0]).toContain(fault);
});

it('security 48: another function by the name of a vetted one is refused', () => {
  const storable = (text: string) => text.trim() !== '';
  expect(faultsOf(z.union([line(9), typed(9).refine(storable)]))).toEqual([
    expect.stringContaining('another storable'),
  ]);
});

it('security 48: a rule that takes the square of a text is known from one that does not', () => {
  const text = filled(' ', 12_000);
  expect(outgrows((given) => given.replace(/\s+$/, ''), text)).toBe(true);
  expect(outgrows((given) => given.trim(), text)).toBe(false);
  const slow = (given: string) => Array.from({ length: 500 }, () => given.normalize('NFD').toUpperCase());
  expect(outgrows(slow, text)).toBe(false);
  // The first call takes long for another reason, and the parts next to nothing.
  let calls = 0;
  const interrupted = (given: string) => {
    calls += 1;
    const milliseconds = given !== text ? 0 : calls === 1 ? 30 : 5;
    for (const end = performance.now() + milliseconds; performance.now() < end; );
  };
  expect(outgrows(interrupted, text)).toBe(false);
});
