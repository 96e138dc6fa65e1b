import { freshMinutes } from '@acheep/contract/accounts/password';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import { findPasswordHash, noPassword } from './account.repository.ts';
import { checkOwnPassword } from './own-password.service.ts';
import { sessionBegan } from './session.repository.ts';

/** Proves the signed-in user anew: with the password or, in an account without one, by having signed in just now. */
export function ownerProof(deps: Pick<Deps, 'database' | 'passwords' | 'now'>) {
  const { database, now } = deps;

  return {
    /** Returns the account's password hash, which may have been replaced since: the transaction compares it. */
    async prove(actor: Actor, typed: string | undefined): Promise<string> {
      const account = await findPasswordHash(database.prisma, actor.id);
      if (!account) throw new AppError('session.invalid');
      if (account.passwordHash !== noPassword) {
        if (typed === undefined) throw fieldError({ password: 'required' });
        return checkOwnPassword(deps, actor, typed);
      }
      const began = await sessionBegan(database.prisma, actor.sessionId);
      if (!began || began.getTime() + freshMinutes * 60_000 < now().getTime())
        throw new AppError('session.too_old', { minutes: freshMinutes });
      return account.passwordHash;
    },
  };
}
