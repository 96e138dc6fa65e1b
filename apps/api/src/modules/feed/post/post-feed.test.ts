import { maxNews, postFeed, postNews, postViewed } from '@acheep/contract/feed/post';
import { maxPinned } from '@acheep/contract/feed/post-admin';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const ids = (data: { _id: string }[]) => data.map(({ _id }) => _id);
const read = async (query: Record<string, unknown>) => (await api.as(null).call(postFeed, { query })).body;

/** A company with posts published one minute apart, oldest first. */
async function company(entries: number) {
  const owner = await createRecruiter(api.prisma);
  const posts = [];
  for (let number = 0; number < entries; number++)
    posts.push(await createPost(api.prisma, { ownerId: owner.id, postedAt: minutesAgo(entries - number) }));
  return {
    owner,
    filter: { 'filter[companyId]': owner.company?.id ?? '' },
    posts: posts.map(({ id }) => id),
  };
}

describe('GET /post', () => {
  it('goes on where a page ended, whatever is posted, reposted or taken away meanwhile', async () => {
    const { owner, filter, posts } = await company(7);
    const newest = posts.toReversed();
    const first = await read({ ...filter, limit: 3 });
    expect(ids(first.data)).toEqual(newest.slice(0, 3));
    await createPost(api.prisma, { ownerId: owner.id });
    await api.prisma.post.delete({ where: { id: newest[1] } });
    await api.prisma.post.update({ where: { id: newest[2] }, data: { postedAt: new Date() } });
    const second = await read({ ...filter, limit: 3, cursor: first.meta.next });
    expect(ids(second.data)).toEqual(newest.slice(3, 6));
    const third = await read({ ...filter, limit: 3, cursor: second.meta.next });
    expect([ids(third.data), third.meta.next]).toEqual([newest.slice(6), null]);
  });

  it('tells entries of one moment apart, in both orders', async () => {
    const { filter, posts } = await company(4);
    await api.prisma.post.updateMany({ where: { id: { in: posts } }, data: { postedAt: minutesAgo(1) } });
    for (const sort of ['postedAt_-1', 'postedAt_1']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await read({ ...filter, sort, limit: 1, ...(cursor && { cursor }) });
        seen.push(...ids(page.data));
        cursor = page.meta.next;
      } while (cursor);
      expect(seen).toEqual(sort === 'postedAt_1' ? posts : posts.toReversed());
    }
  });

  it('begins with what is pinned now, which comes once', async () => {
    const { filter, posts } = await company(3);
    const [oldest = '', middle = '', newest = ''] = posts;
    const pin = (id: string, minutes: number) =>
      api.prisma.post.update({ where: { id }, data: { pinnedUntil: minutesAgo(-minutes) } });
    await pin(oldest, 60);
    await pin(middle, -1);
    const { data } = await read(filter);
    expect(data.map(({ _id, pinned }: Record<string, unknown>) => [_id, pinned])).toEqual([
      [oldest, true],
      [newest, false],
      [middle, false],
    ]);
  });

  it('leaves nothing out where more are pinned than lead it', async () => {
    const { filter, posts } = await company(maxPinned + 2);
    const pinnedUntil = minutesAgo(-60);
    await api.prisma.post.updateMany({ where: { id: { in: posts } }, data: { pinnedUntil } });
    const first = await read({ ...filter, limit: 1 });
    const newest = posts.toReversed();
    expect(ids(first.data)).toEqual(newest.slice(0, maxPinned + 1));
    const second = await read({ ...filter, limit: 1, cursor: first.meta.next });
    expect([ids(second.data), second.meta.next]).toEqual([newest.slice(maxPinned + 1), null]);
  });

  it('is narrowed by kind, company and whoever wrote or published', async () => {
    const { owner, filter, posts } = await company(1);
    const job = await createJob(api.prisma, { ownerId: owner.id });
    const made = await api.prisma.post.findUniqueOrThrow({ where: { jobId: job.id } });
    expect(ids((await read({ ...filter, 'filter[kind]': 'written' })).data)).toEqual(posts);
    expect(ids((await read({ ...filter, 'filter[kind]': 'job,event' })).data)).toEqual([made.id]);
    const byOwner = await read({ 'filter[createdBy]': owner.id });
    expect(ids(byOwner.data)).toEqual([made.id, ...posts]);
  });

  it.each([
    ['sort=title'],
    ['limit=21'],
    ['cursor=2026-01-01'],
    ['cursor=2026-13-01T00:00:00.000Z_01900000-0000-7000-8000-000000000000'],
    ['filter[kind]=advert'],
    ['filter[createdBy]=me'],
    ['offset=3'],
  ])('refuses %s', async (wrong) => {
    expect((await api.http().get(`/api/v1/post?${wrong}`)).status).toBe(422);
  });
});

describe('GET /post/news', () => {
  it('counts what was posted since, no more than it says', async () => {
    const { filter } = await company(3);
    const count = async (since: Date) => {
      const query = { ...filter, since: since.toISOString() };
      return (await api.as(null).call(postNews, { query })).body.data.count;
    };
    expect([await count(minutesAgo(2.5)), await count(new Date())]).toEqual([2, 0]);
    const { posts } = await company(1);
    const { companyId } = await api.prisma.post.findUniqueOrThrow({ where: { id: posts[0] } });
    await api.prisma.post.createMany({
      data: Array.from({ length: maxNews + 5 }, () => ({
        companyId,
        kind: 'written',
        status: 'active',
        postedAt: new Date(),
      })),
    });
    const query = { 'filter[companyId]': companyId, since: minutesAgo(5).toISOString() };
    expect((await api.as(null).call(postNews, { query })).body.data.count).toBe(maxNews);
  });
});

describe('POST /post/:id/view', () => {
  it('counts each visitor once a day, and none of what is not there', async () => {
    const [{ id }, draft] = [await createPost(api.prisma), await createPost(api.prisma, { status: 'draft' })];
    const look = (of: string) => api.as(null).call(postViewed, { params: { id: of } });
    await Promise.all(Array.from({ length: 5 }, () => look(id)));
    expect((await look(draft.id)).status).toBe(404);
    const { _sum } = await api.prisma.postView.aggregate({ _sum: { views: true } });
    expect(_sum.views).toBe(1);
  });
});
