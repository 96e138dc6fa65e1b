import * as contract from '@acheep/contract/accounts/account';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { z } from 'zod';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { AppError, fieldError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { randomToken, sameHash, tokenHash } from '../../../plumbing/secret.ts';
import { sendDecoy, sendMail } from '../../messaging/mail/send-mail.ts';
import { hasWaiting } from '../identity/identity.repository.ts';
import { activationMail, alreadyRegisteredMail, confirmApplicationMail } from './account.mail.ts';
import * as accounts from './account.repository.ts';
import * as activations from './activation.repository.ts';
import { type Client, sessionOpener } from './open-session.service.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { refuseRole } from './refuse-role.ts';
import { deleteSession } from './session.repository.ts';

const hour = 3_600_000;

type Proof = (typeof contract.activationProofs)[number];
type Owner = { id: string; email: string; locale: Locale };

/** Registration, sign-in and sign-out. Known and unknown addresses get the same responses. */
export function accountService(deps: Deps) {
  const { database, passwords, now } = deps;
  const { prisma } = database;
  const { openSessionIn, openFirstSessionIn } = sessionOpener(deps);

  interface Link {
    /** Handle of the requesting browser. */
    handle?: string;
    isNew?: boolean;
    next?: string | null;
    /** Registered without a password: by an application, which changes the mail, or with an identity provider. */
    withoutPassword?: boolean;
    byProvider?: boolean;
    mail?: typeof activationMail;
  }
  /** Sends a new activation link; without a user it does the same work but sends no mail. */
  async function sendActivation(
    tx: Transaction,
    user: Owner | null,
    {
      handle,
      isNew = false,
      next = null,
      byProvider = false,
      withoutPassword = byProvider,
      mail = withoutPassword && !byProvider ? confirmApplicationMail : activationMail,
    }: Link = {},
  ) {
    const token = randomToken();
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + contract.activation.hours * hour);
    const handleHash = handle ? tokenHash(handle) : null;
    const hash = tokenHash(token);
    const link = { tokenHash: hash, handleHash, isNew, withoutPassword, next, createdAt, expiresAt };
    await activations.createActivation(tx, user?.id ?? null, link);
    // The name is omitted: until the address is confirmed, anybody may have typed it.
    const params = { token, ...contract.activation };
    if (!user) return sendDecoy(deps, tx, activationMail, params);
    await sendMail(deps, tx, mail, { to: user.email, locale: user.locale, until: expiresAt, params });
  }

  /** Registers an account that its address has to confirm; `also` adds to it in the same transaction. */
  async function registerWith(
    wanted: accounts.NewAccount,
    link: Omit<Link, 'isNew'>,
    also: (tx: Transaction, userId: string) => Promise<unknown> = async () => undefined,
  ) {
    const { email, locale } = wanted;
    await prisma.$transaction(async (tx) => {
      const waiting = await accounts.saveWaiting(tx, wanted, now());
      // The owner of the address is notified by mail; the caller learns nothing.
      if (!waiting) return sendMail(deps, tx, alreadyRegisteredMail, { to: email, locale, params: {} });
      await also(tx, waiting.id);
      await sendActivation(tx, { id: waiting.id, email, locale }, { ...link, isNew: true });
    });
  }

  /** The activation behind a link, and what its reader has to give. */
  async function findLink(token: string, handle: string | undefined) {
    const link = await activations.findActivation(prisma, tokenHash(token), now());
    if (!link) throw new AppError('token.invalid');
    const { handleHash, withoutPassword } = link;
    const isOwn = Boolean(handleHash && handle && sameHash(handleHash, tokenHash(handle)));
    const byProvider = isOwn && (await hasWaiting(prisma, link.userId, tokenHash(link.passwordHash)));
    const opens = isOwn && (!withoutPassword || byProvider);
    const asks: Proof = opens ? 'nothing' : withoutPassword ? 'new-password' : 'registered-password';
    return { link, isOwn, asks };
  }

  return {
    sendActivation,
    registerWith,

    look: async ({ body: { token, handle } }: Call<typeof contract.verifyEmailLook>) => ({
      asks: (await findLink(token, handle)).asks,
    }),

    async register(body: z.output<typeof contract.registerBody>, locale: Locale, network: string) {
      const { role, name, email, company, password } = body;
      refuseCommonPassword(password);
      await refuseRole(prisma, role);
      const passwordHash = await passwords.hash(password, network);
      const { handle, next } = body;
      await registerWith(
        { role, name, email, locale, passwordHash, company: role === 'user' ? undefined : company },
        { handle, next },
      );
    },

    /**
     * Activates the registration behind the link, and signs in. The click proves access to the mailbox, but not that
     * the same person registered: the registration's password is valid only if the browser presents its handle, or the
     * reader that password, which nobody else knows; otherwise a new one is required.
     */
    async verifyEmail(
      { token, handle, password, registeredPassword }: z.output<(typeof contract.verifyEmail)['body']>,
      client: Client,
    ) {
      if (password !== undefined) refuseCommonPassword(password);
      const { link, isOwn, asks } = await findLink(token, handle);
      const { userId: id, companyName, companyAddress, user } = link;
      if (password === undefined && asks !== 'nothing') {
        if (asks === 'new-password' || registeredPassword === undefined)
          throw new AppError('activation.password');
        if (!(await passwords.verify(registeredPassword, link.passwordHash, client.network)))
          throw fieldError({ registeredPassword: 'password_registered' });
      }
      const registered = link.withoutPassword ? accounts.noPassword : link.passwordHash;
      const words = {
        role: link.role,
        name: link.name,
        locale: link.locale,
        passwordHash: password === undefined ? registered : await passwords.hash(password, client.network),
        company: companyName && companyAddress ? { name: companyName, address: companyAddress } : undefined,
      };
      return prisma.$transaction(async (tx) => {
        if (!(await activations.activate(tx, id, words, now()))) throw new AppError('token.invalid');
        const session = await openFirstSessionIn(tx, { id, email: user.email }, client);
        const registration = isOwn ? tokenHash(link.passwordHash) : null;
        const confirmed = { userId: id, registeredBy: link.registeredBy, registration, isOwn };
        const [next] = await emit(deps, tx, 'account.confirmed', confirmed);
        return { ...session, next: next ?? link.next };
      });
    },

    async resendActivation({ body: { email, handle } }: Call<typeof contract.resendActivation>) {
      await prisma.$transaction(async (tx) => {
        const user = await accounts.findOwner(tx, email);
        const waiting = user && !user.activatedAt && !user.disabledAt;
        await sendActivation(tx, waiting ? user : null, { handle });
      });
    },

    /**
     * Checks the password and opens a session, or returns a ticket for the second factor. The route signs the token.
     */
    async login(
      { email, password, handle }: z.output<typeof contract.loginBody>,
      client: Client,
      also: (tx: Transaction, userId: string) => Promise<void> = async () => undefined,
    ) {
      const user = await accounts.findCredentials(prisma, email);
      const right = await passwords.verify(password, user?.passwordHash ?? null, client.network);
      if (!user || !right) throw new AppError('login.failed');
      // Revealed only after the correct password, so that strangers learn nothing.
      if (user.disabledAt) throw new AppError('login.disabled');
      if (!user.activatedAt) throw new AppError('login.not_activated');
      return prisma.$transaction(async (tx) => {
        // Refuses a password that was changed since it was checked.
        if (!(await accounts.lockPassword(tx, user.id, user.passwordHash)))
          throw new AppError('login.failed');
        await also(tx, user.id);
        return openSessionIn(tx, user, client, handle);
      });
    },

    async logout(actor: Actor) {
      await deleteSession(prisma, actor.sessionId);
    },
  };
}
