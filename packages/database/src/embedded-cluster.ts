import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from './database-error.ts';
import type { Binaries } from './embedded-binaries.ts';
import type { ServerUser } from './embedded-user.ts';

/** Only account of the embedded server. */
export const ACCOUNT = 'acheep';

/** Environment without settings meant for other programs, which PostgreSQL or Node would obey. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.filter(([name]) => !/^(PG[A-Z]+|LC_[A-Z]+|LANG|LANGUAGE|NODE_OPTIONS)$/.test(name)),
  );
}

/** Creates the cluster in `directory/data` if it is missing, and returns the password of its account. */
export async function ensureCluster(
  directory: string,
  { initdb, major }: Pick<Binaries, 'initdb' | 'major'>,
  user: ServerUser | undefined,
  isTemporary: boolean,
): Promise<string> {
  const data = path.join(directory, 'data');
  const passwordFile = path.join(directory, 'password');
  const madeBy = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (madeBy !== undefined) {
    if (madeBy.trim() === major) return (await readFile(passwordFile, 'utf8')).trim();
    throw new DatabaseError(
      'embedded.wrong-version',
      `The data in ${directory} belongs to PostgreSQL ${madeBy.trim()}, and this is ${major}: move the folder away to start afresh.`,
    );
  }
  const password = randomBytes(18).toString('hex');
  // Created under another name and renamed, so that an interrupted start leaves no cluster that looks finished.
  const fresh = path.join(directory, 'data.new');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const file of [fresh, passwordFile]) await chown(file, user.uid, user.gid);
  const flags = [...localeFlags(), ...(isTemporary ? ['--no-sync'] : [])];
  const account = [`--username=${ACCOUNT}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    const options = { cwd: directory, env: plainEnvironment(), windowsHide: true, ...user };
    await promisify(execFile)(
      initdb,
      [`--pgdata=${fresh}`, '--encoding=UTF8', ...account, ...flags],
      options,
    );
  } catch (cause) {
    const output = lastLines(String((cause as { stderr?: unknown }).stderr ?? cause));
    throw new DatabaseError('embedded.failed', `PostgreSQL could not make its data folder: ${output}`, {
      cause,
    });
  }
  await rename(fresh, data);
  return password;
}

/** Khmer needs a Unicode locale; the sort order is by code point everywhere. */
function localeFlags(): string[] {
  if (process.platform === 'linux') return ['--locale=C.UTF-8', '--lc-messages=C'];
  const locale = process.platform === 'win32' ? 'en-US' : 'en_US.UTF-8';
  return [`--locale=${locale}`, '--lc-collate=C', '--lc-messages=C'];
}

export function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join('\n');
}
