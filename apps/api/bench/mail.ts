/** `pnpm bench:mail`: mails a second into a real SMTP server, and how long a reset code takes behind 10,000 alerts. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { createTransport } from 'nodemailer';
import { PgBoss } from 'pg-boss';
import { SMTPServer } from 'smtp-server';
import { tasksOf } from '../src/module.ts';
import type { Mail } from '../src/modules/messaging/mail/mail-kind.ts';
import { modules } from '../src/modules.ts';
import { startQueue } from '../src/plumbing/queue.ts';
import { median } from './measure.ts';
import { startApi } from './process.ts';

const alerts = Number(process.argv[2] ?? 10_000);
const codes = 10;
/** Long enough for a rate, should the machine be too slow for all of them. */
const longest = 45_000;
/** What an attacker asks for: addresses that have no account. */
const unknown = 840;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Takes every message in and forgets it; `at` is when the last of an address came, `count` how many came in all. */
async function startSink() {
  const sink = { count: 0, at: new Map<string, number>() };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        sink.count += 1;
        sink.at.set(envelope.rcptTo[0]?.address ?? '', performance.now());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { sink, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

/** The mail library alone, over as many connections: what the same messages cost without queue and templates. */
async function bare(url: string, count: number): Promise<number> {
  const transport = createTransport({ url, pool: true, maxConnections: 4 });
  const text = 'A job that you may like. '.repeat(30);
  const html = `<p>${text.repeat(4)}</p>`;
  const started = performance.now();
  const mails = Array.from({ length: count }, (_, number) =>
    transport.sendMail({ from: 'a@example.com', to: `b${number}@example.com`, subject: 'Jobs', text, html }),
  );
  await Promise.all(mails);
  transport.close();
  return (count / (performance.now() - started)) * 1000;
}

/** Queues ordinary mails, half of them in Khmer. */
async function fill(database: Database) {
  // Makes the queues as the server does.
  const queue = await startQueue(database, tasksOf(modules), (error) => {
    throw error;
  });
  await queue.stop();
  const boss = new PgBoss({ db: { executeSql: async (text, values) => database.pool.query(text, values) } });
  await boss.start();
  const params = { name: 'Sok Dara', jobTitle: 'Cook · ចុងភៅ', jobId: '01900000-0000-7000-8000-000000000000' };
  const mails = Array.from({ length: alerts }, (_, number): { data: Mail } => {
    const locale = number % 2 ? 'km' : 'en';
    return { data: { template: 'job-closed', to: `reader${number}@example.com`, locale, params } };
  });
  await boss.insert('mail', mails);
  await boss.stop();
}

const postgres = await startEmbeddedPostgres({ persistent: false });
const { sink, url: smtpUrl, close } = await startSink();
const database = connect({ url: postgres.url, statementTimeout: 0 });
await migrate(database.pool);
const address = (number: number) => `code${number}@example.com`;
await database.prisma.user.createMany({
  data: Array.from({ length: codes }, (_, number) => ({
    email: address(number),
    role: 'user' as const,
    name: 'Sok Dara',
    passwordHash: '-',
    activatedAt: new Date(),
  })),
});
say(`Queueing ${alerts} mails …`);
await fill(database);

const api = await startApi(postgres.url, { RUN: 'all', SMTP_URL: smtpUrl });
const forgot = async (email: string) => {
  const response = await fetch(`${api.url}/api/v1/users/forgot-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (response.status !== 200) throw new Error(`forgot-password answered ${response.status}`);
};
for (let number = 0; number < unknown; number += 4)
  await Promise.all([0, 1, 2, 3].map((at) => forgot(`nobody${number + at}@example.com`)));
const delays: number[] = [];
let queued = 0;
for (let number = 0; number < codes; number += 1) {
  const asked = performance.now();
  await forgot(address(number));
  while (!sink.at.has(address(number))) await pause(2);
  delays.push((sink.at.get(address(number)) ?? 0) - asked);
  queued = alerts + number + 1 - sink.count;
}
// Now that nobody asks for anything: the rate.
const [started, before] = [performance.now(), sink.count];
while (sink.count < alerts + codes && performance.now() - started < longest) await pause(10);
const perSecond = ((sink.count - before) / (performance.now() - started)) * 1000;
await api.stop();
const alone = await bare(smtpUrl, 2000);
say(
  `${Math.round(perSecond)} mails a second, ${(perSecond / alone).toFixed(2)} of the mail library alone (${Math.round(alone)})`,
);
say(
  `a reset code behind ${alerts} mails and ${unknown} requests for unknown addresses: median ${Math.round(median(delays))} ms, worst ${Math.round(Math.max(...delays))} ms; ${queued} mails were still waiting after the last`,
);
close();
await database.close();
await postgres.stop();
process.exit(0);
