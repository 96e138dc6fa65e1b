import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { codeHash, derivedSecret } from '../../../plumbing/secret.ts';
import { hasNetwork, isElsewhere, saveNetwork } from './known-network.repository.ts';

/**
 * Networks from which an account's owner has signed in: password guessing from other networks is throttled without
 * affecting the owner. Stored is an HMAC of e-mail (or phone number) and network (as returned by `networkOf`), not the network.
 */
export function knownNetworks({ config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>) {
  const key = derivedSecret(config.SECRET, 'known network');
  const hashOf = (email: string, network: string) => codeHash(key, `${email} ${network}`);

  return {
    isKnown: (email: string, network: string) => hasNetwork(database.prisma, hashOf(email, network)),
    /** Whether the account was used before, but neither from this network nor in this browser. */
    isElsewhereIn: (
      tx: Transaction,
      user: { id: string; email: string },
      { network, userAgent }: { network: string; userAgent: string | null },
    ) => isElsewhere(tx, { userId: user.id, hash: hashOf(user.email, network), userAgent }),
    rememberIn: (tx: Transaction, user: { id: string; email: string }, network: string) =>
      saveNetwork(tx, user.id, hashOf(user.email, network), now()),
  };
}
