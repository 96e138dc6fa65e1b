import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fieldLabel } from '@acheep/contract/field-label';
import type { Locale } from '@acheep/contract/locale';
import { message } from '@acheep/contract/message';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../error.ts';

/** Folders of uploads under way, in the system's place for temporary files, are named so. */
export const incomingPrefix = 'acheep-upload-';

export interface IncomingFile {
  path: string;
  /** What its sender calls it. */
  name: string | undefined;
  size: number;
}

const fileRequired = (locale: Locale) =>
  new AppError(
    'validation.failed',
    {},
    {
      file: [message('required', locale, { attribute: fieldLabel('file', locale) })],
    },
  );

/** The parser's complaints about a body that is cut short or makes no sense carry no code, or that of its stream. */
function bodyFault(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const unreadable = !(error instanceof AppError) && (!code || code.startsWith('ERR_STREAM'));
  return unreadable ? Object.assign(new AppError('request.invalid'), { cause: error }) : error;
}

/** Reads the multipart field `file` into `target`, all else to its end and away. */
async function receive(
  request: FastifyRequest,
  target: string,
  maxBytes: number,
  locale: Locale,
): Promise<IncomingFile> {
  if (!request.isMultipart()) {
    throw request.headers['content-type'] ? new AppError('request.unsupported_type') : fileRequired(locale);
  }
  let received: IncomingFile | undefined;
  for await (const part of request.files({ throwFileSizeLimit: false, limits: { fileSize: maxBytes } })) {
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    await pipeline(part.file, createWriteStream(target));
    if (part.file.truncated) throw new AppError('file.too_large', { megabytes: maxBytes / 1_000_000 });
    received = { path: target, name: part.filename, size: part.file.bytesRead };
  }
  if (!received?.size) throw fileRequired(locale);
  return received;
}

/** Takes a request's file of at most `maxBytes` in, lets `use` look at it, and leaves nothing behind however it goes. */
export async function withIncomingFile<T>(
  request: FastifyRequest,
  { maxBytes, locale }: { maxBytes: number; locale: Locale },
  use: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), incomingPrefix));
  try {
    const file = await receive(request, path.join(folder, 'file'), maxBytes, locale).catch((error) => {
      throw bodyFault(error);
    });
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
