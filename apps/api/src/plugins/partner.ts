import { createHash } from 'node:crypto';
import { apiKeyHeader } from '@acheep/contract/platform/api-key-option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../error.ts';
import { type LimitedCall, type Limiter, limitsOf, limitsOfPartner, type Standing } from './limit.ts';

/**
 * Pages of any origin may read what a key opens. The answer is the same for all of them and names none, so nobody's
 * cache can be filled with another's; and no cookie goes along, since it is `*`.
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

/** The codes for which a key had to be looked at. */
const isWrong = (error: unknown): error is AppError =>
  error instanceof AppError && error.code.startsWith('api_key.') && error.code !== 'api_key.missing';

/** What is different where partners' programs call: who they are, how often they may, and what their browsers let them read. */
export function partnerCalls(app: FastifyInstance, limited: Limiter) {
  return {
    /** Answers the question that a browser asks before it sends the key. */
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

    /** Says how many calls are left, with each answer. */
    tellTo:
      (reply: FastifyReply) =>
      ({ tries, left, seconds }: Standing) => {
        reply.headers({ 'RateLimit-Limit': tries, 'RateLimit-Remaining': left, 'RateLimit-Reset': seconds });
      },

    send(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
      if (request.callingKey) app.apiKeys.noteUse(request.callingKey.id);
      const text = JSON.stringify(answer);
      const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
      reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' });
      const known = request.headers['if-none-match'] ?? '';
      if (known.split(',').some((one) => one.trim() === etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    },
  };
}
