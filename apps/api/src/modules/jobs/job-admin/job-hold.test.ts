import { postFeed } from '@acheep/contract/feed/post';
import { applicationCreate } from '@acheep/contract/hiring/application';
import { jobCopy, jobCreate, jobGet, jobList, jobStatusChange, ownJobGet } from '@acheep/contract/jobs/job';
import { adminJobApprove, adminJobRefuse } from '@acheep/contract/jobs/job-admin';
import type { JobHold } from '@acheep/contract/jobs/job-moderation-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { publishOrdered } from '../job/job-ordered.service.ts';
import { publishScheduled } from '../job/job-schedule.tasks.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});
beforeEach(() => hold('off'));

type Person = { id: string };
const hold = (jobs: JobHold) => api.as(admin).call(adminSettingUpdate, { body: { moderation: { jobs } } });

/** A recruiter whose company has one order of five jobs and has never published. */
async function newcomer(overrides: Parameters<typeof createOrder>[1] = {}) {
  const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
  const order = await createOrder(api.prisma, { status: 'active', ownerId: recruiter.id, ...overrides });
  return { recruiter, order };
}
const used = async ({ id }: { id: string }) =>
  (await api.prisma.order.findUniqueOrThrow({ where: { id } })).jobsUsed;
const draft = (ownerId: string, more = {}) =>
  createJob(api.prisma, { ownerId, status: 'draft', title: 'Quilt maker', ...more });
const setStatus = async (person: Person, id: string, status: string, closingDate?: string) =>
  (await api.as(person).call(jobStatusChange, { params: { id }, body: { status, closingDate } })).body.data
    ?.status as string;
const stored = (id: string) => api.prisma.job.findUniqueOrThrow({ where: { id } });
const approve = async (...ids: string[]) =>
  (await api.as(admin).call(adminJobApprove, { body: { jobs: ids.map((_id) => ({ _id })) } })).body.data;
const refuse = async (id: string, stop: object = { reason: 'unclear' }) =>
  (await api.as(admin).call(adminJobRefuse, { body: { jobs: [{ _id: id }], ...stop } })).body.data;
const mailsAbout = (id: string) => api.prisma.$queryRaw<{ template: string; words: string | null }[]>`
  SELECT data->>'template' AS template, data->'params'->>'words' AS words FROM pgboss.job
  WHERE name = 'mail' AND data->'params'->>'jobId' = ${id} ORDER BY created_on`;

describe('which jobs wait for the operator', () => {
  it('none as long as nothing is set', async () => {
    const { recruiter } = await newcomer();
    expect(await setStatus(recruiter, (await draft(recruiter.id)).id, 'active')).toBe('active');
  });

  it('those of a company that has had none on the site, until one of them is approved', async () => {
    await hold('first');
    const { recruiter } = await newcomer();
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => draft(recruiter.id)));
    expect(await setStatus(recruiter, one?.id ?? '', 'active')).toBe('pending');
    expect(await setStatus(recruiter, two?.id ?? '', 'active')).toBe('pending');
    await approve(one?.id ?? '');
    expect(await setStatus(recruiter, three?.id ?? '', 'active')).toBe('active');
  });

  it('all of them, by every way there is to the site', async () => {
    const { recruiter, order } = await newcomer();
    const closed = await createJob(api.prisma, { ownerId: recruiter.id, status: 'closed' });
    const past = await createJob(api.prisma, { ownerId: recruiter.id, closesOn: addDays(today(), -1) });
    const archived = await createJob(api.prisma, { ownerId: recruiter.id, status: 'archived' });
    const planned = await draft(recruiter.id, { scheduledOn: new Date(addDays(today(), -1)) });
    const ordered = await draft(recruiter.id);
    await api.prisma.order.update({ where: { id: order.id }, data: { jobId: ordered.id } });
    await hold('all');
    const day = addDays(today(), 9);
    expect(await setStatus(recruiter, closed.id, 'active')).toBe('pending');
    expect(await setStatus(recruiter, past.id, 'active', day)).toBe('pending');
    expect(await setStatus(recruiter, archived.id, 'active', day)).toBe('pending');
    await publishScheduled(api.deps);
    await publishOrdered(api.deps, order.id);
    for (const { id } of [planned, ordered]) {
      expect((await stored(id)).status).toBe('pending');
      expect(await mailsAbout(id)).toMatchObject([{ template: 'job-waits' }]);
    }
    // Reopening a job that was closed by hand before its closing date takes none; the other four are not taken twice
    // either.
    expect(await used(order)).toBe(3);
    const { title, type, experience, vacancies, description, categoryId, provinceId } = closed;
    const whole = { title, type, experience, vacancies, description, categoryId, provinceId };
    const body = { ...whole, negotiable: true, closingDate: day, publish: true };
    expect((await api.as(recruiter).call(jobCreate, { body })).body.data.status).toBe('pending');
  });

  it('and what waits stays where it is when the switch is turned off', async () => {
    await hold('all');
    const { recruiter } = await newcomer();
    const { id } = await draft(recruiter.id);
    await setStatus(recruiter, id, 'active');
    await hold('off');
    expect((await stored(id)).status).toBe('pending');
    expect(await approve(id)).toEqual({ done: [id], left: [] });
  });
});

