import { AppError } from '../../error.ts';

/** True for a key that the server could have made: no dots, backslashes or NUL, and no absolute path. */
export const isKey = (key: string): boolean => key.length <= 120 && /^[a-z]+\/[\w-]+$/.test(key);

export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('not a storage key');
  return key;
}

/** The error for the caller when the storage fails; the log gets the cause. */
export const storageUnavailable = (cause: unknown) =>
  Object.assign(new AppError('service.unavailable'), { cause });
