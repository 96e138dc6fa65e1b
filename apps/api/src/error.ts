import { type ErrorCode, statusOf } from '@acheep/contract/errors';
import type { MessageKey, MessageParams } from '@acheep/contract/kernel/message';
import type { FieldFault, FieldFaults } from '@acheep/contract/kernel/validation';

/** An error for the caller: a code of the contract's closed list, with the parameters of its message. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: MessageParams;
  /** Faults by field, for a 422. */
  readonly fields: FieldFaults | undefined;

  constructor(code: ErrorCode, params: MessageParams = {}, fields?: FieldFaults) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
  }

  get status(): number {
    return statusOf(this.code);
  }
}

export const notFound = () => new AppError('not_found');

/**
 * A 422 about fields that only the server can check, in the format of the form's own faults: `fieldError({ categoryId:
 * 'unknown_reference' })`.
 */
export function fieldError(faults: Record<string, MessageKey | FieldFault>) {
  const fields = Object.entries(faults).map(([field, fault]): [string, FieldFault[]] => [
    field,
    [typeof fault === 'string' ? { key: fault } : fault],
  ]);
  return new AppError('validation.failed', {}, new Map(fields));
}

/** Throws if an edit was based on an older version of the record than the locked one. */
export function refuseOutdated({ updatedAt }: { updatedAt: Date }, began: string | undefined) {
  if (began !== undefined && Date.parse(began) !== updatedAt.getTime()) throw new AppError('record.changed');
}
