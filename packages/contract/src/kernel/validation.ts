import type { z } from 'zod';
import { fieldLabel, inside } from './field-label.ts';
import type { Locale, Localized } from './locale.ts';
import { isMessageKey, type MessageKey, type MessageParams, message } from './message.ts';

/** Sentences by field path (`company.name`); the empty path is the body itself. */
export type FieldErrors = Record<string, string[]>;

/** What is wrong with a field: which sentence says it, what that is filled with, and what the field is called. */
export interface FieldFault {
  key: MessageKey;
  params?: MessageParams;
  label?: Localized | undefined;
}

/** Faults by field path, as `FieldErrors` has them. */
export type FieldFaults = ReadonlyMap<string, readonly FieldFault[]>;

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Whether people type what a field takes. Of options, records, days and files they pick one. */
function isTyped(field: RawIssue['inst']): boolean {
  const { def } = (field as z.core.$ZodType)._zod;
  const inner = inside(field as z.core.$ZodType);
  if (inner) return isTyped(inner);
  const isPicked = 'format' in def && (def.format === 'uuid' || def.format === 'date');
  return def.type === 'number' || (def.type === 'string' && !isPicked);
}

/** Which sentence a broken rule says, where its schema names none of its own. */
function messageKey(issue: RawIssue): MessageKey {
  // A choice that may be left open is left out: `null` and an empty text are no choice.
  if (issue.input === undefined) return isTyped(issue.inst) ? 'required' : 'required_choice';
  if (issue.input === '' && issue.code !== 'invalid_value') return 'required';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'min_length' : issue.origin === 'array' ? 'min_items' : 'min';
    case 'too_big':
      return issue.origin === 'string' ? 'max_length' : issue.origin === 'array' ? 'max_items' : 'max';
    case 'invalid_value':
      return 'option';
    case 'invalid_type':
      return issue.expected === 'int' ? 'integer' : issue.expected === 'number' ? 'number' : 'invalid';
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : issue.format === 'date' ? 'date' : 'invalid';
    case 'unrecognized_keys':
      return 'unknown_field';
    default:
      return 'invalid';
  }
}

/** Unknown fields named in one response, and characters told of each name: whoever sends thousands gets no long response. */
const mostUnknown = 20;
const longestName = 100;

const unknownPaths = ({ keys, path }: z.core.$ZodIssueUnrecognizedKeys, most: number) =>
  keys.slice(0, most).map((key) => [...path, key.slice(0, longestName)].join('.'));

/** One value of a list of filters is the filter's fault: `filter[type].1` is said of `filter[type]`. */
const fieldPath = (path: readonly PropertyKey[]) =>
  String(path[0]).startsWith('filter[') ? String(path[0]) : path.join('.');

function faultsOf(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): FieldFaults {
  // Not an object: whoever means harm may call a field `__proto__`.
  const faults = new Map<string, FieldFault[]>();
  let unknown = 0;
  for (const issue of issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? unknownPaths(issue, mostUnknown - unknown)
        : [fieldPath(issue.path)];
    if (issue.code === 'unrecognized_keys') unknown += paths.length;
    const key = isMessageKey(issue.message) ? issue.message : 'invalid';
    const params = { ...issue, ...('params' in issue && issue.params) };
    for (const path of paths) {
      const label = fieldLabel(schema, path);
      const fault = { key: path === '' ? ('request.invalid' as const) : key, params, label };
      faults.set(path, [...(faults.get(path) ?? []), fault]);
    }
  }
  return faults;
}

/**
 * The sentences of faults, by field, in `locale`. One field says each sentence once. `labelOf` names the fields of
 * faults that no schema found; one that nobody knows is called as it was sent.
 */
export function inWords(
  faults: FieldFaults,
  locale: Locale,
  labelOf: (path: string) => Localized | undefined = () => undefined,
): FieldErrors {
  const sentences = [...faults].map(([path, ofField]): [string, string[]] => {
    const said = ofField.map(({ key, params, label = labelOf(path) }) => {
      const attribute = label?.[locale] ?? path.split('.').at(-1);
      return message(key, locale, { ...params, attribute });
    });
    return [path, [...new Set(said)]];
  });
  return Object.fromEntries(sentences);
}

export type CheckResult<T> = { ok: true; data: T } | { ok: false; faults: FieldFaults };

/** Checks `input` against a schema of this contract, before anybody's language matters. */
export function check<S extends z.ZodType>(schema: S, input: unknown): CheckResult<z.output<S>> {
  const result = schema.safeParse(input, { error: messageKey });
  return result.success
    ? { ok: true, data: result.data }
    : { ok: false, faults: faultsOf(schema, result.error.issues) };
}

export type ParseResult<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors };

/**
 * The same in words, in the reader's language `locale`: what the form says, and what the API's 422 says of the same
 * input.
 */
export function parse<S extends z.ZodType>(
  schema: S,
  input: unknown,
  locale: Locale,
): ParseResult<z.output<S>> {
  const result = check(schema, input);
  return result.ok ? result : { ok: false, errors: inWords(result.faults, locale) };
}
