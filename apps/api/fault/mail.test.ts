import { setTimeout as sleep } from 'node:timers/promises';
import { register } from '@acheep/contract/accounts/account';
import { forgotPassword } from '@acheep/contract/accounts/password';
import { jobStatusChange } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobClosedMail } from '../src/modules/jobs/job/job.mail.ts';
import { startMailWorker } from '../src/modules/messaging/mail/mail.tasks.ts';
import { decoyTask, mailTask, sendMail } from '../src/modules/messaging/mail/send-mail.ts';
import { type FailedTask, startQueue } from '../src/plumbing/queue.ts';
import { startFaultySmtp } from '../src/testing/faulty-smtp.ts';
import { startApi } from '../src/testing/harness.ts';

const api = await startApi({ LIMIT_FACTOR: '1000' });
let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
let failures: FailedTask[];
let stopWorker: () => Promise<void>;
beforeEach(async () => {
  await api.prisma.$executeRaw`DELETE FROM pgboss.job WHERE name LIKE 'mail%'`;
  smtp = await startFaultySmtp();
  failures = [];
  stopWorker = async () => {};
});
afterEach(async () => {
  await smtp.stop();
  await stopWorker();
});

/** Starts a worker with a separate queue, which can be stopped before the others. */
async function startWorker() {
  const queue = await startQueue(
    api.deps.database,
    [mailTask, decoyTask],
    () => {},
    (failed) => failures.push(failed),
  );
  const config = { ...api.deps.config, SMTP_URL: smtp.url, PUBLIC_URL: 'https://jobs.example' };
  const worker = await startMailWorker({ ...api.deps, config, queue });
  stopWorker = async () => {
    await queue.stop();
    worker.close();
  };
}

const order = (addresses: string[]) =>
  api.prisma.$transaction(async (tx) => {
    for (const to of addresses) {
      const params = { name: 'Sok Dara', jobTitle: 'Cook', jobId: '01900000-0000-7000-8000-000000000000' };
      await sendMail(api.deps, tx, jobClosedMail, { to, locale: 'en', params });
    }
  });
const jobs = () =>
  api.prisma.$queryRaw<{ id: string; to: string; state: string; tries: number; output: unknown }[]>`
    SELECT id, data->>'to' AS to, state::text, retry_count AS tries, output FROM pgboss.job
    WHERE name = 'mail' ORDER BY created_on`;
/** Waits until the mail to an address is in this state, and returns its job. */
const jobIn = (state: string, address: string) =>
  vi.waitFor(
    async () => {
      const job = (await jobs()).find(({ to }) => to === address);
      expect(job?.state).toBe(state);
      return job;
    },
    { timeout: 10_000, interval: 50 },
  );
const untried = async () => (await jobs()).filter(({ state, tries }) => state === 'created' && tries === 0);
/** Waits long enough for others to be tried, and until none is under way. */
async function settled() {
  await sleep(500);
  await expect.poll(async () => (await jobs()).map(({ state }) => state)).not.toContain('active');
}
const tryNow = () => api.prisma.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
const takenBy = (address: string) => smtp.taken.filter(({ to }) => to === address);
const addresses = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${prefix}${number}@example.com`);

it('security 51: a code overtakes 60 mails that waited before it, and decoys are in no mail’s way', async () => {
  await order(addresses('reader', 60));
  await createUser(api.prisma, { email: 'dara@example.com' });
  const ask = (email: string) => api.as(null).call(forgotPassword, { body: { email } });
  for (const email of addresses('nobody', 10)) expect((await ask(email)).status).toBe(200);
  expect(await jobs()).toHaveLength(60);
  const [decoys] = await api.prisma.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pgboss.job WHERE name = 'mail-decoy' AND keep_until < now() + interval '2 minutes'`;
  expect(Number(decoys?.count)).toBe(10);
  await ask('dara@example.com');
  await startWorker();
  // At two a second this took half a minute.
  await expect.poll(() => smtp.taken).toHaveLength(61);
  const place = smtp.taken.findIndex(({ to }) => to === 'dara@example.com');
  expect(place).toBeLessThan(10);
  await expect
    .poll(async () => new Set((await jobs()).map(({ state }) => state)))
    .toEqual(new Set(['completed']));
});

