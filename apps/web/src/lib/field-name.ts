import { fieldLabel } from '@acheep/contract/kernel/field-label';
import { asLabel } from '@acheep/contract/kernel/locale';
import type { z } from 'zod';
import { localized } from './locale.ts';

type Key<S extends z.ZodType> = keyof z.input<S> & string;
/** A field of the schema, or one inside such a field (`company.name`). */
type Field<S extends z.ZodType> = Key<S> | `${Key<S>}.${string}`;

/** What a form calls the fields of its schema: as the sentences about them do, with a capital letter. */
export const fieldNames =
  <S extends z.ZodType<unknown, object>>(schema: S) =>
  (field: Field<S>): string => {
    return localized(asLabel(fieldLabel(schema, field) ?? { en: field, km: field }));
  };
