import { uploadKinds, videoPart } from '@acheep/contract/platform/upload-kind';
import type { OwnVideo } from '@acheep/contract/platform/video';
import { call, type UploadOptions, upload } from './api.ts';
import { ApiError } from './api-error.ts';
import { showUploadError, wasLost } from './errors.ts';
import { whileUploading } from './uploading.ts';

/** The longest wait between two tries, and how long is tried while no part gets through, milliseconds. */
const longestWait = 30_000;
const patience = 300_000;
/** After so long without a sign a call counts as lost, milliseconds. */
const silence = 45_000;

/** What the server calls a file of which something may be there: sent again, it goes on from there. */
const begun = new WeakMap<File, string>();

/** Whether it may go better in a moment: the network, a server that is busy or begins anew, two that sent one part. */
const isPassing = (error: unknown) =>
  wasLost(error) ||
  (error instanceof ApiError &&
    (error.code === 'video.part_place' ||
      error.status === 429 ||
      (error.status >= 500 && error.code !== 'video.unavailable')));

/** Waits so long, or until the browser is online again. */
function waitOrOnline(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal?.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    signal?.addEventListener('abort', go);
  });
}

/** Any name is one that the server takes; it shows a better one anyway. */
const nameOf = ({ name }: File) =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
    .trim()
    .slice(-255) || 'video';

/** Does `work` unless nothing is heard of it for too long: a network that is gone says so to nobody. */
async function whileHeard<T>(
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal, heard: () => void) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const end = () => stop.abort();
  let timer = setTimeout(end, silence);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silence);
  };
  signal?.addEventListener('abort', end);
  try {
    return await work(stop.signal, heard);
  } catch (error) {
    signal?.throwIfAborted();
    throw stop.signal.aborted ? new ApiError(0, { code: 'offline' }) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

async function idOf(file: File, signal: AbortSignal | undefined) {
  const known = begun.get(file);
  if (known) return known;
  const body = { originalName: nameOf(file), size: file.size };
  const { data } = await whileHeard(signal, (within) =>
    call(`POST ${uploadKinds.video.path}/part`, { body, signal: within }),
  );
  begun.set(file, data._id);
  return data._id;
}

/** Sends what is missing, to the end. `onArrived` hears of every part. */
async function goOn(file: File, { onProgress, onWaiting, signal }: UploadOptions, onArrived: () => void) {
  const params = { id: await idOf(file, signal) };
  const { data } = await whileHeard(signal, (within) =>
    call('GET /upload/videos/part/:id', { params, signal: within }),
  );
  let { received } = data;
  while (received < file.size) {
    const from = received;
    const part = new File([file.slice(from, from + videoPart.usual)], 'part');
    const answer = await whileHeard(signal, (within, heard) =>
      upload('PUT /upload/videos/part/:id', part, {
        params,
        query: { from },
        signal: within,
        isQuiet: true,
        onProgress: (sent) => {
          heard();
          // Some networks are slow: a part takes a minute there.
          if (sent > 0) onWaiting?.(false);
          onProgress?.((from + sent * part.size) / file.size);
        },
      }),
    );
    received = answer.data.received;
    onArrived();
  }
  const ended = await whileHeard(signal, (within) =>
    call('POST /upload/videos/part/:id/end', { params, signal: within }),
  );
  return ended.data;
}

/** Lets the server forget a video that nobody will go on with; where it does not hear of it, it does so in a day. */
function forget(file: File) {
  const id = begun.get(file);
  begun.delete(file);
  if (id) call('DELETE /upload/videos/part/:id', { params: { id } }).catch(() => {});
}

async function persist(file: File, options: UploadOptions): Promise<OwnVideo> {
  const { signal, onWaiting } = options;
  let tries = 0;
  let failingSince: number | null = null;
  const onArrived = () => {
    tries = 0;
    failingSince = null;
    onWaiting?.(false);
  };
  for (;;) {
    try {
      return await goOn(file, options, onArrived);
    } catch (error) {
      signal?.throwIfAborted();
      // Its day was over: from the start after all.
      if (error instanceof ApiError && error.status === 404 && begun.delete(file)) continue;
      failingSince ??= performance.now();
      if (!isPassing(error) || performance.now() - failingSince > patience) throw error;
      onWaiting?.(wasLost(error));
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
      await waitOrOnline(Math.max(asked, Math.min(1000 * 2 ** tries, longestWait)), signal);
      signal?.throwIfAborted();
      tries += 1;
    }
  }
}

/**
 * Sends a video in parts, which the server then makes ready. Where the network breaks off it goes on from what has
 * arrived, by itself for some minutes, and later when it is called with the same file: decision 041.
 */
export function sendVideo(file: File, options: UploadOptions): Promise<OwnVideo> {
  const sent = persist(file, options).catch((error) => {
    if (options.signal?.aborted || !isPassing(error)) forget(file);
    showUploadError(error);
    throw error;
  });
  return whileUploading(sent);
}
