import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Config, StartError } from '../../../config.ts';
import { connectS3 } from '../../../plumbing/storage/s3.ts';
import { unfinishedName } from './backup-name.ts';
import { asBucketFault, asFolderFault } from './place-fault.ts';

/** The location of archives. Its errors are sentences for the operator. */
export interface BackupPlace {
  label: string;
  /** Writes all or nothing; returns the bytes. */
  write(name: string, content: Readable): Promise<number>;
  list(): Promise<{ name: string; size: number }[]>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}

type PlaceSettings = Pick<
  Config,
  | 'BACKUP_TO'
  | 'BACKUP_S3_ENDPOINT'
  | 'BACKUP_S3_REGION'
  | 'BACKUP_S3_ACCESS_KEY_ID'
  | 'BACKUP_S3_SECRET_ACCESS_KEY'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

const missing = (name: string, label: string) => new StartError(`There is no backup ${name} in ${label}.`);

export function folderPlace(given: string): BackupPlace {
  const folder = path.resolve(given);
  const place = `The folder for backups, ${folder}`;
  return {
    label: folder,
    async write(name, content) {
      const whole = path.join(folder, name);
      const part = unfinishedName(whole);
      try {
        await mkdir(folder, { recursive: true });
        await pipeline(content, createWriteStream(part, { mode: 0o600 }));
        const file = await open(part, 'r+');
        await file.sync().finally(() => file.close());
        await rename(part, whole);
        return (await stat(whole)).size;
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw asFolderFault(error, place);
      }
    },
    async list() {
      const names = await readdir(folder).catch((error) => {
        if (error.code === 'ENOENT') return [];
        throw asFolderFault(error, place);
      });
      // A file may have been deleted meanwhile.
      const sizeOf = (name: string) =>
        stat(path.join(folder, name)).then(
          ({ size }) => [{ name, size }],
          () => [],
        );
      return (await Promise.all(names.map(sizeOf))).flat();
    },
    async read(name) {
      const whole = path.join(folder, name);
      const found = await stat(whole).catch(() => null);
      if (!found?.isFile()) throw missing(name, folder);
      return createReadStream(whole);
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

function bucketPlace(settings: PlaceSettings): BackupPlace {
  const [, Bucket = '', folder = ''] = /^s3:\/\/([^/]+)(?:\/(.*?)\/?)?$/.exec(settings.BACKUP_TO) ?? [];
  const label = settings.BACKUP_TO;
  const keyOf = (name: string) => (folder ? `${folder}/${name}` : name);
  const s3 = connectS3({
    S3_ENDPOINT: settings.BACKUP_S3_ENDPOINT || settings.S3_ENDPOINT,
    S3_REGION: settings.BACKUP_S3_REGION || settings.S3_REGION,
    S3_ACCESS_KEY_ID: settings.BACKUP_S3_ACCESS_KEY_ID || settings.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: settings.BACKUP_S3_SECRET_ACCESS_KEY || settings.S3_SECRET_ACCESS_KEY,
  });
  const inSentence = (error: unknown) => asBucketFault(error, `The bucket for backups, ${label}`);
  const named = async <T>(work: () => Promise<T>) => {
    try {
      return await work();
    } catch (error) {
      throw inSentence(error);
    }
  };
  async function* inWords(content: Readable) {
    try {
      yield* content;
    } catch (error) {
      throw inSentence(error);
    }
  }
  return {
    label,
    write: (name, Body) =>
      named(async () => {
        const { client, sdk, Upload } = await s3();
        const params = { Bucket, Key: keyOf(name), Body, ContentType: 'application/octet-stream' };
        let broken: Error | undefined;
        Body.once('error', (error) => {
          broken = error;
        });
        // S3 allows 10,000 parts: 320 GB.
        const upload = new Upload({ client, params, partSize: 32 * 1024 * 1024, queueSize: 1 });
        // Aborting the upload may fail as well, and must not hide the first error.
        await upload.done().catch((error) => {
          throw broken ?? error;
        });
        const found = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(name) }));
        return found.ContentLength ?? 0;
      }),
    list: () =>
      named(async () => {
        const found: { name: string; size: number }[] = [];
        const Prefix = folder && `${folder}/`;
        const { client, sdk } = await s3();
        for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
          for (const { Key = '', Size = 0 } of page.Contents ?? [])
            found.push({ name: Key.slice(Prefix.length), size: Size });
        }
        return found;
      }),
    read: (name) =>
      named(async () => {
        const { client, sdk } = await s3();
        const found = await client
          .send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(name) }))
          .catch((error: Error) => {
            throw error.name === 'NoSuchKey' ? missing(name, label) : error;
          });
        return Readable.from(inWords(found.Body as Readable), { objectMode: false });
      }),
    remove: async (name) => {
      await named(async () => {
        const { client, sdk } = await s3();
        return client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
      });
    },
  };
}

export const backupPlace = (settings: PlaceSettings): BackupPlace =>
  settings.BACKUP_TO.startsWith('s3://') ? bucketPlace(settings) : folderPlace(settings.BACKUP_TO);
