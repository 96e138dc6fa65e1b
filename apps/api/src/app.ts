import { randomUUID } from 'node:crypto';
import { documentBytes } from '@acheep/contract/upload';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { adminRoutes } from './modules/admin/admin.routes.ts';
import { applicationRoutes } from './modules/application/application.routes.ts';
import { companyRoutes } from './modules/company/company.routes.ts';
import { companyDirectoryRoutes } from './modules/company-directory/company-directory.routes.ts';
import { fileRoutes } from './modules/file/file.routes.ts';
import { mediaRoutes } from './modules/file/media.routes.ts';
import { jobRoutes } from './modules/job/job.routes.ts';
import { registerMailPreview } from './modules/mail/mail.preview.ts';
import { privacyRoutes } from './modules/privacy/privacy.routes.ts';
import { referenceRoutes } from './modules/reference/reference.routes.ts';
import { uploadRoutes } from './modules/upload/upload.routes.ts';
import { addressOptions } from './plugins/address.ts';
import { boundDatabaseQueue } from './plugins/database-queue.ts';
import { endpointRegister } from './plugins/endpoint.ts';
import { registerErrors } from './plugins/error.ts';
import { registerHeaders } from './plugins/header.ts';
import { registerHealth } from './plugins/health.ts';
import { watchBodies } from './plugins/incoming-body.ts';
import { loggerOf } from './plugins/log.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { registerPage } from './plugins/page.ts';
import { registerSession } from './plugins/session.ts';

/** The whole HTTP side, as a table of contents. Nothing listens yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    ...addressOptions,
    logger: loggerOf(deps),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY.length > 0 && config.TRUST_PROXY,
    bodyLimit: 256_000,
    // A CV over a slow phone takes minutes. How slow it may be is in `incoming-body.ts`.
    requestTimeout: 300_000,
    // Whoever neither sends nor takes anything for so long is not there any more.
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    // HEAD would run what GET runs, effects and all. Routes that are safe to ask with it say so: files, and health.
    exposeHeadRoutes: false,
    // `__proto__` and `constructor` are names that the strict schemas refuse like any other, with the field's sentence.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });

  registerErrors(app);
  await registerHeaders(app, config);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  registerHealth(app, deps);
  watchBodies(app, deps);
  await registerSession(app, deps);

  await app.register(
    async (api) => {
      await api.register(multipart, { limits: { fileSize: documentBytes, files: 1, parts: 5, fields: 4 } });
      boundDatabaseQueue(api, deps);
      await registerOpenApi(api, deps);
      const register = endpointRegister(api, deps);
      accountRoutes(register, deps, app);
      referenceRoutes(register, deps);
      jobRoutes(register, deps);
      uploadRoutes(register, deps);
      applicationRoutes(register, deps);
      adminRoutes(register, deps);
      companyRoutes(register, deps);
      companyDirectoryRoutes(register, deps);
      privacyRoutes(register, api, deps);
      fileRoutes(api, deps);
    },
    { prefix: '/api/v1' },
  );

  if (config.DEVELOPMENT_PAGES) registerMailPreview(app, deps);
  mediaRoutes(app, deps);
  await registerPage(app, deps);
  return app;
}
