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

  register(uploadUse, uploads.use);
  register(documentUpload, uploads.keepDocument);
  register(temporaryDocumentUpload, temporaries.keepTemporary);
  register(photoUpload, ({ actor, request }) => images.keepImage(actor, request, 'photo'));
  register(logoUpload, ({ actor, request }) => images.keepImage(actor, request, 'logo'));
  register(pictureUpload, ({ actor, request }) => images.keepImage(actor, request, 'picture'));
  register(slipUpload, async ({ actor, request }) => {
    const { file: slip, url } = await proofs.keepProof(actor, request, 'slip');
    return { slip, url };
  });
  register(paperUpload, async ({ actor, request }) => {
    const { file: paper, url } = await proofs.keepProof(actor, request, 'paper');
    return { paper, url };
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
