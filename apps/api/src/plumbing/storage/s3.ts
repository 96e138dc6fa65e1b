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
 * Milliseconds that a whole upload, and everything else up to its response's first byte, may take with all tries, and
 * after which is looked at what a file has brought meanwhile.
 */
const usualLimits = { upload: 20_000, answer: 10_000, window: 15_000 };
/** The least that a file has to bring, bytes a second. */
const leastSpeed = 2_000;
/**
 * As many as there are people who read at once: whoever takes a file slowly, or is sent it slowly, keeps a connection for
 * as long, and with a limit they would keep them from everybody else.
 */
const agent = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY };

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

/** Ends a file that dribbles while its reader waits for it; a reader who takes their time has some of it before them. */
function paced(file: IncomingMessage, window: number): IncomingMessage {
  let before = file.socket.bytesRead;
  const looking = setInterval(() => {
    const { bytesRead } = file.socket;
    const isAwaited = file.readableLength === 0 && !file.complete;
    if (isAwaited && bytesRead - before < (leastSpeed * window) / 1000)
      file.destroy(storageUnavailable(new Error('the storage is too slow')));
    before = bytesRead;
  }, window).unref();
  return file.once('close', () => clearInterval(looking));
}

function nullIfMissing(error: Error): null {
  // A response to HEAD has no body that could say what is missing.
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
    // Not every S3-compatible server reads the SDK's newer checksum trailers.
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
 * Speaks to an S3-compatible server; keys that are not given the SDK finds on the machine. The SDK takes 35 MB, so it is
 * loaded at the first call.
 */
export function connectS3(settings: Omit<S3Settings, 'S3_BUCKET'>): () => ReturnType<typeof connect> {
  let connection: ReturnType<typeof connect> | undefined;
  return () => {
    connection ??= connect(settings);
    return connection;
  };
}

/** Files in a bucket of any S3-compatible server. Without keys in the settings the SDK finds the machine's own. */
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
