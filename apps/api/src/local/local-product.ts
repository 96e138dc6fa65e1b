import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { paths } from '@acheep/contract/paths';
import { DatabaseError } from '@acheep/database/database-error';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { demoAccounts, demoColleagues } from '@acheep/prisma/seed/demo/account';
import { hasDemo, isDemoWanted } from '@acheep/prisma/seed/demo-progress';
import { type Config, readConfig, StartError } from '../config.ts';
import { asListenError } from '../listen-error.ts';
import { withSecretFiles } from '../plumbing/secret-file.ts';
import { isThisMachine } from '../setting.ts';
import { end, startBeside } from './beside.ts';
import { type Arrived, startCodeGateway } from './code-gateway.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { startSmtpSink } from './smtp-sink.ts';

/** For development: the API restarts when its files change, and Vite serves the page with hot reload. */
function startWatching(config: Config): () => Promise<void> {
  const children = [
    startBeside(config, 'apps/api', ['--watch', '--watch-preserve-output', 'src/server.ts']),
    startBeside(config, 'apps/web', ['node_modules/vite/bin/vite.js']),
  ];
  return async () => {
    await Promise.all(children.map(end));
  };
}

/** Fails with one sentence if the configured port is not available, before anything else is started. */
async function assertPortIsFree(config: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(asListenError(error, config)));
    probe.listen(config.PORT, config.HOST, () => probe.close(() => resolve()));
  });
}

const root = path.resolve(import.meta.dirname, '../../../..');

