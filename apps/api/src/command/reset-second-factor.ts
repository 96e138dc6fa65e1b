import { connect } from '@acheep/database/connection';
import { StartError } from '../config.ts';
import { resetSecondFactor } from '../modules/accounts/second-factor/reset-second-factor.service.ts';
import { findDatabase } from './find-database.ts';
import { say, UsageError } from './say.ts';

/**
 * `second-factor reset <e-mail>`: for an operator who has lost the phone and the recovery codes. The password stays, and
 * every session ends.
 */
export async function resetFactor(words: string[]): Promise<void> {
  const [action, email = '', ...more] = words;
  if (action !== 'reset' || !email || more.length > 0)
    throw new UsageError('Usage: second-factor reset <e-mail>');
  const { url, stop } = await findDatabase();
  const database = connect({ url, poolSize: 1 });
  try {
    if (!(await resetSecondFactor(database.prisma, email, new Date())))
      throw new StartError('No account with this address has an authenticator app or a passkey.');
    say(
      'Authenticator app and passkeys removed. Their owner can sign in with the password and set up new ones.',
    );
  } finally {
    await database.close();
    await stop();
  }
}
