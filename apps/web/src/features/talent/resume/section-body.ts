import { check, type FieldFault, inWords } from '@acheep/contract/kernel/validation';
import type { ResumeSection } from '@acheep/contract/talent/resume-option';
import { resumeBodies } from '@acheep/contract/talent/resume-part';
import type { FieldValues } from 'react-hook-form';
import { withoutEmpty } from '../../../lib/form-resolver.ts';
import { currentLocale } from '../../../lib/locale.ts';

/** Whether nothing has been said in an entry: what kind of skill it is, and that something has ended, says nothing. */
function isBlank(value: unknown, name = ''): boolean {
  if (value !== null && typeof value === 'object')
    return Object.entries(value).every(([key, one]) => isBlank(one, key));
  return name === 'kind' || value === false || String(value ?? '').trim() === '';
}

/** The values of a form as they would be stored: trimmed, in one order, without entries in which nothing was said. */
export function settled(values: FieldValues): FieldValues {
  const tidy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((one) => !isBlank(one)).map(tidy);
    if (typeof value === 'string') return value.trim();
    if (value === null || typeof value !== 'object') return value;
    const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(fields.map(([name, one]) => [name, tidy(one)]));
  };
  return tidy(values) as FieldValues;
}

export const sameValues = (one: FieldValues, other: FieldValues) =>
  JSON.stringify(settled(one)) === JSON.stringify(settled(other));

/** The place that an entry has in the form, where blank ones stand between. */
function placeInForm(path: string, values: FieldValues): string {
  const [list = '', place, ...rest] = path.split('.');
  const entries: unknown = values[list];
  if (!Array.isArray(entries) || !/^\d+$/.test(place ?? '')) return path;
  const kept = [...entries.keys()].filter((index) => !isBlank(entries[index]));
  return [list, kept[Number(place)] ?? place, ...rest].join('.');
}

export type Checked =
  | { ok: true; body: FieldValues }
  | {
      ok: false;
      /** The sentence of each field. */
      errors: Record<string, string>;
      /** Nothing is wrong: something is not there yet. */
      isUnfinished: boolean;
    };

const isMissing = ({ key }: FieldFault) => key === 'required' || key === 'required_choice';

/** Checks what a section says, as the API does. */
export function checkSection(section: ResumeSection, values: FieldValues): Checked {
  const result = check(resumeBodies[section], withoutEmpty(settled(values)) ?? {});
  if (result.ok) return { ok: true, body: result.data as FieldValues };
  const said = Object.entries(inWords(result.faults, currentLocale()));
  return {
    ok: false,
    errors: Object.fromEntries(said.map(([path, [sentence = '']]) => [placeInForm(path, values), sentence])),
    isUnfinished: [...result.faults.values()].every((faults) => faults.every(isMissing)),
  };
}
