import { waysToWrite } from '../analysis/employer-name.ts';
import { type Folded, fold, type Span } from '../analysis/folded-text.ts';
import { contactsIn } from './contact-text.ts';
import { Letters, letter, type Phrase, type Way } from './name-letter.ts';

/** A name may be typed of anything; parts without letters are ignored. */
const saysSomething = (part: string) => letter.test(part);

/** Names to find in texts. They are sorted and found by binary search, so no input becomes a pattern. */
class HiddenNames {
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
      const end = text.mayBegin(start) ? this.#endOfLongest(text, sorted, start) : null;
      if (end === null) start += 1;
      else {
        yield [text.at(start), text.at(end - 1) + 1];
        start = end;
      }
    }
  }

  /** End of the longest match from `start`: names that begin as the text does are a range of the sorted ones. */
  #endOfLongest(text: Letters, sorted: readonly string[], start: number): number | null {
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

/** Placeholder for hidden text. No search finds it. */
const hiddenMark = '•••';

interface Known {
  /** Names of the person and of the referees. */
  names: readonly (string | null | undefined)[];
  employers: readonly (string | null | undefined)[];
}

const khmer = /[\u1780-\u17FF]/;
const titles = new Set('mr mrs ms miss dr លោក លោកស្រី អ្នកស្រី កញ្ញា អ្នកនាង'.split(' '));
/** Khmer names that are English words: these are hidden only where they are written as names. */
const ordinary = new Set(
  'long song sin so sing him hour men mean mom pop pin pen pan ban bun run sun son sat sea say see he an in on to by my may king rat hot hat hung tea tan tin ten chin heap ham ran van oil ear eat neat nice rich art thin sport phone moon sky star chef cook sales bank team'.split(
    ' ',
  ),
);
const partsOf = (name: string) =>
  name
    .split(/[\s\u200B.,()_-]+/u)
    .filter((part) => fold(part).text.length > 1 && !titles.has(part.toLowerCase()));

/** Khmer of this length is never part of another word. */
const unmistakable = 8;

/** Matching rule for a single part of a name; a short Khmer one must be a separate word: សុខ, and not in សុខភាព. */
function wayOf(part: string) {
  if (khmer.test(part)) return part.length < unmistakable ? 'word' : 'any';
  return ordinary.has(fold(part).text) ? 'as-name' : 'any';
}

/** Text without these spans, which need not be in order. */
function without({ written, from, to }: Folded, spans: readonly Span[]): string {
  let shown = '';
  let done = 0;
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    const [begins, ends] = [from[start] ?? 0, to[end - 1] ?? 0];
    if (ends <= done) continue;
    // Text between hidden parts that touch is hidden with them.
    if (begins > done || shown === '') shown += written.slice(done, begins) + hiddenMark;
    done = ends;
  }
  return shown + written.slice(done);
}

/** First contact detail in a text. */
export function findContact(text: string): string | null {
  const folded = fold(text);
  const [first] = contactsIn(folded).toSorted(([one], [other]) => one - other);
  return first ? text.slice(folded.from[first[0]], folded.to[first[1] - 1]).trim() : null;
}

/** Hides contact details in a text. */
export function withoutContacts(text: string): string {
  const folded = fold(text);
  return without(folded, contactsIn(folded));
}

/** Returns a function that hides contact details, names and employers. It is created once for all texts of a person. */
export function anonymous({ names, employers }: Known): (text: string) => string {
  const hidden = new HiddenNames();
  for (const name of names) {
    const parts = name ? partsOf(name) : [];
    if (parts.length > 1) for (const whole of [parts, parts.toReversed()]) hidden.add(whole, 'any');
    for (const part of parts) hidden.add([part], wayOf(part));
  }
  for (const employer of employers)
    for (const way of employer ? waysToWrite(employer) : [])
      hidden.add([way], khmer.test(way) && way.length < unmistakable ? 'word' : 'any');
  return (text) => {
    const folded = fold(text);
    const contacts = contactsIn(folded);
    return without(folded, [...contacts, ...hidden.find(folded, contacts)]);
  };
}
