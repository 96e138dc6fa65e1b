import { jobCreate, jobGet, jobStatusChange, jobUpdate } from '@acheep/contract/jobs/job';
import { adminJobApprove } from '@acheep/contract/jobs/job-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
let recruiter: { id: string };
let whole: object;
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  recruiter = await createRecruiter(api.prisma, { jobs: 20 });
  whole = {
    title: 'Seamstress',
    categoryId: (await api.prisma.category.findFirstOrThrow()).id,
    provinceId: (await api.prisma.province.findFirstOrThrow()).id,
    type: 'full-time',
    experience: '2-years',
    vacancies: 2,
    negotiable: true,
    closingDate: addDays(today(), 20),
  };
});

const abroad = (said: string) => ({ description: `<p>You will work in Thailand. ${said}</p>` });
const deposit = abroad('Pay a deposit of $200 before departure.');
const passport = abroad('Hand over your passport to us.');
const honest = abroad('We pay your flight.');

const publish = async (more: object) =>
  (await api.as(recruiter).call(jobCreate, { body: { ...whole, ...more, publish: true } })).body.data;
const edit = async (id: string, more: object) =>
  (await api.as(recruiter).call(jobUpdate, { params: { id }, body: { ...whole, ...more } })).body.data.status;
const isOnSite = async (id: string) => (await api.as(null).call(jobGet, { params: { id } })).status === 200;

describe('work abroad with a deposit or a kept passport', () => {
  it('waits for the operator, and other jobs do not', async () => {
    for (const trap of [deposit, passport]) expect((await publish(trap)).status).toBe('pending');
    const here = { description: '<p>Pay a deposit of $200 for the uniform.</p>' };
    for (const one of [honest, here]) expect((await publish(one)).status).toBe('active');
  });

  it('waits when an open job becomes that, and is not asked about again once approved', async () => {
    const { _id: id } = await publish(honest);
    expect(await edit(id, { ...honest, title: 'Tailor' })).toBe('active');
    expect(await edit(id, passport)).toBe('pending');
    expect(await isOnSite(id)).toBe(false);
    await api.as(admin).call(adminJobApprove, { body: { jobs: [{ _id: id }] } });
    expect(await isOnSite(id)).toBe(true);
    expect(await edit(id, { ...passport, title: 'Tailor' })).toBe('active');
  });

  it('waits when it is opened again', async () => {
    await api.as(admin).call(adminSettingUpdate, { body: { moderation: { jobs: 'off', traps: false } } });
    const { _id: id, status } = await publish(deposit);
    expect(status).toBe('active');
    await api.as(admin).call(adminSettingUpdate, { body: { moderation: { jobs: 'off' } } });
    const to = async (next: string) =>
      (await api.as(recruiter).call(jobStatusChange, { params: { id }, body: { status: next } })).body.data
        .status;
    expect([await to('closed'), await to('active')]).toEqual(['closed', 'pending']);
  });

  it('is saved where the operator holds no jobs, and the job keeps its place in the list', async () => {
    await api.as(admin).call(adminSettingUpdate, { body: { moderation: { jobs: 'off', traps: false } } });
    const { _id: id } = await publish(honest);
    const { postedAt, listAt } = await api.prisma.job.findUniqueOrThrow({ where: { id } });
    api.setClock(new Date(Date.now() + 3_600_000).toISOString());
    expect(await edit(id, passport)).toBe('active');
    expect(await api.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({ postedAt, listAt });
  });
});
