import { type PictureKind, uploadKinds } from '@acheep/contract/upload-kind';
import { type UploadOptions, upload } from './api.ts';

/** Keeps a document for a form that is still being written. */
export async function sendDocument(file: File, options: UploadOptions) {
  const { data } = await upload(`POST ${uploadKinds.document.path}`, file, options);
  return { originalName: data.docs.originalName, path: data.docs.path };
}

/** The same of a picture of one kind; what it is for takes it when the form is saved. */
export async function sendPicture(kind: PictureKind, file: File) {
  const { data } = await upload(`POST ${uploadKinds[kind].path}`, file);
  return data;
}
