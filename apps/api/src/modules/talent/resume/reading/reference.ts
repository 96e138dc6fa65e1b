import { emailsIn, phonesIn } from './contact.ts';
import { labelled } from './label.ts';
import type { Line } from './line.ts';
import { isName, withoutTitle } from './name.ts';
import { pairOf, withoutBullet } from './written.ts';

const honorific = /^(?:mr|mrs|ms|miss|dr|prof|h\.e|លោក|លោកស្រី|កញ្ញា|ឯកឧត្តម)[.\s]+/iu;
const onRequest = /request|សំណូមពរ|ស្នើសុំ/iu;
/** Number of a person in a list. */
const numbering = /^[\d០-៩]{1,2}[.)។]\s*/u;
const contactLabel = /^(?:tel|phone|email|e-mail|mobile|hp)\b/i;

interface Person {
  name: string;
  position: string[];
  phone: string | undefined;
  email: string | undefined;
}

/** Parts of a line about a person that are no contacts: the name, the position, the company. */
function partsOf(text: string): string[] {
  const fact = labelled(text);
  if (fact?.label === 'ignored') return [];
  const value = fact && ['name', 'title', 'employer'].includes(fact.label) ? fact.value : text;
  return value
    .split(/, |\t| [|·–—-] |[()]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && phonesIn(part).length === 0 && emailsIn(part).length === 0)
    .filter((part) => /\p{L}/u.test(part) && !contactLabel.test(part));
}

/** People who speak for somebody. A line with which no person begins, and that belongs to none, is left unread. */
export function referencesOf(lines: readonly Line[]) {
  const people: Person[] = [];
  for (const { text } of lines) {
    const bare = withoutBullet(text).replace(numbering, '');
    if (onRequest.test(bare)) continue;
    const last = people.at(-1);
    const isComplete = last?.phone !== undefined || last?.email !== undefined;
    const contacts = { phone: phonesIn(bare)[0], email: emailsIn(bare)[0] };
    const [first = '', ...rest] = partsOf(bare);
    const isPerson = isName(withoutTitle(first.replace(honorific, '')));
    // A person begins with a title, a label, or after one whose contacts are complete.
    const begins =
      isPerson && (!last || honorific.test(first) || isComplete || labelled(bare)?.label === 'name');
    if (begins) people.push({ name: first.replace(honorific, ''), position: rest, ...contacts });
    else if (last && (first === '' || !isComplete)) {
      last.position.push(...[first, ...rest].filter((part) => part !== ''));
      last.phone ??= contacts.phone;
      last.email ??= contacts.email;
    }
  }
  return people.map(({ name, position, ...contacts }) => ({
    name: pairOf(name, 80),
    position: pairOf(position.join(', '), 160),
    ...contacts,
  }));
}
