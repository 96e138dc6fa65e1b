import { spawn } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';
import type { VideoFailure } from '@acheep/contract/video-option';

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

/** What ffmpeg tells of a file before it works on it. Its first picture is the one that is taken. */
function headOf(told: string): VideoHead {
  const [, duration] = /^ {2}Duration: ([\d:.]+),/m.exec(told) ?? [];
  const [, details = ''] = /^ +Stream #0:.*?: Video: [^,]*(,.*)$/m.exec(told) ?? [];
  const [, width, height] = /\b(\d{1,6})x(\d{1,6})\b/.exec(details) ?? [];
  return { seconds: secondsOf(duration), width: Number(width ?? 0), height: Number(height ?? 0) };
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

/** The first of what it says, where the head is, and the last, where its complaint is: a file can make it say a lot. */
const kept = 64_000;
const niceness = 15;

/** What ffmpeg's complaint means. */
function failureOf(code: number | null, complaint: string): Error {
  const error = new Error(`ffmpeg ended with ${code ?? 'a signal'}`, { cause: complaint.slice(-2000) });
  if (/matches no streams/.test(complaint)) return new VideoFault('no_picture', { cause: error });
  // Killed from outside, or no room for what it writes: the video may be well.
  const isOurs = code === null || /No space left|Cannot allocate memory/.test(complaint);
  return isOurs ? error : new VideoFault('unreadable', { cause: error });
}

/** Nothing of this process's surroundings, which name the database and its password, but what a program is found by. */
const environment = ({ PATH, LD_LIBRARY_PATH, SystemRoot } = process.env) => ({
  ...(PATH !== undefined && { PATH }),
  ...(LD_LIBRARY_PATH !== undefined && { LD_LIBRARY_PATH }),
  ...(SystemRoot !== undefined && { SystemRoot }),
});

const argumentsOf = ({ from, to, format, mostPixels, options, seconds }: Work) => [
  ...['-hide_banner', '-nostdin', '-nostats', '-progress', 'pipe:1', '-y'],
  // Of the processor: whose parent was killed does not go on for ever.
  ...['-timelimit', String(Math.ceil(seconds) + 1)],
  ...['-protocol_whitelist', 'file,pipe', '-threads', '1', '-max_pixels', String(mostPixels)],
  // Nor does a file say that its pictures lie in another one.
  ...['-f', format, '-enable_drefs', '0', '-i', from],
  ...['-threads', '1', '-filter_threads', '1', ...options, to],
];

/**
 * Runs ffmpeg once, behind a fence: it reads files and nothing else, the one kind of file that is said, on one thread,
 * after everybody else's work, for so long and no longer, and knows nothing of who started it.
 */
export function runFfmpeg(program: string, work: Work): Promise<VideoHead> {
  const { seconds, signal, onHead, onSeconds } = work;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    let first = '';
    let last = '';
    let stopped: unknown;
    const child = spawn(program, argumentsOf(work), {
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, niceness);
    } catch {
      // It has ended already, or the system knows no such thing.
    }
    const stop = (reason: unknown) => {
      stopped ??= reason;
      child.kill('SIGKILL');
    };
    const leave = () => stop(signal.reason);
    const timer = setTimeout(() => stop(new VideoTimeout('time is over')), seconds * 1000);
    setMaxListeners(0, signal);
    signal.addEventListener('abort', leave, { once: true });
    const settle = (act: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      act();
    };

    child.stdout.setEncoding('utf8').on('data', (told: string) => {
      const marks = [...told.matchAll(/^out_time=(\S+)$/gm)];
      onSeconds?.(secondsOf(marks.at(-1)?.[1]) ?? 0);
    });
    child.stderr.setEncoding('utf8').on('data', (told: string) => {
      if (first.length < kept) first += told.slice(0, kept - first.length);
      last = (last + told).slice(-kept);
    });
    child.on('error', (error) => settle(() => reject(stopped ?? error)));
    // Only now is the process gone, and all that it said read.
    child.on('close', (code) =>
      settle(() => {
        if (stopped) return reject(stopped);
        const head = headOf(first);
        try {
          onHead?.(head);
        } catch (fault) {
          return reject(fault);
        }
        if (code === 0) resolve(head);
        else reject(failureOf(code, last));
      }),
    );
  });
}
