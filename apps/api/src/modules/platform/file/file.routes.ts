import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { shownDisposition } from './content-disposition.ts';
import { fileService } from './file.service.ts';
import { sendFile } from './send-file.ts';

/**
 * Signed links return a file's bytes, so they are no endpoint of the contract. The link alone gives access to the file.
 */
export function fileRoutes(api: FastifyInstance, deps: Deps) {
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
