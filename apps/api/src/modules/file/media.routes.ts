import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../error.ts';
import { isKey } from '../../storage/storage-key.ts';
import { recordKey } from '../upload/image-key.ts';
import { findPublicUpload } from '../upload/upload.repository.ts';
import { shownDisposition } from './content-disposition.ts';
import { storedFile } from './stored-file.ts';

/** A key never gets another content, so a logo may be kept for good; a job may be taken back, and its documents with it. */
const cacheControl = { image: 'public, max-age=31536000, immutable', document: 'public, max-age=300' };

/**
 * Files that everybody may see: the logos of companies, and the documents that jobs come with. Everything else, a job
 * seeker's photo too, has signed links only.
 */
export function mediaRoutes(app: FastifyInstance, { database, storage }: Deps) {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    compress: false,
    handler: async (request, reply) => {
      const key = request.params['*'];
      const upload = isKey(key) && (await findPublicUpload(database.prisma, recordKey(key)));
      const found = upload && (await storedFile(storage, key, request.method));
      if (!found) {
        // The operator has to know: a record names a file that the storage has lost.
        if (upload) request.log.error({ key }, 'file is missing');
        throw notFound();
      }
      if (found.size !== undefined) reply.header('Content-Length', found.size);
      return reply
        .headers({
          'Content-Type': upload.mediaType,
          'Content-Disposition': upload.kind === 'image' ? 'inline' : shownDisposition(upload),
          'Content-Security-Policy': "sandbox; default-src 'none'",
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': cacheControl[upload.kind],
        })
        .send(found.content);
    },
  });
}
