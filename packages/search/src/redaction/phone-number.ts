import type { Span } from '../analysis/folded-text.ts';

/** Digits with the characters that may separate the groups of a phone number; anything more ends it. */
const row = /\d(?:[ .,()/|*·•~_:-]{0,3}\d)*/g;
const groups = /\d+/g;
/** Currency after or before an amount. */
const currencyAfter = /^ ?(?:\$|៛|usd|khr|riels?|dollars?|រៀល|ដុល្លារ|%)/;
const currencyBefore = /[$៛]\s?$/;
/** Spelled-out digit, or a single one; `minSpelledDigits` in a row are a number. */
const spelledDigit =
  /(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|សូន្យ|មួយ|ពីរ|បី|បួន|ប្រាំ|ដប់|ម្ភៃ|សាមសិប|សែសិប|ហាសិប|ហុកសិប|ចិតសិប|ប៉ែតសិប|កៅសិប|\d)[ ,.-]{0,2}/g;
const minSpelledDigits = 7;
const inWords = /[a-z\u1780-\u17FF]/;
/** Words that announce a number to call. */
const called =
  /(?<![\p{L}\p{N}])(?:tel|phone|mobile|cell|hp|call|contact|whatsapp|viber|zalo|wechat|telegram|imo|sms)(?: (?:number|no|me|at|us|on|is)){0,2}[ .:=)៖-]{0,4}$|(?:ទូរស័ព្ទ|ទំនាក់ទំនង|តេឡេក្រាម|ស្មាតហ្វូន|ទូរសព្ទ)[ .:៖=]{0,4}$/u;

interface Group {
  text: string;
  at: number;
  /** Characters between it and the group before. */
  before: string;
}

const maxNumberLength = 15;
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);
const isDay = (text: string) => /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(text);

/** True when groups form one number as it is dialled here: 012 345 678, 01 23 45 67 89 and, digit by digit, 0-1-2. */
function isDialled(parts: readonly string[]): boolean {
  const digits = parts.join('');
  if (!/^0[1-9]\d{7,8}$/.test(digits)) return false;
  const [first = '', ...rest] = parts;
  if (first.length > 2) return !rest.some((part, at) => isYear(part) && isYear(rest[at - 1] ?? ''));
  if (first.length === 2)
    return rest.every((part) => part.length > 1 && part.length < 4) && !areInOrder(parts) && !areDates(parts);
  return rest.every((part) => part.length === 1) ? !areInOrder(parts) : (rest[0]?.length ?? 0) > 1;
}

/** 01 02 03 04 05 is a list. */
const areInOrder = (parts: readonly string[]) =>
  parts.every((part, at) => at === 0 || Number(part) > Number(parts[at - 1]));
/** Days and months: 01.05.20 to 31.08. */
const areDates = (parts: readonly string[]) =>
  parts.length > 3 &&
  parts.every((part, at) => part.length === 2 && Number(part) <= (at % 3 === 1 ? 12 : 31));

/** +10,000,000 is an amount. */
const areThousands = ([, ...rest]: readonly Group[]) =>
  rest.length > 0 && rest.every(({ text, before }) => before === ',' && text.length === 3);

/** Number of groups from there on that form one number; 0 where they do not. */
function numberFrom(all: readonly Group[], start: number, text: string): number {
  const first = all[start];
  if (!first) return 0;
  const isAbroad =
    /\+ ?\(?$/.test(text.slice(Math.max(0, first.at - 3), first.at)) || /^00[1-9]/.test(first.text);
  let digits = '';
  let found = 0;
  for (let at = start; at < all.length; at += 1) {
    const group = all[at];
    if (!group || digits.length + group.text.length > maxNumberLength) break;
    // A group that begins like a phone number starts another one.
    if (at > start && digits.length > 8 && /^0[1-9]\d/.test(group.text)) break;
    digits += group.text;
    const parts = all.slice(start, at + 1).map((one) => one.text);
    // Times have colons; longer rows of digit pairs may be dates and lists.
    const isHome =
      !all.slice(start + 1, at + 1).some(({ before }) => before.includes(':')) &&
      (first.text.length > 2 || (start === 0 && at === all.length - 1));
    const isWhole = isAbroad
      ? digits.length > 7 && !areThousands(all.slice(start, at + 1))
      : isHome && (isDialled(parts) || /^8550?[1-9]\d{7,8}$/.test(digits));
    if (isWhole) found = at - start + 1;
  }
  return found;
}

function* numbersIn(text: string, { 0: written, index }: RegExpExecArray): Generator<Span> {
  const all: Group[] = [];
  for (const { 0: digits, index: at } of written.matchAll(groups)) {
    const last = all.at(-1);
    const before = written.slice(last ? last.at - index + last.text.length : at, at);
    all.push({ text: digits, at: index + at, before });
  }
  const isCalled = called.test(text.slice(Math.max(0, index - 24), index));
  const end = index + written.length;
  const isAmount =
    currencyAfter.test(text.slice(end, end + 10)) ||
    currencyBefore.test(text.slice(Math.max(0, index - 2), index));
  for (let at = 0; at < all.length; at += 1) {
    const group = all[at] as Group;
    const count = numberFrom(all, at, text);
    if (count > 0) {
      const last = all[at + count - 1] as Group;
      const opens = /(?:\+ ?)?\(?$/.exec(text.slice(Math.max(0, group.at - 3), group.at))?.[0].length ?? 0;
      yield [group.at - opens, last.at + last.text.length];
      at += count - 1;
    } else if (group.text.length > 7 && !isDay(group.text) && !(isAmount || /000$/.test(group.text)))
      yield [group.at, group.at + group.text.length];
  }
  const digits = all.map((group) => group.text).join('');
  const isLikely = digits.length > 7 && digits.length < 12 && !all.some(({ text: one }) => isYear(one));
  if (isCalled && isLikely && !isAmount) yield [index, end];
}

function* spelledIn(text: string): Generator<Span> {
  let [start, end, count] = [0, 0, 0];
  const row = (): Span[] => {
    const spelled = text.slice(start, end);
    return count >= minSpelledDigits && inWords.test(spelled)
      ? [[start, start + spelled.trimEnd().length]]
      : [];
  };
  for (const { 0: digit, index } of text.matchAll(spelledDigit)) {
    if (index !== end) {
      yield* row();
      [start, count] = [index, 0];
    }
    count += 1;
    end = index + digit.length;
  }
  yield* row();
}

/** Phone numbers in a folded text. */
export function* phoneNumbersIn(text: string): Generator<Span> {
  for (const found of text.matchAll(row)) yield* numbersIn(text, found);
  yield* spelledIn(text);
}
