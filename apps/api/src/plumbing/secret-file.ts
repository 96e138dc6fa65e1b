import { readFileSync } from 'node:fs';

/** Settings that nobody else may read. Each may stand in a file of its own, which `NAME_FILE` names. */
export const secretSettings = [
  'DATABASE_URL',
  'SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'VAPID_PRIVATE_KEY',
  'BACKUP_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

/** What the driver reads by itself; its file may be the one that the database's own container reads. */
const driverPassword = 'PGPASSWORD';

type Environment = Record<string, string | undefined>;

/** What the system calls a file that cannot be read. */
const readFaults: Record<string, string> = {
  ENOENT: 'there is no file',
  EACCES: 'this user may not read',
  EISDIR: 'a folder, not a file, is at',
};

function readSecret(file: string): { value: string } | { fault: string } {
  try {
    // Editors and `echo` end a file with a line break, which is no part of a secret.
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return value ? { value } : { fault: `${file} is empty` };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { fault: `${readFaults[code] ?? `${code} at`} ${file}` };
  }
}

/** The address with a password where it has none: characters that mean something in an address are encoded. */
function withPassword(url: string, password: string): string {
  const parsed = URL.parse(url);
  if (!parsed || parsed.password) return url;
  parsed.password = encodeURIComponent(password);
  return parsed.href;
}

/**
 * The environment without what is empty, and with what stands in files. Each fault is said without the secret; where
 * there is one, the setting is left out.
 */
export function withSecretFiles(environment: Environment): {
  given: Record<string, string>;
  faults: Map<string, string>;
} {
  const given = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  const faults = new Map<string, string>();
  for (const name of [...secretSettings, driverPassword]) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    delete given[`${name}_FILE`];
    if (given[name]) {
      faults.set(name, `${name} and ${name}_FILE are both set: take one of them out`);
      continue;
    }
    const read = readSecret(file);
    if ('fault' in read) faults.set(name, `${name}_FILE is wrong (${read.fault})`);
    else given[name] = read.value;
  }
  const { DATABASE_URL: url, [driverPassword]: password } = given;
  if (url && password) given.DATABASE_URL = withPassword(url, password);
  return { given, faults };
}
