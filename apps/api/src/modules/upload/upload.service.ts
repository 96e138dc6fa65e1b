import type { ResponseOf } from '@acheep/contract/endpoint';
import type { documentUpload } from '@acheep/contract/upload';
import { uploadKinds } from '@acheep/contract/upload-kind';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../error.ts';
import { randomToken } from '../../secret.ts';
import { displayName } from './display-name.ts';
import { documentTypeOf } from './document-type.ts';
import { signFileLink } from './file-link.ts';
import type { IncomingFile, IncomingFiles } from './incoming-file.ts';
import { uploadRecords } from './upload-record.service.ts';

const { document } = uploadKinds;

/** Taking documents in. What nobody refers to within a day is swept. */
export function uploadService(deps: Deps, withIncomingFile: IncomingFiles) {
  const records = uploadRecords(deps);

  async function keep(actor: Actor, { path, name, size }: IncomingFile) {
    const mediaType = await documentTypeOf(path);
    if (!mediaType) throw new AppError('file.type', { types: Object.values(document.types).join(', ') });
    const key = `${document.folder}/${randomToken()}`;
    const originalName = displayName(name, document.types[mediaType].toLowerCase());
    return records.keep(actor, [{ key, path }], {
      kind: 'document',
      path: key,
      originalName,
      mediaType,
      size,
    });
  }

  return {
    async keepDocument(
      actor: Actor,
      request: FastifyRequest,
    ): Promise<ResponseOf<typeof documentUpload>['data']> {
      await records.mustHaveRoom(actor);
      const sender = { request, actor };
      const row = await withIncomingFile(sender, document, (file) => keep(actor, file));
      const { id, originalName, path, mediaType, size } = row;
      const { url } = signFileLink(deps, { id, sessionId: actor.sessionId });
      return { docs: { originalName, path, mediaType, size }, url };
    },
  };
}
