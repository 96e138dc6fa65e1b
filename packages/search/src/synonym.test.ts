import { describe, expect, it } from 'vitest';
import { searchQuery } from './query.ts';
import { synonymKey, synonymsInSteps, synonymsOf } from './synonym.ts';

const synonyms = synonymsOf([
  ['driver', 'chauffeur', 'អ្នកបើកបរ'],
  ['customer service', 'call centre', 'សេវាអតិថិជន'],
  ['truck driver', 'lorry driver'],
  ['C++', 'cpp'],
  ['IT', 'information technology'],
]);
const meant = (text: string) => searchQuery(text, synonyms)?.meant;

describe('searchQuery with synonyms', () => {
  it.each([
    ['driver', "('driver':* | ('driver' | 'chauffeur' | 'អ្នកបើកបរ'))"],
    ['Drivers', "('drivers':* | ('driver' | 'chauffeur' | 'អ្នកបើកបរ'))"],
    ['អ្នកបើកបរ', "'driver' | 'chauffeur' | 'អ្នកបើកបរ'"],
    ['customer service', "(('customer' & 'service') | ('call' & 'centre') | "],
    ['truck driver', "(('truck' & 'driver') | ('lorry' & 'driver'))"],
    ['c++', "'cplusplus' | 'cpp'"],
    ['IT', "'it0' | ('information' & 'technology')"],
  ])('looks up all ways to say %s', (text, part) => {
    expect(meant(text)).toContain(part);
  });

  it('keeps what has no synonyms, and what is not yet finished', () => {
    expect(meant('senior driver')).toContain("('senior' & ('driver' | 'chauffeur' | 'អ្នកបើកបរ'))");
    expect(meant('driver phnom penh')).toContain(
      "('phnom' & ('driver' | 'chauffeur' | 'អ្នកបើកបរ') & 'penh')",
    );
    expect(meant('driver managem')).toContain("'managem':*");
    expect(searchQuery('driver managem', synonyms)).toMatchObject(searchQuery('driver managem') ?? {});
  });

  it('says nothing where no word has any, and of half a word', () => {
    for (const text of ['accountant', 'driv', 'customer', 'service', 'information'])
      expect(searchQuery(text, synonyms)).toEqual(searchQuery(text));
    expect(searchQuery('+++', synonyms)).toBeNull();
  });
});

describe('synonymKey', () => {
  it('is the same for what the search takes for one word', () => {
    expect(new Set(['Driver', 'drivers', ' DRIVER '].map(synonymKey)).size).toBe(1);
    expect(synonymKey('សំអាត')).toBe(synonymKey('សម្អាត'));
    expect(synonymKey('driver')).not.toBe(synonymKey('truck driver'));
  });

  it('is empty for signs', () => {
    expect([' ', '!?', '…', '—', '៕'].map(synonymKey)).toEqual(['', '', '', '', '']);
  });
});

it('are made ready a group at a time, so that others have their turn', () => {
  const groups = Array.from({ length: 500 }, (_, at) => [`driver ${at}`, `chauffeur ${at}`]);
  expect([...synonymsInSteps(groups)]).toHaveLength(500);
});
