import { companyMerge } from '@acheep/contract/companies/company-merge';
import { alertCreate, alertList, maxFollowed } from '@acheep/contract/jobs/job-alert';
import { addDays } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { notifyNews } from './alert-news.service.ts';

const api = await startApi();
afterEach(() => api.setClock(null));

type Person = { id: string };
const day = 86_400_000;
const companyOf = async (owner: Person) =>
  (await api.prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } })).id;
const follow = (person: Person, companyId: string) =>
  api.as(person).call(alertCreate, { body: { name: 'Bokor', frequency: 'daily', criteria: { companyId } } });
const list = async (person: Person) => (await api.as(person).call(alertList)).body.data;

it('follows a company once, however often it is pressed, and again after its mails were stopped', async () => {
  const person = await createUser(api.prisma);
  const companyId = await companyOf(await createRecruiter(api.prisma));
  const first = (await follow(person, companyId)).body.data;
  await api.prisma.jobAlert.update({ where: { id: first._id }, data: { frequency: 'none' } });
  const again = await follow(person, companyId);
  expect([again.status, again.body.data]).toMatchObject([201, { _id: first._id, frequency: 'daily' }]);
  expect(await list(person)).toEqual([again.body.data]);
});

it('tells of new jobs in the bell and by mail, in words about the company, with a link to unfollow', async () => {
  const person = await createUser(api.prisma);
  const owner = await createRecruiter(api.prisma);
  const companyId = await companyOf(owner);
  await follow(person, companyId);
  const now = new Date(Date.now() + day);
  const job = {
    title: 'Falconer',
    announcedAt: new Date(),
    closesOn: addDays(now.toISOString().slice(0, 10), 20),
  };
  await createJob(api.prisma, { ...job, ownerId: owner.id, announcedAt: new Date(Date.now() + 60_000) });
  await createJob(api.prisma, { ...job, title: 'Elsewhere' });
  api.setClock(now);
  await notifyNews(api.deps);
  const mails = await api.prisma.$queryRaw<{ data: { to: string; params: Record<string, unknown> } }[]>`
    SELECT data FROM pgboss.job WHERE name = 'mail'`;
  const mail = mails.find(({ data }) => data.to === person.email)?.data;
  expect(mail?.params).toMatchObject({
    follows: true,
    alert: 'Bokor',
    count: 1,
    jobs: [{ title: 'Falconer' }],
    all: `/company/${companyId}?tab=jobs`,
  });
  const bell = await api.prisma.notification.findFirstOrThrow({ where: { userId: person.id } });
  expect([bell.kind, bell.params]).toMatchObject(['company-follow', { company: 'Bokor', count: '1' }]);
});

it('has a limit of its own beside that of saved searches', async () => {
  const person = await createUser(api.prisma);
  const companyId = await companyOf(await createRecruiter(api.prisma));
  for (let number = 0; number < maxFollowed; number += 1) {
    const other = `01900000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;
    await createJobAlert(api.prisma, { userId: person.id, criteria: { companyId: other } });
  }
  const { status, body } = await follow(person, companyId);
  expect([status, body.code]).toEqual([409, 'job_alert.most_followed']);
  const search = { name: 'Cook', frequency: 'daily', criteria: { search: 'cook' } } as const;
  expect((await api.as(person).call(alertCreate, { body: search })).status).toBe(201);
});

it('goes along where a company is merged into another', async () => {
  const [gone, stays] = [await createRecruiter(api.prisma), await createRecruiter(api.prisma)];
  const [from, into] = [await companyOf(gone), await companyOf(stays)];
  const [one, both] = [await createUser(api.prisma), await createUser(api.prisma)];
  await follow(one, from);
  await follow(both, from);
  await follow(both, into);
  const admin = await createUser(api.prisma, { role: 'admin' });
  const merged = await api.as(admin).call(companyMerge, { params: { id: from }, body: { into } });
  expect(merged.status).toBe(200);
  for (const person of [one, both])
    expect((await list(person)).map(({ criteria }: { criteria: unknown }) => criteria)).toEqual([
      { companyId: into },
    ]);
});
