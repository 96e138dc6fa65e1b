import { locales, pathIn } from '@acheep/contract/kernel/locale';
import * as contract from '@acheep/contract/messaging/unsubscribe';
import type { Module } from '../../../module.ts';
import { unsubscriber } from './unsubscribe.service.ts';

/** The one place that stops mails by the links in them. */
export const unsubscribeModule: Module = {
  routes(register, deps) {
    const unsubscribe = unsubscriber(deps);
    register(contract.unsubscribe, async ({ body }) => {
      await unsubscribe(body.token);
      return { data: null };
    });
  },
  /**
   * What mail programs call when somebody presses their own "Unsubscribe" (RFC 8058): a POST to the link of the mail.
   * Its body says nothing that the address does not; the page at the same address asks before it does so.
   */
  siteRoutes(app, deps) {
    const unsubscribe = unsubscriber(deps);
    app.register(async (site) => {
      site.removeAllContentTypeParsers();
      site.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1000 }, async () => undefined);
      for (const locale of locales)
        for (const address of ['/unsubscribe', '/unsubscribe/:token'])
          site.post(pathIn(locale, address), async (request, reply) => {
            const { token: inPath } = request.params as { token?: string };
            const { token } = request.query as { token?: unknown };
            await unsubscribe(contract.stopTokenOf(inPath, token === undefined ? null : String(token)));
            return reply.header('Cache-Control', 'no-store').type('text/plain').send('OK');
          });
    });
  },
};
