import { readFile } from 'node:fs/promises';
import { can } from '@acheep/contract/kernel/permission';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lacksSecondFactor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../error.ts';

const address = '/api/v1/docs';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API documentation</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${address}/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="${address}/swagger-ui-bundle.js"></script>
<script src="${address}/swagger-ui-standalone-preset.js"></script>
<script src="${address}/start.js"></script>
</body>
</html>
`;

/** Opens Swagger UI. A file of its own, since the content policy runs no script of a page's text. */
const start = `SwaggerUIBundle({
  dom_id: '#docs',
  urls: [
    { name: 'All calls', url: '/api/v1/openapi.json' },
    { name: 'Calls for partners', url: '/api/v1/partner/openapi.json' },
  ],
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
});
`;

// Only files are used of the package: its plugin would keep the parsed description in memory.
const folder = new URL('static/', import.meta.resolve('@fastify/swagger-ui'));
const ofPackage = (type: string) => ({ type, read: (name: string) => readFile(new URL(name, folder)) });

const files: Readonly<Record<string, { type: string; read: (name: string) => Promise<Buffer | string> }>> = {
  'start.js': { type: 'text/javascript', read: async () => start },
  'swagger-ui-bundle.js': ofPackage('text/javascript'),
  'swagger-ui-standalone-preset.js': ofPackage('text/javascript'),
  'swagger-ui.css': ofPackage('text/css'),
};

/** Serves the API's documentation at `/docs`: in development to everybody, in production to signed-in admins. */
export function registerApiDocs(app: FastifyInstance, { config }: Deps) {
  async function onlyForAdmins(request: FastifyRequest) {
    const actor = await app.readDocumentSession(request).catch((error: unknown) => {
      throw error instanceof AppError && error.status === 401 ? notFound() : error;
    });
    if (!can(actor.role, 'Admin') || lacksSecondFactor(config, actor)) throw notFound();
  }
  const onRequest = config.DEVELOPMENT_PAGES ? [] : onlyForAdmins;

  app.get('/docs', { onRequest }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page),
  );
  app.get<{ Params: { file: string } }>('/docs/:file', { onRequest }, async ({ params }, reply) => {
    const file = Object.hasOwn(files, params.file) ? files[params.file] : undefined;
    if (!file) throw notFound();
    reply.type(`${file.type}; charset=utf-8`).header('Cache-Control', 'private, max-age=3600');
    return reply.send(await file.read(params.file));
  });
}
