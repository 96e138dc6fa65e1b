import { AppError } from '../error.ts';

/** Refuses what the server would not have made: dots, backslashes, NUL, absolute paths. */
export function checkKey(key: string): string {
  if (!/^[a-z]+\/[\w-]{1,100}$/.test(key)) throw new Error('not a storage key');
  return key;
}

/** What the caller is told when the storage is away; the log gets the cause. */
export const storageUnavailable = (cause: unknown) =>
  Object.assign(new AppError('service.unavailable'), { cause });
