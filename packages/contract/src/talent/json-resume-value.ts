import type { Options } from '../kernel/option.ts';
import { resumeTextLength } from './resume-part.ts';

export type Values = Record<string, unknown>;
export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Maximum nesting of a file; the format has four levels. */
const deepest = 20;
/** Says nothing about the person. */
export const empty = new Set(['$schema', 'meta', 'x_current', 'id', '_id']);

/** True for values nested deeper than any CV is: reading them would not end well. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/**
 * All texts and numbers of a value, each with the names that lead to it, and those of a list beside each other:
 * `location · city: Phnom Penh`.
 */
export function leavesOf(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) {
    const plain = value.filter((one) => isPlain(one) && one !== '');
    const beside = plain.length > 0 ? leavesOf(plain.join(' · '), name) : [];
    return [...beside, ...value.flatMap((one) => (isPlain(one) ? [] : leavesOf(one, name)))];
  }
  if (isObject(value))
    return Object.entries(value).flatMap(([key, one]) =>
      empty.has(key) ? [] : leavesOf(one, name ? `${name} · ${key}` : key),
    );
  if (!isPlain(value) || value === '') return [];
  return [name ? `${name}: ${value}` : String(value)];
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthForms = [
  /^(?<year>\d{4})(?:[-/.](?<month>0?[1-9]|1[0-2])(?:[-/.]\d{1,2})?(?:T.*)?)?$/,
  /^(?<month>0?[1-9]|1[0-2])[-/.](?<year>\d{4})$/,
  /^(?<word>[a-z]{3,9})\.?,? (?<year>\d{4})$/i,
];
/** Month of `2020`, `2020-05`, `2020-05-17`, `05/2020` or `May 2020`; a year begins with its first month. */
function monthIn(text: string, edge: 'first' | 'last'): string | undefined {
  const found = monthForms.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!found) return undefined;
  const { year, month, word } = found;
  const of = word
    ? months.indexOf(word.slice(0, 3).toLowerCase()) + 1
    : Number(month ?? (edge === 'first' ? 1 : 12));
  return of > 0 ? `${year}-${String(of).padStart(2, '0')}` : undefined;
}

/** Reads the values of an object, and remembers those that were read whole: the others are told. */
export function reading(from: Values) {
  const used = new Set<string>();
  const use = <T>(value: T | undefined, ...keys: string[]): T | undefined => {
    if (value !== undefined) for (const key of keys) used.add(key);
    return value;
  };
  const readString = (key: string) => {
    const value = from[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  /** In the language that it is written in. What is too long is cut, and told whole. */
  const asText = (value: string | undefined, most: number, lines = false) => {
    const whole = lines ? value : value?.replace(/\s+/g, ' ');
    const cut = whole?.slice(0, most).trim();
    if (!cut) return undefined;
    return { text: /\p{Script=Khmer}/u.test(cut) ? { km: cut } : { en: cut }, isWhole: cut === whole };
  };
  return {
    use,
    said: readString,
    text(key: string, most: number, lines = false) {
      const read = asText(readString(key), most, lines);
      if (read?.isWhole) used.add(key);
      return read?.text;
    },
    /** Several values as one text of lines. */
    lines(value: string, keys: readonly string[]) {
      const read = asText(value || undefined, resumeTextLength, true);
      if (read?.isWhole) for (const key of keys) used.add(key);
      return read?.text;
    },
    month: (key: string, edge: 'first' | 'last') => use(monthIn(readString(key) ?? '', edge), key),
    /** Option whose name, in either language, this is. */
    option<O extends Options>(key: string, options: O): (keyof O & string) | undefined {
      const word = readString(key)?.toLowerCase();
      const names = (one: string) => [one, options[one]?.en, options[one]?.km];
      return use(
        (word &&
          Object.keys(options).find((one) => names(one).some((name) => name?.toLowerCase() === word))) ||
          undefined,
        key,
      );
    },
    rest: () =>
      Object.entries(from).flatMap(([key, value]) =>
        used.has(key) || empty.has(key) ? [] : leavesOf(value, key),
      ),
  };
}
export type Reading = ReturnType<typeof reading>;
