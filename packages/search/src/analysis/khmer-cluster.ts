/**
 * A Khmer cluster is a base letter with all its marks. Unicode fixes no order for those marks and NFC leaves them
 * alone, so one printed syllable has many encodings. The order here is that of Unicode Technical Note 61: base, robat,
 * coeng pairs (coeng ro last), register shifter, vowel, signs.
 */

const COENG = '\u17D2';
const COENG_RO = '\u17D2\u179A';
const ROBAT = '\u17CC';
const MUUSIKATOAN = '\u17C9';
const TRIISAP = '\u17CA';
const BA = '\u1794';

/**
 * A letter and its sixteen marks. The longest syllable of the language has robat, two or three pairs of coeng and
 * letter, a shifter, a vowel typed in two parts and two signs: twelve. Longer sequences are not language.
 */
const LONGEST_CLUSTER = 17;

const CLUSTER_WITH_MARKS = /[\u1780-\u17B3](?:[\u17B6-\u17D1]|\u17D2+[\u1780-\u17B3]?)+/g;
const MARK = /\u17D2+[\u1780-\u17B3]?|[\u17B6-\u17D1]/g;
const CLUSTER = /[\u1780-\u17B3](?:\u17D2[\u1780-\u17B3]|[\u17B6-\u17D1])*|./gsu;
/** Most clusters are in order already; this recognises them without taking them apart. */
const IN_ORDER =
  /^[\u1780-\u17B3]\u17CC?(?:\u17D2[\u1780-\u1789\u178B-\u1799\u179B-\u17B3])?(?:\u17D2\u179A)?(?:[\u17B6\u17B8-\u17C5]?[\u17C6-\u17C8\u17CB\u17CD-\u17D1]?|\u17B7[\u17C7\u17C8\u17CB\u17CD-\u17D1]?)$/;
const VOWEL = /[\u17B6-\u17C5]/;
/** Vowels above the base that push a register shifter down, where it looks like the vowel u. */
const UPPER = /[\u17B7-\u17BA\u17BE\u17BF]|\u17B6\u17C6|\u17D0/;
/** Vowels beside which u cannot be meant as a vowel. */
const NOT_BESIDE_U = /[\u17B6-\u17BA\u17BE-\u17C5\u17D0]/;
/** Letters whose register the muusikatoan changes; all others take the triisap. */
const TAKES_MUUSIKATOAN = /^[\u1784\u1789\u178E\u1793\u1794\u1798-\u179D\u17A1]+$/;

/** Split vowels, typed as the vowel sign e beside a part of one, or beside a vowel that already contains it. */
const SPLIT_VOWEL: readonly (readonly [part: string, whole: string])[] = [
  ['\u17B8', '\u17BE'],
  ['\u17B6', '\u17C4'],
];
const CONTAINS_E = /[\u17BE\u17BF\u17C0\u17C2-\u17C5]/;

function joinVowels(vowels: string): string {
  let joined = vowels;
  for (const [part, whole] of SPLIT_VOWEL)
    if (joined.includes('\u17C1') && joined.includes(part))
      joined = joined.replace('\u17C1', '').replace(part, '') + whole;
  if (CONTAINS_E.test(joined)) joined = joined.replaceAll('\u17C1', '');
  return [...new Set(joined)].sort().join('');
}

const finalSignsLast = (sign: string) => (sign === '\u17C7' || sign === '\u17C8' ? 1 : 0);

function inOrder(written: string): string {
  if (IN_ORDER.test(written)) return written;
  const cluster = written.slice(0, LONGEST_CLUSTER);
  const base = cluster.charAt(0);
  let robat = '';
  let shifter = '';
  let vowels = '';
  const coengs = new Set<string>();
  const signs = new Set<string>();
  for (const mark of cluster.slice(1).match(MARK) ?? []) {
    if (mark.startsWith(COENG)) {
      const letter = mark.replaceAll(COENG, '');
      // Coeng da and coeng ta are drawn alike; a coeng with no letter after it is a typing mistake.
      if (letter) coengs.add(COENG + (letter === '\u178A' ? '\u178F' : letter));
    } else if (mark === ROBAT) robat = mark;
    else if (mark === MUUSIKATOAN || mark === TRIISAP) shifter ||= mark;
    else if (VOWEL.test(mark)) vowels += mark;
    else signs.add(mark);
  }
  vowels = joinVowels(vowels);
  if (vowels === '\u17B7' && signs.delete('\u17C6')) vowels = '\u17B9'; // i with a dot is drawn like y
  const ro = coengs.delete(COENG_RO) ? COENG_RO : '';
  const letters = base + [...coengs].join('').replaceAll(COENG, '') + (ro && '\u179A');
  const usual = TAKES_MUUSIKATOAN.test(letters) || letters.includes(BA) ? MUUSIKATOAN : TRIISAP;
  const around = vowels + [...signs].join('');
  if (vowels.includes('\u17BB') && NOT_BESIDE_U.test(around.replace('\u17BB', ''))) {
    vowels = vowels.replace('\u17BB', '');
    shifter ||= usual;
  }
  // Under an upper vowel both shifters look the same. Ba alone takes either, with a difference in sound and shape.
  if (shifter && letters.length === 1 && base !== BA && UPPER.test(around)) shifter = usual;
  const tail = [...signs].sort((a, b) => finalSignsLast(a) - finalSignsLast(b) || (a < b ? -1 : 1));
  return base + robat + [...coengs].join('') + ro + shifter + vowels + tail.join('');
}

/** Returns `text` with the marks of every Khmer cluster in one order, and look-alike spellings of a cluster unified. */
export function orderClusters(text: string): string {
  return text.replace(CLUSTER_WITH_MARKS, inOrder);
}

/** Clusters of a Khmer word: the smallest pieces that do not tear a mark from its letter. */
export function clustersOf(word: string): string[] {
  return word.match(CLUSTER) ?? [];
}
