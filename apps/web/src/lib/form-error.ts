import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error.ts';
import { isNotifiedEverywhere, showError } from './errors.ts';
import { inFormOrder } from './form-order.ts';

/** Shows why a form failed to save; for a 422 also at its fields. */
export function showFormError<T extends FieldValues>(
  error: unknown,
  form: { setError: UseFormSetError<T>; getValues: () => T },
): void {
  if (!isNotifiedEverywhere(error)) showError(error);
  applyFieldErrors(error, form);
}

/**
 * Sets the field errors of a 422 on a form, in the form's order, and focuses the first. Returns whether there were any;
 * the mutation shows the summary toast.
 */
export function applyFieldErrors<T extends FieldValues>(
  error: unknown,
  { setError, getValues }: { setError: UseFormSetError<T>; getValues: () => T },
): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false;
  const fields = inFormOrder(error.data, getValues());
  for (const [index, [field, messages]] of fields.entries()) {
    setError(field as FieldPath<T>, { type: 'server', message: messages[0] }, { shouldFocus: index === 0 });
  }
  return fields.length > 0;
}
