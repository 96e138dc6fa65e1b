import { describe, expect, it } from 'vitest';
import { segment } from './segment.ts';

describe('segment', () => {
  it.each([
    ['ប្រធានផ្នែកគណនេយ្យ', 'ប្រធាន ផ្នែក គណនេយ្យ'],
    ['គណនេយ្យករ', 'គណនេយ្យករ'],
    ['បុគ្គលិកលក់នៅភ្នំពេញ', 'បុគ្គលិក លក់ នៅ ភ្នំពេញ'],
    ['ជំនួយការផ្នែករដ្ឋបាល', 'ជំនួយការ ផ្នែក រដ្ឋបាល'],
    ['វិស្វករសំណង់ ខេត្តសៀមរាប', 'វិស្វករ សំណង់ ខេត្តសៀមរាប'],
    ['ធ្វើការពេញម៉ោង', 'ធ្វើការ ពេញម៉ោង'],
    ['លក់អនឡាញ', 'លក់ អនឡាញ'],
    ['អ្នកលក់IT ២នាក់', 'អ្នកលក់ it 2 នាក់'],
    ['ថ្មីៗ។ ការងារ៖ $៥០០', 'ថ្មី ការងារ 500'],
    ['C++, C# និង .NET', 'cplusplus csharp និង dotnet'],
    ['ASP.NET/Node.js', 'asp dotnet nodejs'],
    ['F&B, R & D', 'fnb rnd'],
    ['e-Commerce, E-mail, Wi-Fi', 'ecommerce email wifi'],
    ['full time, part-time, FullTime', 'fulltime parttime fulltime'],
    ['java script, JavaScript, Java', 'javascript javascript java'],
    ["bachelor's, Bachelor’s, U.S.A., Ph.D.", 'bachelor bachelor usa phd'],
    ['$1,000-1,500', '1000 1500'],
    ['!?។៕ — 🎉', ''],
  ])('%s → %s', (text, words) => {
    expect(segment(text).join(' ')).toBe(words);
  });

  it.each([
    ['សំអាត', 'សម្អាត'],
    ['សំភាសន៍', 'សម្ភាស'],
    ['ទេសចរណ៍', 'ទេសចរ'],
    ['អភិវឌ្ឍន៍', 'អភិវឌ្ឍ'],
    ['ស្ដង់ដារ', 'ស្តង់ដារ'],
    ['កំរិតខ្ពស់', 'កម្រិតខ្ពស់'],
  ])('%s and %s are the same words', (one, other) => {
    expect(segment(one)).toEqual(segment(other));
  });

  it.each([
    ['គណនេយ្យ', 'គណនេយ្យករ'],
    ['ភ្នំពេញ', 'ពេញម៉ោង'],
    ['c', 'c++'],
    ['net', '.net'],
  ])('%s and %s are not', (one, other) => {
    expect(segment(one)).not.toEqual(segment(other));
  });

  it('makes of everything words that a search engine cannot split', () => {
    const words = segment(
      `a_b 'x' "y" \\ % & | ! ( ) : * < > \u0000 \uD800 中文 ${'ក'.repeat(500)}${'x'.repeat(500)}`,
    );
    for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{1,64}$/u);
  });
});
