import { expect, it } from 'vitest';
import map from './district-map.json' with { type: 'json' };
import { districtIn } from './district-name.ts';

const at = (slug: keyof typeof map.provinces, address: string, province: string) =>
  districtIn(address, Object.keys(map.provinces[slug].districts), province);

it.each([
  ['No. 12, Street 271, Toul Kork, Phnom Penh', 'Tuol Kouk'],
  ['ផ្ទះលេខ 12 ខណ្ឌដូនពេញ ភ្នំពេញ', 'Doun Penh'],
  ['Sen Sok, Phnom Penh', 'Saensokh'],
  ['Street 51, Phnom Penh', undefined],
])('of %j is %j', (address, name) => {
  expect(at('phnom-penh', address, 'Phnom Penh')).toBe(name);
});

it('is not the one that is called as the province', () => {
  expect(at('battambang', 'National Road 5, Battambang', 'Battambang')).toBe(undefined);
  expect(at('battambang', 'Moung Ruessei, Battambang', 'Battambang')).toBe('Moung Ruessei');
});

it('has the districts of every province', () => {
  const provinces = Object.values(map.provinces);
  expect(provinces).toHaveLength(25);
  expect(provinces.flatMap(({ districts }) => Object.keys(districts))).toHaveLength(197);
});
