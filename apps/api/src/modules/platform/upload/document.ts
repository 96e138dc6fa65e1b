import { uploadKinds } from '@acheep/contract/platform/upload-kind';
import { AppError } from '../../../error.ts';
import { randomToken } from '../../../plumbing/secret.ts';
import { displayName } from './display-name.ts';
import { receivedDocument } from './document-type.ts';
import type { IncomingFile } from './incoming-file.ts';

const { types, folder } = uploadKinds.document;

/** The record of a received document under a new key; throws if it is no document. */
export async function storedDocument({ path, name }: IncomingFile) {
  const received = await receivedDocument(path);
  if (!received) throw new AppError('file.type', { types: Object.values(types).join(', ') });
  const originalName = displayName(name, types[received.mediaType].toLowerCase());
  return { key: `${folder}/${randomToken()}`, originalName, ...received };
}
