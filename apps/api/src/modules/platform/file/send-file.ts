import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import rangeParser from 'range-parser';
import type { ByteRange, Storage } from '../../../plumbing/storage/storage.ts';

/** A key never gets another content, so it stands for it; hashed, since the keys of private files are nobody's. */
const tagOf = (key: string) => `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;

/** Whether the caller has the file already. */
const isKept = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;

/**
 * The one part of a file that is asked for; null where all of it is, `outside` where there is no such part. Several
 * parts at once are answered with the whole, and so is whoever began with another file (`If-Range`).
 */
function rangeOf(
  { method, headers }: FastifyRequest,
  size: number,
  tag: string,
): ByteRange | 'outside' | null {
  const { range: asked, 'if-range': begun = tag } = headers;
  if (method !== 'GET' || !asked || begun !== tag) return null;
  const ranges = rangeParser(size, asked, { combine: true });
  if (ranges === -1) return 'outside';
  const [range, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  return range && others.length === 0 ? range : null;
}

/** How its sender called a file, what it is, and how long it may be kept. */
interface Shown {
  mediaType: string;
  disposition: string;
  cacheControl: string;
  /** Bytes, where they are known without asking. */
  size?: number | undefined;
}

/**
 * Answers with a stored file, or the part of it that is asked for: players of videos go to and fro in them. For HEAD
 * nothing is read. False where the storage has no such file. Its content comes from strangers and is shown as a thing
 * of its own, with no way into the site.
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
  const asked = request.method === 'HEAD' || request.headers.range !== undefined;
  const size = asked ? await storage.size(key) : shown.size;
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
