import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { uploadKinds, videoMinutes } from '@acheep/contract/platform/upload-kind';
import type { Deps } from '../../../deps.ts';
import { oneAtATime } from '../../../plumbing/mutex.ts';
import { type Run, TaskFailure } from '../../../plumbing/queue.ts';
import { loadSharp } from '../../../plumbing/sharp.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { sentKey, smallKey, storedKeys } from '../upload/image-key.ts';
import { incomingPrefix } from '../upload/incoming-file.ts';
import { runFfmpeg, VideoFault, type VideoHead, VideoTooHeavy } from './ffmpeg.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { deleteStanding } from './partial-video.repository.ts';
import * as videos from './video.repository.ts';
import { maxTries, videoSeconds, videoWork } from './video-work.ts';

/** Maximum pixels of one frame: slightly more than 4K, in either orientation. */
const maxPixels = 10_000_000;
const maxSeconds = videoMinutes * 60;
/** Video bits per second: the most for 720 lines, and the least. */
const bits = { most: 2_500_000, least: 300_000 };
/** Seconds for reading a head or drawing one picture on a busy machine. */
const shortWork = 60;
/** The longer side of the poster picture. */
const posterSide = 1280;

interface Transcoded {
  video: string;
  thumbnail: string;
  bytes: number;
  seconds: number;
}

interface Sent {
  from: string;
  /** An empty folder for all output. */
  folder: string;
  /** Maximum seconds of the conversion. */
  limit: number;
  signal: AbortSignal;
  onPercent: (percent: number) => void;
}

function refuseHead({ seconds, width, height }: VideoHead) {
  if (width * height > maxPixels) throw new VideoFault('too_many_pixels');
  if ((seconds ?? 0) > maxSeconds + 1) throw new VideoFault('too_long');
}

/** The bit rate of the original, within limits, so that the result is seldom larger. */
function bitRate(bytes: number, seconds: number | null): number {
  const sent = seconds ? (bytes * 8) / seconds : bits.most;
  return Math.round(Math.min(bits.most, Math.max(bits.least, sent)));
}

// At most 720 lines, or columns in portrait; even numbers, which the codec requires.
const scale = [
  "scale=w='min(iw,if(gte(iw,ih),1280,720))':h='min(ih,if(gte(iw,ih),720,1280))':force_original_aspect_ratio=decrease",
  'scale=trunc(iw/2)*2:trunc(ih/2)*2',
].join(',');

const asWebVideo = (rate: number) => [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn'],
  // Drops metadata such as location and device.
  ...['-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-t', String(maxSeconds + 1), '-fs', String(uploadKinds.video.bytes)],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-vf', scale],
  ...['-crf', '25', '-maxrate', String(rate), '-bufsize', String(rate * 2)],
  ...['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-ar', '44100'],
  ...['-movflags', '+faststart', '-f', 'mp4'],
];

/**
 * Converts an uploaded video to one that every browser plays, at most 720 lines, and makes a picture of it. Throws a
 * `VideoFault` if that is impossible.
 */
async function transcode(program: string, sent: Sent): Promise<Transcoded> {
  const { from, folder, limit, signal, onPercent } = sent;
  const [video, still, thumbnail] = ['video', 'still', 'thumbnail'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const own = { format: 'mov', maxPixels, signal } as const;

  const firstFrame = ['-map', '0:v:0', '-frames:v', '1', '-f', 'null'];
  const head = await runFfmpeg(program, {
    ...own,
    from,
    to: '-',
    options: firstFrame,
    seconds: shortWork,
    onHead: refuseHead,
  });
  const { size } = await stat(from);
  const onSeconds = (at: number) => {
    if (head.seconds) onPercent(Math.min(99, Math.floor((100 * at) / head.seconds)));
  };
  const options = asWebVideo(bitRate(size, head.seconds));
  await runFfmpeg(program, { ...own, from, to: video, options, seconds: limit, onSeconds });

  // A second in, as many videos begin dark.
  const at = (head.seconds ?? 0) > 2 ? '1' : '0';
  const picture = ['-ss', at, '-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-update', '1'];
  const made = await runFfmpeg(program, {
    ...own,
    from: video,
    to: still,
    options: picture,
    seconds: shortWork,
  });
  const seconds = made.seconds ?? 0;
  if (seconds > maxSeconds + 0.5) throw new VideoFault('too_long');
  // Content announced by the head is missing: the upload was truncated.
  if (head.seconds && seconds < head.seconds * 0.9 - 1) throw new VideoFault('unreadable');
  const sharp = await loadSharp();
  await sharp(still)
    .resize(posterSide, posterSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(thumbnail);
  return { video, thumbnail, bytes: (await stat(video)).size, seconds };
}

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
    if (video && video.tries > maxTries) throw new VideoFault('too_slow');
    if (video) await make(deps, program, video, signal);
  } catch (error) {
    if (signal.aborted) {
      await videos.forgetTry(prisma, id);
      throw new TaskFailure('stopped', { id });
    }
    const isTooHeavy = error instanceof VideoTooHeavy;
    if (isTooHeavy && (video?.tries ?? 0) < maxTries) {
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
