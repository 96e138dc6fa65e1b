import { postFeed, postGet } from '@acheep/contract/feed/post';
import { jobRefresh, jobStatusChange } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const entryOf = (jobId: string) => api.prisma.post.findUnique({ where: { jobId } });
const feedOf = async (createdBy: string) =>
  (await api.as(null).call(postFeed, { query: { 'filter[createdBy]': createdBy } })).body.data;

/** A recruiter with an order that allows publishing jobs. */
async function publisher() {
  const owner = await createRecruiter(api.prisma);
  await createOrder(api.prisma, { ownerId: owner.id, status: 'active', jobs: 10 });
  return owner;
}

describe('the entry of a job', () => {
  it('is made when the job is published, once, however often that is tried at once', async () => {
    const owner = await publisher();
    const { id } = await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    expect(await entryOf(id)).toBeNull();
    const as = api.as(owner);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () =>
        as.call(jobStatusChange, { params: { id }, body: { status: 'active' } }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.prisma.post.count({ where: { jobId: id } })).toBe(1);
    expect(await feedOf(owner.id)).toMatchObject([{ kind: 'job', body: null, job: { _id: id } }]);
  });

  it('leaves the feed when its job is closed, keeps its page, and stays where it was when it opens again', async () => {
    const owner = await publisher();
    const { id } = await createJob(api.prisma, { ownerId: owner.id });
    const before = await entryOf(id);
    const change = (status: 'active' | 'closed') =>
      api.as(owner).call(jobStatusChange, { params: { id }, body: { status } });
    expect((await change('closed')).status).toBe(200);
    expect(await feedOf(owner.id)).toEqual([]);
    const page = await api.as(null).call(postGet, { params: { id: before?.id ?? '' } });
    expect(page.body.data).toMatchObject({ job: { status: 'closed' } });
    expect((await change('active')).status).toBe(200);
    expect(await feedOf(owner.id)).toMatchObject([{ postedAt: before?.postedAt?.toISOString() }]);
  });

  it('leaves the feed on the day after the closing date, though nobody has recorded that yet', async () => {
    const owner = await createRecruiter(api.prisma);
    await createJob(api.prisma, { ownerId: owner.id, closesOn: today() });
    expect(await feedOf(owner.id)).toHaveLength(1);
    await createJob(api.prisma, { ownerId: owner.id, closesOn: addDays(today(), -1) });
    expect(await feedOf(owner.id)).toHaveLength(1);
  });

  it('is announced again by a repost, and not by a move to the top', async () => {
    const owner = await publisher();
    const posted = new Date(Date.now() - 40 * 86_400_000);
    const past = { postedAt: posted, announcedAt: posted, closesOn: addDays(today(), -3) };
    const { id } = await createJob(api.prisma, { ownerId: owner.id, ...past });
    await api.prisma.post.update({ where: { jobId: id }, data: { status: 'archived' } });
    const body = { status: 'active' as const, closingDate: addDays(today(), 20) };
    expect((await api.as(owner).call(jobStatusChange, { params: { id }, body })).status).toBe(200);
    const again = await entryOf(id);
    expect(again).toMatchObject({ status: 'active' });
    expect(again?.postedAt?.getTime()).toBeGreaterThan(posted.getTime());
    expect((await api.as(owner).call(jobRefresh, { params: { id } })).status).toBe(200);
    expect(await entryOf(id)).toEqual(again);
    expect(await api.prisma.post.count({ where: { jobId: id } })).toBe(1);
  });

  it('stays hidden when the operator hid it, though its job is posted again', async () => {
    const { id } = await createJob(api.prisma);
    await api.prisma.post.update({ where: { jobId: id }, data: { status: 'hidden' } });
    await api.prisma.job.update({ where: { id }, data: { announcedAt: new Date() } });
    expect(await entryOf(id)).toMatchObject({ status: 'hidden' });
  });
});
