import { plainStart } from '@acheep/contract/kernel/plain-text';

/** Stands between what a field was and what it is, in the details of an audit entry. */
export const became = ' → ';
/** Stands for nothing on either side. */
export const nothing = '–';
/** Stands for a change that is not told: a secret, a note, or markup alone. */
export const untold = 'changed';

/** Maximum length of either side; of long texts the beginnings are kept. */
const maxSideLength = 240;

function textOf(value: string | number | bigint | boolean | Date): string {
  if (!(value instanceof Date)) return String(value);
  const moment = value.toISOString();
  // Days are stored as their midnight in UTC.
  return moment.endsWith('T00:00:00.000Z') ? moment.slice(0, 10) : moment;
}

/** Flattens a record to paths and values: `invoicing.vatRate` 1000. */
function* valuesOf(value: unknown, way: readonly string[] = []): Generator<[string, string]> {
  if (value === null || value === undefined || value === '') return;
  const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  if (isList) yield [way.join('.'), value.join(', ')];
  else if (typeof value === 'object' && !(value instanceof Date))
    for (const [name, inner] of Object.entries(value)) yield* valuesOf(inner, [...way, name]);
  else yield [way.join('.'), textOf(value as string)];
}

const shown = (text: string | undefined) => (text ? plainStart(text, maxSideLength) || nothing : nothing);

/** Before and after of the fields that differ, as details of an audit entry. */
export function changedFields(before: object, after: object): Record<string, string> {
  const [was, is] = [new Map(valuesOf(before)), new Map(valuesOf(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
  return Object.fromEntries(
    names.map((name) => {
      const [from, to] = [shown(was.get(name)), shown(is.get(name))];
      return [name, from === to ? untold : `${from}${became}${to}`];
    }),
  );
}

/** What changed of the fields in `after`. */
export const changedIn = <T extends object>(before: Readonly<Record<keyof T, unknown>>, after: T) =>
  changedFields(Object.fromEntries(Object.keys(after).map((name) => [name, before[name as keyof T]])), after);
