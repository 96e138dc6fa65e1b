import type { loginBody, registerBody, SessionRecord } from '@acheep/contract/account';
import type { Locale } from '@acheep/contract/locale';
import type { Transaction } from '@acheep/database/connection';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../error.ts';
import { randomToken, tokenHash } from '../../secret.ts';
import { sealMail } from '../mail/sealed-mail.ts';
import { presentProfile } from './account.presenter.ts';
import * as accounts from './account.repository.ts';
import { decoy } from './decoy.ts';
import { refuseCommonPassword } from './field-fault.ts';
import { knownNetworks } from './known-network.service.ts';
import { createSession, deleteExpiredSessions, deleteSession } from './session.repository.ts';

const hour = 3_600_000;
/** How long an activation link works. */
const activationHours = 48;

/** Where somebody calls from who is not signed in. */
interface Client {
  network: string;
  userAgent: string | undefined;
}

type Owner = { id: string; name: string; email: string; locale: Locale };

/** Signing up, in and out. Known and unknown addresses get the same answers. */
export function accountService(deps: Deps) {
  const { config, database, queue, passwords, now } = deps;
  const { prisma } = database;
  const networks = knownNetworks(deps);

  /** Sends a new activation link; for nobody (`null`) it does the same work and sends none. */
  async function sendActivation(tx: Transaction, user: Owner | null) {
    const token = randomToken();
    const expiresAt = new Date(now().getTime() + activationHours * hour);
    await accounts.replaceActivationToken(tx, user?.id ?? null, tokenHash(token), expiresAt);
    const params = { name: user?.name ?? '', token, hours: activationHours };
    if (!user) return queue.enqueue(tx, 'mail-decoy', decoy(params, config));
    const { email: to, locale } = user;
    const mail = { template: 'activation', to, locale, params, until: expiresAt.toISOString() } as const;
    await queue.enqueue(tx, 'mail', sealMail(mail, config));
  }

  return {
    sendActivation,

    async register(body: z.output<typeof registerBody>, locale: Locale, network: string) {
      const { role, name, email, company, password } = body;
      refuseCommonPassword(password, locale);
      const passwordHash = await passwords.hash(password, network);
      const wanted = {
        role,
        name,
        email,
        locale,
        passwordHash,
        company: role === 'user' ? undefined : company,
      };
      await prisma.$transaction(async (tx) => {
        const created = await accounts.createAccount(tx, wanted);
        if (created) return sendActivation(tx, { id: created.id, name, email, locale });
        // The owner of the address learns of it by mail; whoever asked learns nothing.
        await queue.enqueue(tx, 'mail', {
          template: 'already-registered',
          to: email,
          locale,
          params: { name },
        });
      });
    },

    async verifyEmail(token: string) {
      await prisma.$transaction(async (tx) => {
        const used = await accounts.useActivationToken(tx, tokenHash(token), now());
        if (!used) throw new AppError('token.invalid');
        await accounts.activate(tx, used.userId, now());
      });
    },

    async resendActivation(email: string) {
      await prisma.$transaction(async (tx) => {
        const user = await accounts.findOwner(tx, email);
        const waiting = user && !user.activatedAt && !user.disabledAt;
        await sendActivation(tx, waiting ? user : null);
      });
    },

    /** Checks the password and opens a session; answers its id for the token that the route signs. */
    async login({ email, password }: z.output<typeof loginBody>, { network, userAgent }: Client) {
      const user = await accounts.findCredentials(prisma, email);
      const right = await passwords.verify(password, user?.passwordHash ?? null, network);
      if (!user || !right) throw new AppError('login.failed');
      // Said after the right password only: a stranger learns nothing of it.
      if (user.disabledAt) throw new AppError('login.disabled');
      if (!user.activatedAt) throw new AppError('login.not_activated');
      const createdAt = now();
      const session = await prisma.$transaction(async (tx) => {
        // A password that was changed since it was checked opens nothing.
        if (!(await accounts.lockPassword(tx, user.id, user.passwordHash)))
          throw new AppError('login.failed');
        await deleteExpiredSessions(tx, user.id, createdAt);
        await networks.remember(tx, user, network);
        return createSession(tx, {
          userId: user.id,
          userAgent: userAgent?.slice(0, 300) ?? null,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + config.SESSION_DAYS * 24 * hour),
        });
      });
      return {
        sessionId: session.id,
        user: presentProfile(user, { config, now }, session.id) satisfies SessionRecord['user'],
      };
    },

    async logout(actor: Actor) {
      await deleteSession(prisma, actor.sessionId);
    },
  };
}
