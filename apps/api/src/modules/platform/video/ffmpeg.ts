import { setMaxListeners } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { VideoFailure } from '@acheep/contract/platform/video-option';
import type { Order, Told } from './ffmpeg.worker.ts';

/** The video itself is at fault: another try would end the same. */
export class VideoFault extends Error {
  readonly reason: VideoFailure;

  constructor(reason: VideoFailure, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** ffmpeg used up its time, or was ended for its memory: the video may do that again. */
export class VideoTooHeavy extends Error {}

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

function headOf({ duration, details }: { duration: string; details: string }): VideoHead {
  const [, width, height] = /\b(\d{1,6})x(\d{1,6})\b/.exec(details) ?? [];
  return { seconds: secondsOf(duration), width: Number(width ?? 0), height: Number(height ?? 0) };
}

interface Work extends Omit<Order, 'program'> {
  signal: AbortSignal;
  onHead?: (head: VideoHead) => void;
  onSeconds?: (seconds: number) => void;
}

/** What ffmpeg's complaint means. */
function failureOf(message: string, complaint: string): Error {
  const cause = new Error(message, { cause: complaint.slice(-2000) });
  if (/matches no streams/.test(complaint)) return new VideoFault('no_picture', { cause });
  if (/killed with signal/.test(message) || /Cannot allocate memory/.test(complaint))
    return new VideoTooHeavy('killed', { cause });
  // Not started, or no room for what it writes: the video may be well.
  const isOurs = !/exited with code/.test(message) || /No space left/.test(complaint);
  return isOurs ? cause : new VideoFault('unreadable', { cause });
}

/** Nothing of this process's surroundings, which name the database and its password, but what a program is found by. */
const environment = ({ PATH, LD_LIBRARY_PATH, SystemRoot } = process.env) => ({
  ...(PATH !== undefined && { PATH }),
  ...(LD_LIBRARY_PATH !== undefined && { LD_LIBRARY_PATH }),
  ...(SystemRoot !== undefined && { SystemRoot }),
});

/**
 * Runs ffmpeg once, behind a fence: it reads files and nothing else, the one kind of file that is said, on one thread,
 * after everybody else's work, for so long and no longer, and knows nothing of who started it.
 */
export function runFfmpeg(
  program: string,
  { signal, onHead, onSeconds, ...order }: Work,
): Promise<VideoHead> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    let head: VideoHead = { seconds: null, width: 0, height: 0 };
    let stopped: unknown;
    const workerData: Order = { ...order, program };
    const thread = new Worker(new URL('./ffmpeg.worker.ts', import.meta.url), {
      workerData,
      env: environment(),
    });
    const stop = (reason: unknown) => {
      stopped ??= reason;
      thread.postMessage('stop');
    };
    const leave = () => stop(signal.reason);
    const timer = setTimeout(() => stop(new VideoTooHeavy('time is over')), order.seconds * 1000);
    setMaxListeners(0, signal);
    signal.addEventListener('abort', leave, { once: true });
    const settle = (act: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      act();
    };
    thread
      .on('message', (told: Told) => {
        if ('mark' in told) return onSeconds?.(secondsOf(told.mark) ?? 0);
        if ('error' in told) return settle(() => reject(stopped ?? failureOf(told.error, told.complaint)));
        if ('end' in told) return settle(() => (stopped ? reject(stopped) : resolve(head)));
        head = headOf(told.head);
        try {
          onHead?.(head);
        } catch (fault) {
          stop(fault);
        }
      })
      .on('error', (error) => settle(() => reject(stopped ?? error)))
      .on('exit', () => settle(() => reject(stopped ?? new Error('the thread of ffmpeg ended'))));
  });
}
