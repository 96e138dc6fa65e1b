import { type Stoppable, stoppables } from '@acheep/contract/messaging/unsubscribe';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import { stopMails } from '../../jobs/job-alert/job-alert.repository.ts';
import { invitationChoiceService } from '../../talent/invitation/invitation-choice.service.ts';
import { stopTokens } from '../mail/stop-link.ts';
import { notificationPreferenceService } from '../notification-preference/notification-preference.service.ts';
import { addressKeyBytes } from '../recipient/address-key.ts';
import { setStopped } from '../recipient/recipient.repository.ts';

/** Unsubscribes by the token of a mail, without a session; idempotent. */
export function unsubscriber(deps: Pick<Deps, 'database' | 'config' | 'now'>) {
  const { database, config, now } = deps;
  const notificationCategories = notificationPreferenceService(deps);
  const invitations = invitationChoiceService(deps);

  /** By kind of token. Each returns whether its record exists. */
  const stop: Record<Stoppable, (first: string, second: string) => Promise<boolean>> = {
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
    const what = stoppables.find((one) => one === kind);
    const [first, second = ''] = what ? stopTokens[what].read(config, rest.join('.')) : [];
    if (!what || !first || !(await stop[what](first, second))) throw notFound();
  };
}
