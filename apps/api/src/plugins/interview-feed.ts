import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { interviewFeedService } from '../modules/hiring/interview/interview-feed.service.ts';
import { etagOf, isKept } from '../plumbing/etag.ts';
import { limiter, limitsOf } from './limit.ts';

/** Serves calendar programs the interviews of whoever gave them the address. */
export function registerInterviewFeed(app: FastifyInstance, deps: Deps) {
  const feeds = interviewFeedService(deps);
  const limited = limiter(deps);
  const limits = limitsOf({ limit: 'visit', method: 'GET', path: '/calendar' });

  app.get<{ Params: { token: string } }>('/calendar/:token/interviews.ics', async (request, reply) => {
    const call = { request, email: '', given: { search: false, code: false } };
    const text = await limited.within(limits, call, () => feeds.read(request.params.token));
    if (text === null) throw notFound();
    const etag = etagOf(text);
    reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
    if (isKept(request, etag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8; method=PUBLISH').send(text);
  });
}
