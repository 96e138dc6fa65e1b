import { genders, languages } from '@acheep/contract/jobs/job-option';
import { latinDigits } from '@acheep/contract/kernel/khmer-text';
import { educationLevels, languageLevels } from '@acheep/contract/talent/resume-option';
import { type Mark, solid } from './mark.ts';

/** Fate of an annotated value: besides right and wrong, shown as unread text, or neither proposed nor shown. */
const fates = ['right', 'wrong', 'unread', 'dropped'] as const;
export type Fate = (typeof fates)[number];

const codes: Record<string, { en: string; km: string }> = {
  ...genders,
  ...languages,
  ...educationLevels,
  ...languageLevels,
  now: { en: 'present', km: 'បច្ចុប្បន្ន' },
};
const digits = (text: string) => latinDigits(text).replace(/\D/g, '');

/** Whether a value can be found in the text beside the form, in the words of the file. */
function isShown({ field, right, written }: Mark, unread: string): boolean {
  const has = (text: string) => solid(latinDigits(unread)).includes(solid(latinDigits(text)));
  if (written !== right) return has(written);
  if (field === 'phone') return digits(unread).includes(digits(right).replace(/^855/, ''));
  const [year] = /^\d{4}(?=$|-)/.exec(right) ?? [];
  const code = codes[right];
  if (code) return has(code.en) || has(code.km);
  // Parts of a position or an address may stand in cells of their own.
  return (year ?? right.split('…')[0] ?? right).split(', ').every(has);
}

export const fateOf = (mark: Mark, unread: string): Fate =>
  mark.result === 'missing' ? (isShown(mark, unread) ? 'unread' : 'dropped') : mark.result;

/** Counts of fates by field, as lines of text, with their sum at the end. */
export function fateTable(all: readonly (Pick<Mark, 'section' | 'field'> & { fate: Fate })[]): string {
  const rows = new Map<string, Record<Fate, number>>();
  for (const { section, field, fate } of all)
    for (const name of [`${section}.${field}`, 'all']) {
      const counts = rows.get(name) ?? { right: 0, wrong: 0, unread: 0, dropped: 0 };
      counts[fate] += 1;
      rows.set(name, counts);
    }
  const sum = rows.get('all');
  rows.delete('all');
  const line = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(24) + cells.map((cell) => String(cell).padStart(9)).join('');
  return [
    line('', fates),
    ...[...[...rows].sort(([a], [b]) => (a < b ? -1 : 1)), ...(sum ? [['all', sum] as const] : [])].map(
      ([name, counts]) =>
        line(
          name,
          fates.map((fate) => counts[fate]),
        ),
    ),
  ].join('\n');
}
