import { locales, pathIn } from '@acheep/contract/kernel/locale';
import * as contract from '@acheep/contract/messaging/unsubscribe';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Module } from '../../../module.ts';
import { stopMails } from '../../jobs/job-alert/job-alert.repository.ts';
import { invitationChoiceService } from '../../talent/invitation/invitation-choice.service.ts';
import { stopTokens } from '../mail/stop-link.ts';
import { notificationPreferenceService } from '../notification-preference/notification-preference.service.ts';
import { addressKeyBytes } from '../recipient/address-key.ts';
import { setStopped } from '../recipient/recipient.repository.ts';

/** Unsubscribes by the token of a mail, without a session; idempotent. */
function unsubscriber(deps: Pick<Deps, 'database' | 'config' | 'now'>) {
  const { database, config, now } = deps;
  const notificationCategories = notificationPreferenceService(deps);
  const invitations = invitationChoiceService(deps);

  /** By kind of token. Each returns whether its record exists. */
  const stop: Record<contract.Stoppable, (first: string, second: string) => Promise<boolean>> = {
    'job-alert': (id) => stopMails(database.prisma, id),
    follow: (id) => stopMails(database.prisma, id),
    notification: notificationCategories.stopMails,
    invitation: invitations.stop,
    async company(word) {
      const key = Buffer.from(word, 'base64url');
      if (key.length !== addressKeyBytes) return false;
      await setStopped(database.prisma, key, now());
      return true;
    },
  };

  return async (token: string) => {
    const [kind, ...rest] = token.split('.');
    const what = contract.stoppables.find((one) => one === kind);
    const [first, second = ''] = what ? stopTokens[what].read(config, rest.join('.')) : [];
    if (!what || !first || !(await stop[what](first, second))) throw notFound();
  };
}

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
