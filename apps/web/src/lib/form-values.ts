import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver } from './form-resolver.ts';

type Blank<T> = NonNullable<T> extends string ? NonNullable<T> | '' : T;

/** What a body says beside the fields of its form. */
type Beside = 'updatedAt' | 'publish';

/** A body as its form holds it: every field is there, and a text or a choice that is still open is empty. */
export type FormValues<Body> = { [K in Exclude<keyof Required<Body>, Beside>]: Blank<Body[K]> };

/** Checks such a form: empty fields are dropped before the schema sees them, so their wider type never reaches it. */
export const bodyResolver = <Body, Values extends FieldValues = FormValues<Body>>(schema: z.ZodType) =>
  contractResolver(schema as z.ZodType<Body, FieldValues>) as unknown as Resolver<Values, unknown, Body>;
