import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import { AppError } from '../../../error.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { displayName } from './display-name.ts';
import { documentTypeOf } from './document-type.ts';
import type { IncomingFile } from './incoming-file.ts';

const { types, folder } = uploadKinds.document;

/** What is to be stored of a document that came in, under a new key; refuses what is none. */
export async function storedDocument({ path, name, size }: IncomingFile) {
  const mediaType = await documentTypeOf(path);
  if (!mediaType) throw new AppError('file.type', { types: Object.values(types).join(', ') });
  const originalName = displayName(name, types[mediaType].toLowerCase());
  return { key: `${folder}/${randomToken()}`, originalName, mediaType, size };
}
