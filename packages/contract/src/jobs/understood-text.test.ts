import { expect, it } from 'vitest';
import { textWithout } from './understood-text.ts';

const part = (text: string, said: string) => ({
  from: text.indexOf(said),
  to: text.indexOf(said) + said.length,
});

it.each([
  ['cook siem reap $300', ['siem reap'], 'cook $300'],
  ['cook siem reap $300', ['$300', 'cook'], 'siem reap'],
  ['គណនេយ្យករភ្នំពេញ', ['ភ្នំពេញ'], 'គណនេយ្យករ'],
  ['cook', ['cook'], ''],
])('%s without %j is %j', (text, said, left) => {
  expect(
    textWithout(
      text,
      said.map((one) => part(text, one)),
    ),
  ).toBe(left);
});
