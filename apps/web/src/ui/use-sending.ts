import { useRef, useState } from 'react';
import type { UploadOptions } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { errorText, wasLost } from '../lib/errors.ts';
import { useTranslation } from '../lib/use-translation.ts';

/** State of the upload of one file, or of several that become one. */
export interface Sending<F = File> {
  /** The file being sent, or one that failed and can be sent again. */
  file: F | null;
  /** Sent share, 0 to 1; null if nothing is being sent. */
  part: number | null;
  /** True when offline; the upload resumes by itself. */
  isWaiting: boolean;
  failure: string | null;
  start: (file: F) => void;
  again: () => void;
  /** Aborts the upload, or clears the failed file. */
  stop: () => void;
  refuse: (why: string) => void;
}

/**
 * Sends one file with progress. After a lost connection or a busy server, the file can be sent again with one click:
 * from the start, or from the received part if `send` can resume, which the message `lost` then says.
 */
export function useSending<T, F = File>(
  send: (file: F, options: UploadOptions) => Promise<T>,
  onDone: (kept: T) => void,
  lost?: string,
): Sending<F> {
  const { t } = useTranslation();
  const [file, setFile] = useState<F | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);

  const start = async (next: F) => {
    const controller = new AbortController();
    abort.current = controller;
    setFile(next);
    setFailure(null);
    setPart(0);
    try {
      const kept = await send(next, {
        onProgress: setPart,
        onWaiting: setWaiting,
        signal: controller.signal,
      });
      setFile(null);
      onDone(kept);
    } catch (error) {
      if (controller.signal.aborted) return setFile(null);
      const status = error instanceof ApiError ? error.status : 500;
      const isLost = wasLost(error);
      setFailure(
        isLost
          ? (lost ?? t('file.lost', { ns: 'field' }))
          : `${t('error.upload')}: ${errorText(error).message}`,
      );
      // A file that the server will never accept is not offered again.
      if (!isLost && status < 500 && status !== 429) setFile(null);
    } finally {
      setPart(null);
      setWaiting(false);
    }
  };
  return {
    file,
    part,
    isWaiting,
    failure,
    start: (next) => void start(next),
    again: () => file && void start(file),
    stop: () => {
      abort.current?.abort();
      setFile(null);
      setFailure(null);
    },
    refuse: (why) => {
      setFile(null);
      setFailure(why);
    },
  };
}
