import { type PictureKind, uploadKinds } from '@acheep/contract/platform/upload-kind';
import { type UploadOptions, upload } from './api.ts';

/** Kinds of files that are listed by name; a temporary one is a document of someone without an account. */
export type FileKind = 'document' | 'slip' | 'paper' | 'temporary';

/** Uploads a file for a form that has not been saved yet, or photos of one. */
export async function sendFile(kind: FileKind, file: File | readonly File[], options: UploadOptions) {
  if (kind === 'slip') {
    const { slip } = (await upload(`POST ${uploadKinds.slip.path}`, file, options)).data;
    return { originalName: slip.originalName, path: slip.path };
  }
  if (kind === 'paper') {
    const { paper } = (await upload(`POST ${uploadKinds.paper.path}`, file, options)).data;
    return { originalName: paper.originalName, path: paper.path };
  }
  if (kind === 'temporary') {
    const { docs, token } = (await upload('POST /upload/docs-temp', file, options)).data;
    return { originalName: docs.originalName, path: token };
  }
  const { docs } = (await upload(`POST ${uploadKinds.document.path}`, file, options)).data;
  return { originalName: docs.originalName, path: docs.path };
}

/** Uploads a picture; saving the form attaches it to its record. */
export async function sendPicture(kind: PictureKind, file: File) {
  const { data } = await upload(`POST ${uploadKinds[kind].path}`, file);
  return data;
}
