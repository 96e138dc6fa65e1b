import { jobTypes } from '@acheep/contract/jobs/job-option';
import { locales } from '@acheep/contract/kernel/locale';
import { expect, it } from 'vitest';
import { monthlyPayText } from '../../../pay-text.ts';
import { choiceIn, dayOfCell, numberIn, phoneIn, salaryIn } from './cell-value.ts';

it.each([
  ['300-500 USD', { from: 30_000, to: 50_000, currency: 'USD' }],
  ['$1,200', { from: 120_000, to: 120_000, currency: 'USD' }],
  ['from 300', { from: 30_000 }],
  ['up to $700.50', { to: 70_050, currency: 'USD' }],
  ['១២០០០០០ រៀល', { from: 120_000_000, to: 120_000_000, currency: 'KHR' }],
  ['3600-4800 USD / YEAR', { from: 30_000, to: 40_000, currency: 'USD' }],
  ['Negotiable', { negotiable: true }],
  ['អាចចរចា', { negotiable: true }],
  ['5 USD / HOUR', 'import_salary_unit'],
  ['a lot', 'import_salary'],
  ['=1+1', 'import_salary'],
  ['300 EUR', 'import_salary'],
  ['1-2-3', 'import_salary'],
])('the salary %s', (text, expected) => expect(salaryIn(text)).toEqual(expected));

it.each([
  [
    { salaryFrom: 30_000, salaryTo: 50_000, currency: 'USD' },
    { from: 30_000, to: 50_000, currency: 'USD' },
  ],
  [
    { salaryFrom: 37_050, salaryTo: 37_050, currency: 'USD' },
    { from: 37_050, to: 37_050, currency: 'USD' },
  ],
  [
    { salaryFrom: 120_000_000, salaryTo: null, currency: 'KHR' },
    { from: 120_000_000, currency: 'KHR' },
  ],
  [
    { salaryFrom: null, salaryTo: 120_000_000, currency: 'KHR' },
    { to: 120_000_000, currency: 'KHR' },
  ],
  [{ salaryFrom: null, salaryTo: null, currency: 'USD', negotiable: true }, { negotiable: true }],
])('the salary %j of another site like this one', (pay, expected) => {
  for (const locale of locales) expect(salaryIn(monthlyPayText(pay, locale) ?? '')).toEqual(expected);
});

it.each([
  ['2027-01-31', '2027-01-31'],
  ['31/01/2027', '2027-01-31'],
  ['31.1.2027', '2027-01-31'],
  ['31 Jan 2027', '2027-01-31'],
  ['January 31, 2027', '2027-01-31'],
  ['៣១/០១/២០២៧', '2027-01-31'],
  ['ថ្ងៃទី 31 ខែមករា ឆ្នាំ2027', '2027-01-31'],
  ['2027-01-31T20:00:00Z', '2027-02-01'],
  ['2027-01-31 23:00', '2027-01-31'],
  ['01/31/2027', null],
  ['30 February 2027', null],
  ['2027-02-30', null],
  ['2027-02-30 10:00', null],
  ['0000-00-00', null],
  ['soon', null],
  ['Sunday, 31 January 2027 at 5 pm', '2027-01-31'],
  ['ថ្ងៃអាទិត្យ ទី31 ខែមករា ឆ្នាំ2027 ម៉ោង 5 ល្ងាច', '2027-01-31'],
  ['Closing date: 31/01/2027 (17:00)', '2027-01-31'],
  ['Sun, 31 Jan 2027 08:00:00 GMT', '2027-01-31'],
  ['Sun, 31 Jan 2027 20:00:00 GMT', '2027-02-01'],
  ['before 31 Jan 2027', null],
  ['2 weeks before 31 Jan 2027', null],
  ['31 Jan 2027 or until filled', null],
  ['31/01/2027 (extended)', null],
  ['since 31 Jan 2027', null],
])('the day %s', (text, expected) => expect(dayOfCell(text)).toBe(expected));

it('numbers and telephone numbers as they are written here', () => {
  expect([numberIn('1,200'), numberIn('១២'), numberIn('2.5'), numberIn('two')]).toEqual([
    1200,
    12,
    2.5,
    null,
  ]);
  for (const text of [
    '012 345 678 / 097 111 2222',
    '+855 (0)12 345 678',
    '00855 12-345-678',
    '(855) 012.345.678',
    '០១២ ៣៤៥ ៦៧៨',
    '12345678',
  ])
    expect(phoneIn(text)).toBe('+85512345678');
  expect(phoneIn('+65 8123 4567')).toBe('+6581234567');
  expect(phoneIn('Tel: 012 345 678')).toBe('Tel:012345678');
});

it('says a choice by what is stored or by its words in either language', () => {
  const [[value, words] = []] = Object.entries(jobTypes);
  expect([value, words?.en.toUpperCase(), words?.km].map((text) => choiceIn(jobTypes, text ?? ''))).toEqual([
    value,
    value,
    value,
  ]);
  expect(choiceIn(jobTypes, 'now and then')).toBeUndefined();
});
