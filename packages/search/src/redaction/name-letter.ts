import type { Folded, Span } from '../analysis/folded-text.ts';

export const khmer = /[\u1780-\u17FF]/;
export const letter = /[\p{L}\p{N}]/u;
const digit = /\d/;
/** Characters that may separate the parts of a name, or be left out. */
const gap = /[ .,_-]/;

/** Matching rule of a name: in any case, only where it is written as a name, or only as a separate word. */
export type Way = 'any' | 'as-name' | 'word';
/** Name without separators, and the positions where they may be. */
export interface Phrase {
  way: Way;
  gaps: Set<number>;
}

const segmenter = new Intl.Segmenter('km', { granularity: 'word' });
/** A name of this length is recognised by its letters alone, and may be followed by a number. */
const unmistakable = 4;

/** Characters of a text without the separators of names. */
export class Letters {
  readonly #folded: Folded;
  readonly #text: string;
  readonly #at: number[] = [];
  /** Characters that follow a separator, and the number of these up to each character. */
  readonly #apart: number[] = [];
  readonly #aparts: number[] = [];
  #bounds: Set<number> | undefined;

  constructor(folded: Folded, hidden: readonly Span[]) {
    this.#folded = folded;
    this.#text = masked(folded.text, hidden);
    const isSpelled = spelledOut(this.#text);
    for (let at = 0; at < this.#text.length; at += 1) {
      if (gap.test(this.#text.charAt(at))) continue;
      const isApart = at > 0 && gap.test(this.#text.charAt(at - 1));
      if (isApart && !isSpelled.has(at)) this.#apart.push(this.#at.length);
      this.#at.push(at);
      this.#aparts.push(this.#apart.length);
    }
  }

  get count() {
    return this.#at.length;
  }
  at(index: number): number {
    return this.#at[index] ?? this.#text.length;
  }
  sign(index: number): string {
    return this.#text.charAt(this.at(index));
  }

  /** True when a word may begin there: no Latin letter precedes a Latin one, and a Khmer letter keeps its marks. */
  mayBegin(index: number): boolean {
    const at = this.at(index);
    return isApart(this.#text.charAt(at - 1), this.#text.charAt(at)) && this.#isWhole(at);
  }

  /** Khmer may have a space between any two of its words, and at this length cannot be anything else. */
  says({ way, gaps }: Phrase, start: number, end: number): boolean {
    const isOneWord = (index: number) =>
      !gaps.has(index - start) && !(way === 'any' && khmer.test(this.sign(index)));
    if (this.#apart.slice(this.#aparts[start], this.#aparts[end - 1]).some(isOneWord)) return false;
    const [from, to] = [this.at(start), this.at(end - 1) + 1];
    const [last, next] = [this.#text.charAt(to - 1), this.#text.charAt(to)];
    const isNumbered = end - start >= unmistakable && digit.test(next) && !digit.test(last) && way === 'any';
    if (!this.#isWhole(to) || !(isApart(last, next) || isNumbered)) return false;
    if (way === 'as-name') return isWrittenAsName(this.#folded, from, to);
    return way === 'any' || (this.#isBound(from) && this.#isBound(to));
  }

  #isWhole(at: number): boolean {
    return at === 0 || this.#folded.from[at] !== this.#folded.from[at - 1];
  }

  #isBound(at: number): boolean {
    this.#bounds ??= new Set([...segmenter.segment(this.#text)].map(({ index }) => index)).add(
      this.#text.length,
    );
    return this.#bounds.has(at);
  }
}

/** True when no word continues to the next character: Khmer has no spaces, and a change of script separates too. */
const isApart = (one: string, next: string) =>
  !letter.test(one) || !letter.test(next) || khmer.test(one) !== khmer.test(next) || khmer.test(one);

/** A name that is also a word must be capitalised, or all in capitals. */
function isWrittenAsName({ written, from, to }: Folded, start: number, end: number): boolean {
  const word = written.slice(from[start], to[end - 1]).replace(/[^\p{L}]/gu, '');
  const rest = word.slice(1);
  const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
  return isCapital && (rest === rest.toLowerCase() || rest === rest.toUpperCase());
}

function masked(text: string, hidden: readonly Span[]): string {
  let shown = '';
  let done = 0;
  for (const [from, to] of hidden) {
    if (from < done) continue;
    shown += `${text.slice(done, from)}${'\uFFFC'.repeat(to - from)}`;
    done = to;
  }
  return shown + text.slice(done);
}

/** Single letters with the same character between them, three at least: the second and later ones of each run. */
function spelledOut(text: string): Set<number> {
  const found = new Set<number>();
  const isSingle = (at: number) =>
    letter.test(text.charAt(at)) && !letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + 1));
  for (let at = 0; at < text.length; at += 1) {
    if (!isSingle(at)) continue;
    const row = [at];
    const between = text.charAt(at + 1);
    while (gap.test(between) && text.charAt(at + 1) === between && isSingle(at + 2)) {
      at += 2;
      row.push(at);
    }
    if (row.length > 2) for (const one of row.slice(1)) found.add(one);
  }
  return found;
}
