import { locales, pathIn } from '@acheep/contract/kernel/locale';
import * as contract from '@acheep/contract/messaging/unsubscribe';
import type { Module } from '../../../module.ts';
import { unsubscriber } from './unsubscribe.service.ts';

/** The only place that handles unsubscribe links. */
export const unsubscribeModule: Module = {
  routes(register, deps) {
    const unsubscribe = unsubscriber(deps);
    register(contract.unsubscribe, ({ body }) => unsubscribe(body.token));
  },
  /**
   * The endpoint for the "Unsubscribe" button of mail programs (RFC 8058): a POST to the link of the mail. Its body
   * adds nothing to the address; the page at the same address asks for confirmation first.
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
