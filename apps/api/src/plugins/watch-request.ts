import { locales, pathIn } from '@acheep/contract/locale';
import { pages } from '@acheep/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Context, inContext } from '../watching/context.ts';
import { metrics } from '../watching/metrics.ts';
import { beginSpan, endSpan } from '../watching/span.ts';

const addressOf = new Map<string, string>(
  pages.flatMap((page) => locales.map((locale) => [pathIn(locale, page), page] as const)),
);

/** What was asked for, by its name and never by the address that was typed: of those there is no end. */
function askedOf({ method, routeOptions }: FastifyRequest): { kind: string; endpoint: string } {
  const { url, config } = routeOptions;
  if (config?.endpoint) return { kind: 'api', endpoint: `${config.endpoint.method} ${config.endpoint.path}` };
  if (url === undefined) return { kind: 'other', endpoint: 'unknown' };
  const page = addressOf.get(url);
  if (page) return { kind: 'page', endpoint: page };
  // Each file of the page is a route of its own, with another name in every version.
  if (url.startsWith('/assets/')) return { kind: 'file', endpoint: 'assets' };
  return { kind: 'other', endpoint: `${method} ${url}` };
}

/** Measures every request, and lets what happens for it know in whose name it does. The first hook of all. */
export function watchRequests(app: FastifyInstance) {
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, reply, done) => {
    metrics.openRequests.inc();
    reply.raw.once('close', () => metrics.openRequests.dec());
    const { kind, endpoint } = askedOf(request);
    const attributes = { 'http.request.method': request.method, 'acheep.request_id': request.id };
    const span = beginSpan(kind === 'page' ? `page ${endpoint}` : endpoint, attributes);
    const context = { id: request.id, span };
    contexts.set(request, context);
    inContext(context, done);
  });
  // A body arrives in the name of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) inContext(context, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const { kind, endpoint } = askedOf(request);
    metrics.requests.inc({ kind, endpoint, status: `${Math.floor(reply.statusCode / 100)}xx` });
    metrics.requestSeconds.observe({ kind, endpoint }, reply.elapsedTime / 1000);
    const span = contexts.get(request)?.span;
    if (!span) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    endSpan(span, reply.statusCode >= 500 ? { code: reply.statusCode } : undefined);
  });
}
