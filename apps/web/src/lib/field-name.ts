import { fieldLabel } from '@acheep/contract/field-label';
import type { z } from 'zod';
import { currentLocale } from './locale.ts';

/** What a form calls the fields of its schema: as the sentences about them do, with a capital letter. */
export const fieldNames =
  <S extends z.ZodType<unknown, object>>(schema: S) =>
  (field: keyof z.input<S> & string): string => {
    const name = fieldLabel(schema, field)?.[currentLocale()] ?? field;
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
