import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { threadPool } from '../plumbing/thread-pool.ts';
import type { Wanted } from './openapi.worker.ts';

const addresses: readonly Wanted['address'][] = ['/openapi.json', '/partner/openapi.json'];

/** Writing them takes a quarter of a second, which no start and no other request should wait for. */
const threads = threadPool(new URL('./openapi.worker.ts', import.meta.url));

/** Serves the descriptions of all calls, and of those for partners. Each is written once, at the first request. */
export function registerOpenApi(app: FastifyInstance, { config }: Deps) {
  const written = new Map<Wanted['address'], Promise<Buffer>>();
  function descriptionAt(address: Wanted['address']): Promise<Buffer> {
    const known = written.get(address);
    if (known) return known;
    const pending: Promise<Uint8Array> = threads.run({ address, server: `${config.PUBLIC_URL}/api/v1` });
    const bytes = pending.then(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    );
    written.set(address, bytes);
    bytes.catch(() => written.delete(address));
    return bytes;
  }
  // Neither copied nor compressed for each call: a megabyte holds the event loop for some 20 ms.
  for (const address of addresses)
    app.get(address, { compress: false }, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(await descriptionAt(address)),
    );
}
