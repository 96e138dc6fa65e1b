import type { AnswerOf } from '@acheep/contract/endpoint';
import { documentBytes, documentTypes, type documentUpload } from '@acheep/contract/upload';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../error.ts';
import { randomToken } from '../../secret.ts';
import { signFileLink } from '../file/file-link.ts';
import { displayName } from './display-name.ts';
import { documentTypeOf } from './document-type.ts';
import type { IncomingFile, IncomingFiles } from './incoming-file.ts';
import { uploadRecords } from './upload-record.service.ts';

/** Taking documents in. What nobody refers to within a day is swept. */
export function uploadService(deps: Deps, withIncomingFile: IncomingFiles) {
  const records = uploadRecords(deps);

  async function keep(actor: Actor, { path, name, size }: IncomingFile) {
    const mediaType = await documentTypeOf(path);
    if (!mediaType) throw new AppError('file.type', { types: Object.values(documentTypes).join(', ') });
    const key = `docs/${randomToken()}`;
    const originalName = displayName(name, documentTypes[mediaType].toLowerCase());
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
    ): Promise<AnswerOf<typeof documentUpload>['data']> {
      await records.mustHaveRoom(actor);
      const sender = { request, actor };
      const row = await withIncomingFile(sender, documentBytes, (file) => keep(actor, file));
      const { id, originalName, path, mediaType, size } = row;
      const { url } = signFileLink(deps, { id, sessionId: actor.sessionId });
      return { docs: { originalName, path, mediaType, size }, url };
    },
  };
}
