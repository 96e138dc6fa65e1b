import { commonWords, keyboardWalks } from './common-word.ts';

/** Maximum length of patterns; longer passwords are only checked for words. */
const patternLength = 12;

// Maps substitute characters to letters: p@ssw0rd becomes password.
const folds: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '7': 't',
  '8': 'b',
};
const folded = (text: string) => text.replace(/[@40$53!1l78]/g, (sign) => folds[sign] ?? sign);

const words = new Set([...commonWords, ...keyboardWalks].map(folded));
const isWord = (text: string) => words.has(folded(text));

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const lines = [...rows, ...rows.map((row) => [...row].reverse().join(''))];
const isRun = (text: string) => text.length >= 3 && lines.some((line) => line.includes(text));

/** `aaaa`, `12121212`: up to five characters, repeated. */
function isOneRepeated(text: string): boolean {
  const letters = [...text];
  return [1, 2, 3, 4, 5].some(
    (length) =>
      letters.length > length &&
      letters.length % length === 0 &&
      letters.every((letter, at) => letter === letters[at % length]),
  );
}

/** `aaaabbbb`: two characters, each at least three times in a row. */
function isTwoRuns(text: string): boolean {
  const letters = [...text];
  const second = letters.findIndex((letter) => letter !== letters[0]);
  return second >= 3 && letters.length - second >= 3 && new Set(letters.slice(second)).size === 1;
}

/** `aaaaaaaa`, `12121212`, `abcabcabc`, `testtest`. */
const isRepeat = (text: string) => isOneRepeated(text) || isTwoRuns(text);

/** A birthday or a year in digits: `01012000`, `19991231`, `20002000`. */
const isDate = (text: string) =>
  /^(0?[1-9]|[12]\d|3[01])(0?[1-9]|1[0-2])(19|20)\d\d$/.test(text) ||
  /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text) ||
  /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(19|20)\d\d$/.test(text);

const isPattern = (text: string) =>
  text.length <= patternLength && (isRun(text) || isRepeat(text) || isDate(text));

/** True for text that is weak alone, and stays weak with a number added. */
const isWeak = (text: string) => isWord(text) || isRun(text) || isRepeat(text);

const isNumber = (text: string) => /^[\d!@#$%&*.?_-]*$/.test(text);

/** Two weak halves: `abcd1234`, `qweasdzxc`, `loveyou123`. */
function isPair(text: string): boolean {
  for (let at = 1; at < text.length; at++) {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    if (isWeak(head) && ((tail.length <= 4 && isNumber(tail)) || (at <= 8 && isRun(tail)))) return true;
    if (isWeak(tail) && head.length <= 4 && isNumber(head)) return true;
  }
  return false;
}

/**
 * True for very common passwords: a common word, name or keyboard walk, in any case, with characters substituted for
 * letters, with a number before or after it, or a pattern of few characters. Covers far more than the most common
 * 3,000.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  return isWord(text) || isPattern(text) || (text.length < 15 && isPair(text));
}
