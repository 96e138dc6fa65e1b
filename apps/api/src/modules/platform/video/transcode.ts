import { stat } from 'node:fs/promises';
import path from 'node:path';
import { uploadKinds, videoMinutes } from '@acheep/contract/platform/upload-kind';
import { loadSharp } from '../../../plumbing/sharp.ts';
import { runFfmpeg, VideoFault, type VideoHead } from './ffmpeg.ts';

/** Maximum pixels of one frame: slightly more than 4K, in either orientation. */
const mostPixels = 10_000_000;
const mostSeconds = videoMinutes * 60;
/** Video bits per second: the most for 720 lines, and the least. */
const bits = { most: 2_500_000, least: 300_000 };
/** Seconds for reading a head or drawing one picture on a busy machine. */
const shortWork = 60;
/** The longer side of the poster picture. */
const posterSide = 1280;

export interface Transcoded {
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
  if (width * height > mostPixels) throw new VideoFault('too_many_pixels');
  if ((seconds ?? 0) > mostSeconds + 1) throw new VideoFault('too_long');
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
  ...['-t', String(mostSeconds + 1), '-fs', String(uploadKinds.video.bytes)],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-vf', scale],
  ...['-crf', '25', '-maxrate', String(rate), '-bufsize', String(rate * 2)],
  ...['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-ar', '44100'],
  ...['-movflags', '+faststart', '-f', 'mp4'],
];

/**
 * Converts an uploaded video to one that every browser plays, at most 720 lines, and makes a picture of it. Throws a
 * `VideoFault` if that is impossible.
 */
export async function transcode(program: string, sent: Sent): Promise<Transcoded> {
  const { from, folder, limit, signal, onPercent } = sent;
  const [video, still, thumbnail] = ['video', 'still', 'thumbnail'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const own = { format: 'mov', mostPixels, signal } as const;

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
  if (seconds > mostSeconds + 0.5) throw new VideoFault('too_long');
  // Content announced by the head is missing: the upload was truncated.
  if (head.seconds && seconds < head.seconds * 0.9 - 1) throw new VideoFault('unreadable');
  const sharp = await loadSharp();
  await sharp(still)
    .resize(posterSide, posterSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(thumbnail);
  return { video, thumbnail, bytes: (await stat(video)).size, seconds };
}
