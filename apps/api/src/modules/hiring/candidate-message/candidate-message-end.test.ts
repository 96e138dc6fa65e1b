import { accountDelete } from '@acheep/contract/accounts/privacy';
import { messageCreate } from '@acheep/contract/hiring/candidate-message';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { tablesThatSay } from '../../../testing/trace.ts';
import { untilWaiting } from '../../../testing/waiting.ts';
import { eachApplicationReceived, eachApplicationSent } from '../application/application-data.repository.ts';

const password = 'a password that I know';
const api = await startApi();

async function written() {
  const passwordHash = await api.deps.passwords.hash(password);
  const seeker = await createUser(api.prisma, { passwordHash, name: 'Rumdul Vichetra', locale: 'en' });
  const recruiter = await createRecruiter(api.prisma, { name: 'Chea Vanna', passwordHash });
  const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Baker' });
  const { id } = await createApplication(api.prisma, { applicantId: seeker.id, jobId: job.id });
  const body = { ids: [id], en: { subject: 'About {job}', text: 'For {name}' } };
  const write = async () => (await api.as(recruiter).call(messageCreate, { body })).body.data[0]?.outcome;
  expect(await write()).toBe('written');
  return { seeker, recruiter, id, write };
}
const mailsTo = async (address: string) =>
  (
    await api.prisma.$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'mail' AND data->>'to' = ${address} AND data->>'template' = 'candidate-message'`
  ).length;
const end = async (person: { id: string }) =>
  expect((await api.as(person).call(accountDelete, { body: { password } })).status).toBe(200);
async function entries(rows: AsyncIterable<object>) {
  const all: object[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

it('names a message in what both sides download of their data', async () => {
  const { seeker, recruiter } = await written();
  const message = { subject: 'About Baker', text: 'For Rumdul Vichetra' };
  expect(await entries(eachApplicationSent(api.prisma, seeker.id))).toMatchObject([{ messages: [message] }]);
  expect(await entries(eachApplicationReceived(api.prisma, recruiter.id))).toMatchObject([
    { messages: [{ ...message, author: { name: 'Chea Vanna' } }] },
  ]);
});

it('of somebody whose account ends leaves nothing, and nothing is written to them any more', async () => {
  const { seeker, id, write } = await written();
  expect(await mailsTo(seeker.email)).toBe(1);
  expect(await tablesThatSay(api, ['Rumdul Vichetra'])).toContain('public.candidate_message');
  await end(seeker);
  expect(await mailsTo(seeker.email)).toBe(0);
  expect(await api.prisma.candidateMessage.count({ where: { applicationId: id } })).toBe(0);
  expect(await write()).toBe('missing');
  expect(await mailsTo(seeker.email)).toBe(0);
});

it('waits for an account that is ending, and is not written then', async () => {
  const { seeker, write } = await written();
  const before = await mailsTo(seeker.email);
  const client = await api.deps.database.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM "user" WHERE id = $1 FOR UPDATE', [seeker.id]);
  const outcome = write();
  await untilWaiting(api);
  expect(await mailsTo(seeker.email)).toBe(before);
  await client.query('DELETE FROM "user" WHERE id = $1', [seeker.id]);
  await client.query('COMMIT');
  client.release();
  expect(await outcome).toBe('missing');
  expect(await mailsTo(seeker.email)).toBe(before);
});
