import { z } from 'zod';
import type { Localized } from './locale.ts';

type Schema = z.core.$ZodType;

const names = /* @__PURE__ */ z.registry<Localized>();

/**
 * Copies a field with a label for use inside a sentence: `named(line(120), 'job title', 'មុខតំណែង')`. A field that
 * already has a label gets the new one.
 */
export function named<S extends z.ZodType>(field: S, en: string, km: string): S {
  const copy = field.clone();
  names.add(copy, { en, km });
  return copy;
}

interface Parts {
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  shape?: Record<string, Schema>;
  element?: Schema;
}
const partsOf = (schema: Schema) => schema._zod.def as Parts;

/** Schema wrapped by an optional, a default, or a transformation before or after it. */
export function inside(schema: Schema): Schema | undefined {
  const { innerType, in: before, out } = partsOf(schema);
  return innerType ?? (before?._zod.def.type === 'transform' ? out : before);
}

/** Label of a field; the outermost one counts. */
function nameOf(schema: Schema | undefined): Localized | undefined {
  return schema && (names.get(schema) ?? nameOf(inside(schema)));
}

function step(schema: Schema | undefined, part: string): Schema | undefined {
  if (!schema) return undefined;
  const { shape, element } = partsOf(schema);
  if (shape) return Object.hasOwn(shape, part) ? shape[part] : undefined;
  return element ?? step(inside(schema), part);
}

/** The field at `path` of `schema`, as it is declared; undefined where there is none. */
export const fieldAt = (schema: Schema, path: string) =>
  path.split('.').reduce<Schema | undefined>(step, schema);

/**
 * Label of the field at `path` of `schema` (`company.name`, `skills.2.name`, `filter[categoryId]`). A list entry
 * without a label has that of its list. Undefined where there is no such field.
 */
export function fieldLabel(schema: Schema | undefined, path: string): Localized | undefined {
  let at = schema;
  let label: Localized | undefined;
  for (const part of path.split('.')) {
    at = step(at, part);
    label = nameOf(at) ?? (/^\d+$/.test(part) ? label : undefined);
  }
  return label;
}
