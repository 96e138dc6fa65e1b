import { type UploadKindName, uploadKinds } from '@acheep/contract/upload-kind';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../error.ts';
import { publicUploads } from '../../module.ts';
import { isKey } from '../../storage/storage-key.ts';
import { recordKey } from '../upload/image-key.ts';
import { imageMediaType } from '../upload/image-size.ts';
import { findPublicUpload } from '../upload/upload.repository.ts';
import { shownDisposition } from './content-disposition.ts';
import { sendFile } from './send-file.ts';

/** A key never gets another content, so what is kept for long never has to be asked for again. */
function cacheControl(kind: string) {
  const { kept } = uploadKinds[kind as UploadKindName];
  return `public, max-age=${kept}${kept > 86_400 ? ', immutable' : ''}`;
}

/**
 * Files that everybody may see: the logos of companies, and the documents that jobs come with. Everything else, a job
 * seeker's photo too, has signed links only.
 */
export function mediaRoutes(app: FastifyInstance, { database, storage, modules }: Deps) {
  const shownToAll = publicUploads(modules);
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    compress: false,
    handler: async (request, reply) => {
      const key = request.params['*'];
      const upload = isKey(key) && (await findPublicUpload(database.prisma, recordKey(key), shownToAll));
      const shown = upload && {
        mediaType: upload.mediaType,
        disposition: upload.mediaType === imageMediaType ? 'inline' : shownDisposition(upload),
        cacheControl: cacheControl(upload.kind),
      };
      if (shown && (await sendFile(request, reply, { storage, key, shown }))) return reply;
      // The operator has to know: a record names a file that the storage has lost.
      if (upload) request.log.error({ key }, 'file is missing');
      throw notFound();
    },
  });
}
