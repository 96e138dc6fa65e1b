import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../error.ts';

/** The address of a page without what it is called with. */
const bare = (address: string) => address.replace(/\?.*$/s, '');

/**
 * What mail programs call when somebody presses their own "Unsubscribe" (RFC 8058): a POST to the link of the mail. Its
 * body says nothing that the address does not; the page at the same address asks before it does so.
 */
export function oneClickRoutes(
  app: FastifyInstance,
  address: (token: string) => string,
  unsubscribe: (token: string) => Promise<unknown>,
) {
  app.register(async (site) => {
    site.removeAllContentTypeParsers();
    site.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1000 }, async () => undefined);
    for (const url of [bare(address('')), `/km${bare(address(''))}`]) {
      site.post(url, async (request, reply) => {
        const { token } = request.query as { token?: unknown };
        if (typeof token !== 'string') throw notFound();
        await unsubscribe(token);
        return reply.header('Cache-Control', 'no-store').type('text/plain').send('OK');
      });
    }
  });
}
