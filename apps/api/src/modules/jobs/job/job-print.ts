import { htmlText } from '@acheep/search/analysis/html-text';

/** Number of minimum hashes, one per sixteenth of the hash range: two texts share about as many hashes as text. */
const parts = 16;
/** Neighbouring hashes that form a lookup key: texts that differ much seldom share two neighbours. */
const inBand = 2;
/** Shingle length in letters; letters rather than words, because Khmer has no spaces. */
const shingle = 8;
/** Minimum number of letters; a shorter text is not distinctive. */
const minLetters = 160;
/** Minimum number of equal hashes of near-duplicates: about seven tenths of their text. */
export const alike = 11;

export interface Print {
  hashes: number[];
  bands: number[];
}

/** Keeps letters only: copies are usually altered in numbers, spaces, punctuation and capitals first. */
const lettersOf = (texts: readonly (string | null)[]) =>
  texts
    .map((text) => (text ? htmlText(text) : ''))
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

/** FNV-1a of `length` units from `start`, mixed once more so that every bit counts. */
function hashOf(text: string, start: number, length: number) {
  let hash = 0x811c9dc5;
  for (let at = start; at < start + length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Fingerprint of a job's texts; null if they are too short. */
export function printOf(...texts: (string | null)[]): Print | null {
  const letters = lettersOf(texts);
  if (letters.length < minLetters) return null;
  const least = new Array<number>(parts).fill(0x0fffffff);
  for (let at = 0; at + shingle <= letters.length; at += 1) {
    const hash = hashOf(letters, at, shingle);
    const part = hash >>> 28;
    least[part] = Math.min(least[part] ?? hash, hash & 0x0fffffff);
  }
  const bands = Array.from({ length: parts / inBand }, (_, band) => {
    const key = least.slice(band * inBand, (band + 1) * inBand).join(' ');
    // Signed like PostgreSQL's integers, and salted with the position.
    return hashOf(`${band} ${key}`, 0, `${band} ${key}`.length) | 0;
  });
  return { hashes: least, bands };
}
