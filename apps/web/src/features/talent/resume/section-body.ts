import { check, type FieldFault, inWords } from '@acheep/contract/kernel/validation';
import type { ResumeSection } from '@acheep/contract/talent/resume-option';
import { resumeBodies } from '@acheep/contract/talent/resume-part';
import type { FieldValues } from 'react-hook-form';
import { withoutEmpty } from '../../../lib/form-resolver.ts';
import { currentLocale } from '../../../lib/locale.ts';

/** True when an entry has no content; the kind of a skill and unticked boxes do not count. */
function isBlank(value: unknown, name = ''): boolean {
  if (value !== null && typeof value === 'object')
    return Object.entries(value).every(([key, one]) => isBlank(one, key));
  return name === 'kind' || value === false || String(value ?? '').trim() === '';
}

/** Returns form values as they would be stored: trimmed, in a fixed order, without blank entries. */
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

/** Maps an error path to the index in the form, which may have blank entries. */
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
      /** Messages by field path. */
      errors: Record<string, string>;
      /** True when required values are missing, but nothing is wrong. */
      isUnfinished: boolean;
    };

const isMissing = ({ key }: FieldFault) => key === 'required' || key === 'required_choice';

/** Validates a section like the API. */
export function checkSection(section: ResumeSection, values: FieldValues): Checked {
  const result = check(resumeBodies[section], withoutEmpty(settled(values)) ?? {});
  if (result.ok) return { ok: true, body: result.data as FieldValues };
  const messages = Object.entries(inWords(result.faults, currentLocale()));
  return {
    ok: false,
    errors: Object.fromEntries(
      messages.map(([path, [sentence = '']]) => [placeInForm(path, values), sentence]),
    ),
    isUnfinished: [...result.faults.values()].every((faults) => faults.every(isMissing)),
  };
}
