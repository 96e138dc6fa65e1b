import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../error.ts';
import { findLiveSession } from '../account/session.repository.ts';
import { showsFile } from '../application/application.repository.ts';
import { smallKey } from '../upload/image-key.ts';
import { findUpload } from '../upload/upload.repository.ts';
import { type FileLink, readFileLink } from './file-link.ts';
import { storedFile } from './stored-file.ts';

/** Opening private files by their signed links. */
export function fileService(deps: Deps) {
  const { prisma } = deps.database;

  /** The file of a link, if the person it was made for may see it now. */
  async function uploadOf({ id, sessionId, applicationId }: FileLink) {
    const session = await findLiveSession(prisma, sessionId, deps.now());
    if (!session) throw new AppError('file.link_expired');
    const { userId } = session;
    const upload = await findUpload(prisma, id);
    const maySee = applicationId
      ? await showsFile(prisma, { id: applicationId, recruiterId: userId, uploadId: id })
      : !upload || upload.ownerId === userId;
    if (!maySee) throw new AppError('file.link_expired');
    return upload;
  }

  return {
    async open(token: string, { method, log }: Pick<FastifyRequest, 'method' | 'log'>) {
      const link = readFileLink(deps, token);
      if (!link) throw new AppError('file.link_expired');
      const { id: uploadId, small } = link;
      const upload = await uploadOf(link);
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
