import { rightRoles, rights, rightWords } from '@acheep/contract/accounts/access-right';
import * as account from '@acheep/contract/accounts/account';
import * as password from '@acheep/contract/accounts/password';
import * as session from '@acheep/contract/accounts/session';
import { can } from '@acheep/contract/kernel/permission';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage } from '../../../page/page-document.ts';
import { plainDocument, tableContent } from '../../../page/plain-document.ts';
import { networkOf } from '../../../plumbing/network.ts';
import { lockOwnUpload } from '../../platform/upload/upload.repository.ts';
import { activationMail, alreadyRegisteredMail, confirmApplicationMail } from './account.mail.ts';
import { presentProfile } from './account.presenter.ts';
import * as accounts from './account.repository.ts';
import { accountService } from './account.service.ts';
import { findPerson, listNetworks, listSessions } from './account-data.repository.ts';
import { deleteWaiting } from './activation.repository.ts';
import { clientOf } from './client-of.ts';
import { deleteNetworksBefore } from './known-network.repository.ts';
import { passwordChangedMail, passwordLinkMail, resetCodeMail } from './password.mail.ts';
import { passwordService } from './password.service.ts';
import { deleteResetsBefore, deleteResetsTo } from './password-reset.repository.ts';
import { presentSession } from './session.presenter.ts';
import { deleteOwnSession, findSessions } from './session.repository.ts';
import { newSignInMail } from './sign-in.mail.ts';
import { withToken } from './with-token.ts';

function profileService(deps: Deps) {
  const { prisma } = deps.database;

  return {
    async get({ actor }: Call<typeof account.profileGet>): Promise<account.Profile> {
      const row = await accounts.findProfile(prisma, actor.id);
      if (!row) throw new AppError('session.invalid');
      return presentProfile(row, deps, actor.sessionId);
    },

    async update({
      actor,
      body: { name, phone, locale, photo, updatedAt },
    }: Call<typeof account.profileUpdate>): Promise<account.Profile> {
      return prisma.$transaction(async (tx) => {
        const held = await accounts.lockProfile(tx, actor.id);
        if (!held) throw new AppError('session.invalid');
        refuseOutdated(held, updatedAt);
        if (held.name !== name) await accounts.refileResumeOf(tx, actor.id);
        if (photo && !(await lockOwnUpload(tx, { ownerId: actor.id, kind: 'photo', path: photo })))
          throw notFound();
        const data = { name, phone: phone ?? null, locale, photoPath: photo ?? null };
        return presentProfile(await accounts.updateProfile(tx, actor.id, data), deps, actor.sessionId);
      });
    },
  };
}

function sessionService({ database: { prisma }, now }: Deps) {
  return {
    async list({ actor }: Call<typeof session.sessionList>): Promise<session.SessionEntry[]> {
      const sessions = await findSessions(prisma, actor.id, now());
      return sessions.map((one) => presentSession(one, actor.sessionId));
    },

    async end({ actor, params: { id } }: Call<typeof session.sessionEnd>) {
      if (!(await deleteOwnSession(prisma, actor.id, id))) throw notFound();
    },
  };
}

/** Server-rendered document of the access rights: the table that the API enforces. */
async function accessRightDocument(page: AskedPage) {
  const { say, locale } = page;
  const title = 'library:entry.access.title';
  const roles = rightRoles.map((role) => say(`library:access.role.${role}`));
  const mayPost = rightRoles.map((role, index) =>
    say(can(role, 'Post') ? 'library:access.mayPost' : 'library:access.mayNotPost', {
      role: roles[index] ?? '',
    }),
  );
  const rows = rights.map((subject) => [
    rightWords[subject][locale],
    ...rightRoles.map((role) => say(can(role, subject) ? 'library:access.may' : 'library:access.mayNot')),
  ]);
  return plainDocument(page, { title, lead: 'library:entry.access.lead' }, [
    html`<ul>${[say('library:access.visitor'), ...mayPost].map((line) => html`<li>${line}</li>`)}</ul>`,
    tableContent(say(title), [say('library:access.right'), ...roles], rows),
    html`<p>${say('library:access.note')}</p>`,
  ]);
}

function accountRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const service = accountService(deps);
  const profiles = profileService(deps);
  const passwords = passwordService(deps);
  const sessions = sessionService(deps);

  register(account.register, ({ body, locale, request }) =>
    service.register(body, locale, networkOf(request.ip)),
  );
  register(account.verifyEmailLook, service.look);
  register(account.verifyEmail, async ({ body, request }) => {
    const { next, ...session } = await service.verifyEmail(body, clientOf(request));
    return { ...withToken(api, session), next };
  });
  register(account.resendActivation, service.resendActivation);
  register(account.login, async ({ body, request }) => {
    return withToken(api, await service.login(body, clientOf(request)));
  });
  register(account.logout, ({ actor }) => service.logout(actor));
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
    passwordLinkMail,
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
    await deleteWaiting(prisma, before(account.activation.days));
    await deleteNetworksBefore(prisma, before(networkDays));
  },
};
