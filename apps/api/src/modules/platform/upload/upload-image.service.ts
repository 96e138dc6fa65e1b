import type { ResponseOf } from '@acheep/contract/kernel/endpoint';
import type { pictureUpload } from '@acheep/contract/platform/upload';
import { type PictureKind, uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { displayName } from './display-name.ts';
import { signImageLinks } from './file-link.ts';
import { smallKey } from './image-key.ts';
import { imageMediaType, makeImageSizes } from './image-size.ts';
import type { IncomingFile, IncomingFiles } from './incoming-file.ts';
import { uploadRecords } from './upload-record.service.ts';

/** Receives pictures. They are re-encoded: nothing of the sender's file but the picture remains. */
export function uploadImageService(deps: Deps, withIncomingFile: IncomingFiles) {
  const records = uploadRecords(deps);

  async function keep(actor: Actor, kind: PictureKind, { path: from, name }: IncomingFile) {
    const { large, small, size } = await makeImageSizes(actor.id, from, uploadKinds[kind]);
    const path = `${uploadKinds[kind].folder}/${randomToken()}_l`;
    const files = [
      { key: path, path: large },
      { key: smallKey(path), path: small },
    ];
    // Shown with the extension of the new format.
    const originalName = displayName(name?.replace(/\.[a-z]{3,4}$/i, ''), 'webp', 'image');
    return records.keep(actor, files, {
      kind,
      path,
      originalName,
      mediaType: imageMediaType,
      size,
    });
  }

  return {
    async keepImage(
      actor: Actor,
      request: FastifyRequest,
      kind: PictureKind,
    ): Promise<ResponseOf<typeof pictureUpload>['data']> {
      await records.mustHaveRoom(actor);
      const sender = { request, actor };
      const row = await withIncomingFile(sender, uploadKinds[kind], (file) => keep(actor, kind, file));
      const links = signImageLinks(deps, { id: row.id, sessionId: actor.sessionId });
      return { ...links, url: links.image, path: row.path, originalName: row.originalName };
    },
  };
}
