import { spawn } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { VideoFailure } from '@acheep/contract/platform/video-option';
import ffmpeg from 'fluent-ffmpeg';

/** The video itself is at fault: another try would fail the same way. */
export class VideoFault extends Error {
  readonly reason: VideoFailure;

  constructor(reason: VideoFailure, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** ffmpeg exceeded its time or memory: the video may do that again. */
export class VideoTooHeavy extends Error {}

/** Data that ffmpeg reads from the head of a file. */
export interface VideoHead {
  /** Duration; null if the file does not state it. */
  seconds: number | null;
  width: number;
  height: number;
}

/** Parses `00:01:02.50` to seconds; null if invalid. */
function secondsOf(mark: string | undefined): number | null {
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(mark ?? '') ?? [];
  return seconds === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The parameters of one run of ffmpeg. */
interface Work {
  from: string;
  to: string;
  /** The required format. It is never detected: a playlist could refer to other files, and URLs. */
  format: 'mov' | 'mp4';
  /** Maximum pixels of one decoded frame. */
  maxPixels: number;
  options: readonly string[];
  /** Maximum duration of the run in seconds. */
  seconds: number;
  signal: AbortSignal;
  onHead?: (head: VideoHead) => void;
  onSeconds?: (seconds: number) => void;
}

/**
 * The library only builds the arguments: running ffmpeg itself, it would pass on this process's environment, and give a
 * stranger's file to `ffprobe` without any of these options.
 */
function argumentsOf({ from, to, format, maxPixels, options, seconds }: Work): string[] {
  const command = ffmpeg(from)
    .inputFormat(format)
    .inputOptions(['-nostdin', '-protocol_whitelist', 'file,pipe', '-threads', '1'])
    // Disables references to frames in other files.
    .inputOptions(['-max_pixels', String(maxPixels), '-enable_drefs', '0'])
    // Processor time: if the parent is killed, ffmpeg does not run forever.
    .outputOptions(['-timelimit', String(Math.ceil(seconds) + 1), '-nostats', '-progress', 'pipe:1'])
    .outputOptions(['-threads', '1', '-filter_threads', '1', ...options])
    .output(to);
  // Missing in its types.
  return (command as unknown as { _getArguments(): string[] })._getArguments();
}

/** Interprets ffmpeg's error output. */
function failureOf(message: string, complaint: string): Error {
  const cause = new Error(message, { cause: complaint.slice(-2000) });
  if (/matches no streams/.test(complaint)) return new VideoFault('no_picture', { cause });
  if (/killed with signal/.test(message) || /Cannot allocate memory/.test(complaint))
    return new VideoTooHeavy('killed', { cause });
  // Not started, or no disk space: the video may be fine.
  const isOurs = !/exited with code (?!12[67]$)/.test(message) || /No space left/.test(complaint);
  return isOurs ? cause : new VideoFault('unreadable', { cause });
}

/** Nothing of this process's environment, which has the database's password, except what is needed to find programs. */
const environment = ({ PATH, LD_LIBRARY_PATH, SystemRoot } = process.env) => ({
  ...(PATH !== undefined && { PATH }),
  ...(LD_LIBRARY_PATH !== undefined && { LD_LIBRARY_PATH }),
  ...(SystemRoot !== undefined && { SystemRoot }),
});

/** Makes Linux kill ffmpeg first when memory runs out, and not the worker: only the video has to be retried. */
function offerFirst(pid: number | undefined) {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Another system, or the process has already ended.
  }
}

/** Maximum lines of error output that are stored. */
const maxLines = 100;

/**
 * Runs ffmpeg once in isolation: it reads only files of the given format, uses one thread at low priority and limited
 * time, and knows nothing about the process that started it.
 */
export function runFfmpeg(program: string, work: Work): Promise<VideoHead> {
  const { signal, onHead, onSeconds } = work;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const head: VideoHead = { seconds: null, width: 0, height: 0 };
    const complaint: string[] = [];
    let isRead = false;
    let stopped: unknown;
    const polite = process.platform === 'win32' ? [] : ['nice', '-n', '5'];
    const [command = program, ...given] = [...polite, program, ...argumentsOf(work)];
    const child = spawn(command, given, { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    offerFirst(child.pid);
    const stop = (reason: unknown) => {
      stopped ??= reason;
      child.kill('SIGKILL');
    };
    const leave = () => stop(signal.reason);
    const timer = setTimeout(() => stop(new VideoTooHeavy('time is over')), work.seconds * 1000);
    setMaxListeners(0, signal);
    signal.addEventListener('abort', leave, { once: true });
    const settle = (act: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      act();
    };
    createInterface(child.stdout).on('line', (line) => {
      const [, mark] = /^out_time=(.+)$/.exec(line) ?? [];
      if (mark) onSeconds?.(secondsOf(mark) ?? 0);
    });
    createInterface(child.stderr).on('line', (line) => {
      complaint.push(line);
      if (complaint.length > maxLines) complaint.shift();
      if (isRead) return;
      head.seconds ??= secondsOf(/^ *Duration: ([^,]+)/.exec(line)?.[1]);
      if (head.width === 0 && line.trimStart().startsWith('Stream #0:')) {
        // The codec's name comes first, and contains numbers too.
        const details = line.split('Video: ')[1]?.split(', ').slice(1).join(' ') ?? '';
        const [, width, height] = /\b(\d{1,6})x(\d{1,6})\b/.exec(details) ?? [];
        Object.assign(head, { width: Number(width ?? 0), height: Number(height ?? 0) });
      }
      isRead = /^(?:Stream mapping:|Output #0)/.test(line);
      if (!isRead) return;
      try {
        onHead?.(head);
      } catch (fault) {
        stop(fault);
      }
    });
    child
      .on('error', (error) => settle(() => reject(stopped ?? error)))
      .on('close', (code, killed) =>
        settle(() => {
          if (code === 0 && !stopped) return resolve(head);
          const message = killed ? `killed with signal ${killed}` : `exited with code ${code}`;
          reject(stopped ?? failureOf(message, complaint.join('\n')));
        }),
      );
  });
}
