import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';
import type { Storage } from './storage.ts';
import { checkKey, isKey, storageUnavailable } from './storage-key.ts';

export type S3Settings = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/**
 * Milliseconds: for a whole upload; for everything else until the first byte of its response, with all retries; and
 * between two checks of a download's progress.
 */
const usualLimits = { upload: 20_000, answer: 10_000, window: 15_000 };
/** Minimum speed of a download, bytes a second. */
const minSpeed = 2_000;
/**
 * Unlimited: a slow reader or a slow storage holds a connection for long, and with a limit they would block everybody
 * else.
 */
const agent = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY };

/** Gives up after `milliseconds`. A stream that began in time may take longer. */
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

/** Aborts a slow download while its reader waits for it; a slow reader still has buffered data. */
function paced(file: IncomingMessage, window: number): IncomingMessage {
  let before = file.socket.bytesRead;
  const looking = setInterval(() => {
    const { bytesRead } = file.socket;
    const isAwaited = file.readableLength === 0 && !file.complete;
    if (isAwaited && bytesRead - before < (minSpeed * window) / 1000)
      file.destroy(storageUnavailable(new Error('the storage is too slow')));
    before = bytesRead;
  }, window).unref();
  return file.once('close', () => clearInterval(looking));
}

function nullIfMissing(error: Error): null {
  // A response to HEAD has no body that could state the error.
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null;
  throw error;
}

async function connect(settings: Omit<S3Settings, 'S3_BUCKET'>) {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new sdk.S3Client({
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
    ...(settings.S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY },
    }),
    maxAttempts: 3,
    // Not every S3-compatible server supports the SDK's newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 10_000,
      throwOnRequestTimeout: true,
      socketTimeout: 10_000,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  return { sdk, client, Upload };
}

/**
 * Connects to an S3-compatible server; without keys in the settings the SDK uses the machine's credentials. The SDK
 * takes 35 MB, so it is loaded at the first call.
 */
export function connectS3(settings: Omit<S3Settings, 'S3_BUCKET'>): () => ReturnType<typeof connect> {
  let connection: ReturnType<typeof connect> | undefined;
  return () => {
    connection ??= connect(settings);
    return connection;
  };
}

export function s3Storage(settings: S3Settings, limits = usualLimits): Storage {
  const Bucket = settings.S3_BUCKET;
  const s3 = connectS3(settings);
  return {
    async put(key, sourcePath, ContentType) {
      const Key = checkKey(key);
      const { client, Upload } = await s3();
      const Body = createReadStream(sourcePath);
      await within(limits.upload, (abortController) =>
        new Upload({ client, params: { Bucket, Key, Body, ContentType }, abortController }).done(),
      ).finally(() => Body.destroy());
    },
    async get(key, { range } = {}) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { client, sdk } = await s3();
      const command = new sdk.GetObjectCommand({ Bucket, Key: checkKey(key), Range });
      const found = await within(limits.answer, ({ signal: abortSignal }) =>
        client.send(command, { abortSignal }).catch(nullIfMissing),
      );
      return found?.Body ? paced(found.Body as IncomingMessage, limits.window) : null;
    },
    async size(key) {
      const { client, sdk } = await s3();
      const command = new sdk.HeadObjectCommand({ Bucket, Key: checkKey(key) });
      const found = await within(limits.answer, ({ signal: abortSignal }) =>
        client.send(command, { abortSignal }).catch(nullIfMissing),
      );
      return found?.ContentLength ?? null;
    },
    async delete(key) {
      const { client, sdk } = await s3();
      const command = new sdk.DeleteObjectCommand({ Bucket, Key: checkKey(key) });
      await within(limits.answer, ({ signal: abortSignal }) => client.send(command, { abortSignal }));
    },
    async *list(folder) {
      const { client, sdk } = await s3();
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && isKey(Key) && LastModified) yield { key: Key, modifiedAt: LastModified };
        }
      }
    },
  };
}
