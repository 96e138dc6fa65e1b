import { describe, expect, it } from 'vitest';
import { normalizeKhmer } from '../analysis/khmer.ts';
import { type LexiconEntry, lexicon } from './lexicon.ts';
import { meaningWordings } from './meaning.ts';
import { shownWording } from './shown-wording.ts';
import { maxSynonymTerms, synonymKey, synonymTerms } from './synonym.ts';

const everyWording = ({ wordings, typed }: LexiconEntry) => [...wordings, ...typed];
const all = lexicon.flatMap(everyWording);
const isKhmer = (text: string) => /\p{Script=Khmer}/u.test(text);

describe('the lexicon', () => {
  it('has 1,500 meanings and more', () => {
    expect(lexicon.length).toBeGreaterThanOrEqual(1500);
  });

  it('says each in both languages', () => {
    const missing = lexicon.filter(
      ({ wordings }) => !wordings.some(isKhmer) || wordings.every((wording) => isKhmer(wording)),
    );
    expect(missing).toEqual([]);
  });

  it('has no wording twice, as the search takes words', () => {
    // Two spellings of a word count as one wording, and its line may contain both.
    const keys = lexicon.flatMap((entry) => [...new Set(everyWording(entry).map(synonymKey))]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('has wordings that can be looked up', () => {
    const wrong = all.filter((wording) => {
      const { length } = synonymTerms(wording);
      return length === 0 || length > maxSynonymTerms;
    });
    expect(wrong).toEqual([]);
  });

  it('writes Khmer as the search reads it, without invisible signs', () => {
    const written = all.filter((wording) => /[\u200b-\u200f\u17b4\u17b5]|\s{2}/.test(wording));
    expect(written).toEqual([]);
    // Normalising is idempotent.
    for (const wording of all) expect(normalizeKhmer(normalizeKhmer(wording))).toBe(normalizeKhmer(wording));
  });

  it('has a decent wording to show for each that demeans', () => {
    const demeaning = lexicon.flatMap(({ unshown }) => unshown);
    expect(demeaning).toContain('ស្រីបម្រើ');
    expect(demeaning.filter((wording) => demeaning.includes(shownWording(wording)))).toEqual([]);
    expect(['ស្រីបម្រើ', 'ស្រីប៊ៀរ', 'beer girl', 'មេដោះ', 'chef'].map(shownWording)).toEqual([
      'អ្នកធ្វើការផ្ទះ',
      'អ្នកផ្សព្វផ្សាយស្រាបៀរ',
      'beer promoter',
      'អ្នកមើលក្មេង',
      'chef',
    ]);
  });

  it('does not say that two mean the same whom fitting tells apart', () => {
    // Both have one stem: "mechanic", "mechanical".
    const mechanic = synonymKey('mechanic');
    const families = new Map<string, string>();
    for (const line of [...meaningWordings.trade, ...meaningWordings.field])
      for (const key of line.map(synonymKey))
        if (key !== mechanic && !families.has(key)) families.set(key, line[0] ?? '');
    const torn = lexicon.filter((entry) => {
      const of = new Set(everyWording(entry).flatMap((wording) => families.get(synonymKey(wording)) ?? []));
      return of.size > 1;
    });
    expect(torn).toEqual([]);
  });
});
