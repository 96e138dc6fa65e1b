import { email, phone } from '@acheep/contract/kernel/text';
import { latinDigits } from './date.ts';

/** A value of a text, with its place. */
interface Found {
  value: string;
  start: number;
  end: number;
}

/**
 * A run of letters, perhaps with an at sign in it, so that each letter is looked at once. Signs of RFC 5321 that also
 * separate an address from its label are not in it.
 */
const addressRun = /[^\s@<>()[\],;:"|៖]+(?:@[^\s@<>()[\],;:"|៖]*)?/gu;
/** What stands directly before an address without being part of it: quotation marks, bullets, Khmer words, its label. */
const beforeAddress = /^(?:[\p{Script=Khmer}\u200b'‘“•·*._–—-]|(?:e-?mail|mail|gmail)[/=\s])*/iu;
/** Signs of other uses: a link, two values, an address with somebody's name. Whole or not at all. */
const unsure = /[^\p{ASCII}]|[/=?#*`{}^~!$]/u;

function addressesIn(text: string): Found[] {
  return [...text.matchAll(addressRun)].flatMap(({ 0: run, index }) => {
    if (!run.includes('@')) return [];
    const start = index + (beforeAddress.exec(run)?.[0].length ?? 0);
    const [, local = '', domain = ''] =
      /^([^@]+)@([a-z\d.-]+[a-z\d])/iu.exec(text.slice(start, index + run.length)) ?? [];
    const checked = email.safeParse(`${local}@${domain}`);
    const isCut = text.charAt(index - 1) === '@' || text.charAt(index + run.length) === '@';
    if (unsure.test(local) || !checked.success || isCut) return [];
    return [{ value: checked.data, start, end: start + local.length + 1 + domain.length }];
  });
}

export const emailsIn = (text: string): string[] => addressesIn(text).map(({ value }) => value);

/** Digits that are written together, and what may stand between them in one telephone number. */
const group = /\+?\d+/g;
const gap = /^[ \u00a0\u200b().-]{0,4}$/u;
/** Signs of a number, with its international prefix. */
const [minDigits, maxDigits] = [8, 17];
const maxGroups = 7;
/** Labels of other numbers, and words between such a label and its number. */
const otherNumbers = new Set(
  'id identity identification passport account a/c acc license licence permit visa tax vat tin nssf student employee staff registration postal zip'.split(
    ' ',
  ),
);
const khmerOthers = ['អត្តសញ្ញាណប័ណ្ណ', 'លិខិតឆ្លងដែន', 'គណនី', 'ប័ណ្ណ'];
const betweenLabel = new Set(['card', 'no', 'number', 'num', 'code', 'លេខ']);

/** True where a text ends in the label of a number that is no telephone. */
function announcesOther(text: string): boolean {
  for (const word of text
    .toLowerCase()
    .split(/[\s.:#៖=]+/)
    .filter(Boolean)
    .reverse()) {
    const bare = word.endsWith('លេខ') ? word.slice(0, -'លេខ'.length) : word;
    if (otherNumbers.has(word) || khmerOthers.some((one) => bare.endsWith(one))) return true;
    if (!betweenLabel.has(word)) return false;
  }
  return false;
}

/** International form of digits that begin as telephone numbers here do; null for others. */
function international(written: string): string | null {
  const digits = written.replace(/^00(?=[1-9])/, '+');
  if (digits.startsWith('+')) return digits.replace(/^\+8550/, '+855');
  if (digits.startsWith('855')) return `+${digits.replace(/^8550/, '855')}`;
  return digits.startsWith('0') ? `+855${digits.slice(1)}` : null;
}

/** Telephone numbers: of the digits from one place, as many as make a valid number. */
function numbersIn(given: string): Found[] {
  const text = latinDigits(given);
  const addresses = addressesIn(text);
  const groups = [...text.matchAll(group)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
  }));
  const found: Found[] = [];
  for (let first = 0; first < groups.length; ) {
    const { start } = groups[first] as (typeof groups)[number];
    let [written, longest, next] = ['', undefined as Found | undefined, first + 1];
    const behind = Math.min(groups.length, first + maxGroups);
    for (let last = first; last < behind && written.length < maxDigits; last += 1) {
      const one = groups[last] as (typeof groups)[number];
      if (last > first && !gap.test(text.slice(groups[last - 1]?.end, one.start))) break;
      written += one.digits;
      const checked = written.length < minDigits ? undefined : phone.safeParse(international(written));
      if (checked?.success) [longest, next] = [{ value: checked.data, start, end: one.end }, last + 1];
    }
    const isInside =
      /[a-z]/i.test(text.charAt(start - 1)) || addresses.some((one) => start >= one.start && start < one.end);
    if (longest && !isInside && !announcesOther(text.slice(Math.max(0, start - 60), start)))
      found.push(longest);
    first = next;
  }
  return found;
}

/** Telephone numbers of a text in international format. */
export const phonesIn = (text: string): string[] => [...new Set(numbersIn(text).map(({ value }) => value))];

/** A text without the telephone numbers and e-mail addresses that are among these values. */
export function withoutContacts(text: string, values: ReadonlySet<string>): string {
  let rest = text;
  for (const find of [addressesIn, numbersIn])
    for (const { value, start, end } of find(rest).reverse())
      if (values.has(value)) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest;
}

export const isContact = (text: string) =>
  emailsIn(text).length > 0 || phonesIn(text).length > 0 || /https?:|www\.|\.com/i.test(text);
