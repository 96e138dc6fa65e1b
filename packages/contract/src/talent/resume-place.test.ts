import { expect, it } from 'vitest';
import { resumeTitle } from './resume-pdf-option.ts';
import { placeText } from './resume-place.ts';

const province = { name: { en: 'Phnom Penh', km: 'ភ្នំពេញ' } };
it.each([
  ['Toul Kork, Phnom Penh', province, 'Toul Kork, Phnom Penh'],
  ['Toul Kork, phnompenh', province, 'Toul Kork, phnompenh'],
  ['Toul Kork', province, 'Toul Kork · Phnom Penh'],
  ['Toul Kork', null, 'Toul Kork'],
  ['ផ្លូវ 271 រាជធានីភ្នំពេញ', province, 'ផ្លូវ 271 រាជធានីភ្នំពេញ'],
  [null, province, 'Phnom Penh'],
  [null, null, ''],
])('%s says where, with the province once', (address, where, text) => {
  expect(
    placeText({ address: address === null ? null : { en: address, km: null }, province: where }, 'en'),
  ).toBe(text);
});

it.each([
  ['Sok Dara', 'en', 'Sok Dara – CV'],
  ['សុខ ដារ៉ា', 'km', 'សុខ ដារ៉ា – ប្រវត្តិរូប'],
  ['', 'en', 'CV'],
] as const)('a CV of %s is called by the name in %s', (name, locale, title) => {
  expect(resumeTitle(name, locale)).toBe(title);
});
