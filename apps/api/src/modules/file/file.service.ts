import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../error.ts';
import { isCvOfStanding } from '../application/application.repository.ts';
import { smallKey } from '../upload/image-key.ts';
import { findUpload } from '../upload/upload.repository.ts';
import { readFileLink } from './file-link.ts';
import { storedFile } from './stored-file.ts';

/** Opening private files by their signed links. */
export function fileService(deps: Deps) {
  const { prisma } = deps.database;

  return {
    async open(token: string, { method, log }: Pick<FastifyRequest, 'method' | 'log'>) {
      const opened = readFileLink(deps, token);
      if (!opened) throw new AppError('file.link_expired');
      const { id: uploadId, small, applicationId } = opened;
      if (applicationId && !(await isCvOfStanding(prisma, applicationId, uploadId)))
        throw new AppError('file.link_expired');
      const upload = await findUpload(prisma, uploadId);
      const key = upload && (small ? smallKey(upload.path) : upload.path);
      const found = key && (await storedFile(deps.storage, key, method));
      if (!found) {
        // The operator has to know: a record names a file that the storage has lost.
        log.error({ uploadId, key: upload?.path }, 'file is missing');
        throw new AppError('file.missing');
      }
      // A record tells the bytes of the larger size only.
      return { upload, content: found.content, size: found.size ?? (small ? undefined : upload.size) };
    },
  };
}
