import { orderCreate } from '@acheep/contract/billing/order';
import { adminOrderConfirm } from '@acheep/contract/billing/order-admin';
import {
  jobCopy,
  jobCreate,
  jobGet,
  jobRefresh,
  jobStatusChange,
  jobUpdate,
} from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createPackage } from '@acheep/prisma/factories/package';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { orderConfirmed } from '../../billing/order/order-confirmed.ts';
import { publishOrdered } from './job-ordered.service.ts';
import { publishScheduled } from './job-schedule.tasks.ts';

const api = await startApi();

type Person = { id: string };

/** A recruiter whose company has one order. */
async function withOrder(overrides: Parameters<typeof createOrder>[1] = {}) {
  const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
  const order = await createOrder(api.prisma, { status: 'active', ownerId: recruiter.id, ...overrides });
  return { recruiter, order };
}
const used = async ({ id }: { id: string }) =>
  (await api.prisma.order.findUniqueOrThrow({ where: { id }, select: { jobsUsed: true } })).jobsUsed;
const draft = (ownerId: string) => createJob(api.prisma, { ownerId, status: 'draft' });
const setStatus = (person: Person, id: string, status: string, closingDate?: string) =>
  api.as(person).call(jobStatusChange, { params: { id }, body: { status, closingDate } });
const stored = (id: string) => api.prisma.job.findUniqueOrThrow({ where: { id } });

describe('publishing', () => {
  it('takes one job from the order that ends first, and keeps which', async () => {
    const { recruiter, order: later } = await withOrder({ jobs: 3 });
    const first = await createOrder(api.prisma, {
      ownerId: recruiter.id,
      status: 'active',
      jobs: 1,
      validTo: new Date(addDays(today(), 2)),
    });
    const [one, two] = [await draft(recruiter.id), await draft(recruiter.id)];
    for (const { id } of [one, two]) expect((await setStatus(recruiter, id, 'active')).status).toBe(200);
    expect([(await stored(one.id)).orderId, (await stored(two.id)).orderId]).toEqual([first.id, later.id]);
    expect([await used(first), await used(later)]).toEqual([1, 1]);
  });

  it('does so from the form too, and from what is written and published at once', async () => {
    const { recruiter, order } = await withOrder({ jobs: 2 });
    const { title, type, experience, vacancies, description, categoryId, provinceId } = await createJob(
      api.prisma,
    );
    const whole = { title, type, experience, vacancies, description, categoryId, provinceId };
    const body = { ...whole, negotiable: true, closingDate: addDays(today(), 5), publish: true };
    const made = await api.as(recruiter).call(jobCreate, { body });
    expect([made.status, await used(order)]).toEqual([201, 1]);
    const { id } = await draft(recruiter.id);
    expect((await api.as(recruiter).call(jobUpdate, { params: { id }, body })).status).toBe(200);
    expect(await used(order)).toBe(2);
    const refused = await api.as(recruiter).call(jobCreate, { body });
    expect([refused.status, refused.body.code]).toEqual([409, 'order.none_left']);
    expect((await api.as(recruiter).call(jobCreate, { body: { ...body, publish: false } })).status).toBe(201);
  });

  it('fault 15: of fifty at once on the last job one succeeds', async () => {
    const { recruiter, order } = await withOrder({ jobs: 3, jobsUsed: 2 });
    const member = await createMember(api.prisma, order.companyId);
    const drafts = await Promise.all(Array.from({ length: 50 }, () => draft(recruiter.id)));
    const answers = await Promise.all(
      drafts.map(({ id }, index) => setStatus(index % 2 ? recruiter : member, id, 'active')),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['order.none_left']),
    );
    expect(await used(order)).toBe(3);
    expect(await api.prisma.job.count({ where: { orderId: order.id, status: 'active' } })).toBe(1);
  });

  it('fault 15: by hand and on the morning that was planned share the last job', async () => {
    const { recruiter, order } = await withOrder({ jobs: 1 });
    const plan = {
      ownerId: recruiter.id,
      status: 'draft',
      scheduledOn: new Date(addDays(today(), -1)),
    } as const;
    for (let count = 0; count < 3; count += 1) await createJob(api.prisma, plan);
    const drafts = [await draft(recruiter.id), await draft(recruiter.id)];
    await Promise.all([
      publishScheduled(api.deps),
      ...drafts.map(({ id }) => setStatus(recruiter, id, 'active')),
      publishScheduled(api.deps),
    ]);
    expect(await used(order)).toBe(1);
    expect(await api.prisma.job.count({ where: { companyId: order.companyId, status: 'active' } })).toBe(1);
  });

  it('fault 15: many at once use up what several orders have, and no more', async () => {
    const { recruiter, order } = await withOrder({ jobs: 3 });
    const other = await createOrder(api.prisma, { ownerId: recruiter.id, status: 'active', jobs: 4 });
    const drafts = await Promise.all(Array.from({ length: 20 }, () => draft(recruiter.id)));
    const answers = await Promise.all(drafts.map(({ id }) => setStatus(recruiter, id, 'active')));
    expect(answers.filter(({ status }) => status === 200).length).toBe(7);
    expect([await used(order), await used(other)]).toEqual([3, 4]);
  });

  it.each([
    ['that waits for payment', { status: 'pending' as const }],
    ['that was paid back', { refundedAt: new Date() }],
    ['past its last day', { validTo: new Date(addDays(today(), -1)), validFrom: new Date('2026-01-01') }],
    ['that is used up', { jobs: 2, jobsUsed: 2 }],
  ])('takes none from an order %s', async (_, overrides) => {
    const { recruiter } = await withOrder(overrides);
    const { id } = await draft(recruiter.id);
    const { status, body } = await setStatus(recruiter, id, 'active');
    expect([status, body.code]).toEqual([409, 'order.none_left']);
    expect((await stored(id)).status).toBe('draft');
  });

  it('takes none where the job is not whole', async () => {
    const { recruiter, order } = await withOrder();
    const { id } = await createJob(api.prisma, { ownerId: recruiter.id, status: 'draft', description: null });
    expect((await setStatus(recruiter, id, 'active')).body.code).toBe('job.incomplete');
    expect(await used(order)).toBe(0);
  });
});

