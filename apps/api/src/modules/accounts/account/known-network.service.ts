import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { codeHash, derivedSecret } from '../../../plumbing/secret.ts';
import { hasNetwork, saveNetwork } from './known-network.repository.ts';

/**
 * From where the owner of an account has come: who tries passwords from elsewhere has to wait, and the owner has not.
 * Kept is an HMAC of e-mail and network (as
 * `networkOf` makes it), not the network.
 */
export function knownNetworks({ config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>) {
  const key = derivedSecret(config.SECRET, 'known network');
  const hashOf = (email: string, network: string) => codeHash(key, `${email} ${network}`);

  return {
    isKnown: (email: string, network: string) => hasNetwork(database.prisma, hashOf(email, network)),
    remember: (tx: Transaction, user: { id: string; email: string }, network: string) =>
      saveNetwork(tx, user.id, hashOf(user.email, network), now()),
  };
}
