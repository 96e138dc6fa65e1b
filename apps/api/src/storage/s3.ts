import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../config.ts';
import type { Storage } from './storage.ts';
import { checkKey, isKey, storageUnavailable } from './storage-key.ts';

export type S3Settings = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Milliseconds that a whole upload, and everything else up to its response's first byte, may take with all tries. */
const usualLimits = { upload: 20_000, answer: 10_000 };

/** Gives up after `milliseconds`. A stream that came in time may go on for longer. */
async function within<T>(milliseconds: number, work: (limit: AbortController) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), milliseconds);
  try {
    return await work(limit);
  } catch (error) {
    throw storageUnavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

function nullIfMissing(error: unknown): null {
  // A response to HEAD has no body that could say what is missing.
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  throw error;
}

/** Speaks to an S3-compatible server; keys that are not given the SDK finds on the machine. */
export function connectS3(settings: Omit<S3Settings, 'S3_BUCKET'>) {
  return new S3Client({
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
    ...(settings.S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY },
    }),
    maxAttempts: 3,
    // Not every S3-compatible server reads the SDK's newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 10_000,
      throwOnRequestTimeout: true,
      socketTimeout: 10_000,
    },
  });
}

/** Files in a bucket of any S3-compatible server. Without keys in the settings the SDK finds the machine's own. */
export function s3Storage(settings: S3Settings, limits = usualLimits): Storage {
  const Bucket = settings.S3_BUCKET;
  const client = connectS3(settings);
  return {
    async put(key, sourcePath, ContentType) {
      const Key = checkKey(key);
      const Body = createReadStream(sourcePath);
      await within(limits.upload, (abortController) =>
        new Upload({ client, params: { Bucket, Key, Body, ContentType }, abortController }).done(),
      ).finally(() => Body.destroy());
    },
    async get(key, { range } = {}) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new GetObjectCommand({ Bucket, Key: checkKey(key), Range });
      const found = await within(limits.answer, ({ signal: abortSignal }) =>
        client.send(command, { abortSignal }).catch(nullIfMissing),
      );
      return (found?.Body as Readable | undefined) ?? null;
    },
    async size(key) {
      const command = new HeadObjectCommand({ Bucket, Key: checkKey(key) });
      const found = await within(limits.answer, ({ signal: abortSignal }) =>
        client.send(command, { abortSignal }).catch(nullIfMissing),
      );
      return found?.ContentLength ?? null;
    },
    async delete(key) {
      const command = new DeleteObjectCommand({ Bucket, Key: checkKey(key) });
      await within(limits.answer, ({ signal: abortSignal }) => client.send(command, { abortSignal }));
    },
    async *list(folder) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && isKey(Key) && LastModified) yield { key: Key, modifiedAt: LastModified };
        }
      }
    },
  };
}
