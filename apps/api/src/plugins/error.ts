import { type ErrorCode, errorText } from '@acheep/contract/errors';
import { type Endpoint, labelIn } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import { inWords } from '@acheep/contract/kernel/validation';
import type { FastifyError, FastifyInstance } from 'fastify';
import { AppError } from '../error.ts';
import { refuse } from './incoming-body.ts';
import { localeOfRequest } from './request-locale.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the contract behind a route, for the labels of its fields. */
    endpoint?: Endpoint;
  }
}

/**
 * Codes of Fastify and its plugins for specific mistakes of the caller. Every other one below 500 is an unreadable
 * request.
 */
const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_REQ_FILE_TOO_LARGE: 'file.too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupported_type',
  FST_FILES_LIMIT: 'request.too_large',
  FST_PARTS_LIMIT: 'request.too_large',
};

/**
 * The database is unavailable, overloaded or too slow: PostgreSQL's codes (no connection, too many, no space, shut
 * down, cancelled, read-only, deadlock), Prisma's for the same, and the system's.
 */
const unavailableCode =
  /^(08|53)\w{3}$|^(57P0[1-5]|57014|25006|40001|40P01)$|^P(1\d{3}|2024|2028|2034|2037)$|^E(CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;
/** Messages of the same errors without a code. */
const unavailable =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|timeout exceeded|Connection terminated|terminating connection|calling end on the pool|not queryable|the database system is|cannot execute [a-z ]{1,40} in a read-only|No space left|statement timeout|DatabaseNotReachable|ConnectionClosed|TooManyConnections/i;

interface DriverFault {
  meta?: { driverAdapterError?: { cause?: { kind?: string; originalCode?: string } } };
}

/** Prisma reports every failure of raw SQL as P2010, with the actual code in `meta`. */
export function isUnavailable(error: Error & { code?: string } & DriverFault): boolean {
  const { kind = '', originalCode = '' } = error.meta?.driverAdapterError?.cause ?? {};
  const text = `${error.message} ${String(error.cause ?? '')} ${kind}`;
  return (
    [error.code ?? '', originalCode].some((code) => unavailableCode.test(code)) || unavailable.test(text)
  );
}

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const code = known[error.code];
  if (code) return new AppError(code);
  if (error.statusCode && error.statusCode < 500) return new AppError('request.invalid');
  return new AppError(isUnavailable(error) ? 'service.unavailable' : 'service.failed');
}

export const errorBody = (
  code: ErrorCode,
  locale: Locale,
  requestId: string,
  { params, fields }: Partial<Pick<AppError, 'params' | 'fields'>> = {},
  endpoint?: Endpoint,
) => ({
  code,
  message: (code === 'not_found' && endpoint?.missing?.[locale]) || errorText(code, locale, params),
  data: fields ? inWords(fields, locale, (path) => endpoint && labelIn(endpoint, path)) : null,
  requestId,
});

/** The only place that turns errors into responses of the wire format. */
export function registerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = asAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    if (known.status === 503) reply.header('Retry-After', String(known.params.seconds ?? 5));
    if (known.status === 429) reply.header('Retry-After', String(known.params.seconds));
    reply.code(known.status).header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
    const endpoint = request.routeOptions.config?.endpoint;
    const body = errorBody(known.code, localeOfRequest(request), request.id, known, endpoint);
    return refuse(request.raw, reply, body);
  });
}
