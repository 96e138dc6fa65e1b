import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@acheep/contract/endpoints';
import { type Endpoint, usualBody } from '@acheep/contract/kernel/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { bearerFor } from './bearer.ts';
import { startApi } from './harness.ts';

type Route = RouteOptions & { path: string; config?: { endpoint?: Endpoint } };

/** Methods by which a plugin may replace settings of the whole API. */
const replacing = [
  'addContentTypeParser',
  'removeContentTypeParser',
  'removeAllContentTypeParsers',
  'setErrorHandler',
  'setNotFoundHandler',
  'setValidatorCompiler',
  'setSerializerCompiler',
] as const;

/** Options by which a single route may do so. */
const perRoute = ['errorHandler', 'preParsing', 'preValidation', 'schema', 'validatorCompiler'] as const;

const api = await startApi({ LIMIT_FACTOR: '1000' });
const routes: { name: string; route: Route; replaced: string[] }[] = [];
beforeAll(async () => {
  const calls: [FastifyInstance, string][] = [];
  const made: [FastifyInstance, Route][] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', function (this: FastifyInstance, route) {
      // As declared: plugins add to the object.
      made.push([this, { ...(route as Route) }]);
    });
    for (const name of replacing) {
      const replace = fastify[name] as (...args: unknown[]) => unknown;
      Object.assign(fastify, {
        [name](this: FastifyInstance, ...args: unknown[]) {
          calls.push([this, typeof args[0] === 'function' ? name : [name, args[0]].flat().join(' ').trim()]);
          return replace.apply(this, args);
        },
      });
    }
  };
  subscribe('fastify.initialization', watch);
  const app = await buildApp(api.deps);
  await app.ready();
  unsubscribe('fastify.initialization', watch);
  const isWithin = (at: FastifyInstance, where: FastifyInstance) =>
    at === where || Object.prototype.isPrototypeOf.call(where, at);
  for (const [at, route] of made.filter(([where]) => isWithin(where, app))) {
    const holds = calls.filter(([where]) => isWithin(at, where));
    const name = `${[route.method].flat().join(' ')} ${route.url}`;
    routes.push({ name, route, replaced: holds.map(([, call]) => call) });
  }
  await app.close();
});

const all: readonly Endpoint[] = endpoints;
const ofApi = () => routes.filter(({ route }) => route.url.startsWith('/api/v1'));
const endpointOf = ({ url, method, config }: Route) =>
  all.find((one) => one === config?.endpoint && url === `/api/v1${one.path}` && method.includes(one.method));

it('below the address of the API are the endpoints of the contract, and what is named here', () => {
  const others = ofApi().filter(({ route }) => !endpointOf(route));
  expect(new Set(ofApi().map(({ route }) => endpointOf(route))).size).toBe(all.length + 1);
  expect(others.map(({ name }) => name).sort()).toEqual([
    // Signed links, and public files.
    'GET /api/v1/application/pdf/:token',
    'GET /api/v1/backup/:token',
    'GET /api/v1/career-report/pdf/:language',
    'GET /api/v1/certificate/pdf/:token',
    'GET /api/v1/docs',
    'GET /api/v1/docs/:file',
    'GET /api/v1/event/:id/calendar.ics',
    'GET /api/v1/invoice/:token',
    'GET /api/v1/job/poster/:token',
    'GET /api/v1/openapi.json',
    'GET /api/v1/partner/openapi.json',
    'GET /api/v1/resume/pdf/:token',
    'GET /api/v1/training/:id/calendar.ics',
    'GET /api/v1/users/export/:token',
    'GET /api/v1/users/resume/pdf/:token',
    'GET HEAD /api/v1/file/:token',
    // Preflight requests of browsers for partners' programs.
    'OPTIONS /api/v1/partner/event',
    'OPTIONS /api/v1/partner/event/:id',
    'OPTIONS /api/v1/partner/job',
    'OPTIONS /api/v1/partner/job/:id',
    'OPTIONS /api/v1/partner/training',
    'OPTIONS /api/v1/partner/training/:id',
  ]);
});

it('security 28: no route has parsers, a limit or a handler of errors of its own', () => {
  const ofApp = ['setErrorHandler', 'setNotFoundHandler'];
  const ofApiOnly = ['addContentTypeParser multipart/form-data', 'setNotFoundHandler'];
  // Mail programs send a body on one-click unsubscribing, which is not read.
  const unread = ['addContentTypeParser *', 'removeAllContentTypeParsers'];
  const failures = routes.flatMap(({ name, route, replaced }) => {
    const isOneClick = /^POST (\/km)?\/unsubscribe(\/:token)?$/.test(name);
    const own = route.url.startsWith('/api/v1') ? ofApiOnly : isOneClick ? unread : [];
    const endpoint = endpointOf(route);
    // The route of the page's files is hidden from descriptions, and handles missing files itself.
    const sendsFiles = !route.url.startsWith('/api/v1') && [route.method].flat().includes('HEAD');
    const isRight =
      isDeepStrictEqual([...replaced].sort(), [...own, ...ofApp].sort()) &&
      route.bodyLimit === (endpoint && (endpoint.maxBodyBytes ?? usualBody)) &&
      perRoute.every(
        (option) =>
          route[option] === undefined || (sendsFiles && ['errorHandler', 'schema'].includes(option)),
      );
    return isRight ? [] : [[name, route.bodyLimit, ...replaced]];
  });
  expect(failures).toEqual([]);
});

describe('HEAD', () => {
  it('runs no endpoint but those of partners: it would do what GET does', () => {
    const asked = ofApi().filter(({ route }) => route.method.includes('HEAD') && route.config?.endpoint);
    expect(asked.filter(({ route }) => route.config?.endpoint?.access !== 'partner')).toEqual([]);
  });

  it.each(['/job', '/dashboard', '/admin/user'])('instead of GET %s is refused', async (path) => {
    const endpoint = all.find((one) => one.method === 'GET' && one.path === path) as Endpoint;
    const { status } = await api
      .http()
      .head(`/api/v1${path}`)
      .set(await bearerFor(api, endpoint));
    expect(status).toBe(405);
  });

  it('is answered where monitors ask with it', async () => {
    // A process that was busy for a moment becomes ready again soon.
    for (const url of ['/health/live', '/health/open', '/health/ready'])
      await expect.poll(async () => (await api.http().head(url)).status).toBe(200);
  });
});

it.each([
  ['POST', '/partner/job', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/partner/job/01900000-0000-7000-8000-000000000000?x=1', 'GET, HEAD, OPTIONS'],
  ['PATCH', '/job/', 'GET, POST'],
  ['OPTIONS', '/job', 'GET, POST'],
  ['GET', '/users/login', 'POST'],
] as const)('%s %s is refused with the methods of the address', async (method, path, allowed) => {
  const { statusCode, headers, body } = await api.app.inject({ method, url: `/api/v1${path}` });
  expect([statusCode, headers.allow, JSON.parse(body)]).toEqual([
    405,
    allowed,
    expect.objectContaining({ code: 'request.method', message: `This address accepts only ${allowed}.` }),
  ]);
});

it.each(['/partner', '/partner/job/x', '/job/01900000-0000-7000-8000-000000000000/nothing', '/'])(
  'POST %s is not found',
  async (path) => {
    const { statusCode } = await api.app.inject({ method: 'POST', url: `/api/v1${path}` });
    expect(statusCode).toBe(404);
  },
);
