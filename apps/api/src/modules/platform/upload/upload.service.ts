import type { ResponseOf } from '@acheep/contract/kernel/endpoint';
import type { documentUpload, uploadUse } from '@acheep/contract/platform/upload';
import { accountBytes, uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../module.ts';
import { storedDocument } from './document.ts';
import { signFileLink } from './file-link.ts';
import type { IncomingFile, IncomingFiles } from './incoming-file.ts';
import { useOf } from './upload.repository.ts';
import { uploadRecords } from './upload-record.service.ts';

const { document } = uploadKinds;

/** Receives documents, or photos of one. One that nothing refers to within a day is deleted. */
export function uploadService(deps: Deps, { withIncomingFiles }: IncomingFiles) {
  const records = uploadRecords(deps);

  async function keep(actor: Actor, files: readonly IncomingFile[]) {
    const {
      path,
      facts: { key, ...facts },
    } = await storedDocument(actor.id, files);
    return records.keep(actor, [{ key, path }], { kind: 'document', path: key, ...facts });
  }

  return {
    use: async ({ actor: { id } }: Call<typeof uploadUse>) => ({
      ...(await useOf(deps.database.prisma, id)),
      most: accountBytes,
    }),

    async keepDocument({
      actor,
      request,
    }: Call<typeof documentUpload>): Promise<ResponseOf<typeof documentUpload>['data']> {
      await records.mustHaveRoom(actor);
      const sender = { request, actor };
      const row = await withIncomingFiles(sender, document, (files) => keep(actor, files));
      const { id, originalName, path, mediaType, size } = row;
      const { url } = signFileLink(deps, { id, sessionId: actor.sessionId });
      return { docs: { originalName, path, mediaType, size }, url };
    },
  };
}
