import type { Locale } from '../kernel/locale.ts';
import type { SentAnswer } from './answer.ts';
import { type YesNo, yesNo } from './question-option.ts';

type Answered = Pick<SentAnswer, 'kind' | 'chosen' | 'number' | 'text' | 'unit'>;

/** English units of time, which recruiters give in the plural; the one of 1 has no s. */
const units = ['years', 'months', 'weeks', 'days', 'hours', 'minutes'];
const unitOf = (number: number, unit: string | null) =>
  number === 1 && unit && units.includes(unit.toLowerCase()) ? unit.slice(0, -1) : unit;

/** Text of an answer; empty where it was left blank. */
export function answerText({ kind, chosen, number, text, unit }: Answered, locale: Locale): string {
  if (kind === 'yes-no') return chosen.map((one) => yesNo[one as YesNo][locale]).join(', ');
  if (number === null) return text ?? chosen.join(', ');
  return [number.toLocaleString('en-US', { maximumFractionDigits: 2 }), unitOf(number, unit)]
    .filter(Boolean)
    .join(' ');
}
