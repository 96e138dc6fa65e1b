import { currencyWords, multipliers, payWords } from '@acheep/contract/jobs/pay-word';
import { type Currency, referenceRate } from '@acheep/contract/kernel/money';
import { STOP_WORDS } from '../analysis/stop-word.ts';
import type { Token } from './search-token.ts';

/** Pay of a search: at least so many US dollars a month, said by some of its words. */
export interface WishedPay {
  dollars: number;
  /** Index of the first word, and of the one after the last. */
  first: number;
  end: number;
}

/** Each word of these phrases. */
const wordsOf = (...phrases: string[]) => new Set(phrases.flatMap((phrase) => phrase.split(' ')));
const salary = wordsOf(...payWords.salary, 'paid income លុយខែ ប្រាក់ ចំណូល');
const least = wordsOf(
  ...payWords.from,
  ...payWords.least,
  ...payWords.min,
  ...payWords.between,
  // Khmer is segmented.
  'លើ ចាប់ យ៉ាង តិច',
);
const around = wordsOf('about around approx approximately roughly ប្រហែល ប្រមាណ ប្រហាក់ប្រហែល');
/** Words after an amount that belong to it. */
const after = wordsOf(
  ...payWords.per,
  ...payWords.one,
  ...payWords.month,
  ...payWords.orMore,
  ...payWords.salary,
  'មួយខែ ក្នុងមួយខែ',
);
const between = wordsOf(...payWords.to, ...payWords.and);
/** Numbers after these words are no amounts. */
const numbered = wordsOf(
  'iso room street st code no number form level grade class top server windows ផ្លូវ លេខ ថ្នាក់',
);

const currencyOf: ReadonlyMap<string, Currency> = new Map(
  (['USD', 'KHR'] as const).flatMap((currency) =>
    currencyWords[currency].map((word): [string, Currency] => [word, currency]),
  ),
);
const factorOf: ReadonlyMap<string, number> = new Map(Object.entries(multipliers));
/** Share of an approximate amount that still counts as it. */
const approximate = 0.8;
/** Amounts without a currency: a salary in dollars is between these, and a larger one is in riels. */
const [minDollars, maxDollars, minRiels] = [100, 10_000, 100_000];
/** People round the salaries that they ask for, and say no smaller ones without a currency. */
const rounded = 50;

/** A number, perhaps with a unit: 500, 500usd, 2k. */
const AMOUNT = /^(\d{1,9})([a-z]*)$/;
const DECIMALS = /^\d{1,2}(?!\d)/;
const signBefore = (text: string, at: number) => currencyOf.get(text.slice(0, at).trimEnd().at(-1) ?? '');
const signBehind = (text: string, at: number) => currencyOf.get(text.slice(at).trimStart().at(0) ?? '');

interface Amount {
  amount: number;
  currency: Currency | undefined;
  /** True for thousands and the like: "2k" is said of pay, wherever it stands. */
  isCounted: boolean;
  /** Index of the word after it. */
  end: number;
}

/** The number that is written at a word, with its unit and currency: 500, $1.5k, 2 million riel. */
function amountAt(text: string, tokens: readonly Token[], at: number): Amount | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || token.isQuoted) return null;
  const isPoint = next?.from === token.to + 1 && /[.,]/.test(text.charAt(token.to));
  const isDecimal = isPoint && /^\d+$/.test(token.written) && DECIMALS.test(next.written);
  const [, digits, unit = ''] = AMOUNT.exec((isDecimal ? next : token).written) ?? [];
  if (!digits || (unit !== '' && !currencyOf.has(unit) && !factorOf.has(unit))) return null;
  const number = Number(isDecimal ? `${token.written}.${digits}` : digits);
  let amount = number * (factorOf.get(unit) ?? 1);
  let currency = signBefore(text, token.from) ?? currencyOf.get(unit);
  let end = at + (isDecimal ? 2 : 1);
  for (; end < tokens.length; end++) {
    const word = tokens[end]?.written ?? '';
    if (factorOf.has(word)) amount *= factorOf.get(word) ?? 1;
    else if (currencyOf.has(word)) currency = currencyOf.get(word);
    else break;
  }
  currency ??= signBehind(text, tokens[end - 1]?.to ?? 0);
  return { amount, currency, isCounted: amount !== number, end };
}

/** The amount at a word, or the range from there, with the words around that belong to it. */
function payAt(
  text: string,
  tokens: readonly Token[],
  { at, isTaken }: { at: number; isTaken: (token: Token) => boolean },
): WishedPay | null {
  const low = amountAt(text, tokens, at);
  if (!low) return null;
  const is = (words: ReadonlySet<string>, index: number) => words.has(tokens[index]?.written ?? '');
  const isDashed = /^\s*[-–—]\s*$/.test(text.slice(tokens[low.end - 1]?.to, tokens[low.end]?.from));
  const high = isDashed || is(between, low.end) ? amountAt(text, tokens, low.end + Number(!isDashed)) : null;
  let { end } = high ?? low;
  let first = at;
  let currency = low.currency ?? high?.currency;
  const hints = { salary: false, least: false, around: false };
  for (; first > 0; first--) {
    const before = first - 1;
    const ofWord = currencyOf.get(tokens[before]?.written ?? '');
    if (ofWord) currency ??= ofWord;
    else if (is(salary, before)) hints.salary = true;
    else if (is(least, before)) hints.least = true;
    else if (is(around, before)) hints.around = true;
    else break;
  }
  for (; is(after, end); end++) hints.salary ||= is(salary, end);
  const amounts = [low, ...(high ? [high] : [])].map(({ amount }) => amount);
  const isRound = amounts.every(
    (amount) => amount >= minDollars && amount <= maxDollars && amount % rounded === 0,
  );
  const next = tokens.slice(end).find(({ written }) => !STOP_WORDS.has(written));
  // A number that nothing calls pay is read as such behind the work, not before it.
  const isBehind = (next === undefined || isTaken(next)) && !is(numbered, first - 1);
  const isHinted = (hints.salary && low.amount >= rounded) || (hints.least && low.amount >= minDollars);
  const isPay =
    currency !== undefined ||
    isHinted ||
    (hints.around && low.amount >= minDollars) ||
    (isRound && (isBehind || low.isCounted));
  const amount = Math.min(...amounts);
  if (!isPay || amount === 0) return null;
  currency ??= amount >= minRiels ? 'KHR' : 'USD';
  const dollars = (currency === 'KHR' ? amount / referenceRate : amount) * (hints.around ? approximate : 1);
  return { dollars: Math.max(1, Math.floor(dollars)), first, end };
}

/**
 * The pay that a search asks for, in order; of a range its lower end. `isTaken` tells words that were read as something
 * else.
 */
export function wishedPay(
  text: string,
  tokens: readonly Token[],
  isTaken: (token: Token) => boolean,
): WishedPay[] {
  const found: WishedPay[] = [];
  for (let at = 0; at < tokens.length; ) {
    const pay = payAt(text, tokens, { at, isTaken });
    const isFree = pay && !tokens.slice(pay.first, pay.end).some(isTaken);
    if (isFree) found.push({ ...pay, first: Math.max(pay.first, found.at(-1)?.end ?? 0) });
    at = isFree ? pay.end : at + 1;
  }
  return found;
}
