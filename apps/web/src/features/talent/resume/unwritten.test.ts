import { expect, it } from 'vitest';
import { unwritten } from './unwritten.ts';

const values = {
  name: { en: 'Sok Dara', km: 'សុខ ដារ៉ា' },
  title: { en: 'Cook', km: ' ' },
  address: { en: '', km: '' },
  work: [
    { title: { en: '', km: 'ចុងភៅ' }, from: '2020-01', current: true, description: { en: 'Cooks', km: '' } },
  ],
  phone: ['+85512345678'],
  bornOn: null,
};

it('counts the texts that only the other language has', () => {
  expect([unwritten(values, 'km'), unwritten(values, 'en'), unwritten(undefined, 'km')]).toEqual([2, 1, 0]);
});

it('counts those of a saved CV, which has nothing where nothing is written', () => {
  const saved = { title: { en: 'Cook', km: null }, objective: null, address: { en: null, km: null } };
  expect([unwritten(saved, 'km'), unwritten(saved, 'en')]).toEqual([1, 0]);
});
