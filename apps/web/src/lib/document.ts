import { type UploadOptions, upload } from './api.ts';

/** Keeps a document for a form that is still being written. */
export async function uploadDocument(file: File, options: UploadOptions) {
  const { data } = await upload('POST /upload/docs', file, options);
  return { originalName: data.docs.originalName, path: data.docs.path };
}
