import { describe, expect, it } from 'vitest';
import { finish } from '../analysis/steps.ts';
import { searchQuery } from '../query/query.ts';
import { lexicon } from './lexicon.ts';
import { knownSynonymsInSteps, synonymKey, synonymsOf } from './synonym.ts';

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
    ['customer service', "(('customer' & 'service') | ('call' & 'center') | "],
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
  finish(knownSynonymsInSteps([]));
  expect([...knownSynonymsInSteps(groups)]).toHaveLength(500);
});

describe('with the lexicon', () => {
  const known = finish(
    knownSynonymsInSteps([
      ['driver', 'wheelman'],
      ['tax', 'levy'],
    ]),
  );
  const found = (text: string) => searchQuery(text, known);

  it('says what the operator says, and what the lexicon says besides', () => {
    expect(found('driver')?.meant).toMatch(/'driver' \| 'wheelman' \| .*'chauffeur'.*'អ្នកបើកបរ'/);
    expect(found('chauffeur')?.meant).not.toContain('wheelman');
    expect(found('ឆ្មប')?.meant).toContain("'midwife'");
  });

  it('takes the longer wording, whoever says it', () => {
    expect(found('tax accountant')?.meant).not.toContain('levy');
    expect(found('social work')?.exact).toBe("'social' & 'work'");
  });

  it.each([
    ['ecommerce', "'e' & 'commerce'"],
    ['e commerce', "'ecommerce'"],
    ['Mondul Kiri', "'mondulkiri'"],
    ['Sihanoukville', "'preah' & 'sihanouk'"],
    ['Poipet', "'banteay' & 'meanchey'"],
  ])('%s is also %s', (text, part) => {
    expect(found(text)?.meant).toContain(part);
  });

  it.each([
    ['ម៉ាកេតធីង', "'marketing'"],
    ['ម៉ាឃីតធីង', "'marketing'"],
    ['ម៉ាកឃីធីង', "'marketing'"],
    ['អ្នកខលសេនធឺភ្នំពេញ', "('call' & 'center')"],
    ['រ៉េម៉ូត', "('work' & 'home')"],
    ['resepsionis', "'receptionist'"],
    ['Foodpanda', "('delivery' & 'rider')"],
    ['ហ្គ្រេប', "('delivery' & 'rider')"],
    ['CO', "('credit' & 'officer')"],
    ['PR', "('public' & 'relations')"],
    ['ក្រៅស្រុក', "'overseas'"],
  ])('%s is read as what it is written for: %s', (text, part) => {
    expect(found(text)?.meant).toContain(part);
  });

  it('looks for the ways in which jobs are written, not for those in which other people type', () => {
    expect(found('ហាត់ការងារ')?.meant).toContain("'internship'");
    expect(found('internship')?.meant).not.toContain("'រៀន'");
    expect(found('delivery rider')?.meant).not.toContain('foodpanda');
  });

  it('finds what lies in the province of a town, and no towns for a province', () => {
    expect(found('Banteay Meanchey')?.meant).not.toContain('poipet');
  });

  it.each([
    ['ការងារ Electrician កំពង់ធំ', "'electrician' & 'កំពង់ធំ'"],
    ['ខ្ញុំចង់រកការងារអ្នកបើកបរនៅភ្នំពេញ', "'អ្នកបើកបរ' & 'ភ្នំពេញ'"],
    ['looking for a job as a driver in Kep', "'driver' & 'kep'"],
    ['ខេត្តរតនគិរី', "('ខេត្តរតនគិរី' | 'រតនគិរី')"],
    // A title is found by its exact text, however the dictionary splits it.
    ['រៀនត្បាញសូត្រដោយដៃ', "'រៀន' & 'ត្បាញ' & 'សូត្រ' & ('ដោយដៃ' | 'ដៃ')"],
    ['job', "'job'"],
    ['ការងារ', "'ការងារ'"],
  ])('what only says that somebody looks for work need not be found: %s', (text, exact) => {
    expect(found(text)?.exact).toBe(exact);
  });

  it('looks up 48 ways in all at most, and 16 of each', () => {
    const text = lexicon
      .filter(({ wordings }) => wordings.length > 7)
      .map(({ wordings }) => wordings[0])
      .slice(0, 8)
      .join(', ');
    const ways = known.find(text.toLowerCase().split(/\W+/)).map((meant) => meant.ways.length);
    expect(ways.length).toBeGreaterThan(3);
    expect(Math.max(...ways)).toBeLessThanOrEqual(16);
    expect(ways.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(48);
  });
});
