import { afterEach, describe, expect, it, vi } from 'vitest';
import { withoutEmpty } from '../lib/form-resolver.ts';
import { localeOfPath, localePath } from '../lib/locale.ts';
import khmerNames from './country-km.json' with { type: 'json' };
import { formatDate } from './date-text.tsx';
import { flatErrors } from './error-summary.tsx';
import { countries, readNumber, writeNumber } from './phone-number.ts';

const at = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => at('/'));

describe('dates', () => {
  it('are those of Phnom Penh', () => {
    expect(formatDate('2026-11-20T18:30:00Z')).toBe('Nov 21, 2026');
    expect(formatDate('2026-11-20T18:30:00Z', 'time')).toBe('Nov 21, 2026, 1:30 AM');
    expect(formatDate('2026-11-20T08:05:00Z', 'clock')).toBe('03:05 PM');
    expect(formatDate('2026-11-20', 'month')).toBe('November 2026');
    expect(formatDate('2026-01-01', 'iso')).toBe('2026-01-01');
  });

  it('have Khmer months and Latin digits in Khmer', () => {
    at('/km/job');
    expect(formatDate('2026-11-20')).toMatch(/20.*វិច្ឆិកា.*2026/);
    expect(formatDate('2026-11-20T08:05:00Z', 'time')).toBe('20 វិច្ឆិកា 2026 ម៉ោង 3:05 រសៀល');
    expect(formatDate('2026-11-20T02:05:00Z', 'clock')).toBe('09:05 ព្រឹក');
  });
});

describe('countries', () => {
  it('all have a Khmer name, Cambodia first', () => {
    const named = countries(khmerNames);
    expect(named.filter(({ name }) => !/\p{Script=Khmer}/u.test(name))).toEqual([]);
    expect(named[0]).toEqual({ value: 'KH', code: '+855', name: 'កម្ពុជា' });
    expect(countries()[0]?.name).toBe('Cambodia');
  });
});

describe('short dates', () => {
  afterEach(() => vi.useRealTimers());

  it('have no year where there is no doubt', () => {
    vi.setSystemTime('2026-11-20T05:00:00Z');
    expect(formatDate('2027-01-01', 'short')).toBe('Jan 1');
    expect(formatDate('2027-11-20', 'short')).toBe('Nov 20, 2027');
    at('/km/job');
    expect(formatDate('2026-12-04', 'short')).toBe('4 ធ្នូ');
  });
});

describe('telephone numbers', () => {
  it('are typed as people do and kept with their country', () => {
    expect(writeNumber('012 345 678', 'KH')).toBe('+85512345678');
    expect(writeNumber('+1 213 373 4253', 'KH')).toBe('+12133734253');
    expect(readNumber('+85512345678')).toEqual({ country: 'KH', text: '012 345 678' });
    expect(writeNumber('abc', 'KH')).toBe('abc');
  });
});

describe('locale of the URL', () => {
  it('is Khmer below /km and English elsewhere', () => {
    expect(['/', '/job', '/km', '/km/job', '/kmx'].map(localeOfPath)).toEqual(['en', 'en', 'km', 'km', 'en']);
  });

  it('keeps the page when it changes', () => {
    expect(localePath('km', '/job?search=x')).toBe('/km/job?search=x');
    expect(localePath('km', '/')).toBe('/km');
    expect(localePath('km', '/?createdBy=1')).toBe('/km?createdBy=1');
    expect(localePath('en', '/job')).toBe('/job');
  });
});

describe('forms', () => {
  it('leave empty values out, and keep false and zero', () => {
    expect(
      withoutEmpty({ a: '', b: ' ', c: 0, d: false, e: null, f: { g: '' }, h: ['', 'x'], i: [] }),
    ).toEqual({ c: 0, d: false, h: ['x'], i: [] });
  });

  it('list their errors in order, with the paths of nested fields', () => {
    const error = (message: string) => ({ type: 'x', message });
    expect(flatErrors({ title: error('One.'), company: { name: error('Two.') } as never })).toEqual([
      { name: 'title', message: 'One.' },
      { name: 'company.name', message: 'Two.' },
    ]);
  });
});
