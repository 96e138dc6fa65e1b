import { fieldLabel } from '@acheep/contract/kernel/field-label';
import { asLabel, untranslated } from '@acheep/contract/kernel/locale';
import type { z } from 'zod';
import { localized } from './locale.ts';

type Key<S extends z.ZodType> = keyof z.input<S> & string;
/** A field of the schema, or a nested one (`company.name`). */
type Field<S extends z.ZodType> = Key<S> | `${Key<S>}.${string}`;

/** Returns the label of a schema's field, the same as in error messages, capitalised. */
export const fieldNames =
  <S extends z.ZodType<unknown, object>>(schema: S) =>
  (field: Field<S>): string => {
    return localized(asLabel(fieldLabel(schema, field) ?? untranslated(field)));
  };
