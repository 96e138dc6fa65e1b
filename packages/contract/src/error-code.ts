/** Every error code that the API may answer, with its HTTP status. The list is closed. */
export const errorStatus = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.too_many': 429,
  'session.missing': 401,
  'session.invalid': 401,
  'login.failed': 401,
  'login.not_activated': 401,
  'access.denied': 403,
  not_found: 404,
  'validation.failed': 422,
  'token.invalid': 400,
  'job.incomplete': 422,
  'job.closed': 409,
  'job.not_on_site': 409,
  'job.status': 409,
  'job.refresh_too_soon': 409,
  'application.exists': 409,
  'file.too_large': 413,
  'file.type': 415,
  'file.quota': 413,
  'file.link_expired': 403,
  'file.missing': 404,
  'service.unavailable': 503,
  'service.failed': 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export type ErrorStatus = (typeof errorStatus)[ErrorCode];
