import type { z } from 'zod';
import { fieldLabel, inside } from './field-label.ts';
import type { Locale, Localized } from './locale.ts';
import { isMessageKey, type MessageKey, type MessageParams, message } from './message.ts';

/** Messages by field path (`company.name`); the empty path is the body itself. */
export type FieldErrors = Record<string, string[]>;

/** Fault of a field: message key, its parameters, and the label of the field. */
export interface FieldFault {
  key: MessageKey;
  params?: MessageParams;
  label?: Localized | undefined;
}

/** Faults by field path, as in `FieldErrors`. */
export type FieldFaults = ReadonlyMap<string, readonly FieldFault[]>;

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** True for fields that users type; options, records, days and files are picked. */
function isTyped(field: RawIssue['inst']): boolean {
  const { def } = (field as z.core.$ZodType)._zod;
  const inner = inside(field as z.core.$ZodType);
  if (inner) return isTyped(inner);
  const isPicked = 'format' in def && (def.format === 'uuid' || def.format === 'date');
  return def.type === 'number' || (def.type === 'string' && !isPicked);
}

/** Default message of a broken rule, where its schema has none. */
function messageKey(issue: RawIssue): MessageKey {
  // An optional choice is omitted: `null` and an empty text are not valid choices.
  if (issue.input === undefined) return isTyped(issue.inst) ? 'required' : 'required_choice';
  if (issue.input === '' && issue.code !== 'invalid_value') return 'required';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'min_length' : issue.origin === 'array' ? 'min_items' : 'min';
    case 'too_big':
      return issue.origin === 'string' ? 'max_length' : issue.origin === 'array' ? 'max_items' : 'max';
    case 'invalid_value':
      // Whoever picks nothing in a form need not read the values that programs send.
      return issue.input ? 'one_of' : 'option';
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

/** Maximum unknown fields reported, and characters of each name: a request with thousands gets no long response. */
const maxUnknown = 20;
const maxNameLength = 100;

const unknownPaths = ({ keys, path }: z.core.$ZodIssueUnrecognizedKeys, most: number) =>
  keys.slice(0, most).map((key) => [...path, key.slice(0, maxNameLength)].join('.'));

/** A fault of one filter value is reported for the filter: `filter[type].1` becomes `filter[type]`. */
const fieldPath = (path: readonly PropertyKey[]) =>
  String(path[0]).startsWith('filter[') ? String(path[0]) : path.join('.');

function faultsOf(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): FieldFaults {
  // Not an object: an attacker may name a field `__proto__`.
  const faults = new Map<string, FieldFault[]>();
  let unknown = 0;
  for (const issue of issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? unknownPaths(issue, maxUnknown - unknown)
        : [fieldPath(issue.path)];
    if (issue.code === 'unrecognized_keys') unknown += paths.length;
    const key = isMessageKey(issue.message) ? issue.message : 'invalid';
    const params = {
      ...issue,
      ...('values' in issue && { choices: issue.values.join(', ') }),
      ...('params' in issue && issue.params),
    };
    for (const path of paths) {
      const label = fieldLabel(schema, path);
      const fault = { key: path === '' ? ('unreadable' as const) : key, params, label };
      faults.set(path, [...(faults.get(path) ?? []), fault]);
    }
  }
  return faults;
}

/**
 * Messages of faults, by field, in `locale`, without repetitions. `labelOf` labels the fields of faults that no schema
 * found; an unknown field keeps its name as sent.
 */
export function inWords(
  faults: FieldFaults,
  locale: Locale,
  labelOf: (path: string) => Localized | undefined = () => undefined,
): FieldErrors {
  const sentences = [...faults].map(([path, ofField]): [string, string[]] => {
    const messages = ofField.map(({ key, params, label = labelOf(path) }) => {
      const attribute = label?.[locale] ?? path.split('.').at(-1);
      return message(key, locale, { ...params, attribute });
    });
    return [path, [...new Set(messages)]];
  });
  return Object.fromEntries(sentences);
}

export type CheckResult<T> = { ok: true; data: T } | { ok: false; faults: FieldFaults };

/** Checks `input` against a schema of this contract, independent of language. */
export function check<S extends z.ZodType>(schema: S, input: unknown): CheckResult<z.output<S>> {
  const result = schema.safeParse(input, { error: messageKey });
  return result.success
    ? { ok: true, data: result.data }
    : { ok: false, faults: faultsOf(schema, result.error.issues) };
}

export type ParseResult<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors };

/** Checks `input`, with messages in the reader's `locale`: the form and the API's 422 report the same input alike. */
export function parse<S extends z.ZodType>(
  schema: S,
  input: unknown,
  locale: Locale,
): ParseResult<z.output<S>> {
  const result = check(schema, input);
  return result.ok ? result : { ok: false, errors: inWords(result.faults, locale) };
}
