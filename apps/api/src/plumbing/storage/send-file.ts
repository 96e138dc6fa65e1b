import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import rangeParser from 'range-parser';
import type { ByteRange, Storage } from './storage.ts';

/** The content of a key never changes, so the key identifies it; hashed, since keys of private files are secret. */
const tagOf = (key: string) => `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;

/** True when the client has the file cached. */
const isKept = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;

/**
 * The requested range of a file; null for all of it, `outside` if it cannot be satisfied. Requests for several ranges
 * get the whole file, as do those that began with another file (`If-Range`).
 */
function rangeOf(
  { method, headers }: FastifyRequest,
  size: number,
  tag: string,
): ByteRange | 'outside' | null {
  const { range: rangeHeader, 'if-range': begun = tag } = headers;
  if (method !== 'GET' || !rangeHeader || begun !== tag) return null;
  const ranges = rangeParser(size, rangeHeader, { combine: true });
  if (ranges === -1) return 'outside';
  const [range, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  return range && others.length === 0 ? range : null;
}

interface Shown {
  mediaType: string;
  disposition: string;
  cacheControl: string;
  /** Bytes, if known without a call to the storage. */
  size?: number | undefined;
}

/**
 * Sends a stored file, or the requested range of it, which video players need to seek. For HEAD nothing is read. False
 * if the storage has no such file. Its content comes from strangers, so it is sandboxed from the site.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, shown }: { storage: Storage; key: string; shown: Shown },
): Promise<boolean> {
  const tag = tagOf(key);
  if (isKept(request, tag)) {
    reply.code(304).headers({ ETag: tag, 'Cache-Control': shown.cacheControl }).send();
    return true;
  }
  const needsSize = request.method === 'HEAD' || request.headers.range !== undefined;
  const size = needsSize ? await storage.size(key) : shown.size;
  if (size === null) return false;
  const range = size === undefined ? null : rangeOf(request, size, tag);
  if (range === 'outside') {
    reply.code(416).header('Content-Range', `bytes */${size}`).send();
    return true;
  }
  const content = request.method === 'HEAD' ? undefined : await storage.get(key, range ? { range } : {});
  if (content === null) return false;
  const length = range ? range.end - range.start + 1 : size;
  if (length !== undefined) reply.header('Content-Length', length);
  if (range) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  reply
    .headers({
      'Content-Type': shown.mediaType,
      'Content-Disposition': shown.disposition,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Accept-Ranges': 'bytes',
      ETag: tag,
      'Cache-Control': shown.cacheControl,
    })
    .send(content);
  return true;
}
