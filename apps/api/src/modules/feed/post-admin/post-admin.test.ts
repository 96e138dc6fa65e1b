import { postFeed } from '@acheep/contract/feed/post';
import { adminPostGet, adminPostPin, maxPinned } from '@acheep/contract/feed/post-admin';
import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});
beforeEach(() => api.prisma.post.updateMany({ data: { pinnedUntil: null } }));

const week = addDays(today(), 7);
const get = (id: string, who: { id: string } | null = admin) =>
  api.as(who).call(adminPostGet, { params: { id } });
const pin = (id: string, pinnedUntil: unknown, who: { id: string } | null = admin) =>
  api.as(who).call(adminPostPin, { params: { id }, body: { pinnedUntil } } as never);
const feed = async (companyId: string) =>
  (await api.as(null).call(postFeed, { query: { 'filter[companyId]': companyId } })).body.data.map(
    ({ _id, pinned }: { _id: string; pinned: boolean }) => [_id, pinned],
  );

describe('PUT /admin/post/:id/pin: success', () => {
  it('has an entry lead the feed to the end of a day, and its company edit on', async () => {
    const owner = await createRecruiter(api.prisma);
    const companyId = owner.company?.id ?? '';
    const older = await createPost(api.prisma, {
      ownerId: owner.id,
      body: 'The older one',
      postedAt: new Date(Date.now() - 60_000),
    });
    const newer = await createPost(api.prisma, { ownerId: owner.id });
    const { status, body } = await pin(older.id, week);
    expect([status, body.data]).toMatchObject([
      200,
      { _id: older.id, saying: 'The older one', pinnedUntil: week, shown: true, others: 0 },
    ]);
    expect(await feed(companyId)).toEqual([
      [older.id, true],
      [newer.id, false],
    ]);
    const stored = await api.prisma.post.findUniqueOrThrow({ where: { id: older.id } });
    expect([stored.pinnedUntil, stored.updatedAt]).toEqual([
      momentOf(addDays(week, 1), '00:00'),
      older.updatedAt,
    ]);
    expect((await get(newer.id)).body.data).toMatchObject({ pinnedUntil: null, others: 1 });

    // Forms omit empty values.
    expect((await pin(older.id, undefined)).body.data.pinnedUntil).toBeNull();
    expect(await feed(companyId)).toEqual([
      [newer.id, false],
      [older.id, false],
    ]);
    const written = await api.prisma.auditEntry.findMany({
      where: { action: 'post.pin', actorId: admin.id, targetId: owner.id },
      orderBy: { createdAt: 'asc' },
    });
    expect(written.map(({ details }) => details)).toEqual([
      { post: 'The older one', pinnedUntil: week },
      { post: 'The older one', pinnedUntil: '' },
    ]);
  });

  it('pins what publishing made, which is called as what it shows', async () => {
    const job = await createJob(api.prisma, { title: 'Quilt maker' });
    const { id } = await api.prisma.post.findUniqueOrThrow({ where: { jobId: job.id } });
    expect((await pin(id, today())).body.data).toMatchObject({ saying: 'Quilt maker', pinnedUntil: today() });
  });

  it('says that a pin of yesterday is over', async () => {
    const { id } = await createPost(api.prisma, { pinnedUntil: momentOf(today(), '00:00') });
    expect((await get(id)).body.data.pinnedUntil).toBeNull();
  });

  it('takes a pin away whatever has become of the entry', async () => {
    const { id } = await createPost(api.prisma, { pinnedUntil: new Date('2100-01-01') });
    await api.prisma.post.update({ where: { id }, data: { status: 'hidden' } });
    expect((await pin(id, null)).body.data).toMatchObject({ pinnedUntil: null, shown: false });
  });
});

describe('PUT /admin/post/:id/pin: validation', () => {
  it.each([
    ['yesterday', addDays(today(), -1)],
    ['in two years', addDays(today(), 730)],
    ['no day', 'soon'],
  ])('refuses %s', async (_, day) => {
    const { id } = await createPost(api.prisma);
    const answer = await pin(id, day);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, ['pinnedUntil']]);
  });

  it('refuses what the feed does not show, and what is not there', async () => {
    const job = await createJob(api.prisma, { closesOn: addDays(today(), -1) });
    const over = await api.prisma.post.findUniqueOrThrow({ where: { jobId: job.id } });
    for (const { id } of [over, await createPost(api.prisma, { status: 'draft' })]) {
      const { status, body } = await pin(id, week);
      expect([status, body.code]).toEqual([409, 'post.status']);
    }
    expect((await pin(crypto.randomUUID(), week)).status).toBe(404);
  });

  it('pins as many as there may be, and of several at once no more', async () => {
    const posts = [];
    for (let count = 0; count < maxPinned + 2; count += 1) posts.push((await createPost(api.prisma)).id);
    const [first = '', ...others] = posts.slice(0, maxPinned - 1);
    for (const id of [first, ...others]) expect((await pin(id, week)).status).toBe(200);
    const last = posts.slice(maxPinned - 1);
    const answers = await Promise.all(last.map((id) => pin(id, week)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'post.pins',
      message: expect.stringContaining(String(maxPinned)),
    });
    // A pinned post may be pinned for longer, and a post that the feed does not show does not count towards the limit.
    expect((await pin(first, addDays(week, 1))).status).toBe(200);
    await api.prisma.post.update({ where: { id: first }, data: { status: 'archived' } });
    const refused = last[answers.findIndex(({ status }) => status === 409)] ?? '';
    expect((await pin(refused, week)).status).toBe(200);
  });
});
