import { type Currency, referenceRate } from '@acheep/contract/kernel/money';
import type { Token } from './search-token.ts';

/** Pay of a search: at least so many US dollars a month, said by some of its words. */
export interface WishedPay {
  dollars: number;
  /** Index of the first word, and of the one after the last. */
  first: number;
  end: number;
}

const wordsOf = (list: string) => new Set(list.trim().split(/\s+/));
const salary = wordsOf('salary salaries pay paid wage wages income ប្រាក់ខែ ប្រាក់បៀវត្ស បៀវត្ស លុយខែ ប្រាក់ ចំណូល');
const least = wordsOf(`
  from above over least min minimum starting start more than at
  លើស លើសពី លើ ចាប់ពី ចាប់ ពី យ៉ាង យ៉ាងតិច តិច តិចបំផុត មិនតិចជាង
`);
const around = wordsOf('about around approx approximately roughly ប្រហែល ប្រមាណ ប្រហាក់ប្រហែល');
/** Words after an amount that belong to it. */
const after = wordsOf(
  'per a month monthly mo up plus or more ក្នុង មួយខែ ក្នុងមួយខែ មួយ ខែ ឡើង ឡើងទៅ salary ប្រាក់ខែ',
);
const between = wordsOf('to ដល់ ទៅ and');
/** Numbers after these words are no amounts. */
const numbered = wordsOf('iso room street st code no number form level ផ្លូវ លេខ');

const currencyOf: ReadonlyMap<string, Currency> = new Map([
  ...['usd', 'dollar', 'dollars', 'usdollar', '$', 'ដុល្លារ', 'ដុល្លា', 'ដុល្លាអាមេរិក', 'ដុល្លារអាមេរិក', 'ដុល'].map(
    (word): [string, Currency] => [word, 'USD'],
  ),
  ...['riel', 'riels', 'khr', '៛', 'រៀល'].map((word): [string, Currency] => [word, 'KHR']),
]);
const factorOf: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['ពាន់', 1000],
  ['រយ', 100],
  ['ម៉ឺន', 10_000],
  ['សែន', 100_000],
  ['million', 1_000_000],
  ['លាន', 1_000_000],
]);
/** Share of an approximate amount that still counts as it. */
const approximate = 0.8;
/** Amounts without a currency: a salary in dollars is between these, and a larger one is in riels. */
const [fewest, most, inRiels] = [100, 10_000, 100_000];
/** People round the salaries that they ask for. */
const rounded = 50;
const longest = 9;

/** A number, perhaps with a unit: 500, 500usd, 2k. */
const AMOUNT = /^(\d{1,9})([a-z]*)$/;
const signBefore = (text: string, at: number) => currencyOf.get(text.slice(0, at).trimEnd().at(-1) ?? '');
const signBehind = (text: string, at: number) => currencyOf.get(text.slice(at).trimStart().at(0) ?? '');

/** The amount at a word, in dollars, if it is one; with `isRange`, any number is. */
function payAt(text: string, tokens: readonly Token[], at: number, isRange: boolean): WishedPay | null {
  const token = tokens[at];
  const [, digits = '', unit = ''] = AMOUNT.exec(token?.written ?? '') ?? [];
  if (!token || token.isQuoted || digits === '' || digits.length > longest) return null;
  if (unit !== '' && !currencyOf.has(unit) && !factorOf.has(unit)) return null;
  const is = (words: ReadonlySet<string>, index: number) => words.has(tokens[index]?.written ?? '');
  let currency = signBefore(text, token.from) ?? currencyOf.get(unit);
  let amount = Number(digits) * (factorOf.get(unit) ?? 1);
  let end = at + 1;
  for (; end < tokens.length; end++) {
    const next = tokens[end]?.written ?? '';
    if (factorOf.has(next)) amount *= factorOf.get(next) ?? 1;
    else if (currencyOf.has(next)) currency = currencyOf.get(next);
    else break;
  }
  currency ??= signBehind(text, tokens[end - 1]?.to ?? 0);
  if (is(between, end) && payAt(text, tokens, end + 1, true)) currency ??= 'USD';
  let first = at;
  let [saysSalary, saysLeast, saysAround] = [false, false, false];
  for (; first > 0; first--) {
    const before = first - 1;
    if (currencyOf.has(tokens[before]?.written ?? ''))
      currency ??= currencyOf.get(tokens[before]?.written ?? '');
    else if (is(salary, before)) saysSalary = true;
    else if (is(least, before)) saysLeast = true;
    else if (is(around, before)) saysAround = true;
    else break;
  }
  while (is(after, end)) {
    saysSalary ||= is(salary, end);
    end++;
  }
  const isRound = amount >= fewest && amount <= most && amount % rounded === 0 && !is(numbered, at - 1);
  const isAmount =
    currency !== undefined ||
    saysSalary ||
    isRange ||
    ((saysLeast || saysAround) && amount >= fewest) ||
    isRound;
  if (!isAmount || amount === 0) return null;
  currency ??= amount >= inRiels ? 'KHR' : 'USD';
  const dollars = (currency === 'KHR' ? amount / referenceRate : amount) * (saysAround ? approximate : 1);
  return { dollars: Math.max(1, Math.floor(dollars)), first, end };
}

/** The pay that a search asks for, in order. Both ends of a range are one, its lower end. */
export function wishedPay(text: string, tokens: readonly Token[]): WishedPay[] {
  const found: WishedPay[] = [];
  for (let at = 0; at < tokens.length; ) {
    const last = found.at(-1);
    const isNext = last !== undefined && last.end === at;
    const pay = payAt(
      text,
      tokens,
      at,
      isNext && /^\s*[-–—]\s*$/.test(text.slice(tokens[at - 1]?.to, tokens[at]?.from)),
    );
    if (!pay) {
      at += 1;
      continue;
    }
    const gap = last ? tokens.slice(last.end, at).map(({ written }) => written) : [];
    const isRange =
      last !== undefined && (pay.first <= last.end || (gap.length === 1 && between.has(gap[0] ?? '')));
    if (isRange && last) {
      last.dollars = Math.min(last.dollars, pay.dollars);
      last.end = pay.end;
    } else found.push({ ...pay, first: Math.max(pay.first, last?.end ?? 0) });
    at = pay.end;
  }
  return found;
}
