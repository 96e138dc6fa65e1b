import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchedPart } from './matched-part.ts';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-search.ts';

describe('matchedPart', () => {
  it.each<[string, string, [string, string, string] | null]>([
    ['Senior Accountant', 'acc', ['Senior ', 'Acc', 'ountant']],
    ['Accountant', 'ACCOUNTANT ', ['', 'Accountant', '']],
    ['Accountant', 'count', null],
    ['C++ Engineer', 'c++', ['', 'C++', ' Engineer']],
    ['គណនេយ្យករ', 'គណន', ['', 'គណនេ', 'យ្យករ']],
    ['គណនេយ្យករ', 'គណ\u200bនេយ', ['', 'គណនេយ្យ', 'ករ']],
    ['ប្រធានគណនេយ្យ', 'គ', ['ប្រធាន', 'គ', 'ណនេយ្យ']],
    ['Kampot', 'កំ', null],
    ['Kampot', ' ', null],
  ])('%s, %s', (label, typed, parts) => expect(matchedPart(label, typed)).toEqual(parts));
});

describe('recent searches', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('are the last eight, each once, the latest first', () => {
    for (const search of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'C', ' ']) rememberSearch(search);
    expect(recentSearches()).toEqual(['C', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  it('are forgotten one by one, or all at once', () => {
    for (const search of ['a', 'b', 'c']) rememberSearch(search);
    forgetSearch('b');
    expect(recentSearches()).toEqual(['c', 'a']);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('are none where the browser keeps nothing, or somebody else has written there', () => {
    for (const kept of ['{', '{"a":1}', '[1,null,""]']) {
      localStorage.setItem('recent-searches', kept);
      expect(recentSearches(), kept).toEqual([]);
    }
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    rememberSearch('a');
    expect(recentSearches()).toEqual([]);
  });
});
