import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { findLiveSession } from '../../accounts/account/session.repository.ts';
import { type FileLink, readFileLink } from '../upload/file-link.ts';
import { mediaTypeOf, smallKey } from '../upload/image-key.ts';
import { findUpload } from '../upload/upload.repository.ts';

export function fileService(deps: Deps) {
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
