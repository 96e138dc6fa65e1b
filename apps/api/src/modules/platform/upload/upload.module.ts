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
import {
  type PictureKind,
  picturePixels,
  pictureSide,
  type UploadKind,
  uploadKinds,
} from '@acheep/contract/platform/upload-kind';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import type { Sharp } from 'sharp';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Module, Register } from '../../../module.ts';
import { fairQueue } from '../../../plumbing/fair-queue.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { loadSharp } from '../../../plumbing/sharp.ts';
import { storageUnavailable } from '../../../plumbing/storage/storage-key.ts';
import { displayName } from './display-name.ts';
import { receivedDocument } from './document-type.ts';
import { signFileLink, signImageLinks } from './file-link.ts';
import { smallKey } from './image-key.ts';
import { type IncomingFile, type IncomingFiles, incomingFiles } from './incoming-file.ts';
import { temporaryDocumentService } from './temporary-document.service.ts';
import { uploadService } from './upload.service.ts';
import { uploadTasks } from './upload.tasks.ts';
import { uploadRecords } from './upload-record.service.ts';

type Kind = Pick<UploadKind, 'types' | 'says'> & Required<Pick<UploadKind, 'picture'>>;

const imageMediaType = 'image/webp';

/** Seconds for each size. The slowest kind of the largest picture takes a few on an old machine. */
const seconds = 10;

const wrongType = ({ types, says }: Kind, cause?: unknown) =>
  Object.assign(new AppError(says?.type ?? 'file.type', { types: Object.values(types).join(', ') }), {
    cause,
  });
const tooManyPixels = () => new AppError('file.too_many_pixels', { megapixels: picturePixels / 1_000_000 });

const tooLong = () => new AppError('file.too_long', { pixels: pictureSide });

/** Reads width and height from the file's head, with its orientation applied; nothing is unpacked. */
async function sizeOf(kind: Kind, picture: Sharp) {
  const { width, height, autoOrient } = await picture.metadata().catch((error) => {
    throw wrongType(kind, error);
  });
  if (width * height > picturePixels) throw tooManyPixels();
  // The library works in strips: a picture with a row or a column of millions of pixels takes as long as a hundred
  // photos.
  if (Math.max(width, height) > pictureSide) throw tooLong();
  return autoOrient;
}

/** Resizes a picture, cropped around its middle or whole; never enlarges it. */
async function writeSize(from: string, to: string, side: number, { cut }: Kind['picture']): Promise<number> {
  const sharp = await loadSharp();
  const picture = sharp(from, { limitInputPixels: picturePixels, failOn: 'error', autoOrient: true });
  const fit =
    cut === 'square'
      ? picture.resize(side, side, { fit: 'cover' })
      : picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  // By default the library writes no EXIF, XMP, IPTC or colour profile.
  const { size } = await fit.webp({ quality: 82 }).timeout({ seconds }).toFile(to);
  return size;
}

async function makeSizes(from: string, kind: Kind) {
  const { cut, sides } = kind.picture;
  const announced = await fileTypeFromFile(from);
  if (!announced || !(announced.mime in kind.types)) throw wrongType(kind);
  const sharp = await loadSharp();
  const { width, height } = await sizeOf(kind, sharp(from, { limitInputPixels: false }));
  const longest = cut === 'square' ? Math.min(width, height) : Math.max(width, height);
  const files = { small: `${from}_s`, large: `${from}_l` };
  try {
    const size = await writeSize(from, files.large, Math.min(longest, sides.large), kind.picture);
    await writeSize(files.large, files.small, Math.min(longest, sides.small), kind.picture);
    return { ...files, size };
  } catch (error) {
    // Too busy to finish, or no space for the output.
    if (/^timeout:|No space left|write error|unable to (write|open)/i.test(String((error as Error).message)))
      throw storageUnavailable(error);
    // Content announced by the head is missing: truncated, or broken.
    throw wrongType(kind, error);
  }
}

const imageTurns = fairQueue({ atOnce: 1, waiting: 10 });

/**
 * Makes the two sizes of the picture at `from`, as files beside it, and returns their paths and the larger one's bytes.
 * One picture at a time, fairly by `owner`: each may take a hundred megabytes to unpack.
 */
const makeImageSizes = (owner: string, from: string, kind: Kind) =>
  imageTurns.run(owner, () => makeSizes(from, kind));

/** Kinds of proof, with the name of a file that came without one. */
const nameless = { slip: 'slip', paper: 'document' } as const;
type ProofKind = keyof typeof nameless;

/** Numbers on a photo of a receipt or a certificate are still legible at this size. */
const drawn = { cut: 'whole', sides: { small: 480, large: 2000 } } as const;

/**
 * Receives payment slips, and documents of companies: a PDF is stored unchanged, a picture re-encoded, without its
 * location metadata.
 */
function uploadProofService(deps: Deps, withIncomingFile: IncomingFiles) {
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
function uploadImageService(deps: Deps, withIncomingFile: IncomingFiles) {
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
