import { AppError } from '../../error.ts';

/** Whether the server could have made this key: it has no dots, backslashes, NUL, and is no absolute path. */
export const isKey = (key: string): boolean => key.length <= 120 && /^[a-z]+\/[\w-]+$/.test(key);

/** Refuses every other. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('not a storage key');
  return key;
}

/** What the caller is told when the storage is away; the log gets the cause. */
export const storageUnavailable = (cause: unknown) =>
  Object.assign(new AppError('service.unavailable'), { cause });
