import { type UploadKindName, uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import { type Module, publicUploads } from '../../../module.ts';
import { shownDisposition } from '../../../plumbing/content-disposition.ts';
import { sendFile } from '../../../plumbing/storage/send-file.ts';
import { isKey } from '../../../plumbing/storage/storage-key.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { type FileLink, readFileLink } from '../upload/file-link.ts';
import { mediaTypeOf, recordKey, smallKey } from '../upload/image-key.ts';
import { findPublicUpload, findUpload } from '../upload/upload.repository.ts';

function fileService(deps: Deps) {
  const { prisma } = deps.database;

  /** Returns the upload of a link if the user it was made for may still see it. */
  async function uploadOf({ id, sessionId, by }: FileLink) {
    const session = await findLiveSession(deps.database, sessionId, deps.now());
    if (!session) throw new AppError('file.link_expired');
    const { userId } = session;
    const upload = await findUpload(prisma, id);
    const shows = by && deps.modules.find(({ showsFile }) => showsFile?.noun === by.noun)?.showsFile;
    const maySee = by
      ? await shows?.may(prisma, { id: by.id, userId, uploadId: id })
      : !upload || upload.ownerId === userId;
    if (!maySee) throw new AppError('file.link_expired');
    return upload;
  }

  return {
    /** Returns the file of a link; without `file` if its record no longer exists. */
    async open(token: string) {
      const link = readFileLink(deps, token);
      if (!link) throw new AppError('file.link_expired');
      const upload = await uploadOf(link);
      const uploadId = link.id;
      if (!upload) return { uploadId };
      const key = link.small ? smallKey(upload.path) : upload.path;
      const { originalName } = upload;
      // A record has the bytes of the larger size only.
      const size = link.small ? undefined : upload.size;
      return { uploadId, file: { key, originalName, mediaType: mediaTypeOf(upload, key), size } };
    },
  };
}

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
