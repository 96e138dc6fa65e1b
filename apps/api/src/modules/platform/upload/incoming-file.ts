import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadKind } from '@acheep/contract/platform/upload-kind';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import { failBody } from '../../../fail-body.ts';
import { storageUnavailable } from '../../../plumbing/storage/storage-key.ts';
import { roomOf } from './incoming-room.ts';

/** Folders of uploads under way, in the system's place for temporary files, are named so. */
export const incomingPrefix = 'acheep-upload-';

export interface IncomingFile {
  path: string;
  /** What its sender calls it. */
  name: string | undefined;
  size: number;
}

/** What a form says around its file, bytes. */
const formBytes = 64_000;

type Kind = Pick<UploadKind, 'bytes' | 'says'>;

const tooLarge = ({ bytes, says }: Kind) =>
  new AppError(says?.bytes ?? 'file.too_large', { megabytes: bytes / 1_000_000 });

const fileRequired = () => fieldError({ file: 'required' });

/**
 * The parser's complaints about a body that is cut short or makes no sense carry no code, or that of its stream; the
 * system's about the folder, such as that it is full, name a call.
 */
function bodyFault(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall) return storageUnavailable(error);
  const unreadable = !(error instanceof AppError) && (!code || code.startsWith('ERR_STREAM'));
  return unreadable ? Object.assign(new AppError('request.invalid'), { cause: error }) : error;
}

/** Reads the multipart field `file` into `target`, all else to its end and away. */
async function receive(request: FastifyRequest, target: string, kind: Kind): Promise<IncomingFile> {
  let received: IncomingFile | undefined;
  for await (const part of request.files({ throwFileSizeLimit: false, limits: { fileSize: kind.bytes } })) {
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    await pipeline(part.file, createWriteStream(target));
    if (part.file.truncated) throw tooLarge(kind);
    received = { path: target, name: part.filename, size: part.file.bytesRead };
  }
  if (!received?.size) throw fileRequired();
  return received;
}

/** Counts what arrives, and ends what goes on beyond the largest form that there can be. */
function countBytes({ raw }: FastifyRequest, kind: Kind, arrived: (bytes: number) => void) {
  let total = 0;
  raw.on('data', function count(chunk: Buffer) {
    total += chunk.length;
    arrived(chunk.length);
    if (total <= kind.bytes + formBytes) return;
    raw.off('data', count);
    failBody(raw, tooLarge(kind));
  });
}

/** The most that the request will bring of its file, told by its head. */
function announcedBytes(request: FastifyRequest, kind: Kind): number {
  const { 'content-type': type, 'content-length': length } = request.headers;
  if (!request.isMultipart()) throw type ? new AppError('request.unsupported_type') : fileRequired();
  const announced = Number(length ?? kind.bytes);
  if (announced > kind.bytes + formBytes) throw tooLarge(kind);
  return Math.min(announced, kind.bytes);
}

interface Sender {
  request: FastifyRequest;
  /** Who has one account, or where there is none, one address. */
  actor: { id: string };
}

/** Taking in files that wait in a room until they are looked at. */
function makeIncomingFiles(deps: Pick<Deps, 'limits'>) {
  const room = roomOf(deps);
  /** Takes a request's file of one kind in, lets `use` look at it, and leaves nothing behind however it goes. */
  return async function withIncomingFile<T>(
    { request, actor }: Sender,
    kind: Kind,
    use: (file: IncomingFile) => Promise<T>,
  ): Promise<T> {
    const announced = announcedBytes(request, kind);
    const place = await room.enter(actor.id, announced, (error) => failBody(request.raw, error));
    let folder: string | undefined;
    try {
      const takeIn = async () => {
        folder = await mkdtemp(path.join(tmpdir(), incomingPrefix));
        countBytes(request, kind, place.arrived);
        return receive(request, path.join(folder, 'file'), kind);
      };
      const file = await takeIn().catch((error) => {
        throw bodyFault(error);
      });
      return await use(file);
    } finally {
      if (folder) await rm(folder, { recursive: true, force: true });
      place.leave();
    }
  };
}

export type IncomingFiles = ReturnType<typeof makeIncomingFiles>;

const made = new WeakMap<object, IncomingFiles>();

/** The same for every kind of file: they share the room that there is. */
export function incomingFiles(deps: Pick<Deps, 'limits'>): IncomingFiles {
  const files = made.get(deps) ?? makeIncomingFiles(deps);
  made.set(deps, files);
  return files;
}
