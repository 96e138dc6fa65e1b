import type { Profile } from '@acheep/contract/accounts/account';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { presentProfile } from './account.presenter.ts';
import { findProfile, findSignIn } from './account.repository.ts';
import { sealedHash } from './browser-seal.ts';
import { knownNetworks } from './known-network.service.ts';
import { createSession, deleteExpiredSessions } from './session.repository.ts';
import { newSignInMail } from './sign-in.mail.ts';
import { signInTickets } from './sign-in-ticket.ts';

const hour = 3_600_000;

/** Origin of a request that is not signed in. */
export interface Client {
  network: string;
  userAgent: string | undefined;
}

interface Owner {
  id: string;
  email: string;
}

export interface OpenedSession {
  sessionId: string;
  user: Profile;
}

/** A session, or the ticket of an account with a second factor. */
export type SignedIn = OpenedSession | { ticket: string };

/** Opens sessions, and deletes expired ones. */
export function sessionOpener(deps: Deps) {
  const { config, now } = deps;
  const networks = knownNetworks(deps);
  const tickets = signInTickets(deps);

  async function openIn(
    tx: Transaction,
    user: Owner,
    client: Client,
    how: { isStrong?: boolean; fromChat?: boolean } = {},
  ): Promise<OpenedSession> {
    const createdAt = now();
    const userAgent = client.userAgent?.slice(0, 300) ?? null;
    await deleteExpiredSessions(tx, user.id, createdAt);
    const from = { network: client.network, userAgent };
    // The bot opens a session in its own network, for whoever wrote to it.
    const isElsewhere = !how.fromChat && (await networks.isElsewhereIn(tx, user, from));
    await networks.rememberIn(tx, user, client.network);
    const { id } = await createSession(tx, {
      userId: user.id,
      userAgent,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + config.SESSION_DAYS * 24 * hour),
      ...how,
    });
    const row = await findProfile(tx, user.id);
    if (!row) throw new AppError('session.invalid');
    if (isElsewhere) {
      const params = { name: row.name, at: createdAt.toISOString() };
      await sendMail(deps, tx, newSignInMail, { to: user.email, locale: row.locale, params });
    }
    return { sessionId: id, user: presentProfile(row, { config, now }, id) };
  }

  /**
   * After one factor, a password or a provider. An account with a second factor gets no session, but a ticket for the
   * same browser. The caller holds a lock on the account.
   */
  async function openSessionIn(
    tx: Transaction,
    user: Owner,
    client: Client,
    handle?: string,
    how?: { fromChat: boolean },
  ): Promise<SignedIn> {
    const account = await findSignIn(tx, user.id);
    if (!account) throw new AppError('session.invalid');
    if (!account.secondFactor) return openIn(tx, user, client, how);
    return { ticket: tickets.seal({ userId: user.id, password: sealedHash(account.passwordHash) }, handle) };
  }

  return {
    openSessionIn,

    /** Where no second factor is asked for, as for an account that has just been made: one that has it is refused. */
    async openFirstSessionIn(
      tx: Transaction,
      user: Owner,
      client: Client,
      how?: { fromChat: boolean },
    ): Promise<OpenedSession> {
      const opened = await openSessionIn(tx, user, client, undefined, how);
      if ('ticket' in opened) throw new AppError('session.invalid');
      return opened;
    },

    /** After both factors. */
    openStrongSessionIn: (tx: Transaction, user: Owner, client: Client) =>
      openIn(tx, user, client, { isStrong: true }),
  };
}
