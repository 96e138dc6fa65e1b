import { type ErrorCode, errorStatus } from '@acheep/contract/error-code';
import type { MessageParams } from '@acheep/contract/message';
import type { FieldErrors } from '@acheep/contract/validation';

/** Something that the caller has to be told: a code of the contract's closed list, with what its sentence needs. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: MessageParams;
  /** The sentences by field of a 422. */
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, params: MessageParams = {}, fields?: FieldErrors) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const notFound = () => new AppError('not_found');
