import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { pageOfKey, pictureFolder } from './share-picture.ts';

const day = 86_400_000;
/** Days after which a picture is made anew for who asks, and after which an older version of one goes. */
const kept = { last: 90, older: 7 };

/**
 * Pictures are made again when somebody asks, so what is not to be kept just goes: those of pages that nobody made anew
 * for long, and what a newer version has taken the place of, when those who were sent to it have fetched it.
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

/** Listing a large bucket takes its time. */
export const pictureSweep = task('share-picture-sweep', { expireInSeconds: 3600 });

/** What is shown of pages where their links are shared. */
export const sharePictureModule: Module = {
  // At night in Phnom Penh; of several workers one does it.
  tasks: [carryOut(pictureSweep, sweepPictures, { cron: '40 20 * * *' })],
};
