import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { threadPool } from '../plumbing/thread-pool.ts';
import type { Wanted } from './openapi.worker.ts';

const addresses: readonly Wanted['address'][] = ['/openapi.json', '/partner/openapi.json'];

/** Writing them takes a quarter of a second, which no start and no other request should wait for. */
const threads = threadPool(new URL('./openapi.worker.ts', import.meta.url));

/** Serves the descriptions of all calls, and of those for partners. Each is written once, at the first request. */
export function registerOpenApi(app: FastifyInstance, { config }: Deps) {
  const written = new Map<Wanted['address'], Promise<Uint8Array>>();
  function descriptionAt(address: Wanted['address']): Promise<Uint8Array> {
    const known = written.get(address);
    if (known) return known;
    const bytes: Promise<Uint8Array> = threads.run({ address, server: `${config.PUBLIC_URL}/api/v1` });
    written.set(address, bytes);
    bytes.catch(() => written.delete(address));
    return bytes;
  }
  for (const address of addresses)
    app.get(address, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(Buffer.from(await descriptionAt(address))),
    );
}
