import type { ErrorCode } from '@acheep/contract/errors';

/** Messages by field path, as in the body of a 422. */
export type FieldErrors = Record<string, string[]>;

interface ErrorBody {
  code?: ErrorCode;
  message?: string;
  data?: FieldErrors | null;
  requestId?: string;
}

/** An error response of the API. Status 0 means that no response arrived. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'offline' | undefined;
  readonly data: FieldErrors;
  readonly requestId: string | undefined;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody | { code: 'offline' }, retryAfter?: string | null) {
    const { message, data, requestId } = body as ErrorBody;
    super(message ?? `HTTP ${status}`);
    this.status = status;
    this.code = body.code;
    this.data = data ?? {};
    this.requestId = requestId;
    this.retryAfter = retryAfter ? Number(retryAfter) || undefined : undefined;
  }
}

/** Parses an error body; a proxy may have answered with something else. */
export function parseErrorBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
