import { companyBody } from '@acheep/contract/companies/company';
import { parse } from '@acheep/contract/kernel/validation';
import { expect, it } from 'vitest';
import { withScheme } from './company-form-values.ts';

it.each([
  ['www.example.com', 'https://www.example.com'],
  [' example.com.kh/jobs?x=1 ', 'https://example.com.kh/jobs?x=1'],
  ['http://example.com', 'http://example.com'],
  ['https://example.com', 'https://example.com'],
  ['', ''],
  ['facebook', 'facebook'],
])('completes the website %s', (typed, website) => {
  expect(withScheme(typed)).toBe(website);
});

it.each(['javascript:alert(1)', 'javascript:a.b', 'mailto:hr@example.com', 'ftp://example.com', 'facebook'])(
  'security 24: leaves %s as it is, and the form refuses it as the API does',
  (typed) => {
    expect(withScheme(typed)).toBe(typed);
    const body = { name: 'Angkor', address: 'Street 1', website: typed };
    expect(parse(companyBody, body, 'en')).toMatchObject({
      ok: false,
      errors: { website: [expect.stringContaining('http')] },
    });
  },
);
