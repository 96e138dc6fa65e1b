import { StartError } from '../../../config.ts';

/** Explanations of a folder's error codes for the operator who chose it. */
const folderFaults: Record<string, string> = {
  ENOSPC: 'its volume is full',
  EDQUOT: 'there is no more room for this user',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it can only be read',
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of it is a file',
};

const cannotBeUsed = (place: string, what: string) => new StartError(`${place}, cannot be used: ${what}.`);

/** Turns a folder's error into a sentence about `place`; returns every other error as it is. */
export function asFolderFault(error: unknown, place: string): unknown {
  const what = folderFaults[(error as NodeJS.ErrnoException).code ?? ''];
  return what ? cannotBeUsed(place, what) : error;
}

/** The same for a bucket. */
export function asBucketFault(error: unknown, place: string): unknown {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (error instanceof StartError) return error;
  const what =
    name === 'NoSuchBucket' || status === 404
      ? 'there is no such bucket'
      : status === 401 || status === 403
        ? 'the keys do not open it'
        : $metadata || (error as NodeJS.ErrnoException).code || name === 'TimeoutError'
          ? `it does not answer as it should (${name})`
          : null;
  return what ? cannotBeUsed(place, what) : error;
}