it('security 51: a code that is asked for while other mail goes out does not wait for it', async () => {
  smtp.state.milliseconds = 100;
  await order(addresses('reader', 200));
  await createUser(api.prisma, { email: 'sophea@example.com' });
  await startWorker();
  await expect.poll(() => smtp.taken.length, { interval: 20 }).toBeGreaterThan(5);
  await api.as(null).call(forgotPassword, { body: { email: 'sophea@example.com' } });
  const before = smtp.taken.length;
  await expect.poll(() => takenBy('sophea@example.com'), { interval: 20 }).toHaveLength(1);
  expect(smtp.taken.length - before).toBeLessThan(60);
});

it('security 51: a mail whose code and link have died is not sent any more', async () => {
  const email = 'late@example.com';
  await createUser(api.prisma, { email });
  api.setClock(new Date(Date.now() - 25 * 3_600_000));
  await api.as(null).call(forgotPassword, { body: { email } });
  api.setClock(null);
  await startWorker();
  const job = await jobIn('failed', email);
  expect(job?.output).toEqual({ reason: 'mail out of date', template: 'reset-code' });
  expect(smtp.taken).toEqual([]);
});

it('fault 13: recipients whom the server refuses, defers or stalls hold nobody else’s mail', async () => {
  smtp.faults.set('stall@example.com', 'stall').set('refuse@example.com', 'refuse');
  smtp.faults.set('defer@example.com', 'defer');
  const good = addresses('good', 10);
  await order(['stall@example.com', 'refuse@example.com', 'defer@example.com', ...good]);
  await startWorker();
  await expect.poll(() => smtp.taken.map(({ to }) => to).sort()).toEqual(good);
  expect((await jobIn('active', 'stall@example.com'))?.tries).toBe(0);
});

it('fault 13 and security 44: a refusal for good is not tried again, and logged without the address', async () => {
  smtp.faults.set('gone@example.com', 'refuse');
  await order(['gone@example.com']);
  await startWorker();
  const job = await jobIn('failed', 'gone@example.com');
  expect(job?.tries).toBe(0);
  const told = {
    reason: 'mail refused',
    template: 'job-closed',
    code: 'EENVELOPE',
    command: 'RCPT TO',
    smtp: 550,
  };
  expect(failures).toEqual([{ task: 'mail', id: job?.id, tries: 1, isFinal: true, ...told }]);
  expect(job?.output).toEqual(told);
});

it('fault 13: a passing refusal is tried again later, with the same Message-ID', async () => {
  smtp.faults.set('later@example.com', 'defer');
  await order(['later@example.com']);
  await startWorker();
  const job = await jobIn('retry', 'later@example.com');
  expect(failures).toMatchObject([{ smtp: 451, isFinal: false, tries: 1 }]);
  expect(smtp.taken).toEqual([]);
  smtp.faults.clear();
  await tryNow();
  await jobIn('completed', 'later@example.com');
  expect(smtp.taken).toMatchObject([{ to: 'later@example.com', messageId: `<${job?.id}@jobs.example>` }]);
});

it('fault 13: a connection that breaks before the last answer makes one duplicate, with the same Message-ID', async () => {
  smtp.faults.set('twice@example.com', 'drop');
  await order(['twice@example.com']);
  await startWorker();
  await jobIn('retry', 'twice@example.com');
  expect(smtp.taken).toHaveLength(1);
  smtp.faults.clear();
  await tryNow();
  await jobIn('completed', 'twice@example.com');
  expect(smtp.taken).toHaveLength(2);
  expect(smtp.taken[0]).toEqual(smtp.taken[1]);
});

const comesBack =
  'fault 13: while the server ends each connection people register, mails wait untried, and all go once when it is back';
