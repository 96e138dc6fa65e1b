import type { ErrorCode } from '@acheep/contract/error-code';
import { type Locale, localeOf } from '@acheep/contract/locale';
import { message } from '@acheep/contract/message';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../error.ts';

/** Codes of Fastify and its plugins that say what the caller did. Everything else below 500 is a request that cannot be read. */
const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_REQ_FILE_TOO_LARGE: 'file.too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupported_type',
  FST_FILES_LIMIT: 'request.too_large',
  FST_PARTS_LIMIT: 'request.too_large',
};

/** The database is away, refuses, or does not answer in time. */
const unavailable =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|timeout exceeded|Connection terminated|terminating connection|the database system is|too many clients|cannot execute .* in a read-only|No space left|statement timeout|P1001|P1002|P1008|P2024|DatabaseNotReachable|TooManyConnections/i;

export const localeOfRequest = (request: FastifyRequest): Locale =>
  localeOf(request.headers['accept-language']);

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const code = known[error.code];
  if (code) return new AppError(code);
  if (error.statusCode && error.statusCode < 500) return new AppError('request.invalid');
  const text = `${error.code ?? ''} ${error.message} ${String(error.cause ?? '')}`;
  return new AppError(unavailable.test(text) ? 'service.unavailable' : 'service.failed');
}

/** The body of every error. */
export const errorBody = (
  code: ErrorCode,
  locale: Locale,
  requestId: string,
  { params, fields }: Partial<Pick<AppError, 'params' | 'fields'>> = {},
) => ({ code, message: message(code, locale, params), data: fields ?? null, requestId });

/** One place that turns whatever was thrown into the answer of the wire format. */
export function registerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = asAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    if (known.status === 503) reply.header('Retry-After', '5');
    if (known.code === 'request.too_many') reply.header('Retry-After', String(known.params.seconds));
    return reply
      .code(known.status)
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(errorBody(known.code, localeOfRequest(request), request.id, known));
  });
}
