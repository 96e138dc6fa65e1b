import { describe, expect, it } from 'vitest';
import { normalizedSearch } from './normalized-search.ts';

describe('the wording of a search that is kept', () => {
  it('is the same for all ways to type it', () => {
    for (const typed of [
      'Chief  Cook',
      ' chief cook ',
      'CHIEF\u200BCOOK'.replace('\u200B', ' \u200B'),
      'chief cook cook',
    ])
      expect(normalizedSearch(typed)).toBe('chief cook');
    expect(normalizedSearch('គណនេយ្យករ\u200B')).toBe(normalizedSearch('គណនេយ្យករ'));
    expect(normalizedSearch('ឆ្នាំ ២០២៦')).toBe(normalizedSearch('ឆ្នាំ 2026'));
  });

  it('keeps nothing that may be of one person', () => {
    const personal = [
      'dara@example.com',
      'dara＠example.com',
      '012 345 678',
      '+855 12 345 678',
      '០១២ ៣៤៥ ៦៧៨',
      'call 012-34-56',
      'https://example.com/dara',
      'www.example.com',
      'passport N1234567',
    ];
    for (const typed of personal) expect([typed, normalizedSearch(typed)]).toEqual([typed, null]);
  });

  it('keeps nothing that is no word, or a whole text', () => {
    for (const typed of [
      '',
      '   ',
      '%&()',
      '\u200B\u2060\uFEFF',
      '2026',
      'x'.repeat(10_000),
      'a b c d e f g h i',
    ])
      expect(normalizedSearch(typed)).toBeNull();
    expect(
      normalizedSearch(Array.from({ length: 1000 }, (_, number) => `word${number}`).join(' ')),
    ).toBeNull();
  });

  it('keeps both scripts, and years', () => {
    expect(normalizedSearch('HR ធនធានមនុស្ស 2026')).toBe('hr ធនធានមនុស្ស 2026');
  });
});
