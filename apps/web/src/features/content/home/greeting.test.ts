import { momentOf } from '@acheep/contract/kernel/calendar';
import { expect, it } from 'vitest';
import { givenName, partOfDay } from './greeting.ts';

it.each([
  ['03:59', 'evening'],
  ['04:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['00:00', 'evening'],
])('at %s in Phnom Penh it is %s', (clock, part) => {
  expect(partOfDay(momentOf('2026-11-23', clock))).toBe(part);
});

it.each([
  ['Seng Veasna', 'Veasna'],
  ['សេង វាសនា', 'វាសនា'],
  ['  Keo  Sok Dara ', 'Dara'],
  ['Veasna', 'Veasna'],
  ['', ''],
])('%j is called %j', (name, called) => {
  expect(givenName(name)).toBe(called);
});