describe('what comes after publishing', () => {
  it('takes none for what closes by hand and opens again in its time, is copied or moved to the top', async () => {
    const { recruiter, order } = await withOrder();
    const { id } = await draft(recruiter.id);
    await setStatus(recruiter, id, 'active');
    await setStatus(recruiter, id, 'closed');
    expect((await setStatus(recruiter, id, 'active')).status).toBe(200);
    expect((await api.as(recruiter).call(jobRefresh, { params: { id } })).status).toBe(200);
    expect((await api.as(recruiter).call(jobCopy, { params: { id } })).status).toBe(201);
    expect(await used(order)).toBe(1);
  });

  it('takes one for a repost after its last day', async () => {
    const { recruiter, order } = await withOrder();
    const { id } = await createJob(api.prisma, { ownerId: recruiter.id, closesOn: addDays(today(), -3) });
    const repost = () => setStatus(recruiter, id, 'active', addDays(today(), 9));
    expect([(await repost()).status, await used(order)]).toEqual([200, 1]);
    await api.prisma.order.update({ where: { id: order.id }, data: { jobsUsed: 5 } });
    const other = await createJob(api.prisma, { ownerId: recruiter.id, closesOn: addDays(today(), -3) });
    const { body } = await setStatus(recruiter, other.id, 'active', addDays(today(), 9));
    expect(body.code).toBe('order.none_left');
  });

  it('takes one for a repost also where its date was put off after its last day', async () => {
    const { recruiter, order } = await withOrder({ jobs: 1 });
    const { id } = await createJob(api.prisma, { ownerId: recruiter.id, closesOn: addDays(today(), -3) });
    const params = { id };
    const { title, type, experience, vacancies, description, categoryId, provinceId } = await stored(id);
    const whole = { title, type, experience, vacancies, description, categoryId, provinceId };
    const save = async (days: number) => {
      const body = { ...whole, negotiable: true, closingDate: addDays(today(), days) };
      expect((await api.as(recruiter).call(jobUpdate, { params, body })).status).toBe(200);
    };
    await save(9);
    await save(12);
    expect([(await stored(id)).status, await used(order)]).toEqual(['closed', 0]);
    expect((await setStatus(recruiter, id, 'active')).status).toBe(200);
    expect(await used(order)).toBe(1);
    await setStatus(recruiter, id, 'closed');
    expect((await setStatus(recruiter, id, 'active')).status).toBe(200);
    expect(await used(order)).toBe(1);
  });

  it('pins and boosts for as long as the order says, and never shortens what was longer', async () => {
    const { recruiter } = await withOrder({ pinDays: 3, boostDays: 14 });
    const { id } = await draft(recruiter.id);
    const longer = new Date(addDays(today(), 30));
    await api.prisma.job.update({ where: { id }, data: { boostedUntil: longer } });
    await setStatus(recruiter, id, 'active');
    expect(await stored(id)).toMatchObject({
      pinnedUntil: new Date(addDays(today(), 3)),
      boostedUntil: longer,
    });
  });

  it('leaves the job on the site when its order goes', async () => {
    const { recruiter, order } = await withOrder();
    const { id } = await draft(recruiter.id);
    await setStatus(recruiter, id, 'active');
    await api.prisma.order.delete({ where: { id: order.id } });
    expect(await stored(id)).toMatchObject({ status: 'active', orderId: null });
  });
});

