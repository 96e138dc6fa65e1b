// Measures whether a response's time reveals that an e-mail address has an account: medians of known and unknown
// addresses compared in one run, through HTTP, with the server's own password cost.
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { readConfig } from '../api/src/config.ts';
import { startServer } from '../api/src/server.ts';

const rounds = Number(process.argv[2] ?? 60);
const password = 'a quiet river at night';
const allowed = 0.1;

const postgres = await startEmbeddedPostgres({ persistent: false });
const server = await startServer(
  readConfig({
    DATABASE_URL: postgres.url,
    SECRET: 'only for this measurement, and long enough',
    SMTP_URL: 'smtp://127.0.0.1:1',
    RUN: 'api',
    PORT: '0',
    LOG_LEVEL: 'fatal',
    LIMIT_FACTOR: '100000',
  }),
);
const { prisma } = server.deps.database;

async function send(path: string, body: object): Promise<{ ms: number; status: number }> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/v1/users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return { ms: performance.now() - started, status: response.status };
}

const signUp = (email: string) => ({ name: 'Sok Dara', email, password, confirmPassword: password });
const calls: Record<string, { path: string; body: (email: string) => object; waiting?: true }> = {
  register: { path: 'register', body: signUp },
  login: { path: 'login', body: (email) => ({ email, password: 'not this one' }) },
  forgot: { path: 'forgot-password', body: (email) => ({ email }) },
  resend: { path: 'verify-email/resend', body: (email) => ({ email }), waiting: true },
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const passwordHash = await server.deps.passwords.hash(password);

let failed = false;
for (const [name, { path, body, waiting }] of Object.entries(calls)) {
  const known = Array.from({ length: rounds + 10 }, (_, number) => `${name}${number}@example.com`);
  await prisma.user.createMany({
    data: known.map((email) => ({
      email,
      role: 'user' as const,
      name: 'Sok Dara',
      passwordHash,
      activatedAt: waiting ? null : new Date(),
    })),
  });
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const statuses = new Set<number>();
  for (const [round, email] of known.entries()) {
    const pair = [
      ['known', email],
      ['unknown', `no-${email}`],
    ] as const;
    // Alternately first and second, so that neither profits from caches that the other warmed up.
    for (const [kind, address] of round % 2 ? pair : [...pair].reverse()) {
      const { ms, status } = await send(path, body(address));
      statuses.add(status);
      if (round >= 10) times[kind].push(ms);
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  const ratio = one / other;
  const apart = Math.abs(ratio - 1) > allowed || statuses.size > 1;
  failed ||= apart;
  process.stdout.write(
    `${name.padEnd(9)} known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, ratio ${ratio.toFixed(3)}, status ${[...statuses].join(' and ')}${apart ? '  APART' : ''}\n`,
  );
}
await server.stop();
await postgres.stop();
process.exit(failed ? 1 : 0);
