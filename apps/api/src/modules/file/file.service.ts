import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../error.ts';
import { findUpload } from '../upload/upload.repository.ts';
import { readFileLink } from './file-link.ts';

/** Opening private files by their signed links. */
export function fileService(deps: Deps) {
  return {
    async open(token: string, log: FastifyBaseLogger) {
      const uploadId = readFileLink(deps, token);
      if (!uploadId) throw new AppError('file.link_expired');
      const upload = await findUpload(deps.database.prisma, uploadId);
      const content = upload && (await deps.storage.get(upload.path));
      if (!content) {
        // The operator has to know: a record names a file that the storage has lost.
        log.error({ uploadId, key: upload?.path }, 'file is missing');
        throw new AppError('file.missing');
      }
      return { upload, content };
    },
  };
}
