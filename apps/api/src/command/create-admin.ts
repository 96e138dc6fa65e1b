import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { connect } from '@acheep/database/connection';
import { migrate } from '@acheep/database/migrate';
import { StartError } from '../config.ts';
import { passwordCost, startPasswords } from '../modules/accounts/account/password.ts';
import { faultOf, makeAdmin } from '../modules/accounts/admin/first-admin.ts';
import { randomToken } from '../plumbing/secret.ts';
import { findDatabase } from './find-database.ts';
import { say, UsageError } from './say.ts';

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  process.stdout.write('Password (empty for a random one): ');
  // The password is not echoed.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const answer = await terminal.question('');
  terminal.close();
  say('');
  return answer;
}

/**
 * `admin create <e-mail> [editor]`: creates an admin, or an editor, who can sign in at once. The password is read from
 * standard input, so that it is in no shell history and no process list; without one a random one is generated and
 * printed once.
 */
export async function createAdmin(words: string[]): Promise<void> {
  const [action, email = '', role = 'admin', ...more] = words;
  if (action !== 'create' || !email || (role !== 'admin' && role !== 'editor') || more.length > 0)
    throw new UsageError('Usage: admin create <e-mail>, or for an editor: admin create <e-mail> editor');
  const typed = await askPassword();
  const password = typed || randomToken();
  const fault = faultOf({ email, password });
  if (fault) throw new StartError(fault);
  const { url, stop } = await findDatabase();
  const database = connect({ url, poolSize: 2 });
  const passwords = startPasswords(passwordCost);
  try {
    await migrate(database.pool);
    const made = await makeAdmin(
      { database, passwords, now: () => new Date() },
      { email, password },
      'command',
      role,
    );
    if (!made) throw new StartError('This address already has an account.');
    say(
      typed ? `The ${role} can sign in.` : `The ${role} can sign in. Password (shown only once): ${password}`,
    );
  } finally {
    await passwords.close();
    await database.close();
    await stop();
  }
}
