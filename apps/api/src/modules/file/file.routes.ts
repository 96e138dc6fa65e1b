import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { shownDisposition } from './content-disposition.ts';
import { fileService } from './file.service.ts';

/**
 * Signed links answer with a file's bytes, so they are no endpoint of the contract. The link alone opens the file;
 * its content comes from strangers and is shown as a thing of its own, with no way into the site.
 */
export function fileRoutes(app: FastifyInstance, deps: Deps) {
  const files = fileService(deps);

  app.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: '/file/:token',
    compress: false,
    handler: async (request, reply) => {
      const { upload, content, size } = await files.open(request.params.token, request);
      if (size !== undefined) reply.header('Content-Length', size);
      return reply
        .headers({
          'Content-Type': upload.mediaType,
          'Content-Disposition': shownDisposition(upload),
          'Content-Security-Policy': "sandbox; default-src 'none'",
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        })
        .send(content);
    },
  });
}
