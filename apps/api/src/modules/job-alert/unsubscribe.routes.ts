import { paths } from '@acheep/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../error.ts';
import { jobAlertService } from './job-alert.service.ts';

const address = paths.unsubscribe('');

/**
 * What mail programs call when somebody presses their own "Unsubscribe" (RFC 8058): a POST to the link of the mail. Its
 * body says nothing that the address does not; the page at the same address asks before it does so.
 */
export function unsubscribeRoutes(app: FastifyInstance, deps: Deps) {
  const alerts = jobAlertService(deps);
  app.register(async (site) => {
    site.removeAllContentTypeParsers();
    site.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1000 }, async () => undefined);
    for (const url of [address, `/km${address}`]) {
      site.post(url, async (request, reply) => {
        const { token } = request.query as { token?: unknown };
        if (typeof token !== 'string') throw notFound();
        await alerts.unsubscribe(token);
        return reply.header('Cache-Control', 'no-store').type('text/plain').send('OK');
      });
    }
  });
}
