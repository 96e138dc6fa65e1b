import { jobList } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import {
  adminSettingGet,
  adminSettingUpdate,
  type Ranking,
} from '@acheep/contract/platform/operator-setting';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let ownerId: string;
let admin: { id: string };

beforeAll(async () => {
  ownerId = (await createRecruiter(api.prisma)).id;
  admin = await createUser(api.prisma, { role: 'admin' });
});

const says =
  '<p>A sentence that says in some words what is meant, and another one, so that the reader knows what comes.</p>';
const none = { salary: 0, complete: 0, boost: 0 };

/** Creates a job posted this many days ago. */
async function posted(title: string, days: number, { skills, ...data }: Record<string, unknown> = {}) {
  const { id } = await createJob(api.prisma, { ownerId, title } as Parameters<typeof createJob>[1]);
  if (skills)
    await api.prisma.jobSkill.create({ data: { jobId: id, kind: 'hard', name: 'Welding', position: 0 } });
  const postedAt = new Date(Date.now() - days * 86_400_000);
  const rest = { salaryRank: null, description: '<p>Short.</p>' };
  await api.prisma.job.update({ where: { id }, data: { ...rest, postedAt, ...data } });
  return id;
}

async function rank(ranking: Ranking) {
  const { body } = await api.as(admin).call(adminSettingGet, {});
  const { updatedAt } = body.data;
  const { status } = await api.as(admin).call(adminSettingUpdate, { body: { ranking, updatedAt } });
  expect(status).toBe(200);
}

async function found(search: string, sort?: string) {
  const { body } = await api.as(null).call(jobList, { query: { search, ...(sort && { sort }) } });
  return body.data.map(({ _id }: { _id: string }) => _id);
}

it('puts the newer job first, and what its setting says before it, at once', async () => {
  const newest = await posted('Welder', 1);
  const salary = await posted('Welder', 3, { salaryRank: 40_000 });
  const whole = { description: says, requirements: says, benefits: says, skills: true };
  const complete = await posted('Welder', 4, whole);
  const half = await posted('Welder', 4.5, { requirements: says, benefits: says });
  const boosted = await posted('Welder', 5, { boostedUntil: new Date(addDays(today(), 2)) });
  const over = await posted('Welder', 6, { boostedUntil: new Date(addDays(today(), -1)) });

  await rank(none);
  expect(await found('welder')).toEqual([newest, salary, complete, half, boosted, over]);
  await rank({ ...none, salary: 3 });
  expect(await found('welder')).toEqual([salary, newest, complete, half, boosted, over]);
  await rank({ ...none, complete: 4 });
  expect(await found('welder')).toEqual([complete, newest, half, salary, boosted, over]);
  await rank({ ...none, boost: 5 });
  expect(await found('welder')).toEqual([boosted, newest, salary, complete, half, over]);
  await rank({ salary: 14, complete: 14, boost: 14 });
  const order = [newest, salary, complete, half, boosted, over];
  expect(await found('welder', 'createdAt_-1')).toEqual(order);
  expect(await found('welder', 'createdAt_1')).toEqual(order.reverse());
});

it('leaves a better answer before all others', async () => {
  await rank({ salary: 14, complete: 14, boost: 14 });
  const inTitle = await posted('Potter', 9);
  const inText = await posted('Artist', 1, {
    description: `${says}<p>You are a potter.</p>`,
    requirements: says,
    salaryRank: 40_000,
  });
  await api.prisma.job.update({ where: { id: inText }, data: { searchBody: 'potter' } });
  expect(await found('potter')).toEqual([inTitle, inText]);
});

it('refuses what would bring up what is old, and names the field', async () => {
  const { body } = await api.as(admin).call(adminSettingGet, {});
  const { updatedAt } = body.data;
  for (const salary of [15, -1, 1.5]) {
    const refused = await api
      .as(admin)
      .call(adminSettingUpdate, { body: { ranking: { ...none, salary }, updatedAt } });
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['ranking.salary']]);
  }
});
