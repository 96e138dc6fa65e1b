import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { pageOfKey, pictureFolder } from './share-picture.ts';

const day = 86_400_000;
/** Days after which the current version of a picture, and an older one, is deleted. */
const kept = { last: 90, older: 7 };

/**
 * Deletes old pictures, which are redrawn on request: those of pages without a new version for long, and replaced
 * versions once clients that were sent to them have fetched them.
 */
async function sweepPictures({ storage, now }: Pick<Deps, 'storage' | 'now'>) {
  const at = now().getTime();
  const newest = new Map<string, number>();
  for await (const { key, modifiedAt } of storage.list(pictureFolder)) {
    const page = pageOfKey(key);
    newest.set(page, Math.max(newest.get(page) ?? 0, modifiedAt.getTime()));
  }
  for await (const { key, modifiedAt } of storage.list(pictureFolder)) {
    const age = at - modifiedAt.getTime();
    const isLast = newest.get(pageOfKey(key)) === modifiedAt.getTime();
    if (age > (isLast ? kept.last : kept.older) * day) await storage.delete(key);
  }
}

/** Listing a large bucket takes long. */
export const pictureSweep = task(
  'share-picture-sweep',
  { en: 'Delete old sharing pictures', km: 'លុបរូបភាពសម្រាប់ចែករំលែកចាស់ៗ' },
  { expireInSeconds: 3600 },
);

/** Preview pictures of pages for shared links. */
export const sharePictureModule: Module = {
  // At night in Phnom Penh; only one of several workers runs it.
  tasks: [carryOut(pictureSweep, sweepPictures, { cron: '40 20 * * *' })],
};
