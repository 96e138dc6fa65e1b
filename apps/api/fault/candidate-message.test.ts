import { messageCreate } from '@acheep/contract/hiring/candidate-message';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailWorker } from '../src/modules/messaging/mail/mail.tasks.ts';
import { decoyTask, mailTask } from '../src/modules/messaging/mail/send-mail.ts';
import { startQueue } from '../src/plumbing/queue.ts';
import { startFaultySmtp } from '../src/testing/faulty-smtp.ts';
import { startApi } from '../src/testing/harness.ts';

const api = await startApi();
let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
let stopWorker: () => Promise<void>;
beforeAll(async () => {
  smtp = await startFaultySmtp();
});
afterAll(async () => {
  await smtp.stop();
  await stopWorker();
});

async function startWorker() {
  const { deps } = api;
  const queue = await startQueue(deps.database, [mailTask, decoyTask], () => {});
  const worker = await startMailWorker({ ...deps, config: { ...deps.config, SMTP_URL: smtp.url }, queue });
  stopWorker = async () => {
    await queue.stop();
    worker.close();
  };
}

const count = 100;

async function candidates() {
  const recruiter = await createRecruiter(api.prisma);
  const { id: jobId } = await createJob(api.prisma, { ownerId: recruiter.id });
  const { id: cvId } = await createUpload(api.prisma, { ownerId: recruiter.id });
  await api.prisma.company.update({ where: { ownerId: recruiter.id }, data: { verifiedAt: new Date() } });
  const people = await Promise.all(Array.from({ length: count }, () => createUser(api.prisma)));
  const data = people.map(({ id: applicantId, name, email }) => ({ jobId, cvId, applicantId, name, email }));
  const rows = await api.prisma.application.createManyAndReturn({ data, select: { id: true } });
  return { recruiter, ids: rows.map(({ id }) => id), addresses: data.map(({ email }) => email) };
}

const inState = async (...states: string[]) => {
  const [row] = await api.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND state::text = ANY(${states}::text[])`;
  return row?.count;
};
const tryNow = () => api.prisma.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;

it('of a hundred, where the mail server fails in the middle, none gets a message twice and all get it', async () => {
  const { recruiter, ids, addresses } = await candidates();
  const body = { ids, en: { subject: 'For {name}', text: 'News of {job}' } };
  const send = () =>
    api.as(recruiter).call(messageCreate, { body, headers: { 'Idempotency-Key': 'a hundred' } });
  const answer = await send();
  const written = ids.map((_id) => ({ _id, outcome: 'written' }));
  expect([answer.status, answer.body.data]).toEqual([201, written]);
  expect(await inState('created')).toBe(count);

  smtp.state.milliseconds = 5;
  await startWorker();
  await expect.poll(() => smtp.taken.length, { interval: 5 }).toBeGreaterThan(30);
  for (const address of addresses) smtp.faults.set(address, 'defer');
  await expect.poll(() => inState('created', 'active')).toBe(0);
  const before = smtp.taken.length;
  expect(before).toBeLessThan(count);
  expect(await inState('retry')).toBe(count - before);
  // Pressing the button again because nothing seems to happen sends nothing more.
  expect((await send()).body.data).toEqual(written);
  expect(await inState('created')).toBe(0);

  smtp.faults.clear();
  await tryNow();
  await expect.poll(() => inState('completed')).toBe(count);
  expect(smtp.taken.map(({ to }) => to).sort()).toEqual([...addresses].sort());
  expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(count);
  expect(await api.prisma.candidateMessage.count()).toBe(count);
});

it('leaves no mail and no message of a call that fails at its end', async () => {
  const { recruiter, ids } = await candidates();
  const mails = await inState('created', 'retry', 'completed');
  await api.prisma.$executeRaw`DELETE FROM candidate_message`;
  await api.prisma.$executeRaw`
    CREATE FUNCTION refuse_answer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full'; END $$`;
  await api.prisma.$executeRaw`
    CREATE TRIGGER refuse BEFORE UPDATE ON idempotency FOR EACH ROW EXECUTE FUNCTION refuse_answer()`;
  const body = { ids, en: { subject: 'A', text: 'A' } };
  const headers = { 'Idempotency-Key': 'fails' };
  const call = () => api.as(recruiter).call(messageCreate, { body, headers });
  expect((await call()).status).toBeGreaterThanOrEqual(500);
  expect(await api.prisma.candidateMessage.count()).toBe(0);
  expect(await inState('created', 'retry', 'completed')).toBe(mails);
  await api.prisma.$executeRaw`DROP TRIGGER refuse ON idempotency`;
  expect((await call()).status).toBe(201);
  expect(await api.prisma.candidateMessage.count()).toBe(count);
});
