import { activation } from '@acheep/contract/accounts/account';
import type { Module } from '../../../module.ts';
import { accessRightDocument } from './access-right-document.ts';
import { activationMail, alreadyRegisteredMail, confirmApplicationMail } from './account.mail.ts';
import { accountRoutes } from './account.routes.ts';
import { findPerson, listNetworks, listSessions } from './account-data.repository.ts';
import { deleteWaiting } from './activation.repository.ts';
import { deleteNetworksBefore } from './known-network.repository.ts';
import { passwordChangedMail, resetCodeMail } from './password.mail.ts';
import { deleteResetsBefore, deleteResetsTo } from './password-reset.repository.ts';

declare module '../../../domain-event.ts' {
  interface DomainEvents {
    /**
     * The account's address has just been confirmed. `registeredBy` is the hash of the handle of the browser that
     * registered it, null if unknown; `isOwn` is true when the same browser confirms. Data entered by other browsers
     * must not be acted on in its name. A listener may return the page to continue with.
     */
    'account.confirmed'(account: {
      userId: string;
      registeredBy: Uint8Array | null;
      isOwn: boolean;
    }): string | undefined;
  }
}

const day = 86_400_000;
/** Days after which an unused network is forgotten. */
const networkDays = 180;

export const accountModule: Module = {
  routes: accountRoutes,
  found: { '/access-rights': null },
  documents: () => ({ '/access-rights': accessRightDocument }),
  mails: [activationMail, alreadyRegisteredMail, confirmApplicationMail, resetCodeMail, passwordChangedMail],
  tables: {
    user: 'profile',
    session: 'sessions',
    known_network: 'networks',
    activation: { without: 'a link that was mailed, and the registration that became the profile' },
    password_reset: { without: 'a code that was mailed, gone after a day' },
  },
  ownData: { profile: findPerson, sessions: listSessions, networks: listNetworks },
  uploads: { 'user.photo_path': 'private' },
  // Requests made before the account existed refer to the address only.
  on: { 'account.deleted': (tx, { email }) => deleteResetsTo(tx, email) },
  async sweep({ database: { prisma }, now }) {
    const before = (days: number) => new Date(now().getTime() - days * day);
    await deleteResetsBefore(prisma, before(1));
    await deleteWaiting(prisma, before(activation.days));
    await deleteNetworksBefore(prisma, before(networkDays));
  },
};
