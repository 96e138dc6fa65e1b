import * as account from '@acheep/contract/accounts/account';
import { activation } from '@acheep/contract/accounts/account';
import * as password from '@acheep/contract/accounts/password';
import * as session from '@acheep/contract/accounts/session';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { networkOf } from '../../../plumbing/network.ts';
import { accessRightDocument } from './access-right.document.ts';
import { activationMail, alreadyRegisteredMail, confirmApplicationMail } from './account.mail.ts';
import { accountService } from './account.service.ts';
import { findPerson, listNetworks, listSessions } from './account-data.repository.ts';
import { deleteWaiting } from './activation.repository.ts';
import { clientOf } from './client-of.ts';
import { deleteNetworksBefore } from './known-network.repository.ts';
import { passwordChangedMail, resetCodeMail } from './password.mail.ts';
import { passwordService } from './password.service.ts';
import { deleteResetsBefore, deleteResetsTo } from './password-reset.repository.ts';
import { profileService } from './profile.service.ts';
import { sessionService } from './session.service.ts';
import { newSignInMail } from './sign-in.mail.ts';
import { withToken } from './with-token.ts';

function accountRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const accounts = accountService(deps);
  const profiles = profileService(deps);
  const passwords = passwordService(deps);
  const sessions = sessionService(deps);

  register(account.register, ({ body, locale, request }) =>
    accounts.register(body, locale, networkOf(request.ip)),
  );
  register(account.verifyEmailLook, accounts.look);
  register(account.verifyEmail, async ({ body, request }) => {
    const { next, ...session } = await accounts.verifyEmail(body, clientOf(request));
    return { ...withToken(api, session), next };
  });
  register(account.resendActivation, accounts.resendActivation);
  register(account.login, async ({ body, request }) => {
    return withToken(api, await accounts.login(body, clientOf(request)));
  });
  register(account.logout, ({ actor }) => accounts.logout(actor));
  register(account.profileGet, profiles.get);
  register(account.profileUpdate, profiles.update);

  register(password.forgotPassword, passwords.forgot);
  register(password.resetLook, passwords.look);
  register(password.resetPassword, ({ body, request }) => passwords.reset(body, networkOf(request.ip)));
  register(password.changePassword, passwords.change);

  register(session.sessionList, sessions.list);
  register(session.sessionEnd, sessions.end);
}

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
      /** Hash of the registration's password hash, if the browser that made it confirms. */
      registration: Uint8Array | null;
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
  mails: [
    activationMail,
    alreadyRegisteredMail,
    confirmApplicationMail,
    newSignInMail,
    resetCodeMail,
    passwordChangedMail,
  ],
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
