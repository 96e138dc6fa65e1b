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

/** Prefix of folders of uploads in progress, in the system's temporary folder. */
export const incomingPrefix = 'acheep-upload-';

export interface IncomingFile {
  path: string;
  /** The name that its sender gave. */
  name: string | undefined;
  size: number;
}

/** Bytes and parts of a form besides its files. */
const [formBytes, otherParts] = [64_000, 4];

type Kind = Pick<UploadKind, 'bytes' | 'says' | 'pages'>;

export const tooLarge = ({ bytes, says }: Kind) =>
  new AppError(says?.bytes ?? 'file.too_large', { megabytes: bytes / 1_000_000 });

const fileRequired = () => fieldError({ file: 'required' });

/**
 * Errors of the parser about a truncated or invalid body have no code, or that of its stream; those of the system about
 * the folder, for example that it is full, name a system call.
 */
function bodyFault(error: unknown, { pages }: Kind): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (pages && code === 'FST_FILES_LIMIT') return new AppError('file.several', { count: pages.most });
  if (syscall) return storageUnavailable(error);
  const unreadable = !(error instanceof AppError) && (!code || code.startsWith('ERR_STREAM'));
  return unreadable ? Object.assign(new AppError('request.invalid'), { cause: error }) : error;
}

/** The name of a file, of which browsers escape quotation marks and line breaks (HTML, multipart/form-data). */
const sentName = (name: string | undefined) => name?.replace(/%(?:22|0d|0a)/gi, decodeURIComponent);

/** Reads the files of the multipart field `file` into `folder`, as many as a kind takes, and discards everything else. */
async function receive(request: FastifyRequest, folder: string, kind: Kind): Promise<IncomingFile[]> {
  const most = kind.pages?.most ?? 1;
  const received: IncomingFile[] = [];
  const limits = { fileSize: kind.bytes, files: most, parts: most + otherParts };
  for await (const part of request.files({ throwFileSizeLimit: false, limits })) {
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    const target = path.join(folder, `file${received.length || ''}`);
    await pipeline(part.file, createWriteStream(target));
    if (part.file.truncated) throw tooLarge(kind);
    received.push({ path: target, name: sentName(part.filename), size: part.file.bytesRead });
  }
  if (received.length === 0 || received.some(({ size }) => size === 0)) throw fileRequired();
  return received;
}

/** Counts incoming bytes, and aborts a body that exceeds the largest possible form. */
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

/** The maximum bytes of the file, from the request's headers. */
function announcedBytes(request: FastifyRequest, kind: Kind): number {
  const { 'content-type': type, 'content-length': length } = request.headers;
  if (!request.isMultipart()) throw type ? new AppError('request.unsupported_type') : fileRequired();
  const announced = Number(length ?? kind.bytes);
  if (announced > kind.bytes + formBytes) throw tooLarge(kind);
  return Math.min(announced, kind.bytes);
}

interface Sender {
  request: FastifyRequest;
  /** The account, or without one the IP address. */
  actor: { id: string };
}

/** Receives files into shared temporary space until they are processed. */
function makeIncomingFiles(deps: Pick<Deps, 'limits'>) {
  const room = roomOf(deps);

  /** Receives a request's files of one kind, passes them to `use`, and removes them in any case. */
  async function withIncomingFiles<T>(
    { request, actor }: Sender,
    kind: Kind,
    use: (files: IncomingFile[]) => Promise<T>,
  ): Promise<T> {
    const announced = announcedBytes(request, kind);
    const place = await room.enter(actor.id, announced, (error) => failBody(request.raw, error));
    let folder: string | undefined;
    try {
      const takeIn = async () => {
        folder = await mkdtemp(path.join(tmpdir(), incomingPrefix));
        countBytes(request, kind, place.arrived);
        return receive(request, folder, kind);
      };
      const files = await takeIn().catch((error) => {
        throw bodyFault(error, kind);
      });
      return await use(files);
    } finally {
      if (folder) await rm(folder, { recursive: true, force: true });
      place.leave();
    }
  }

  return {
    withIncomingFiles,

    /** The same for a kind that comes in one file. */
    withIncomingFile: <T>(
      sender: Sender,
      kind: Omit<Kind, 'pages'>,
      use: (file: IncomingFile) => Promise<T>,
    ): Promise<T> => withIncomingFiles(sender, kind, ([file]) => use(file as IncomingFile)),
  };
}

export type IncomingFiles = ReturnType<typeof makeIncomingFiles>;

const made = new WeakMap<object, IncomingFiles>();

/** One instance for every kind of file: they share the temporary space. */
export function incomingFiles(deps: Pick<Deps, 'limits'>): IncomingFiles {
  const files = made.get(deps) ?? makeIncomingFiles(deps);
  made.set(deps, files);
  return files;
}
