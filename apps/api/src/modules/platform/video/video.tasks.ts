import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '../../../deps.ts';
import { oneAtATime } from '../../../plumbing/mutex.ts';
import { type Run, TaskFailure } from '../../../plumbing/queue.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { sentKey, smallKey, storedKeys } from '../upload/image-key.ts';
import { incomingPrefix } from '../upload/incoming-file.ts';
import { VideoFault, VideoTooHeavy } from './ffmpeg.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { deleteStanding } from './partial-video.repository.ts';
import { transcode } from './transcode.ts';
import * as videos from './video.repository.ts';
import { mostTries, videoSeconds, videoWork } from './video-work.ts';

/** Minimum milliseconds between two writes of the progress. */
const between = 2_000;

/** Writes the progress of a video from time to time. */
function percentTeller({ database }: Deps, id: string) {
  let last = performance.now();
  return (percent: number) => {
    if (performance.now() - last < between) return;
    last = performance.now();
    // For display only: the next write corrects it.
    videos.tellPercent(database.prisma, id, percent).catch(() => {});
  };
}

/** Converts the original, in a temporary folder. */
async function make(
  deps: Deps,
  program: string,
  { id, upload: { path: key } }: videos.VideoRow,
  signal: AbortSignal,
) {
  const { storage, database, limits } = deps;
  const folder = await mkdtemp(path.join(tmpdir(), incomingPrefix));
  try {
    const from = path.join(folder, 'sent');
    const sent = await storage.get(sentKey(key));
    if (!sent) throw new VideoFault('unreadable');
    await pipeline(sent, createWriteStream(from), { signal });
    const limit = limits?.videoSeconds ?? videoSeconds;
    const onPercent = percentTeller(deps, id);
    const made = await transcode(program, { from, folder, limit, signal, onPercent });
    signal.throwIfAborted();
    // The same keys each time: a retry overwrites the files of a partial run.
    await storage.put(smallKey(key), made.thumbnail, 'image/webp');
    await storage.put(key, made.video, 'video/mp4');
    const facts = { seconds: made.seconds, size: made.bytes };
    const kept = await database.prisma.$transaction((tx) => videos.finish(tx, id, facts));
    if (!kept) for (const each of storedKeys(key)) await storage.delete(each);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Converts one video. Repeated runs have the same result, under the same keys. */
export async function makeVideo(deps: Deps, { id }: { id: string }, { signal }: Pick<Run, 'signal'>) {
  const { database, storage, config } = deps;
  const { prisma } = database;
  const known = await videos.findVideo(prisma, id);
  // Its account or the video was deleted.
  if (!known) return;
  const program = await findFfmpeg(config);
  // Retried for hours: the operator may install it.
  if (!program) throw new TaskFailure('ffmpeg is missing');
  const video = await videos.beginTry(prisma, id);
  try {
    if (video && video.tries > mostTries) throw new VideoFault('too_slow');
    if (video) await make(deps, program, video, signal);
  } catch (error) {
    if (signal.aborted) {
      await videos.forgetTry(prisma, id);
      throw new TaskFailure('stopped', { id });
    }
    const isTooHeavy = error instanceof VideoTooHeavy;
    if (isTooHeavy && (video?.tries ?? 0) < mostTries) {
      await videos.waitAgain(prisma, id);
      throw error;
    }
    // The storage is unavailable, or the folder full: a later try may succeed.
    if (!isTooHeavy && !(error instanceof VideoFault)) {
      await videos.forgetTry(prisma, id);
      throw error;
    }
    const reason = isTooHeavy ? 'too_slow' : error.reason;
    await videos.fail(prisma, id, reason);
    await storage.delete(sentKey(known.upload.path));
    const cause = isTooHeavy ? error.message : reason;
    throw Object.assign(new TaskFailure('video failed', { id, cause }, { isFinal: true }), { cause: error });
  }
  await storage.delete(sentKey(known.upload.path));
}

const day = 86_400_000;

/** Deletes parts of videos that have been idle for a day. */
export async function sweepPartialVideos({
  database,
  storage,
  now,
}: Pick<Deps, 'database' | 'storage' | 'now'>) {
  const old = () => deleteStanding(database.prisma, new Date(now().getTime() - day));
  // If the storage fails, the nightly sweep finds files without a record.
  for (let keys = await old(); keys; keys = await old()) for (const key of keys) await storage.delete(key);
}

export const partialVideoSweep = task('partial-video-sweep', {
  en: 'Delete unfinished video uploads',
  km: 'លុបវីដេអូដែលផ្ទុកឡើងមិនចប់',
});

export const videoTasks = [
  carryOut(videoWork, (deps, data, run) => oneAtATime(run.signal, () => makeVideo(deps, data, run))),
  carryOut(partialVideoSweep, sweepPartialVideos, { cron: '40 * * * *' }),
];
