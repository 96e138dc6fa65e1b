import { type UploadKindName, uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import { type Module, publicUploads } from '../../../module.ts';
import { isKey } from '../../../plumbing/storage/storage-key.ts';
import { mediaTypeOf, recordKey, smallKey } from '../upload/image-key.ts';
import { findPublicUpload } from '../upload/upload.repository.ts';
import { shownDisposition } from './content-disposition.ts';
import { fileService } from './file.service.ts';
import { sendFile } from './send-file.ts';

/** The content of a key never changes, so a long cache lifetime needs no revalidation. */
function cacheControl(kind: string) {
  const { kept } = uploadKinds[kind as UploadKindName];
  return `public, max-age=${kept}${kept > 86_400 ? ', immutable' : ''}`;
}

/** On a host of their own, files are for pages of another origin; PDFs are read by a script there. */
const fromElsewhere = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

/**
 * Public files, such as company logos and documents of jobs. Everything else, including a job seeker's photo, has
 * signed links only.
 */
function mediaRoutes(app: FastifyInstance, { config, database, storage, modules, now }: Deps) {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    compress: false,
    handler: async (request, reply) => {
      if (config.FILES_URL) reply.headers(fromElsewhere);
      const key = request.params['*'];
      const shownToAll = publicUploads(modules, now());
      const upload = isKey(key) && (await findPublicUpload(database.prisma, recordKey(key), shownToAll));
      // The original may be stored beside the files made from it, and is not public.
      if (!upload || ![upload.path, smallKey(upload.path)].includes(key)) throw notFound();
      const mediaType = mediaTypeOf(upload, key);
      const { originalName, kind } = upload;
      const shown = {
        mediaType,
        disposition: mediaType.startsWith('image/')
          ? 'inline'
          : shownDisposition({ mediaType, originalName }),
        cacheControl: cacheControl(kind),
      };
      if (await sendFile(request, reply, { storage, key, shown })) return reply;
      // The operator has to know: a record refers to a file that the storage has lost.
      request.log.error({ key }, 'file is missing');
      throw notFound();
    },
  });
}

/**
 * Signed links return a file's bytes, so they are no endpoint of the contract. The link alone gives access to the file.
 */
function fileRoutes(api: FastifyInstance, deps: Deps) {
  const { storage } = deps;
  const files = fileService(deps);

  api.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: '/file/:token',
    compress: false,
    handler: async (request, reply) => {
      const { file, uploadId } = await files.open(request.params.token);
      const shown = file && { ...file, disposition: shownDisposition(file), cacheControl: 'no-store' };
      if (shown && (await sendFile(request, reply, { storage, key: shown.key, shown }))) return reply;
      // The operator has to know: a record refers to a file that the storage has lost.
      request.log.error({ uploadId, key: file?.key }, 'file is missing');
      throw new AppError('file.missing');
    },
  });
}

export const fileModule: Module = {
  routes: (_register, deps, api) => fileRoutes(api, deps),
  siteRoutes: mediaRoutes,
};
