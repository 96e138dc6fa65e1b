import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSmtpSink } from '../../api/src/local/smtp-sink.ts';
import { composeIn } from './engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    compose: { folder: string; name: string; options: string[] };
  }
}

const root = path.resolve(import.meta.dirname, '../../..');
const port = 18_443;
/** Does not overlap with the networks of a product that runs on the same machine. */
const network = '172.30.84';

/**
 * Replacements of the pinned images, for a machine without access to a registry: NODE_IMAGE, POSTGRES_IMAGE, … in the
 * environment, and COMPOSE_OVERRIDE, a Compose file that is applied last.
 */
const given = Object.entries(process.env).filter(([name, value]) => /^[A-Z0-9]+_IMAGE$/.test(name) && value);

/** Copies the repository's files, and nothing else, to a new folder. */
async function checkOut(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'acheep-compose-'));
  const list = ['ls-files', '-co', '--exclude-standard', '-z'];
  const { stdout } = await promisify(execFile)('git', list, { cwd: root, maxBuffer: 64_000_000 });
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(path.join(root, file), path.join(folder, file));
  return folder;
}

/** The proxy creates its certificate after it has started. */
async function untilReady(url: string) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const response = await fetch(`${url}/health/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} does not answer.`);
}

/** Does what an operator does before the first recruiter comes: signs in and offers a package. */
async function offerFreePackage(url: string, account: { email: string; password: string }) {
  const ask = async (place: string, method: string, body: object, token = '') => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(8).toString('hex'),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${url}/api/v1${place}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${place}: ${response.status} ${await response.text()}`);
    return (await response.json()).data;
  };
  const { token } = await ask('/users/login', 'POST', account);
  const offer = { title: 'First jobs', titleKm: 'ការងារដំបូង', price: 0, currency: 'USD' };
  const terms = { duration: 1, durationType: 'month', jobs: 5, cvViews: 5 };
  const { _id } = await ask('/admin/package', 'POST', { ...offer, ...terms }, token);
  await ask(`/admin/package/${_id}/status`, 'POST', { status: 'active' }, token);
}

/**
 * Copies the repository, writes `.env`, builds the image and starts `files` with `profiles` from scratch, behind Caddy
 * with TLS. Mails go to a local folder, through a mail server that takes `mailPause` milliseconds for each.
 */
export async function startCompose(
  files: readonly string[],
  profiles: readonly string[],
  settings = {},
  mailPause = 0,
) {
  const folder = await checkOut();
  const mail = path.join(folder, 'mail');
  const smtp = await startSmtpSink(mail, '0.0.0.0', mailPause);
  const url = `https://localhost:${port}`;
  const admin = { email: 'operator@journey.example', password: randomBytes(12).toString('hex') };
  const name = `acheep-${randomBytes(3).toString('hex')}`;
  const env = {
    SECRET: randomBytes(32).toString('hex'),
    POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
    SMTP_URL: smtp.url.replace('127.0.0.1', `${network}.1`),
    PUBLIC_URL: url,
    MAIL_FROM: 'Acheep <no-reply@example.org>',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ACHEEP_IMAGE: 'acheep-test',
    PORT: '18300',
    HTTP_PORT: '18080',
    HTTPS_PORT: String(port),
    DOCKER_SUBNET: `${network}.0/24`,
    DOCKER_RANGE: `${network}.128/25`,
    DOCKER_GATEWAY: `${network}.1`,
    DOCKER_PROXY: `${network}.2`,
    ...settings,
    ...Object.fromEntries(given),
  };
  await writeFile(
    path.join(folder, '.env'),
    Object.entries(env).map(([key, value]) => `${key}=${value}\n`),
  );
  const override = process.env.COMPOSE_OVERRIDE ? [process.env.COMPOSE_OVERRIDE] : [];
  const options = [
    ...[...files, ...override].flatMap((file) => ['--file', file]),
    ...profiles.flatMap((profile) => ['--profile', profile]),
  ];
  const compose = composeIn(folder, name, options);
  const stop = async () => {
    await compose.show('down', '--volumes', '--timeout', '20');
    await smtp.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await compose.show('up', '--detach', '--build', '--wait', '--quiet-pull');
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    await untilReady(url);
    await offerFreePackage(url, admin);
    // New containers get their network addresses a moment later, which aborts requests of a browser.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  } catch (error) {
    await compose.show('logs', '--tail', '40').catch(() => {});
    await stop();
    throw error;
  }
  return { url, mail, folder, name, options, stop };
}
