import { opensConsole } from '@acheep/contract/kernel/permission';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { hasStrongWay, lockPassword } from './account.repository.ts';
import { type Asked, checkOwnPassword, wrongPassword } from './own-password.service.ts';

/** Who asks, and whether their session was opened with two factors. */
export type Prover = Pick<Actor, 'id' | 'role' | 'isStrong'>;

/**
 * Refuses what would get around the second factor of an operator's account in a session that was opened without it:
 * whoever has the password alone would add one of their own, or remove the owner's.
 */
export async function refuseOneFactor(db: PrismaClient | Transaction, asks: Prover): Promise<void> {
  if (!asks.isStrong && opensConsole(asks.role) && (await hasStrongWay(db, asks.id)))
    throw new AppError('second_factor.first');
}

/**
 * The proof of the owner, the same for all that adds or removes a way into the account, changes its password, or takes
 * everything out: the password, or a sign-in of the last minutes where there is none, and the second factor of an
 * operator who has one. Returns the password's hash, which `lockProof` holds in the transaction. Throws a 422 of the
 * field, `session.too_old` or `second_factor.first`.
 */
export async function proveOwner(
  deps: Pick<Deps, 'database' | 'passwords' | 'now'>,
  actor: Actor,
  typed: string | undefined,
  options: Asked = {},
): Promise<string> {
  const passwordHash = await checkOwnPassword(deps, actor, typed, { orFresh: true, ...options });
  await refuseOneFactor(deps.database.prisma, actor);
  return passwordHash;
}

/** Locks the account, and throws unless the proof still holds: password and ways in may have changed since. */
export async function lockProof(
  tx: Transaction,
  asks: Prover,
  passwordHash: string,
  field?: string,
): Promise<void> {
  if (!(await lockPassword(tx, asks.id, passwordHash))) throw wrongPassword(field);
  await refuseOneFactor(tx, asks);
}
