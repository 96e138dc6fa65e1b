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
     * Its address is confirmed just now. `registeredBy` is the browser that made the registration, by the hash of its
     * handle, null where nobody knows; `isOwn` where that one confirms. What others typed is not done in its name. The
     * page to go on with may be answered.
     */
    'account.confirmed'(account: {
      userId: string;
      registeredBy: Uint8Array | null;
      isOwn: boolean;
    }): string | undefined;
  }
}

const day = 86_400_000;
/** A network that the owner did not come from for so long is any network. */
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
  // Asked for before there was an account, requests name the address alone.
  on: { 'account.deleted': (tx, { email }) => deleteResetsTo(tx, email) },
  async sweep({ database: { prisma }, now }) {
    const before = (days: number) => new Date(now().getTime() - days * day);
    await deleteResetsBefore(prisma, before(1));
    await deleteWaiting(prisma, before(activation.days));
    await deleteNetworksBefore(prisma, before(networkDays));
  },
};
