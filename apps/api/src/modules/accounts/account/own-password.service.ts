import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import { findPasswordHash, noPassword } from './account.repository.ts';

/** Refusal of the current password, in a field. */
export const wrongPassword = (field = 'password') => fieldError({ [field]: 'password_current' });

/**
 * Checks the password of the signed-in user, before what takes more than a session. Returns its hash, which may have
 * been replaced since: the transaction locks it. Throws a 422 of the field.
 */
export async function checkOwnPassword(
  { database, passwords }: Pick<Deps, 'database' | 'passwords'>,
  actor: Actor,
  typed: string,
  field?: string,
): Promise<string> {
  const account = await findPasswordHash(database.prisma, actor.id);
  if (!account) throw new AppError('session.invalid');
  const { passwordHash } = account;
  if (passwordHash === noPassword) throw fieldError({ [field ?? 'password']: 'password_none' });
  if (!(await passwords.verify(typed, passwordHash, actor.id))) throw wrongPassword(field);
  return passwordHash;
}
