import { z } from 'zod';
import type { Localized } from './locale.ts';

type Schema = z.core.$ZodType;

const names = /* @__PURE__ */ z.registry<Localized>();

/**
 * The same field with what it is called inside a sentence: `named(line(120), 'job title', 'មុខតំណែង')`. A field that
 * has a name already gets another.
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

/** What a schema is around: an optional one, one with a default, one that something is done to before or after. */
export function inside(schema: Schema): Schema | undefined {
  const { innerType, in: before, out } = partsOf(schema);
  return innerType ?? (before?._zod.def.type === 'transform' ? out : before);
}

/** The name of a field, the outermost that was given to it. */
function nameOf(schema: Schema | undefined): Localized | undefined {
  return schema && (names.get(schema) ?? nameOf(inside(schema)));
}

function step(schema: Schema | undefined, part: string): Schema | undefined {
  if (!schema) return undefined;
  const { shape, element } = partsOf(schema);
  if (shape) return Object.hasOwn(shape, part) ? shape[part] : undefined;
  return element ?? step(inside(schema), part);
}

/**
 * What the field at `path` of `schema` is called (`company.name`, `skills.2.name`, `filter[categoryId]`): an entry of
 * a list as the list is, where it has no name of its own. Nothing where there is no such field.
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
