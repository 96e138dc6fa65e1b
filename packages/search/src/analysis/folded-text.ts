import { normalizeKhmer } from './khmer.ts';

/** Invisible characters, which may stand between letters without separating them. */
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}/u;
/** Khmer letter with all its marks; any other letter with its marks. */
const piece = /[\u1780-\u17B3](?:\u17D2[\u1780-\u17B3]|\p{M})*|\P{M}\p{M}*|\p{M}/gu;
const dash = /^[\p{Pd}\u2212\u30FC]$/u;
const dot = /^[\u3002\uFF61\u06D4]$/;
const quote = /^[\u2018\u2019\u02BC\u0060\u00B4\uFF07]$/;
const plain = /^[\x21-\x7E]$/;
/** Marks of scripts other than Khmer. */
const mark = /(?![\u1780-\u17FF])\p{M}/gu;
const space = /^[\s\p{Cc}\p{Z}]$/u;
/** More marks than any letter has: then only the letter counts. */
const maxPieceLength = 40;

const known = new Map<string, string>();
const maxKnown = 20_000;

function foldPiece(written: string): string {
  if (plain.test(written)) return written.toLowerCase();
  const found = known.get(written);
  if (found !== undefined) return found;
  let folded = ' ';
  if (dash.test(written)) folded = '-';
  else if (dot.test(written)) folded = '.';
  else if (quote.test(written)) folded = "'";
  else if (!space.test(written)) folded = normalizeKhmer(written.slice(0, maxPieceLength)).replace(mark, '');
  if (known.size >= maxKnown) known.clear();
  if (written.length <= maxPieceLength) known.set(written, folded);
  return folded;
}

/** Part of a folded text. */
export type Span = readonly [from: number, to: number];

/** Text folded for matching, with the position of each character in the original. */
export interface Folded {
  readonly written: string;
  readonly text: string;
  /** Start and end, in the original text, of each folded character. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/**
 * Folds a text as the search does: letters in lower case and without marks, Khmer marks in one order, digits of both
 * scripts and of full width alike, no invisible characters, every dash a hyphen and all white space one space. Unlike
 * normalising, it keeps positions, so that matches can be located in the original text.
 */
export function fold(written: string): Folded {
  let seen = '';
  const at: number[] = [];
  for (let index = 0; index < written.length; ) {
    const sign = String.fromCodePoint(written.codePointAt(index) ?? 0);
    // A zero-width space separates Khmer words and is dropped in folding: a match may contain one anywhere.
    if (!invisible.test(sign)) {
      seen += sign;
      for (let unit = 0; unit < sign.length; unit += 1) at.push(index + unit);
    }
    index += sign.length;
  }
  at.push(written.length);
  // Joined once at the end: reading the end of a growing string flattens all of it each time.
  const pieces: string[] = [];
  const [from, to]: [number[], number[]] = [[], []];
  for (const { 0: one, index } of seen.matchAll(piece)) {
    const folded = foldPiece(one);
    const [start, end] = [at[index] ?? 0, (at[index + one.length - 1] ?? 0) + 1];
    if (folded === ' ' && pieces.at(-1) === ' ') {
      to[to.length - 1] = end;
      continue;
    }
    pieces.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) {
      from.push(start);
      to.push(end);
    }
  }
  return { written, text: pieces.join(''), from, to };
}
