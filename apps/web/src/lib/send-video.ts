import { uploadKinds, videoPart } from '@acheep/contract/platform/upload-kind';
import type { OwnVideo } from '@acheep/contract/platform/video';
import { call, type UploadOptions, upload } from './api.ts';
import { ApiError } from './api-error.ts';
import { showUploadError, wasLost } from './errors.ts';
import { whileUploading } from './uploading.ts';

/** Longest delay between two attempts, and the time limit for attempts without progress, in milliseconds. */
const maxWait = 30_000;
const patience = 300_000;
/** Time without progress after which a call counts as lost, in milliseconds. */
const silence = 45_000;

/** Server ids of partly uploaded files, so that a retry resumes. */
const begun = new WeakMap<File, string>();

/** True for temporary errors: a lost connection, a busy or restarting server, or a part that was sent twice. */
const isPassing = (error: unknown) =>
  wasLost(error) ||
  (error instanceof ApiError &&
    (error.code === 'video.part_place' ||
      error.status === 429 ||
      (error.status >= 500 && error.code !== 'video.unavailable')));

/** Resolves after the delay, or as soon as the browser is online. */
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

/** Makes a name that the server accepts; it is only for display. */
const nameOf = ({ name }: File) =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
    .trim()
    .slice(-255) || 'video';

/** Runs `work` and aborts it after too long without progress: nothing reports a dead connection. */
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

/** Sends the missing parts. `onArrived` is called after each part. */
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
          // On slow networks a single part takes a minute.
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

/** Deletes an abandoned upload on the server, which otherwise expires in a day. */
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
      // The upload expired after a day: starts again.
      if (error instanceof ApiError && error.status === 404 && begun.delete(file)) continue;
      failingSince ??= performance.now();
      if (!isPassing(error) || performance.now() - failingSince > patience) throw error;
      onWaiting?.(wasLost(error));
      const retryDelay = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
      await waitOrOnline(Math.max(retryDelay, Math.min(1000 * 2 ** tries, maxWait)), signal);
      signal?.throwIfAborted();
      tries += 1;
    }
  }
}

/**
 * Uploads a video in parts, which the server then transcodes. After a lost connection it resumes from the received
 * parts: automatically for some minutes, and later if called with the same file (decision 041).
 */
export function sendVideo(file: File, options: UploadOptions): Promise<OwnVideo> {
  const sent = persist(file, options).catch((error) => {
    if (options.signal?.aborted || !isPassing(error)) forget(file);
    showUploadError(error);
    throw error;
  });
  return whileUploading(sent);
}
