import { type Folded, fold, type Span } from '../analysis/folded-text.ts';
import { Letters, letter, type Phrase, type Way } from './name-letter.ts';

/** A name may be typed of anything; parts without letters are ignored. */
const saysSomething = (part: string) => letter.test(part);

/** Names to find in texts. They are sorted and found by binary search, so no input becomes a pattern. */
export class HiddenNames {
  readonly #phrases = new Map<string, Phrase>();
  #sorted: string[] | undefined;

  /**
   * Adds a name by its parts, between which a space or a sign may stand. Of two ways for the same name, the one that
   * matches more counts.
   */
  add(parts: readonly string[], way: Way) {
    let text = '';
    const gaps = new Set<number>();
    for (const word of parts.flatMap((part) => fold(part).text.split(/[ .,_-]+/)).filter(Boolean)) {
      gaps.add(text.length);
      text += word;
    }
    if (!saysSomething(text)) return;
    const known = this.#phrases.get(text);
    for (const at of known?.gaps ?? []) gaps.add(at);
    this.#phrases.set(text, { way: known && known.way !== way ? 'any' : way, gaps });
    this.#sorted = undefined;
  }

  /** Occurrences in a text, the longest where several begin at one place. Spans in `hidden` are skipped. */
  find(folded: Folded, hidden: readonly Span[]): Span[] {
    this.#sorted ??= [...this.#phrases.keys()].sort();
    return this.#sorted.length === 0 ? [] : [...this.#walk(new Letters(folded, hidden), this.#sorted)];
  }

  *#walk(text: Letters, sorted: readonly string[]): Generator<Span> {
    for (let start = 0; start < text.count; ) {
      const end = text.mayBegin(start) ? this.#longestFrom(text, sorted, start) : null;
      if (end === null) start += 1;
      else {
        yield [text.at(start), text.at(end - 1) + 1];
        start = end;
      }
    }
  }

  /** End of the longest match from `start`: names that begin as the text does are a range of the sorted ones. */
  #longestFrom(text: Letters, sorted: readonly string[], start: number): number | null {
    let [low, high] = [0, sorted.length];
    const ends: [Phrase, number][] = [];
    for (let length = 0; start + length < text.count; ) {
      const wanted = text.sign(start + length);
      const goesOn = (at: number) => sorted[at]?.charAt(length) === wanted;
      if (!goesOn(low) || !goesOn(high - 1)) {
        low = firstFrom(low, high, (at) => (sorted[at] ?? '').charAt(length) >= wanted);
        high = firstFrom(low, high, (at) => (sorted[at] ?? '').charAt(length) > wanted);
      }
      if (low >= high) break;
      length += 1;
      const whole = sorted[low] ?? '';
      const phrase = whole.length === length ? this.#phrases.get(whole) : undefined;
      if (phrase) ends.push([phrase, start + length]);
    }
    return ends.findLast(([phrase, end]) => text.says(phrase, start, end))?.[1] ?? null;
  }
}

/** Binary search: first index for which `holds` is true, where it stays true from there on. */
function firstFrom(low: number, high: number, holds: (at: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
