import type { ResponseOf } from '@acheep/contract/kernel/endpoint';
import type { slipUpload } from '@acheep/contract/platform/upload';
import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { displayName } from './display-name.ts';
import { documentTypeOf } from './document-type.ts';
import { signFileLink } from './file-link.ts';
import { imageMediaType, makeImageSizes } from './image-size.ts';
import type { IncomingFile, IncomingFiles } from './incoming-file.ts';
import { uploadRecords } from './upload-record.service.ts';

const { slip } = uploadKinds;
const pdf = 'application/pdf';

/** Numbers on a photo of a receipt are still legible at this size. */
const drawn = { cut: 'whole', sides: { small: 480, large: 2000 } } as const;

/** Receives payment slips: a PDF is stored as it is, a picture re-encoded, without its location metadata. */
export function uploadSlipService(deps: Deps, withIncomingFile: IncomingFiles) {
  const records = uploadRecords(deps);

  async function keep(actor: Actor, { path: from, name, size }: IncomingFile) {
    const key = `${slip.folder}/${randomToken()}`;
    const common = { kind: 'slip', path: key } as const;
    if ((await documentTypeOf(from)) === pdf) {
      const record = { ...common, originalName: displayName(name, 'pdf'), mediaType: pdf, size };
      return records.keep(actor, [{ key, path: from }], record);
    }
    const { large, size: bytes } = await makeImageSizes(actor.id, from, {
      types: slip.types,
      picture: drawn,
    });
    const originalName = displayName(name?.replace(/\.[a-z]{3,4}$/i, ''), 'webp', 'slip');
    const record = { ...common, originalName, mediaType: imageMediaType, size: bytes };
    return records.keep(actor, [{ key, path: large }], record);
  }

  return {
    async keepSlip(actor: Actor, request: FastifyRequest): Promise<ResponseOf<typeof slipUpload>['data']> {
      await records.mustHaveRoom(actor);
      const row = await withIncomingFile({ request, actor }, slip, (file) => keep(actor, file));
      const { id, originalName, path, mediaType, size } = row;
      const { url } = signFileLink(deps, { id, sessionId: actor.sessionId });
      return { slip: { originalName, path, mediaType, size }, url };
    },
  };
}
