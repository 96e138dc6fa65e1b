import type { Readable } from 'node:stream';
import type { Config } from '../../config.ts';
import { recordStorage } from '../watching/storage-record.ts';
import { diskStorage } from './disk.ts';
import { type S3Settings, s3Storage } from './s3.ts';

/** A file in the storage, as a listing tells of it. */
interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where files live. Keys are made by the server (`docs/<random>`) and hold no name that a person gave. A storage that
 * does not answer is a `service.unavailable`.
 */
export interface Storage {
  /** Keeps the file at `sourcePath` under `key`. Either all of it is there afterwards, or nothing. */
  put(key: string, sourcePath: string, mediaType: string): Promise<void>;
  /** Opens a file, or that part of it which lies within; null where there is none. */
  get(key: string, options?: { range?: ByteRange }): Promise<Readable | null>;
  /** The bytes of a file, without reading it; null where there is none. */
  size(key: string): Promise<number | null>;
  /** Removes a file; one that is not there is no fault. */
  delete(key: string): Promise<void>;
  /** Every file in one folder of the storage that the server put there. */
  list(folder: string): AsyncIterable<StoredObject>;
}

type StorageSettings = Pick<Config, 'STORAGE' | 'STORAGE_DIR'> & S3Settings;

/** The storage that the settings name. */
export const createStorage = (config: StorageSettings): Storage =>
  recordStorage(config.STORAGE === 's3' ? s3Storage(config) : diskStorage(config.STORAGE_DIR));
