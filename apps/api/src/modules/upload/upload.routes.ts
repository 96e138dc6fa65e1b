import { documentUpload } from '@acheep/contract/upload';
import type { Deps } from '../../deps.ts';
import type { Register } from '../../plugins/endpoint.ts';
import { uploadService } from './upload.service.ts';

export function uploadRoutes(register: Register, deps: Deps) {
  const uploads = uploadService(deps);

  register(documentUpload, async ({ actor, request, locale }) => ({
    data: await uploads.keepDocument(actor, request, locale),
  }));
}
