import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** ETag of a text; weak, as the response may be compressed. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** True when the client has this version. */
export const isKept = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === etag);