it(comesBack, async () => {
  smtp.state.away = 'ends';
  const waiting = addresses('reader', 60);
  await order(waiting);
  await startWorker();
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  expect(failures[0]).toMatchObject({ isFinal: false, template: 'job-closed' });
  const recruiter = await createRecruiter(api.prisma);
  for (let count = 0; count < 3; count += 1) {
    const { id } = await createJob(api.prisma, { ownerId: recruiter.id, status: 'draft' });
    const body = { status: 'active' as const };
    expect((await api.as(recruiter).call(jobStatusChange, { params: { id }, body })).status).toBe(200);
  }
  const email = 'new@example.com';
  const password = 'a quiet river';
  const body = { role: 'user', name: 'Sok Dara', email, password, confirmPassword: password };
  expect((await api.as(null).call(register, { body })).status).toBe(202);
  await settled();
  // Those under way when it went away, and no other since.
  expect(failures.length).toBeLessThanOrEqual(6);
  expect(await untried()).toHaveLength(waiting.length + 1 - failures.length);
  smtp.state.away = false;
  await expect.poll(() => untried()).toEqual([]);
  await tryNow();
  await expect
    .poll(async () => new Set((await jobs()).map(({ state }) => state)))
    .toEqual(new Set(['completed']));
  expect(smtp.taken.map(({ to }) => to).sort()).toEqual([...waiting, email].sort());
});

it('fault 13: a server that resets each connection gets no mail after another either', async () => {
  smtp.state.away = 'resets';
  const waiting = addresses('reader', 60);
  await order(waiting);
  await startWorker();
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await settled();
  expect(failures.length).toBeLessThanOrEqual(6);
  expect(await untried()).toHaveLength(waiting.length - failures.length);
});

it('fault 13: a server that refuses the sender gets no mail after another to refuse', async () => {
  smtp.state.refusesSender = true;
  await order(addresses('reader', 50));
  await startWorker();
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await sleep(500);
  expect(failures.length).toBeLessThanOrEqual(6);
  expect(failures[0]).toMatchObject({ command: 'MAIL FROM', smtp: 550, isFinal: false });
});

it('fault 31: mail is still tried after the server put it off for an hour, and goes once, without a code that has died', async () => {
  const email = 'patient@example.com';
  smtp.faults.set(email, 'defer').set('reader@example.com', 'defer');
  await createUser(api.prisma, { email });
  await order(['reader@example.com']);
  await api.as(null).call(forgotPassword, { body: { email } });
  await startWorker();
  /** Seconds until both mails are retried. */
  const pausesAfter = (tries: number) =>
    vi.waitFor(
      async () => {
        const found = await api.prisma.$queryRaw<{ pause: number }[]>`
          SELECT extract(epoch FROM start_after - now())::float AS pause FROM pgboss.job
          WHERE name = 'mail' AND state = 'retry' AND retry_count = ${tries - 1} AND start_after > now()`;
        expect(found).toHaveLength(2);
        return found.map(({ pause }) => pause);
      },
      { timeout: 10_000, interval: 50 },
    );
  for (const pause of await pausesAfter(1)) expect(pause).toBeGreaterThan(14);
  // Each pause is at least twice the previous one: the eighth try is half an hour after the first, the ninth more than
  // an hour.
  await api.prisma.$executeRaw`
    UPDATE pgboss.job SET retry_count = 6, start_after = now() WHERE name = 'mail' AND state = 'retry'`;
  for (const pause of await pausesAfter(8)) {
    expect(pause).toBeGreaterThan(1_900);
    expect(pause).toBeLessThanOrEqual(3_600);
  }
  expect(failures.filter(({ isFinal }) => isFinal)).toEqual([]);
  smtp.faults.clear();
  api.setClock(new Date(Date.now() + 2 * 3_600_000));
  await tryNow();
  for (const to of [email, 'reader@example.com']) {
    await jobIn('completed', to);
    expect(takenBy(to)).toHaveLength(1);
  }
  api.setClock(null);
  expect(takenBy(email)).toMatchObject([{ subject: 'Choose a new Acheep password' }]);
});

it('fault 13: a worker that stops finishes the mails under way, and leaves the rest queued', async () => {
  smtp.state.milliseconds = 300;
  await order(addresses('reader', 20));
  await startWorker();
  await expect.poll(() => smtp.taken.length, { interval: 10 }).toBeGreaterThan(0);
  await stopWorker();
  stopWorker = async () => {};
  const states = (await jobs()).map(({ state, tries }) => `${state} ${tries}`);
  expect(new Set(states)).toEqual(new Set(['completed 0', 'created 0']));
  expect(states.filter((state) => state === 'completed 0')).toHaveLength(smtp.taken.length);
  expect(failures).toEqual([]);
});
