import { freshMinutes } from '@acheep/contract/accounts/password';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import { leadsNowhere } from '../../messaging/mail/no-address.ts';
import { findPasswordHash, noPassword } from './account.repository.ts';
import { sessionBegan } from './session.repository.ts';

/** Refusal of the current password, in a field. */
export const wrongPassword = (field = 'password') => fieldError({ [field]: 'password_current' });

type Needs = Pick<Deps, 'database' | 'passwords' | 'now'>;

/** Refuses a session that did not begin just now. Throws `session.too_old`. */
async function refuseOldSession({ database, now }: Needs, actor: Actor) {
  const began = await sessionBegan(database.prisma, actor.sessionId);
  if (!began || began.getTime() + freshMinutes * 60_000 < now().getTime())
    throw new AppError('session.too_old', { minutes: freshMinutes });
}

export interface Asked {
  field?: string;
  /** A new password is to replace it: there has to be one. */
  toReplace?: boolean;
  /** Without a password, to have signed in just now is enough, even where a password could be set by e-mail. */
  orFresh?: boolean;
}

/**
 * Checks the password of the signed-in user, before what takes more than a session. Whoever has neither a password nor
 * an e-mail to set one has signed in just now instead. Returns its hash, which may have been replaced since: the
 * transaction locks it. Throws a 422 of the field, or `session.too_old`.
 */
export async function checkOwnPassword(
  deps: Needs,
  actor: Actor,
  typed: string | undefined,
  { field = 'password', toReplace = false, orFresh = false }: Asked = {},
): Promise<string> {
  const account = await findPasswordHash(deps.database.prisma, actor.id);
  if (!account) throw new AppError('session.invalid');
  const { passwordHash, email } = account;
  if (passwordHash === noPassword) {
    if (toReplace && leadsNowhere(email)) throw fieldError({ [field]: 'password_needs_email' });
    if (!orFresh && !leadsNowhere(email)) throw fieldError({ [field]: 'password_none' });
    await refuseOldSession(deps, actor);
    return passwordHash;
  }
  if (typed === undefined) throw fieldError({ [field]: 'required' });
  if (!(await deps.passwords.verify(typed, passwordHash, actor.id))) throw wrongPassword(field);
  return passwordHash;
}
