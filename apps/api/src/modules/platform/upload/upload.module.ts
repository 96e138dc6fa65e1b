import {
  documentUpload,
  logoUpload,
  paperUpload,
  photoUpload,
  pictureUpload,
  slipUpload,
  temporaryDocumentUpload,
  uploadUse,
} from '@acheep/contract/platform/upload';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { incomingFiles } from './incoming-file.ts';
import { temporaryDocumentService } from './temporary-document.service.ts';
import { uploadService } from './upload.service.ts';
import { uploadTasks } from './upload.tasks.ts';
import { uploadImageService } from './upload-image.service.ts';
import { uploadProofService } from './upload-proof.service.ts';

function uploadRoutes(register: Register, deps: Deps) {
  const withIncomingFile = incomingFiles(deps);
  const uploads = uploadService(deps, withIncomingFile);
  const images = uploadImageService(deps, withIncomingFile);
  const temporaries = temporaryDocumentService(deps);
  const proofs = uploadProofService(deps, withIncomingFile);

  register(uploadUse, async ({ actor }) => ({ data: await uploads.use(actor) }));
  register(documentUpload, async ({ actor, request }) => ({
    data: await uploads.keepDocument(actor, request),
  }));
  register(temporaryDocumentUpload, async ({ request }) => ({
    data: await temporaries.keepTemporary(request),
  }));
  register(photoUpload, async ({ actor, request }) => ({
    data: await images.keepImage(actor, request, 'photo'),
  }));
  register(logoUpload, async ({ actor, request }) => ({
    data: await images.keepImage(actor, request, 'logo'),
  }));
  register(pictureUpload, async ({ actor, request }) => ({
    data: await images.keepImage(actor, request, 'picture'),
  }));
  register(slipUpload, async ({ actor, request }) => {
    const { file: slip, url } = await proofs.keepProof(actor, request, 'slip');
    return { data: { slip, url } };
  });
  register(paperUpload, async ({ actor, request }) => {
    const { file: paper, url } = await proofs.keepProof(actor, request, 'paper');
    return { data: { paper, url } };
  });
}

export const uploadModule: Module = {
  routes: uploadRoutes,
  tasks: uploadTasks,
  // The data export and the deletion of an account handle the files themselves, last.
  tables: {
    upload: 'uploads',
    temporary_document: { without: 'it is nobody’s until it is claimed, and gone within a day' },
  },
};
