import { randomUUID } from 'node:crypto';
import { usualBody } from '@acheep/contract/kernel/endpoint';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { registerSession } from './modules/accounts/account/read-session.ts';
import { registerApiKeys } from './modules/platform/api-key/read-api-key.ts';
import { setFilesHost } from './modules/platform/upload/files-host.ts';
import { registerApiDocs } from './openapi/docs-page.ts';
import { registerOpenApi } from './openapi/openapi.ts';
import { addressOptions } from './plugins/address.ts';
import { boundDatabaseQueue } from './plugins/database-queue.ts';
import { endpointRegister } from './plugins/endpoint.ts';
import { registerErrors } from './plugins/error.ts';
import { registerHeaders } from './plugins/header.ts';
import { registerHealth } from './plugins/health.ts';
import { watchBodies } from './plugins/incoming-body.ts';
import { registerInterviewFeed } from './plugins/interview-feed.ts';
import { registerJobFeed } from './plugins/job-feed.ts';
import { loggerOf } from './plugins/log.ts';
import { registerPage } from './plugins/page.ts';
import { refuseWhileReading } from './plugins/reading.ts';
import { registerRobots } from './plugins/robots.ts';
import { registerSitemap } from './plugins/sitemap.ts';
import { answerUnknownCalls } from './plugins/unknown-call.ts';
import { watchRequests } from './plugins/watch-request.ts';
import { registerWebFeeds } from './plugins/web-feed.ts';

const maxUploadBytes = Math.max(...Object.values(uploadKinds).map(({ bytes }) => bytes));

/** The whole HTTP side, as a table of contents. Does not listen yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  setFilesHost(config);
  const app = Fastify({
    ...addressOptions,
    logger: loggerOf(deps),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY.length > 0 && config.TRUST_PROXY,
    bodyLimit: usualBody,
    // A CV over a slow phone takes minutes. The minimum speed is in `incoming-body.ts`.
    requestTimeout: 300_000,
    // A client that neither sends nor receives for this long is gone.
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    // Requests received before the end are answered, also on kept-alive connections.
    return503OnClosing: false,
    // HEAD would run what GET runs, with its effects. Routes for which it is safe declare it: files, and health.
    exposeHeadRoutes: false,
    // `__proto__` and `constructor` are refused by the strict schemas like any other unknown name, with the message of
    // the field.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });

  registerErrors(app);
  watchRequests(app);
  await registerHeaders(app, config);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  registerHealth(app, deps);
  watchBodies(app, deps);
  await registerSession(app, deps);
  registerApiKeys(app, deps);

  await app.register(
    async (api) => {
      await api.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, parts: 5, fields: 4 } });
      boundDatabaseQueue(api, deps);
      refuseWhileReading(api, deps);
      answerUnknownCalls(api);
      registerOpenApi(api, deps);
      registerApiDocs(api, deps);
      const register = endpointRegister(api, deps);
      for (const { routes } of deps.modules) routes?.(register, deps, api);
    },
    { prefix: '/api/v1' },
  );

  for (const { siteRoutes } of deps.modules) siteRoutes?.(app, deps);
  registerRobots(app, deps);
  registerSitemap(app, deps);
  registerWebFeeds(app, deps);
  registerJobFeed(app, deps);
  registerInterviewFeed(app, deps);
  await registerPage(app, deps);
  return app;
}
