import { describe, expect, it } from 'vitest';
import { normalizeKhmer } from './khmer.ts';

const KO = '\u1780';

describe('spellings that are drawn alike become equal', () => {
  it.each([
    ['coeng after the vowel', 'ខែ្មរ', 'ខ្មែរ'],
    ['coeng ro before another coeng', 'ស\u17D2\u179A\u17D2\u178Fី', 'ស\u17D2\u178F\u17D2\u179Aី'],
    ['sign before the vowel', '\u1797\u17C6\u17D2\u1793', 'ភ\u17D2\u1793ំ'],
    ['am written in two orders', 'ថែទ\u17C6\u17B6', 'ថែទ\u17B6\u17C6'],
    ['um written in two orders', 'ជ\u17C6\u17BB', 'ជ\u17BB\u17C6'],
    ['coeng da and coeng ta', 'កណ\u17D2\u178Aាល', 'កណ\u17D2\u178Fាល'],
    ['split vowel o', `${KO}\u17C1\u17B6`, `${KO}\u17C4`],
    ['split vowel oe', `${KO}\u17C1\u17B8`, `${KO}\u17BE`],
    ['split vowel oe, parts exchanged', `${KO}\u17B8\u17C1`, `${KO}\u17BE`],
    ['e before a vowel that holds it', `${KO}\u17C1\u17C5`, `${KO}\u17C5`],
    ['u for a triisap under an upper vowel', 'សុីវិល', 'ស៊ីវិល'],
    ['u for a muusikatoan under an upper vowel', 'មុឺន', 'ម៉ឺន'],
    ['shifter after the vowel', 'ក្រុមហុ៊ន', 'ក្រុមហ៊ុន'],
    ['shifter of the other register under an upper vowel', 'ម៉ាស៉ីន', 'ម៉ាស៊ីន'],
    ['doubled vowel', 'ការងាារ', 'ការងារ'],
    ['doubled sign', 'លក់់', 'លក់'],
    ['doubled coeng', 'ភ\u17D2\u17D2នំ', 'ភ្នំ'],
    ['coeng with no letter', 'ការ\u17D2', 'ការ'],
    ['zero-width space', 'អ្នក\u200Bលក់', 'អ្នកលក់'],
    ['zero-width joiners and a soft hyphen', 'ភ្នំ\u200C\u200Dពេញ\u00AD\uFEFF', 'ភ្នំពេញ'],
    ['invisible vowels', 'ក\u17B4ម\u17B5', 'កម'],
    ['deprecated letter a', '\u17A3នាម័យ', 'អនាម័យ'],
    ['deprecated letter aa', '\u17A4ហារ', 'អាហារ'],
    ['deprecated letter uk', '\u17A8', 'ឧក'],
  ])('%s', (_, written, usual) => {
    expect(normalizeKhmer(written)).toBe(normalizeKhmer(usual));
  });
});

describe('spellings that are used side by side become equal', () => {
  it.each([
    ['អោយ', 'ឱ្យ'],
    ['ឲ្យ', 'ឱ្យ'],
    ['ឳពុក', 'ឪពុក'],
    ['ពត៌មាន', 'ព័ត៌មាន'],
    ['ទូរសព្ទ', 'ទូរស័ព្ទ'],
    ['រដ្ធបាល', 'រដ្ឋបាល'],
    ['គំរោង', 'គម្រោង'],
    ['តំរូវការ', 'តម្រូវការ'],
    ['អ្នកបំរើ', 'អ្នកបម្រើ'],
    ['សន្ឋាគារ', 'សណ្ឋាគារ'],
    ['កុំព្យូទរ័', 'កុំព្យូទ័រ'],
    ['ប្រាក់ខែ៥០០', 'ប្រាក់ខែ500'],
  ])('%s = %s', (one, other) => {
    expect(normalizeKhmer(one)).toBe(normalizeKhmer(other));
  });
});

