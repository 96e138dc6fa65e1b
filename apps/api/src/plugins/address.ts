import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@acheep/contract/errors';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { errorBody } from './error.ts';

/** An address of the same kind that matches no route: an API's for an API's, a page's for a page's. */
const nothingBeside = (url: string) => `${/^\/(?:api|health|dev|assets|media|km)\//.exec(url)?.[0] ?? '/'}-`;

/** Errors of Node before there is a request: too large, too slow, or no HTTP. */
const unread: Record<string, [number, ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'request.too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request.too_slow'],
};

/** Answers requests that match no route like every other. */
export const addressOptions = {
  // A search of 10,000 Khmer characters is 90 kB in a URL: it should be rejected by its field, not by Node's limit of
  // 16 kB. Headers that take longer than the oldest telephone needs only serve to hold the connection.
  http: { maxHeaderSize: 128 * 1024, headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },

  // An address that cannot be decoded (`%zz`), or with an overlong part, is treated as not found.
  frameworkErrors(_error, request, reply) {
    request.raw.url = nothingBeside(request.raw.url ?? '/');
    request.server.routing(request.raw, reply.raw);
  },

  clientErrorHandler(this: FastifyInstance, error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, code] = unread[error.code] ?? [400, 'request.invalid'];
    const requestId = randomUUID();
    this.log.debug({ reqId: requestId, code: error.code }, 'request that cannot be read');
    const body = JSON.stringify(errorBody(code, 'en', requestId));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  },
} satisfies FastifyHttpOptions<Server>;
