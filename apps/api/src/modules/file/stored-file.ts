import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Storage } from '../../storage/storage.ts';

/**
 * What a request is answered of a stored file: its content, or for HEAD its bytes' number alone, without reading it.
 * Null where the storage has no such file.
 */
export async function storedFile(
  storage: Storage,
  key: string,
  method: FastifyRequest['method'],
): Promise<{ content?: Readable; size?: number } | null> {
  if (method !== 'HEAD') {
    const content = await storage.get(key);
    return content && { content };
  }
  const size = await storage.size(key);
  return size === null ? null : { size };
}
