/** Replaces Khmer digits by Latin ones, in which numbers, phone numbers and dates are stored. */
export const latinDigits = (text: string) =>
  text.replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - 0x17e0));

/** Base letter with its marks. */
const syllables = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17dd])+/g;
/** Canonical order of marks: robat, subscript letters with ro last, shifter, one vowel, signs, and final stops. */
const ordered =
  /^.\u17cc*(?:\u17d2[\u1780-\u1799\u179b-\u17b3])*(?:\u17d2\u179a)*[\u17c9\u17ca]*[\u17b6-\u17c5]?[\u17c6\u17cb\u17cd-\u17d1\u17dd]*[\u17c7\u17c8]*$/;
/** Maximum characters of a syllable; longer runs are not language and are left unchanged. */
const maxSyllableLength = 17;

function inOrder(syllable: string): string {
  if (syllable.length > maxSyllableLength) return syllable;
  let [robat, below, ro, shifter, vowels, signs, stops] = ['', '', '', '', '', '', ''];
  for (let at = 1; at < syllable.length; at++) {
    const mark = syllable.charAt(at);
    if (mark === '\u17d2') {
      const letterBelow = syllable.charAt(++at);
      if (letterBelow === '\u179a') ro += mark + letterBelow;
      else below += mark + letterBelow;
    } else if (mark === '\u17cc') robat += mark;
    else if (mark <= '\u17c5') vowels += mark;
    else if (mark === '\u17c9' || mark === '\u17ca') shifter += mark;
    else if (mark === '\u17c7' || mark === '\u17c8') stops += mark;
    else signs += mark;
  }
  // Two parts of one vowel, typed separately.
  if (vowels.length > 1)
    vowels = vowels
      .replace(/\u17c1\u17b8|\u17b8\u17c1/, '\u17be')
      .replace(/\u17c1\u17b6|\u17b6\u17c1/, '\u17c4');
  return syllable.charAt(0) + robat + below + ro + shifter + vowels + signs + stops;
}

/** Sorting the marks of one letter is quadratic, so text with more marks than this is not composed. */
const tooManyMarks = /\p{M}{31}/u;
/** Characters that NFC may change: English and Khmer have none. */
const others = /[^\0-\xff\u1780-\u17ff\u2000-\u206f]/;
function composed(text: string): string {
  if (!others.test(text) || tooManyMarks.test(text)) return text;
  const whole = text.normalize('NFC');
  return whole.length > text.length ? text : whole;
}

/** Maximum number of syllables reordered in one text: a whole law typed in a hurry has fewer that need it. */
const maxUnordered = 4000;

/**
 * Normalises a text for storage: composed (NFC), the marks of each Khmer syllable in the one order that Unicode
 * describes, so that texts that look alike are equal; without invisible vowels, repeated zero-width spaces collapsed
 * into one, and none around the text. The visible text is unchanged.
 */
export function keptText(text: string): string {
  let left = maxUnordered;
  return composed(text)
    .replace(/[\u17b4\u17b5\ufeff]/g, '')
    .replace(syllables, (syllable) => (ordered.test(syllable) || left-- <= 0 ? syllable : inOrder(syllable)))
    .replace(/\u200b{2,}/g, '\u200b')
    .replace(/^\u200b|\u200b$/g, '')
    .trim();
}
