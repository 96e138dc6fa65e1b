import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../error.ts';
import { isKey } from '../../storage/storage-key.ts';
import { recordKey } from '../upload/image-key.ts';
import { findPublicImage } from '../upload/upload.repository.ts';

/**
 * Pictures that everybody may see: the logos of companies. Everything else, a job seeker's photo too, has signed
 * links only. A key never gets another content, so it may be kept for good.
 */
export function mediaRoutes(app: FastifyInstance, { database, storage }: Deps) {
  app.get<{ Params: { '*': string } }>('/media/*', { compress: false }, async (request, reply) => {
    const key = request.params['*'];
    const image = isKey(key) && (await findPublicImage(database.prisma, recordKey(key)));
    const content = image && (await storage.get(key));
    if (!content) {
      // The operator has to know: a record names a file that the storage has lost.
      if (image) request.log.error({ key }, 'file is missing');
      throw notFound();
    }
    return reply
      .headers({
        'Content-Type': image.mediaType,
        'Content-Disposition': 'inline',
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      .send(content);
  });
}
