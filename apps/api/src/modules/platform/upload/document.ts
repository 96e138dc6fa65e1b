import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import { AppError } from '../../../error.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { displayName } from './display-name.ts';
import { documentTypeOf } from './document-type.ts';
import type { IncomingFile } from './incoming-file.ts';

const { types, folder } = uploadKinds.document;

/** The record of a received document under a new key; throws if it is no document. */
export async function storedDocument({ path, name, size }: IncomingFile) {
  const mediaType = await documentTypeOf(path);
  if (!mediaType) throw new AppError('file.type', { types: Object.values(types).join(', ') });
  const originalName = displayName(name, types[mediaType].toLowerCase());
  return { key: `${folder}/${randomToken()}`, originalName, mediaType, size };
}
