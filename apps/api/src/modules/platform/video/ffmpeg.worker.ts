import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import ffmpeg from 'fluent-ffmpeg';

/** What one run of ffmpeg is to do. */
export interface Order {
  program: string;
  from: string;
  to: string;
  /** What the file must be. Nothing is guessed: a playlist would name other files, and addresses. */
  format: 'mov' | 'mp4';
  /** Of one frame, that are unpacked. */
  mostPixels: number;
  options: readonly string[];
  /** How long it may take. */
  seconds: number;
}

/** What the run tells. Lengths and places are as ffmpeg writes them. */
export type Told =
  | { head: { duration: string; details: string } }
  | { mark: string }
  | { end: true }
  | { error: string; complaint: string };

// Runs in a thread whose environment is nearly empty, for the library hands its process's on.
const { program, from, to, format, mostPixels, options, seconds } = workerData as Order;
const tell = (told: Told) => parentPort?.postMessage(told);
let stopped = false;

/** Where memory runs out, Linux ends this one and not the worker: the video is tried again, and all else goes on. */
function offerFirst(pid: number | undefined) {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Another system, or it has ended already.
  }
}

const command = ffmpeg(from, { niceness: 15 })
  .setFfmpegPath(program)
  .inputFormat(format)
  .inputOptions(['-nostdin', '-protocol_whitelist', 'file,pipe', '-threads', '1'])
  // Nor does a file say that its pictures lie in another one.
  .inputOptions(['-max_pixels', String(mostPixels), '-enable_drefs', '0'])
  // Of the processor: whose parent was killed does not go on for ever.
  .outputOptions(['-timelimit', String(Math.ceil(seconds) + 1)])
  .outputOptions(['-threads', '1', '-filter_threads', '1', ...options])
  .output(to)
  .on('start', () => {
    // The library's types do not know of it.
    offerFirst((command as { ffmpegProc?: { pid?: number } }).ffmpegProc?.pid);
    // It may have been stopped before there was anything to kill.
    if (stopped) command.kill('SIGKILL');
  })
  .on('codecData', ({ duration, video_details }: { duration: string; video_details?: unknown }) =>
    tell({ head: { duration, details: [video_details].flat().slice(1).join(' ') } }),
  )
  .on('progress', ({ timemark }) => tell({ mark: timemark }))
  .on('error', (error: Error, _stdout, stderr) => {
    tell({ error: error.message, complaint: String(stderr ?? '') });
    parentPort?.close();
  })
  .on('end', () => {
    tell({ end: true });
    parentPort?.close();
  });

parentPort?.on('message', () => {
  stopped = true;
  command.kill('SIGKILL');
});
command.run();
