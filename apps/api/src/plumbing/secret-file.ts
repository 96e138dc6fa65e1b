import { readFileSync } from 'node:fs';

/** Secret settings. Each may be in a separate file, whose path is in `NAME_FILE`. */
export const secretSettings = [
  'DATABASE_URL',
  'SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'VAPID_PRIVATE_KEY',
  'GOOGLE_CLIENT_SECRET',
  'TELEGRAM_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'TELEGRAM_GATEWAY_TOKEN',
  'PLASGATE_PRIVATE_KEY',
  'PLASGATE_SECRET',
  'SMS_AUTHORIZATION',
  'TELEGRAM_BOT_TOKEN',
  'BACKUP_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

/** Read by the driver itself; its file may be shared with the database's container. */
const driverPassword = 'PGPASSWORD';

type Environment = Record<string, string | undefined>;

/** Descriptions of system errors for an unreadable file. */
const readFaults: Record<string, string> = {
  ENOENT: 'there is no file',
  EACCES: 'this user may not read',
  EISDIR: 'a folder, not a file, is at',
};

function readSecret(file: string): { value: string } | { fault: string } {
  try {
    // Editors and `echo` end a file with a line break, which is not part of the secret.
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return value ? { value } : { fault: `${file} is empty` };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { fault: `${readFaults[code] ?? `${code} at`} ${file}` };
  }
}

/** Adds a password to a URL that has none, percent-encoded. */
function withPassword(url: string, password: string): string {
  const parsed = URL.parse(url);
  if (!parsed || parsed.password) return url;
  parsed.password = encodeURIComponent(password);
  return parsed.href;
}

/**
 * Returns the environment without empty values and with the contents of secret files. Faults do not contain the secret;
 * a setting with a fault is left out.
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
