import { beforeEach, expect, it } from 'vitest';
import { visitHome } from './last-visit.ts';

const minute = 60_000;
const hour = 60 * minute;
const monday = Date.parse('2026-11-23T01:00:00Z');
const tuesday = monday + 24 * hour;

beforeEach(() => localStorage.clear());

it('knows no visit before the first', () => {
  expect(visitHome('dara', monday)).toBeNull();
  expect(visitHome('dara', monday + minute)).toBeNull();
});

it('is since the visit before, also after a reload, in a second tab and an hour later', () => {
  visitHome('dara', monday);
  visitHome('dara', monday + hour);
  expect(visitHome('dara', tuesday)).toBe(monday + hour);
  expect(visitHome('dara', tuesday + minute)).toBe(monday + hour);
  expect(visitHome('dara', tuesday + 2 * hour)).toBe(monday + hour);
  expect(visitHome('dara', tuesday + 8 * hour)).toBe(tuesday + 2 * hour);
});

it('is each person’s own on a device', () => {
  visitHome('dara', monday);
  expect(visitHome('sophea', tuesday)).toBeNull();
});

it('begins anew where what is kept cannot be so', () => {
  visitHome('dara', tuesday);
  expect(visitHome('dara', monday)).toBeNull();
  localStorage.setItem('last-visit', 'no JSON');
  expect(visitHome('dara', tuesday)).toBeNull();
});
