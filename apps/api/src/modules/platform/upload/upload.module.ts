import type { ResponseOf } from '@acheep/contract/kernel/endpoint';
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
import { type PictureKind, uploadKinds } from '@acheep/contract/platform/upload-kind';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { displayName } from './display-name.ts';
import { receivedDocument } from './document-type.ts';
import { makeImageSizes } from './drawn-picture.ts';
import { signFileLink, signImageLinks } from './file-link.ts';
import { smallKey } from './image-key.ts';
import { type IncomingFile, type IncomingFiles, incomingFiles } from './incoming-file.ts';
import { temporaryDocumentService } from './temporary-document.service.ts';
import { uploadService } from './upload.service.ts';
import { uploadTasks } from './upload.tasks.ts';
import { uploadRecords } from './upload-record.service.ts';

const imageMediaType = 'image/webp';

/** Kinds of proof, with the name of a file that came without one. */
const nameless = { slip: 'slip', paper: 'document' } as const;
type ProofKind = keyof typeof nameless;

/** Numbers on a photo of a receipt or a certificate are still legible at this size. */
const drawn = { cut: 'whole', sides: { small: 480, large: 2000 } } as const;

/**
 * Receives payment slips, and documents of companies: a PDF is stored unchanged, a picture re-encoded, without its
 * location metadata.
 */
function uploadProofService(deps: Deps, { withIncomingFile }: IncomingFiles) {
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

/** Receives pictures. They are re-encoded: nothing of the sender's file but the picture remains. */
function uploadImageService(deps: Deps, { withIncomingFile }: IncomingFiles) {
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

function uploadRoutes(register: Register, deps: Deps) {
  const incoming = incomingFiles(deps);
  const uploads = uploadService(deps, incoming);
  const images = uploadImageService(deps, incoming);
  const temporaries = temporaryDocumentService(deps);
  const proofs = uploadProofService(deps, incoming);

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
