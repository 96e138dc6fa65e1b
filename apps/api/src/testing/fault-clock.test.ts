import { login, profileGet } from '@acheep/contract/accounts/account';
import { forgotPassword } from '@acheep/contract/accounts/password';
import { applicationCreate } from '@acheep/contract/hiring/application';
import { jobCreate, jobGet, jobList, jobStatusChange } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it } from 'vitest';
import { startApi } from './harness.ts';

const api = await startApi();
const password = 'quiet river morning';
const hour = 3_600_000;
/** Sets the clocks of the process and of the queue, as if both were on one machine. */
async function set(hours: number) {
  api.setClock(hours === 0 ? null : new Date(Date.now() + hours * hour));
  await api.prisma.$executeRawUnsafe(
    `CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE
      AS $$ SELECT now() + interval '${hours} hours' $$`,
  );
}
afterEach(() => set(0));
const titles = async (search: string) =>
  (await api.as(null).call(jobList, { query: { search } })).body.data.map(
    ({ title }: { title: string }) => title,
  );

async function publish(title: string) {
  const { id: categoryId } = await api.prisma.category.findFirstOrThrow();
  const { id: provinceId } = await api.prisma.province.findFirstOrThrow();
  const terms = { type: 'full-time', experience: '2-years', vacancies: 1, negotiable: true };
  const place = { categoryId, provinceId, description: '<p>As every day.</p>', closingDate: '2090-01-01' };
  const recruiter = api.as(await createRecruiter(api.prisma));
  const { body } = await recruiter.call(jobCreate, { body: { title, ...terms, ...place } });
  const params = { id: body.data._id as string };
  const response = await recruiter.call(jobStatusChange, { params, body: { status: 'active' } });
  expect(response.status).toBe(200);
  return params;
}

async function apply(jobId: string) {
  const person = await createUser(api.prisma);
  const { path, originalName } = await createUpload(api.prisma, { ownerId: person.id });
  const body = { jobId, cv: { path, originalName }, phone: '+855 12 345 678' };
  return (await api.as(person).call(applicationCreate, { body })).status;
}

describe('fault 18: a clock that is wrong', () => {
  it.each([
    ['Signalwoman', 'an hour behind', -1],
    ['Signalman', 'an hour ahead', 1],
    ['Watchmaker', 'a day ahead', 24],
    ['Watchman', 'a day behind', -24],
  ])('holds nobody up, and nothing when it is put right: %s, %s', async (title, _, hours) => {
    const email = `${title.toLowerCase()}@clock.example`;
    await createUser(api.prisma, { email, passwordHash: await api.deps.passwords.hash(password) });
    const signIn = async () => {
      const { status, body } = await api.as(null).call(login, { body: { email, password } });
      expect(status).toBe(200);
      return body.data.token as string;
    };
    const early = await signIn();
    await set(hours);
    const late = await signIn();
    const params = await publish(title);
    let mails = 0;
    const holds = async () => {
      await api.as(null).call(forgotPassword, { body: { email } });
      await api.mailsTo(email, ++mails);
      for (const token of [early, late])
        expect((await api.withToken(token).call(profileGet)).status).toBe(200);
      expect(await titles(title)).toEqual([title]);
      expect((await api.as(null).call(jobGet, { params })).body.data.open).toBe(true);
      expect(await apply(params.id)).toBe(201);
    };
    await holds();
    await set(0);
    await holds();
  });

  it('closes a job too early, and opens it again when it is put right', async () => {
    const closesOn = new Date(Date.now() + 7 * hour).toISOString().slice(0, 10);
    await createJob(api.prisma, { title: 'Clockwinder', closesOn });
    expect(await titles('clockwinder')).toEqual(['Clockwinder']);
    await set(24);
    expect(await titles('clockwinder')).toEqual([]);
    await set(0);
    expect(await titles('clockwinder')).toEqual(['Clockwinder']);
  });
});
