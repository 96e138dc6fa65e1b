import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import { leadsNowhere } from '../../messaging/mail/no-address.ts';
import { findOwnPassword, noPassword } from './account.repository.ts';

/** Minutes after signing in by phone in which it takes the place of the password. */
const freshMinutes = 15;

/** Refusal of the current password, in a field. */
export const wrongPassword = (field = 'password') => fieldError({ [field]: 'password_current' });

/**
 * Checks the password of the signed-in user, before what takes more than a session. Whoever has neither a password nor
 * an e-mail to set one has signed in shortly before instead. Returns its hash, which may have been replaced since: the
 * transaction locks it. Throws a 422 of the field, or `session.again`.
 */
export async function checkOwnPassword(
  { database, passwords, now }: Pick<Deps, 'database' | 'passwords' | 'now'>,
  actor: Actor,
  typed: string | undefined,
  field = 'password',
): Promise<string> {
  const account = await findOwnPassword(database.prisma, actor);
  if (!account) throw new AppError('session.invalid');
  const { passwordHash, email, signedInAt } = account;
  if (passwordHash === noPassword) {
    if (!leadsNowhere(email)) throw fieldError({ [field]: 'password_none' });
    if (now().getTime() - signedInAt.getTime() > freshMinutes * 60_000)
      throw new AppError('session.again', { minutes: freshMinutes });
    return passwordHash;
  }
  if (typed === undefined) throw fieldError({ [field]: 'required' });
  if (!(await passwords.verify(typed, passwordHash, actor.id))) throw wrongPassword(field);
  return passwordHash;
}
