import { htmlText } from '@acheep/search/html-text';

/** Least hashes, one of each sixteenth of all of them: of two texts about as many are the same as they have in common. */
const parts = 16;
/** So many of them together find a text: few texts that differ much have two neighbours in common. */
const inBand = 2;
/** Letters in a row that are compared; Khmer has no spaces, so words would not do. */
const shingle = 8;
/** What is shorter says too little to be anybody's own. */
const shortest = 160;
/** From so many on two texts are nearly the same: about seven tenths of what they say. */
export const alike = 11;

export interface Print {
  hashes: number[];
  bands: number[];
}

/** Letters alone: not what is changed first by whoever copies, as numbers, spaces, marks and capitals. */
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

/** The fingerprint of a job's texts; null where they are too short to have one. */
export function printOf(...texts: (string | null)[]): Print | null {
  const letters = lettersOf(texts);
  if (letters.length < shortest) return null;
  const least = new Array<number>(parts).fill(0x0fffffff);
  for (let at = 0; at + shingle <= letters.length; at += 1) {
    const hash = hashOf(letters, at, shingle);
    const part = hash >>> 28;
    least[part] = Math.min(least[part] ?? hash, hash & 0x0fffffff);
  }
  const bands = Array.from({ length: parts / inBand }, (_, band) => {
    const key = least.slice(band * inBand, (band + 1) * inBand).join(' ');
    // Signed, as PostgreSQL's integers are, and another one for each place.
    return hashOf(`${band} ${key}`, 0, `${band} ${key}`.length) | 0;
  });
  return { hashes: least, bands };
}