describe('a job that waits', () => {
  async function waiting() {
    const { recruiter, order } = await newcomer({ pinDays: 3 });
    const { id } = await draft(recruiter.id);
    await hold('first');
    await setStatus(recruiter, id, 'active');
    return { recruiter, order, id };
  }

  it('is seen by nobody else, and takes no applications', async () => {
    const { recruiter, order, id } = await waiting();
    const companyId = (await stored(id)).companyId;
    expect((await api.as(null).call(jobGet, { params: { id } })).status).toBe(404);
    const seeker = await createUser(api.prisma);
    await createResume(api.prisma, { userId: seeker.id });
    const application = { jobId: id, resume: true, phone: '+85512345678' };
    expect((await api.as(seeker).call(applicationCreate, { body: application } as never)).body.code).toBe(
      'not_found',
    );
    for (const query of [{ search: 'quilt' }, { 'filter[companyId]': companyId }]) {
      const { data } = (await api.as(null).call(jobList, { query })).body;
      expect(data.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
    }
    expect(await api.prisma.post.count({ where: { jobId: id } })).toBe(0);
    const feed = await api.as(null).call(postFeed, { query: { limit: 20 } });
    expect([feed.status, feed.text.includes(id)]).toEqual([200, false]);
    // The recruiter sees why it waits, and that it has taken a job of the order already.
    const own = (await api.as(recruiter).call(ownJobGet, { params: { id } })).body.data;
    expect(own).toMatchObject({ status: 'pending', actions: ['withdraw', 'copy'], postedAt: null });
    expect(await used(order)).toBe(1);
    expect((await stored(id)).pinnedUntil).toBeNull();
  });

  it('appears at the moment of the approval, as new as that, with the extras of its order', async () => {
    const { order, id } = await waiting();
    const before = new Date();
    expect(await approve(id)).toEqual({ done: [id], left: [] });
    const job = await stored(id);
    expect(job).toMatchObject({ status: 'active', orderId: order.id, heldAt: null, heldOrderId: null });
    for (const moment of [job.publishedAt, job.postedAt, job.announcedAt])
      expect(moment?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(job.pinnedUntil).toEqual(new Date(addDays(today(), 3)));
    expect((await api.as(null).call(jobGet, { params: { id } })).status).toBe(200);
    expect(await api.prisma.post.count({ where: { jobId: id } })).toBe(1);
    expect(await used(order)).toBe(1);
    expect((await mailsAbout(id)).map(({ template }) => template)).toEqual(['job-approved']);
    expect(
      await api.prisma.auditEntry.count({ where: { action: 'job.approve', actorId: admin.id } }),
    ).toBeGreaterThan(0);
    expect(await approve(id)).toEqual({ done: [], left: [{ _id: id, why: 'state' }] });
  });

  it('that is refused is a draft again with the reason, and the order has its job back', async () => {
    const { recruiter, order, id } = await waiting();
    const words = 'Please say where the work is done.';
    expect(await refuse(id, { reason: 'unclear', words })).toEqual({ done: [id], left: [] });
    expect(await used(order)).toBe(0);
    const own = (await api.as(recruiter).call(ownJobGet, { params: { id } })).body.data;
    expect(own).toMatchObject({ status: 'draft', stop: { kind: 'refused', reason: 'unclear', words } });
    expect(own.actions).toContain('publish');
    expect(await mailsAbout(id)).toEqual([{ template: 'job-refused', words }]);
    // Published again it waits again, whatever the setting is by then; once approved, the reason is cleared.
    await hold('off');
    expect(await setStatus(recruiter, id, 'active')).toBe('pending');
    await approve(id);
    expect(await stored(id)).toMatchObject({ status: 'active', stopped: null, stopReason: null });
  });

  it('is taken back by its recruiter, and the order has its job back', async () => {
    const { recruiter, order, id } = await waiting();
    expect(await setStatus(recruiter, id, 'draft')).toBe('draft');
    expect([await used(order), (await stored(id)).heldAt]).toEqual([0, null]);
    expect((await api.as(recruiter).call(jobCopy, { params: { id } })).status).toBe(201);
  });

  it('is left where it was changed since the operator saw it, or its day is past', async () => {
    const { recruiter, id } = await waiting();
    const seen = (await stored(id)).updatedAt.toISOString();
    await setStatus(recruiter, id, 'draft');
    await setStatus(recruiter, id, 'active');
    const jobs = [{ _id: id, updatedAt: seen }];
    const { data } = (await api.as(admin).call(adminJobApprove, { body: { jobs } })).body;
    expect(data).toEqual({ done: [], left: [{ _id: id, why: 'changed' }] });
    await api.prisma.job.update({ where: { id }, data: { closingDate: new Date(addDays(today(), -1)) } });
    expect(await approve(id)).toEqual({ done: [], left: [{ _id: id, why: 'past' }] });
    expect((await refuse(id, { reason: 'over' })).done).toEqual([id]);
  });

  it('is decided on once, where two decide at once', async () => {
    const { order, id } = await waiting();
    const [approved, refused] = await Promise.all([approve(id), refuse(id)]);
    expect([...approved.done, ...refused.done]).toEqual([id]);
    expect(await used(order)).toBe(approved.done.length);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it('is decided on with others, each by itself', async () => {
    const [one, two] = [await waiting(), await waiting()];
    const gone = crypto.randomUUID();
    expect(await approve(one.id, gone, two.id)).toEqual({
      done: [one.id, two.id],
      left: [{ _id: gone, why: 'state' }],
    });
  });
});

it('gives a repost that is refused back to where it was, closed to everybody, and takes a job for the next try', async () => {
  const { recruiter, order } = await newcomer();
  const { id } = await createJob(api.prisma, { ownerId: recruiter.id, closesOn: addDays(today(), -1) });
  await hold('all');
  await setStatus(recruiter, id, 'active', addDays(today(), 9));
  await refuse(id, { reason: 'untrue' });
  expect([(await stored(id)).status, await used(order)]).toEqual(['closed', 0]);
  expect((await api.as(null).call(jobGet, { params: { id } })).status).toBe(404);
  expect(await setStatus(recruiter, id, 'active')).toBe('pending');
  expect(await used(order)).toBe(1);
});
