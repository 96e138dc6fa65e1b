import { type Endpoint, needsSession } from '@acheep/contract/kernel/endpoint';
import { locales, pathIn } from '@acheep/contract/kernel/locale';
import { showsOthers } from '@acheep/contract/kernel/permission';
import { pages } from '@acheep/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../error.ts';
import { type Context, inContext } from '../plumbing/watching/context.ts';
import { metrics } from '../plumbing/watching/metrics.ts';
import { openWork } from '../plumbing/watching/open-work.ts';
import { secondsAside } from '../plumbing/watching/put-aside.ts';
import { beginSpan, endSpan } from '../plumbing/watching/span.ts';
import { maxLoggedUrlLength } from '../plumbing/watching/work-memory.ts';

const addressOf = new Map<string, string>(
  pages.flatMap((page) => locales.map((locale) => [pathIn(locale, page), page] as const)),
);

/** The route's name, never the URL, which has unlimited values. */
function routeOf({ method, routeOptions }: FastifyRequest): { kind: string; endpoint: string } {
  const { url, config } = routeOptions;
  if (config?.endpoint) return { kind: 'api', endpoint: `${config.endpoint.method} ${config.endpoint.path}` };
  if (url === undefined) return { kind: 'other', endpoint: 'unknown' };
  const page = addressOf.get(url);
  if (page) return { kind: 'page', endpoint: page };
  // Each file of the application is a separate route, with another name in every version.
  if (url.startsWith('/assets/')) return { kind: 'file', endpoint: 'assets' };
  return { kind: 'other', endpoint: `${method} ${url}` };
}

/** True when everybody with access gets the same response, so that the URL identifies it. */
function isShared(method: string, endpoint: Endpoint | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!endpoint || !needsSession(endpoint.access)) return true;
  return endpoint.path.includes(':') || showsOthers.some((subject) => subject === endpoint.access);
}

/** Measures every request, and sets the context of its work. The first hook of all. */
export function watchRequests(app: FastifyInstance) {
  const contexts = new WeakMap<FastifyRequest, Required<Pick<Context, 'opened'>> & Context>();

  app.addHook('onRequest', (request, reply, done) => {
    metrics.openRequests.inc();
    const { kind, endpoint } = routeOf(request);
    const opened = openWork.begin({
      kind: 'request',
      name: endpoint,
      record: request.url.slice(0, maxLoggedUrlLength),
      isShared: isShared(request.method, request.routeOptions.config?.endpoint),
      caller: request.ip,
    });
    reply.raw.once('close', () => {
      metrics.openRequests.dec();
      openWork.end(opened);
    });
    const attributes = { 'http.request.method': request.method, 'acheep.request_id': request.id };
    const span = beginSpan(kind === 'page' ? `page ${endpoint}` : endpoint, attributes);
    const context = { id: request.id, span, opened };
    contexts.set(request, context);
    inContext(context, done);
  });
  // A body is received in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) inContext(context, done);
    else done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const opened = contexts.get(request)?.opened;
    if (!opened) return done();
    const { actor, callingKey } = request;
    if (actor) openWork.tell(opened, { caller: actor.impersonatedBy ?? actor.id, account: actor.id });
    else if (callingKey) openWork.tell(opened, { caller: callingKey.id });
    const seconds = secondsAside(opened.work);
    done(seconds > 0 ? new AppError('request.put_aside', { seconds }) : undefined);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { kind, endpoint } = routeOf(request);
    metrics.requests.inc({ kind, endpoint, status: `${Math.floor(reply.statusCode / 100)}xx` });
    metrics.requestSeconds.observe({ kind, endpoint }, reply.elapsedTime / 1000);
    const span = contexts.get(request)?.span;
    if (!span) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    endSpan(span, reply.statusCode >= 500 ? { code: reply.statusCode } : undefined);
  });
}
