import type { z } from 'zod';
import { fieldLabel } from './field-label.ts';
import type { Locale } from './locale.ts';
import { isMessageKey, type MessageKey, message } from './message.ts';

/** Sentences by field path (`company.name`); the empty path is the body itself. */
export type FieldErrors = Record<string, string[]>;

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Which sentence a broken rule says, where its schema names none of its own. */
function messageKey(issue: RawIssue): MessageKey {
  // A choice that may be left open is left out: `null` and an empty text are no choice.
  if (issue.input === undefined || (issue.input === '' && issue.code !== 'invalid_value')) return 'required';
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

/** Unknown fields named in one answer, and characters told of each name: whoever sends thousands gets no long answer. */
const mostUnknown = 20;
const longestName = 100;

const unknownPaths = ({ keys, path }: z.core.$ZodIssueUnrecognizedKeys, most: number) =>
  keys.slice(0, most).map((key) => [...path, key.slice(0, longestName)].join('.'));

/** One value of a list of filters is the filter's fault: `filter[type].1` is said of `filter[type]`. */
const fieldPath = (path: readonly PropertyKey[]) =>
  String(path[0]).startsWith('filter[') ? String(path[0]) : path.join('.');

/** The sentences of a failed parse, by field, in `locale`. One broken field says each sentence once. */
function fieldErrors(issues: readonly z.core.$ZodIssue[], locale: Locale): FieldErrors {
  // Not an object: whoever means harm may call a field `__proto__`.
  const errors = new Map<string, Set<string>>();
  let unknown = 0;
  for (const issue of issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? unknownPaths(issue, mostUnknown - unknown)
        : [fieldPath(issue.path)];
    if (issue.code === 'unrecognized_keys') unknown += paths.length;
    const key = isMessageKey(issue.message) ? issue.message : 'invalid';
    const params = 'params' in issue && issue.params ? issue.params : {};
    for (const path of paths) {
      const attribute = fieldLabel(path, locale);
      const said = message(path === '' ? 'request.invalid' : key, locale, { ...issue, ...params, attribute });
      errors.set(path, (errors.get(path) ?? new Set()).add(said));
    }
  }
  return Object.fromEntries([...errors].map(([path, sentences]) => [path, [...sentences]]));
}

export type ParseResult<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors };

/**
 * Checks `input` against a schema of this contract. The form and the API both call this, so a person reads the same
 * sentence from either. `locale` is the reader's language.
 */
export function parse<S extends z.ZodType>(
  schema: S,
  input: unknown,
  locale: Locale,
): ParseResult<z.output<S>> {
  const result = schema.safeParse(input, { error: messageKey });
  return result.success
    ? { ok: true, data: result.data }
    : { ok: false, errors: fieldErrors(result.error.issues, locale) };
}
