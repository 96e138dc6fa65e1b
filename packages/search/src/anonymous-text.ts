import { contactsIn } from './contact-text.ts';
import { waysToWrite } from './employer-name.ts';
import { type Folded, fold, type Span } from './folded-text.ts';
import { HiddenNames } from './hidden-name.ts';

/** What stands in the place of what is not shown. No search finds it. */
export const hiddenMark = '•••';

interface Known {
  /** The person's own, and of those who speak for them. */
  names: readonly (string | null | undefined)[];
  employers: readonly (string | null | undefined)[];
}

const khmer = /[\u1780-\u17FF]/;
const titles = new Set('mr mrs ms miss dr លោក លោកស្រី អ្នកស្រី កញ្ញា អ្នកនាង'.split(' '));
/** Khmer names that are English words: those are only hidden where they are written as names are. */
const ordinary = new Set(
  'long song sin so sing him hour men mean mom pop pin pen pan ban bun run sun son sat sea say see he an in on to by my may king rat hot hat hung tea tan tin ten chin heap ham ran van oil ear eat neat nice rich art thin sport phone moon sky star chef cook sales bank team'.split(
    ' ',
  ),
);
const partsOf = (name: string) =>
  name
    .split(/[\s\u200B.,()_-]+/u)
    .filter((part) => fold(part).text.length > 1 && !titles.has(part.toLowerCase()));

/** Khmer as long as this is no part of another word. */
const unmistakable = 8;

/** How a single part of a name is looked for; a Khmer one that is short, where it is a word: សុខ, and not in សុខភាព. */
function wayOf(part: string) {
  if (khmer.test(part)) return part.length < unmistakable ? 'word' : 'any';
  return ordinary.has(fold(part).text) ? 'as-name' : 'any';
}

/** The text without these parts of it, which need not be in order. */
function without({ written, from, to }: Folded, spans: readonly Span[]): string {
  let shown = '';
  let done = 0;
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    const [begins, ends] = [from[start] ?? 0, to[end - 1] ?? 0];
    if (ends <= done) continue;
    // What stands beside what is hidden already is hidden with it.
    if (begins > done || shown === '') shown += written.slice(done, begins) + hiddenMark;
    done = ends;
  }
  return shown + written.slice(done);
}

/** The first way to reach somebody that a text tells. */
export function findContact(text: string): string | null {
  const folded = fold(text);
  const [first] = contactsIn(folded).toSorted(([one], [other]) => one - other);
  return first ? text.slice(folded.from[first[0]], folded.to[first[1] - 1]).trim() : null;
}

/** Hides in a text how its writer is reached. */
export function withoutContacts(text: string): string {
  const folded = fold(text);
  return without(folded, contactsIn(folded));
}

/**
 * Hides in a text how its writer is reached, what they are called and whom they worked for. It is made once for all
 * texts of a person.
 */
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