describe('different words stay different', () => {
  it.each([
    ['ដី', 'តី'],
    ['កា', 'ការ'],
    ['ចុះ', 'ចុំ'],
    ['ប៉ី', 'ប៊ី'],
    ['គ្រូ', 'ក្រូ'],
    ['លក់', 'លាក់'],
    ['ក្រុម', 'គ្រុន'],
    ['បុគ្គល', 'បុគ្គលិក'],
    ['ទេ', 'ទែ'],
    ['ដោយ', 'អោយ'],
    ['ទឹក', 'ទីក'],
  ])('%s ≠ %s', (one, other) => {
    expect(normalizeKhmer(one)).not.toBe(normalizeKhmer(other));
  });
});

describe('Latin text', () => {
  it.each([
    ['Café BARISTA', 'cafe barista'],
    ['ＩＴ  ﬁnance', 'it finance'],
    ['Søren Łukasz Straße', 'soren lukasz strasse'],
    [' a\u0000b \n\t c\u0007 ', 'ab c'],
    ['ថ្ងៃ ១៥', 'ថ្ងៃ 15'],
    ['', ''],
  ])('%j → %j', (text, normalised) => {
    expect(normalizeKhmer(text)).toBe(normalised);
  });
});

it('is idempotent and leaves correct Khmer alone', () => {
  for (const word of ['គណនេយ្យករ', 'បុគ្គលិកលក់', 'ប្រធានផ្នែក', 'ភ្នំពេញ', 'សៀមរាប', 'បដិសេធ', 'ព័ត៌មានវិទ្យា', 'ស្ត្រី']) {
    expect(normalizeKhmer(word)).toBe(word);
  }
  const messy = 'ខែ្មរ សុាំ អោយ ៘ ក\u17D2\u17D2 \u17D2ក ែក é ﬁ';
  expect(normalizeKhmer(normalizeKhmer(messy))).toBe(normalizeKhmer(messy));
});

describe('what nobody writes', () => {
  it.each([
    ['a letter with thousands of vowels', `${KO}${'\u17C1'.repeat(19_000)}`],
    ['vowels in two parts', `${KO}${'\u17B8\u17C1\u17B6'.repeat(6000)}`],
    ['vowels on coengs', `${KO}${'\u17D2\u1780\u17C1'.repeat(6000)}`],
    ['coengs on coengs', `${KO}${'\u17D2\u178F\u17C9\u17B6'.repeat(5000)}`],
    ['Latin marks in the wrong order', `a${'\u0315\u0300'.repeat(10_000)}`],
    ['Hebrew marks in the wrong order', `a${'\u05B0\u0327\u0345\u0300'.repeat(5000)}`],
  ])('security 48: costs no more than writing of the same length: %s', (_, text) => {
    const best = (work: string) =>
      Math.min(
        ...Array.from({ length: 3 }, () => {
          const began = performance.now();
          normalizeKhmer(work);
          return performance.now() - began;
        }),
      );
    expect(best(text)).toBeLessThan(4 * best('\u1781\u17D2\u1798\u17C2\u179A '.repeat(4000)) + 10);
    expect(normalizeKhmer(normalizeKhmer(text))).toBe(normalizeKhmer(text));
    expect(normalizeKhmer(text).length).toBeLessThan(100);
  });

  it('keeps the marks of every real syllable, typed in any order', () => {
    const longest = '\u179F\u17CC\u17D2\u178F\u17D2\u1798\u17D2\u179A\u17CA\u17C1\u17B8\u17C6\u17C7';
    const typed = `${longest[0]}${longest.slice(9)}${longest.slice(1, 9)}`;
    expect(normalizeKhmer(typed)).toBe(normalizeKhmer(longest));
    for (const mark of ['\u17CC', '\u178F', '\u1798', '\u179A', '\u17CA', '\u17BE', '\u17C6', '\u17C7'])
      expect(normalizeKhmer(longest)).toContain(mark);
  });
});
