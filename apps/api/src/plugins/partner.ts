import { apiKeyHeader } from '@acheep/contract/platform/api-key-option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../error.ts';
import { etagOf, isKept } from '../plumbing/etag.ts';
import { type LimitedCall, type Limiter, limitsOf, limitsOfPartner, type Standing } from './limit.ts';

/**
 * Pages of any origin may read responses to a key. The header is the same for all origins and names none, so no cache
 * can mix them up; and with `*` no cookies are sent.
 */
const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Vary: apiKeyHeader,
};
const preflight = {
  ...openToAll,
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': `${apiKeyHeader}, If-None-Match`,
  'Access-Control-Max-Age': '86400',
  'Cache-Control': 'public, max-age=86400',
};

const wrongKey = limitsOf({ limit: 'wrongKey', method: 'GET', path: '/partner' });

/** Errors that required a look-up of the key. */
const isWrong = (error: unknown): error is AppError =>
  error instanceof AppError && error.code.startsWith('api_key.') && error.code !== 'api_key.missing';

/** Special handling of partners' calls: authentication, limits, and CORS. */
export function partnerCalls(app: FastifyInstance, limited: Limiter) {
  return {
    /** Answers the CORS preflight, which comes without the key. */
    answerPreflight(url: string) {
      app.options(url, async (_request, reply) => reply.code(204).headers(preflight).send());
    },

    async enter(request: FastifyRequest, reply: FastifyReply) {
      reply.headers(openToAll);
      try {
        request.callingKey = await app.apiKeys.read(request);
      } catch (error) {
        if (!isWrong(error)) throw error;
        const call: LimitedCall = { request, email: '', given: { search: false, code: false } };
        await limited.within(wrongKey, call, () => Promise.reject(error));
      }
    },

    limitsOf: ({ callingKey }: FastifyRequest) => (callingKey ? limitsOfPartner(callingKey.perMinute) : []),

    /** Reports the remaining calls with each response. */
    tellTo:
      (reply: FastifyReply) =>
      ({ tries, left, seconds }: Standing) => {
        reply.headers({ 'RateLimit-Limit': tries, 'RateLimit-Remaining': left, 'RateLimit-Reset': seconds });
      },

    send(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
      if (request.callingKey) app.apiKeys.noteUse(request.callingKey.id);
      const text = JSON.stringify(answer);
      const etag = etagOf(text);
      reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' });
      if (isKept(request, etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    },
  };
}