function makeDataFolder(data: string) {
  try {
    mkdirSync(data, { recursive: true });
    accessSync(data, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR is wrong: ${data} cannot be used as a folder (${code}).`);
  }
}

/** A secret of this checkout, generated at the first start. */
function localSecret(data: string): string {
  const file = path.join(data, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

type Closers = (() => Promise<void>)[];

/** Placeholders for values that are only created after the settings have been validated. */
const madeLater = {
  DATABASE_URL: 'postgresql://localhost',
  SMTP_URL: 'smtp://localhost',
  SECRET: 'made in the data folder at the first start',
};

/** Provides what the environment does not set: a database, a mail server, a secret, folders. */
async function localConfig(data: string, closers: Closers): Promise<Config> {
  const { given, faults } = withSecretFiles(process.env);
  const [fault] = faults.values();
  if (fault) throw new StartError(`Settings: ${fault}. See .env.example.`);
  const config = readConfig({
    ...madeLater,
    STORAGE_DIR: path.join(data, 'files'),
    BACKUP_TO: path.join(data, 'backup'),
    LOG_LEVEL: 'warn',
    // There is no other process to redirect requests to.
    STOP_DELAY: '0',
    DEVELOPMENT_PAGES: String(!given.PUBLIC_URL || isThisMachine(given.PUBLIC_URL)),
    ...given,
  });
  if (!given.PUBLIC_URL) config.PUBLIC_URL = `http://localhost:${config.PORT}`;
  await assertPortIsFree(config);
  makeDataFolder(data);
  if (!given.SECRET) config.SECRET = localSecret(data);
  if (!given.DATABASE_URL) {
    const postgres = await startEmbeddedPostgres({
      directory: path.join(data, 'postgres'),
      persistent: true,
    });
    closers.push(postgres.stop);
    if (postgres.note) say(postgres.note);
    config.DATABASE_URL = postgres.url;
  }
  if (!given.SMTP_URL) {
    config.MAIL_PREVIEW_DIR = path.join(data, 'mail');
    const smtp = await startSmtpSink(config.MAIL_PREVIEW_DIR);
    closers.push(smtp.stop);
    config.SMTP_URL = smtp.url;
  }
  // A provider without passwords is only for this machine.
  if (!given.OIDC_CLIENT_ID && config.DEVELOPMENT_PAGES) {
    const client = { id: 'acheep', secret: localSecret(data) };
    const returnTo = new URL(paths.signIn('oidc'), config.PUBLIC_URL).href;
    const provider = await startIdentityProvider([{ ...client, returnTo }]);
    closers.push(provider.stop);
    config.OIDC_ISSUER = provider.issuer;
    config.OIDC_CLIENT_ID = client.id;
    config.OIDC_CLIENT_SECRET = client.secret;
    config.OIDC_NAME = 'Demo ID';
  }
  // So are codes that reach no phone.
  if (!given.PHONE_CODES && config.DEVELOPMENT_PAGES && config.MAIL_PREVIEW_DIR) {
    const phones = await startCodeGateway({
      onArrival: (one) => void showCode(config.MAIL_PREVIEW_DIR, one),
    });
    closers.push(phones.stop);
    Object.assign(config, phones.settings(), { PHONE_CODES: ['sms'] });
  }
  return config;
}

/** Shows a message to a phone among the sent mail. */
const showCode = (directory: string, { to, text }: Arrived) =>
  writeFile(
    path.join(directory, `${Date.now()}-sms.eml`),
    `From: SMS <sms@localhost>\r\nTo: ${to} <${to.slice(1)}@sms.localhost>\r\nSubject: SMS to ${to}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
  );

function say(text: string) {
  process.stdout.write(`${text}\n`);
}

/** Inserts the demo data in the background, while the site is already in use. */
function fillIn(config: Config, passwordHash: string, closers: Closers) {
  say('\n  Demo data is coming in; its accounts open once it is complete …');
  // Even within a transaction Prisma queries several relations at once, which makes the driver print a warning.
  const words = ['--no-deprecation', 'src/local/demo.ts', passwordHash];
  const demo = startBeside(config, 'apps/api', words, 'ipc');
  demo.once('exit', (code) => {
    if (code === 0) say('  Demo data is complete.');
    else if (code) say('  Demo data is not complete: the next start goes on with it.');
  });
  closers.push(() => end(demo));
}

function demoLines() {
  const accounts = [...demoAccounts, ...demoColleagues].map(
    ({ role, email, password }) => `    ${role.padEnd(11)} ${email}  ${password}`,
  );
  return `  Demo accounts (e-mail, password):
${accounts.join('\n')}`;
}

function welcome(url: string, { data, isDemo }: { data: string; isDemo: boolean }) {
  say(`
  Acheep is running.

  English     ${url}
  Khmer       ${url}/km
  Sent mail   ${url}/dev/mail
  API         ${url}/api/v1/docs

${isDemo ? demoLines() : `  Admins      ${url}/admin/login`}

  Ctrl-C stops everything. Data is kept in ${path.relative(process.cwd(), data) || data}.`);
}

/**
 * The product on one machine, with the settings of the environment. Throws `StartError` with a sentence for the reader;
 * `stop` also ends what a failed start has begun.
 */
export function localProduct({ isWatching = false } = {}) {
  const data = path.resolve(root, process.env.DATA_DIR || '.data');
  const closers: Closers = [];
  async function start() {
    const config = await localConfig(data, closers);
    // What is wrong with the settings is said before the product is loaded.
    const { startServer } = await import('../server.ts');
    const server = await startServer(config);
    closers.push(server.stop);
    const { prisma } = server.deps.database;
    const isWanted = await isDemoWanted(prisma);
    const isDemo = isWanted || (await hasDemo(prisma));
    const passwordHash = isWanted ? await server.deps.passwords.hash(demoAccounts[0].password) : '';
    if (isWatching) {
      // The database is ready; from here on the API is a child process that restarts when its files change.
      await server.stop();
      closers.push(startWatching(config));
      welcome('http://localhost:5173', { data, isDemo });
    } else welcome(server.url, { data, isDemo });
    if (isWanted) fillIn(config, passwordHash, closers);
  }
  async function stop() {
    for (const close of closers.splice(0).reverse()) await close();
  }
  return {
    start: () =>
      start().catch((error) => {
        throw error instanceof DatabaseError ? new StartError(error.message) : error;
      }),
    stop,
  };
}
