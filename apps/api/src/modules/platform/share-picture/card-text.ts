import { lettersOf, linePieces } from '@acheep/search/analysis/line-break';

export type Measure = (text: string) => number;

/** Characters that our font lacks, and invisible ones: other machines would draw boxes. */
const UNDRAWN =
  /[\p{Extended_Pictographic}\p{Co}\p{Cc}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\uFE00-\uFE0F]/gu;
/** Characters of these classes that the font does have. */
const DRAWN = /^[\d#*©®™]$/u;

export const drawable = (text: string) =>
  text
    .normalize('NFC')
    .replace(UNDRAWN, (sign) => (DRAWN.test(sign) ? sign : ' '))
    .replace(/[\s\u00A0]+/gu, ' ')
    .trim();

/** Shortens a text to the width, cut between graphemes. */
export function cutToWidth(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = lettersOf(text);
  let [from, to] = [0, letters.length];
  const withEnd = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (measure(withEnd(middle)) <= width) from = middle;
    else to = middle - 1;
  }
  return withEnd(from);
}

/** Breaks a word that is longer than a line. */
function inLetters(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const letter of lettersOf(piece)) {
    if (part && measure(part + letter) > width) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return [...parts, part];
}

/** Breaks a text between words into at most `most` lines; null if it does not fit. */
export function brokenLines(text: string, width: number, most: number, measure: Measure): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const piece of linePieces(text).flatMap((one) => inLetters(one, width, measure))) {
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece;
      if (lines.length >= most) return null;
    } else line += piece;
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}

/** Breaks a text into lines of similar length, so that no last word stands alone. */
function evenLines(text: string, width: number, count: number, measure: Measure): string[] | null {
  let [least, most] = [width / count, width];
  while (most - least > 8) {
    const middle = (least + most) / 2;
    if (brokenLines(text, middle, count, measure)) most = middle;
    else least = middle;
  }
  return brokenLines(text, most, count, measure);
}

/** The same, truncated if it does not fit. */
export function fittedLines(text: string, width: number, most: number, measure: Measure): string[] {
  const whole = brokenLines(text, width, most, measure);
  if (whole) return evenLines(text, width, whole.length, measure) ?? whole;
  const all = brokenLines(text, width, Number.POSITIVE_INFINITY, measure) ?? [];
  const rest = all.slice(most - 1).join(' ');
  return [...all.slice(0, most - 1), cutToWidth(rest, width, measure)];
}
