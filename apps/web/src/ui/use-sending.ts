import { useRef, useState } from 'react';
import type { UploadOptions } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { errorText, wasLost } from '../lib/errors.ts';
import { useTranslation } from '../lib/use-translation.ts';

/** One file on its way. */
export interface Sending {
  /** The one that is being sent, or was not taken and may be sent again. */
  file: File | null;
  /** How much of it has gone, 0 to 1; null where nothing is on its way. */
  part: number | null;
  /** The network is away; it goes on by itself when it is back. */
  isWaiting: boolean;
  failure: string | null;
  start: (file: File) => void;
  again: () => void;
  /** Ends it, or forgets the one that failed. */
  stop: () => void;
  refuse: (why: string) => void;
}

/**
 * Sends one file, with its progress. Where the network broke off, or the server was busy, the file stays at hand and
 * goes again with one press: from the start, or where `lost` says so, from what has arrived.
 */
export function useSending<T>(
  send: (file: File, options: UploadOptions) => Promise<T>,
  onDone: (kept: T) => void,
  lost?: string,
): Sending {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);

  const start = async (next: File) => {
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
      // What the server will never take is not offered again.
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
