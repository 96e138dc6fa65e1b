import { setMaxListeners } from 'node:events';
import type { VideoFailure } from '@acheep/contract/video-option';
import ffmpeg from 'fluent-ffmpeg';

/** The video itself is at fault: another try would end the same. */
export class VideoFault extends Error {
  readonly reason: VideoFailure;

  constructor(reason: VideoFailure, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** ffmpeg used up its time. */
export class VideoTimeout extends Error {}

/** What ffmpeg reads at the head of a file. */
export interface VideoHead {
  /** How long it plays; null where the file does not say. */
  seconds: number | null;
  width: number;
  height: number;
}

/** `00:01:02.50` as seconds; null for what is no such time. */
function secondsOf(mark: string | undefined): number | null {
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(mark ?? '') ?? [];
  return seconds === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function headOf({
  duration,
  video_details: details,
}: {
  duration?: string;
  video_details?: unknown;
}): VideoHead {
  const size = /\b(\d{1,6})x(\d{1,6})\b/.exec([details].flat().slice(1).join(' '));
  return { seconds: secondsOf(duration), width: Number(size?.[1] ?? 0), height: Number(size?.[2] ?? 0) };
}

interface Work {
  from: string;
  to: string;
  /** What the file must be. Nothing is guessed: a playlist would name other files, and addresses. */
  format: 'mov' | 'mp4';
  /** Of one frame, that are unpacked. */
  mostPixels: number;
  options: readonly string[];
  /** How long it may take. */
  seconds: number;
  signal: AbortSignal;
  onHead?: (head: VideoHead) => void;
  onSeconds?: (seconds: number) => void;
}

/** What ffmpeg's complaint means. */
function failureOf(error: Error, stderr: string): Error {
  if (/matches no streams/.test(stderr)) return new VideoFault('no_picture', { cause: error });
  // Killed from outside, not started, or no room for what it writes: the video may be well.
  const isOurs =
    !/exited with code/.test(error.message) || /No space left|Cannot allocate memory/.test(stderr);
  return isOurs ? error : new VideoFault('unreadable', { cause: error });
}

/**
 * Runs ffmpeg once, behind a fence: it reads files and nothing else, the one kind of file that is said, on one thread,
 * after everybody else's work, for so long and no longer.
 */
export function runFfmpeg(program: string, work: Work): Promise<VideoHead> {
  const { from, to, format, mostPixels, options, seconds, signal, onHead, onSeconds } = work;
  return new Promise((resolve, reject) => {
    let head: VideoHead = { seconds: null, width: 0, height: 0 };
    let stopped: unknown;
    const command = ffmpeg(from, { niceness: 15 })
      .setFfmpegPath(program)
      .inputFormat(format)
      .inputOptions(['-nostdin', '-protocol_whitelist', 'file,pipe', '-threads', '1'])
      .inputOptions(['-max_pixels', String(mostPixels)])
      .outputOptions(['-threads', '1', '-filter_threads', '1', ...options])
      .output(to);
    const stop = (reason: unknown) => {
      stopped ??= reason;
      command.kill('SIGKILL');
    };
    const leave = () => stop(signal.reason);
    // The library's own limit asks politely, and does not wait until the process is gone.
    const timer = setTimeout(() => stop(new VideoTimeout('time is over')), seconds * 1000);
    const done = (act: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      act();
    };
    setMaxListeners(0, signal);
    signal.addEventListener('abort', leave, { once: true });
    command
      // It may have been stopped before there was anything to kill.
      .on('start', () => stopped && command.kill('SIGKILL'))
      .on('codecData', (data) => {
        head = headOf(data);
        try {
          onHead?.(head);
        } catch (fault) {
          stop(fault);
        }
      })
      .on('progress', ({ timemark }) => onSeconds?.(secondsOf(timemark) ?? 0))
      .on('error', (error: Error, _stdout, stderr) =>
        done(() => reject(stopped ?? failureOf(error, String(stderr ?? '')))),
      )
      .on('end', () => done(() => resolve(head)));
    if (signal.aborted) done(() => reject(signal.reason));
    else command.run();
  });
}
