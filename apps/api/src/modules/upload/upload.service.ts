import type { AnswerOf } from '@acheep/contract/endpoint';
import type { Locale } from '@acheep/contract/locale';
import { accountBytes, documentTypes, type documentUpload } from '@acheep/contract/upload';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../error.ts';
import { randomToken } from '../../secret.ts';
import { signFileLink } from '../file/file-link.ts';
import { displayName } from './display-name.ts';
import { documentTypeOf } from './document-type.ts';
import { type IncomingFile, withIncomingFile } from './incoming-file.ts';
import * as uploads from './upload.repository.ts';

const quotaReached = () => new AppError('file.quota', { megabytes: accountBytes / 1_000_000 });

/** Taking files in. What nobody refers to within a day is swept. */
export function uploadService(deps: Deps) {
  const { database, storage } = deps;
  const { prisma } = database;

  /** The file first, then its record: a record never names a file that is not there. */
  async function keep(actor: Actor, { path, name, size }: IncomingFile) {
    const mediaType = await documentTypeOf(path);
    if (!mediaType) throw new AppError('file.type', { types: Object.values(documentTypes).join(', ') });
    const key = `docs/${randomToken()}`;
    await storage.put(key, path, mediaType);
    try {
      return await prisma.$transaction(async (tx) => {
        await uploads.lockOwner(tx, actor.id);
        if ((await uploads.bytesOf(tx, actor.id)) + size > accountBytes) throw quotaReached();
        const originalName = displayName(name, documentTypes[mediaType].toLowerCase());
        return uploads.createDocument(tx, { ownerId: actor.id, path: key, originalName, mediaType, size });
      });
    } catch (error) {
      // Where even this fails, the daily sweep finds a file without a record.
      await storage.delete(key).catch(() => {});
      throw error;
    }
  }

  return {
    async keepDocument(
      actor: Actor,
      request: FastifyRequest,
      locale: Locale,
    ): Promise<AnswerOf<typeof documentUpload>['data']> {
      if ((await uploads.bytesOf(prisma, actor.id)) >= accountBytes) throw quotaReached();
      const row = await withIncomingFile(request, locale, (file) => keep(actor, file));
      const { originalName, path, mediaType, size } = row;
      return { docs: { originalName, path, mediaType, size }, url: signFileLink(deps, row).url };
    },
  };
}
