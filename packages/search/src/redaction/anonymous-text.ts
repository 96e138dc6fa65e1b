import { waysToWrite } from '../analysis/employer-name.ts';
import { type Folded, fold, type Span } from '../analysis/folded-text.ts';
import { contactsIn } from './contact-text.ts';
import { HiddenNames } from './hidden-name.ts';

/** Placeholder for hidden text. No search finds it. */
export const hiddenMark = '•••';

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
