import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver } from './form-resolver.ts';

type Blank<T> = NonNullable<T> extends string ? NonNullable<T> | '' : T;

/** Properties of a body that are not form fields. */
type Beside = 'updatedAt' | 'publish';

/** The form's version of a body: every field is present, and an open text or choice is the empty string. */
export type FormValues<Body> = { [K in Exclude<keyof Required<Body>, Beside>]: Blank<Body[K]> };

/**
 * Validates such a form: empty fields are removed before the schema sees them, so their wider type never reaches it.
 */
export const bodyResolver = <Body, Values extends FieldValues = FormValues<Body>>(schema: z.ZodType) =>
  contractResolver(schema as z.ZodType<Body, FieldValues>) as unknown as Resolver<Values, unknown, Body>;
