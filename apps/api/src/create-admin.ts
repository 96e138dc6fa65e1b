import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { connect } from '@acheep/database/connection';
import { DatabaseError } from '@acheep/database/database-error';
import { migrate } from '@acheep/database/migrate';
import { StartError } from './config.ts';
import { startPasswords } from './modules/account/password.ts';
import { faultOf, makeAdmin } from './modules/admin/first-admin.ts';
import { randomToken } from './secret.ts';
import { failToStart, passwordCost } from './server.ts';

// `pnpm admin <e-mail> [editor]`: makes an admin, or an editor, who can sign in at once. The password is read from the standard input, so
// that no shell history and no process list keeps it; without one a random one is made, and said once.

const say = (line: string) => process.stdout.write(`${line}\n`);

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  process.stdout.write('Password (empty for a random one): ');
  // What is typed is echoed to nowhere.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const answer = await terminal.question('');
  terminal.close();
  say('');
  return answer;
}

/** The database of the environment, or the local one of this clone, which `pnpm start` must not be using then. */
async function findDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env.DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const { startEmbeddedPostgres } = await import('@acheep/database/embedded');
  const data = path.resolve(import.meta.dirname, '../../..', process.env.DATA_DIR || '.data');
  return startEmbeddedPostgres({ directory: path.join(data, 'postgres'), persistent: true });
}

async function run() {
  const email = process.argv[2] ?? '';
  const role = process.argv[3] ?? 'admin';
  if (!email || (role !== 'admin' && role !== 'editor'))
    throw new StartError('Say for whom: npx pnpm@10 admin <e-mail>, or for an editor: admin <e-mail> editor');
  const typed = await askPassword();
  const password = typed || randomToken();
  const fault = faultOf({ email, password });
  if (fault) throw new StartError(fault);
  const { url, stop } = await findDatabase();
  const database = connect({ url, poolSize: 2 });
  const passwords = await startPasswords(passwordCost);
  try {
    await migrate(database.pool);
    const made = await makeAdmin(
      { database, passwords, now: () => new Date() },
      { email, password },
      'command',
      role,
    );
    if (!made) throw new StartError('This address has an account already.');
    say(
      typed
        ? `The ${role} can sign in.`
        : `The ${role} can sign in with this password, which is not said again: ${password}`,
    );
  } finally {
    await passwords.close();
    await database.close();
    await stop();
  }
}

try {
  await run();
} catch (error) {
  failToStart(error instanceof DatabaseError ? new StartError(error.message) : error);
}
