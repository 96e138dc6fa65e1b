import { type FieldErrors as ContractErrors, parse } from '@acheep/contract/kernel/validation';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { inFormOrder } from './form-order.ts';
import { currentLocale } from './locale.ts';

/** Returns the value to send: empty strings, nulls and empty objects are removed; false and 0 stay. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((entry) => entry !== undefined);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (value === null || typeof value !== 'object') return value ?? undefined;
  const kept = Object.entries(value)
    .map(([name, entry]) => [name, withoutEmpty(entry)] as const)
    .filter(([, entry]) => entry !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

const asFormErrors = (errors: ContractErrors, values: FieldValues): FieldErrors =>
  Object.fromEntries(
    inFormOrder(errors, values).map(([path, messages]): [string, FieldError] => [
      path || 'root',
      { type: 'contract', message: messages[0] },
    ]),
  );

/** Validates a form with a schema of the contract: the same messages as the API's 422. */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values, _context, options) => {
    const result = parse(schema, withoutEmpty(values) ?? {}, currentLocale());
    return result.ok
      ? { values: result.data as Output, errors: {} }
      : {
          values: {},
          errors: toNestErrors(asFormErrors(result.errors, values), options) as FieldErrors<Input>,
        };
  };
}
