import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { knownNetworks } from './known-network.service.ts';
import { createSession, deleteExpiredSessions } from './session.repository.ts';

const hour = 3_600_000;

/** Origin of a request that is not signed in. */
export interface Client {
  network: string;
  userAgent: string | undefined;
}

/** Opens sessions, and deletes expired ones. */
export function sessionOpener(deps: Deps) {
  const { config, now } = deps;
  const networks = knownNetworks(deps);

  return async (tx: Transaction, user: { id: string; email: string }, { network, userAgent }: Client) => {
    const createdAt = now();
    await deleteExpiredSessions(tx, user.id, createdAt);
    await networks.rememberIn(tx, user, network);
    return createSession(tx, {
      userId: user.id,
      userAgent: userAgent?.slice(0, 300) ?? null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + config.SESSION_DAYS * 24 * hour),
    });
  };
}