describe('a draft that a package was ordered with', () => {
  const confirm = async (id: string) =>
    api.as(await createUser(api.prisma, { role: 'admin' })).call(adminOrderConfirm, {
      params: { id },
      body: { paidOn: today(), paidBy: 'cash' },
    });
  async function ordered(overrides: Parameters<typeof createJob>[1] = {}) {
    const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
    const { id: packageId } = await createPackage(api.prisma, { jobs: 2 });
    const job = await createJob(api.prisma, {
      ownerId: recruiter.id,
      status: 'draft',
      title: 'Cook',
      ...overrides,
    });
    const made = await api.as(recruiter).call(orderCreate, { body: { packageId, jobId: job.id } });
    return { recruiter, job, order: { id: made.body.data._id as string } };
  }

  it('is published on confirmation, and its recruiter told', async () => {
    await api.work(orderConfirmed);
    const { recruiter, job, order } = await ordered();
    expect((await api.as(null).call(jobGet, { params: { id: job.id } })).status).toBe(404);
    await confirm(order.id);
    await expect.poll(async () => (await stored(job.id)).status).toBe('active');
    expect([(await stored(job.id)).orderId, await used(order)]).toEqual([order.id, 1]);
    const subjects = (await api.mailsTo(recruiter.email, 3)).map(({ subject }) => subject);
    expect(subjects).toContain('Now live: Cook');
  });

  it('waits for its morning if it is scheduled', async () => {
    const day = addDays(today(), 3);
    const { job, order } = await ordered({ scheduledOn: new Date(day) });
    await confirm(order.id);
    await publishOrdered(api.deps, order.id);
    expect([(await stored(job.id)).status, await used(order)]).toEqual(['draft', 0]);
    const then = () => new Date(`${day}T08:10:00+07:00`);
    await publishScheduled({ ...api.deps, now: then });
    expect([(await stored(job.id)).status, await used(order)]).toEqual(['active', 1]);
  });

  it('stays a draft where it is not whole, and its recruiter is told that', async () => {
    await api.work(orderConfirmed);
    const { recruiter, job, order } = await ordered({ closesOn: addDays(today(), -1) });
    await confirm(order.id);
    const subjects = (await api.mailsTo(recruiter.email, 3)).map(({ subject }) => subject);
    expect(subjects).toContain('Still a draft: Cook');
    expect([(await stored(job.id)).status, await used(order)]).toEqual(['draft', 0]);
  });

  it('may be gone, or published by hand meanwhile', async () => {
    const [gone, published] = [await ordered(), await ordered()];
    await api.prisma.job.delete({ where: { id: gone.job.id } });
    await confirm(gone.order.id);
    await confirm(published.order.id);
    await setStatus(published.recruiter, published.job.id, 'active');
    await api.work(orderConfirmed);
    await api.mailsTo(gone.recruiter.email, 2);
    expect([await used(gone.order), await used(published.order)]).toEqual([0, 1]);
  });
});
