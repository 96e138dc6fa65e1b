import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { displayName } from './display-name.ts';
import { receivedDocument } from './document-type.ts';
import { signFileLink } from './file-link.ts';
import { imageMediaType, makeImageSizes } from './image-size.ts';
import type { IncomingFile, IncomingFiles } from './incoming-file.ts';
import { uploadRecords } from './upload-record.service.ts';

/** Kinds of proof, with the name of a file that came without one. */
const nameless = { slip: 'slip', paper: 'document' } as const;
type ProofKind = keyof typeof nameless;

/** Numbers on a photo of a receipt or a certificate are still legible at this size. */
const drawn = { cut: 'whole', sides: { small: 480, large: 2000 } } as const;

/**
 * Receives payment slips, and documents of companies: a PDF is stored unchanged, a picture re-encoded, without its
 * location metadata.
 */
export function uploadProofService(deps: Deps, withIncomingFile: IncomingFiles) {
  const records = uploadRecords(deps);

  async function keep(actor: Actor, kind: ProofKind, { path: from, name }: IncomingFile) {
    const { folder, types } = uploadKinds[kind];
    const key = `${folder}/${randomToken()}`;
    const common = { kind, path: key } as const;
    const received = await receivedDocument(from);
    if (received?.mediaType === 'application/pdf') {
      const record = { ...common, originalName: displayName(name, 'pdf'), ...received };
      return records.keep(actor, [{ key, path: from }], record);
    }
    const { large, size: bytes } = await makeImageSizes(actor.id, from, { types, picture: drawn });
    const originalName = displayName(name?.replace(/\.[a-z]{3,4}$/i, ''), 'webp', nameless[kind]);
    const record = { ...common, originalName, mediaType: imageMediaType, size: bytes };
    return records.keep(actor, [{ key, path: large }], record);
  }

  return {
    async keepProof(actor: Actor, request: FastifyRequest, kind: ProofKind) {
      await records.mustHaveRoom(actor);
      const sender = { request, actor };
      const row = await withIncomingFile(sender, uploadKinds[kind], (file) => keep(actor, kind, file));
      const { id, originalName, path, mediaType, size } = row;
      const { url } = signFileLink(deps, { id, sessionId: actor.sessionId });
      return { file: { originalName, path, mediaType, size }, url };
    },
  };
}
