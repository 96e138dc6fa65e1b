import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../modules/platform/video/find-ffmpeg.ts';

const run = promisify(execFile);

async function ffmpeg(...options: string[]) {
  const program = await findFfmpeg({ FFMPEG_PATH: process.env.FFMPEG_PATH ?? '' });
  if (!program) throw new Error('ffmpeg is missing');
  return run(program, ['-nostdin', '-y', ...options]);
}

interface Looks {
  size?: string;
  seconds?: number;
  container?: 'mp4' | 'mov';
  /** Additional options for ffmpeg. */
  options?: readonly string[];
}

/** Video of moving stripes with a tone, and the location and device metadata of a phone. */
export async function video({ size = '320x240', seconds = 1, container = 'mp4', options = [] }: Looks = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'acheep-made-'));
  const file = path.join(folder, `made.${container}`);
  try {
    await ffmpeg(
      ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=15:duration=${seconds}`],
      ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
      ...['-metadata', 'comment=+11.5564+104.9282/', '-metadata', 'title=At home'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
      ...options,
      file,
    );
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** ffmpeg's output on the head of a file. */
export async function headOf(file: string): Promise<string> {
  const { stderr } = await ffmpeg('-i', file, '-frames:v', '1', '-f', 'null', '-');
  return stderr.slice(0, stderr.indexOf('Output #0'));
}
