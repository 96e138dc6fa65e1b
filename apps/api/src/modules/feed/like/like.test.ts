import { ownLikeList, postLike, postUnlike, reactionList } from '@acheep/contract/feed/like';
import { postDelete } from '@acheep/contract/feed/post';
import { createComment } from '@acheep/prisma/factories/comment';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { notifyOfLikes } from './like.tasks.ts';

const api = await startApi();

type Person = { id: string };
const unknownId = '01900000-0000-7000-8000-000000000000';

const like = (person: Person | null, id: string) => api.as(person).call(postLike, { params: { id } });
const unlike = (person: Person | null, id: string) => api.as(person).call(postUnlike, { params: { id } });
const engagement = async (...ids: string[]) =>
  (await api.as(null).call(reactionList, { query: { 'filter[postId]': ids.join(',') } })).body.data;
const own = async (person: Person, ...ids: string[]) =>
  (await api.as(person).call(ownLikeList, { query: { 'filter[postId]': ids.join(',') } })).body.data;
const toldOf = (userId: string) =>
  api.prisma.notification.findMany({ where: { userId, kind: 'post-liked' }, orderBy: { createdAt: 'asc' } });
const trainer = () => createRecruiter(api.prisma, { role: 'trainer' });

describe('liking an entry: success', () => {
  it('is one like however often it is pressed, also at once, and none when it is taken back', async () => {
    const { id } = await createPost(api.prisma);
    const person = await createRecruiter(api.prisma, { company: { name: 'Mekong' } });
    for (let times = 0; times < 10; times += 1) expect((await like(person, id)).body).toEqual({ data: null });
    const answers = await Promise.all(Array.from({ length: 10 }, () => like(person, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await engagement(id)).toMatchObject([{ _id: id, likes: 1, companies: [{ name: 'Mekong' }] }]);
    expect(await own(person, id, unknownId)).toEqual([id]);
    for (let times = 0; times < 2; times += 1)
      expect((await unlike(person, id)).body).toEqual({ data: null });
    expect(await engagement(id)).toMatchObject([{ likes: 0, companies: [] }]);
    expect(await own(person, id)).toEqual([]);
  });

  it('shows the companies of those who like it, the latest first, and one more than fit', async () => {
    const { id } = await createPost(api.prisma);
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
    for (const name of names) await like(await createRecruiter(api.prisma, { company: { name } }), id);
    const [{ likes, companies }] = await engagement(id);
    const shown = companies.map(({ name }: { name: string }) => name);
    expect([likes, shown]).toEqual([7, ['Seven', 'Six', 'Five', 'Four', 'Three', 'Two']]);
  });

  it('counts for several entries at once what is on the site, and nobody who is disabled', async () => {
    const [one, two, hidden] = [
      await createPost(api.prisma),
      await createPost(api.prisma),
      await createPost(api.prisma, { status: 'hidden' }),
    ];
    const [person, disabled] = [await trainer(), await trainer()];
    for (const someone of [person, disabled]) await like(someone, two.id);
    await createComment(api.prisma, { postId: two.id });
    await createComment(api.prisma, { postId: two.id, hiddenBy: 'company' });
    await api.prisma.user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    const data = await engagement(two.id, one.id, hidden.id, unknownId);
    const byId = new Map(data.map((row: { _id: string }) => [row._id, row]));
    expect([...byId.keys()].sort()).toEqual([one.id, two.id].sort());
    expect(byId.get(one.id)).toMatchObject({ likes: 0, comments: 0 });
    expect(byId.get(two.id)).toMatchObject({ likes: 1, comments: 1 });
  });
});

describe('liking an entry: validation', () => {
  it('takes none that is not on the site', async () => {
    const person = await trainer();
    const disabled = await createRecruiter(api.prisma, { disabledAt: new Date() });
    const gone = [
      await createPost(api.prisma, { status: 'draft' }),
      await createPost(api.prisma, { status: 'hidden' }),
      await createPost(api.prisma, { status: 'archived' }),
      await createPost(api.prisma, { ownerId: disabled.id }),
      { id: unknownId },
      { id: 'nonsense' },
    ];
    for (const { id } of gone)
      expect([(await like(person, id)).status, (await unlike(person, id)).status]).toEqual([404, 404]);
    expect(await api.prisma.postLike.count({ where: { userId: person.id } })).toBe(0);
  });

  it('wants ids of entries, thirty at most', async () => {
    for (const wrong of ['', 'x', `${unknownId},`, Array.from({ length: 31 }, () => unknownId).join(',')])
      expect((await api.as(null).call(reactionList, { query: { 'filter[postId]': wrong } })).status).toBe(
        422,
      );
  });

  it('is a like or a 404 while the entry is deleted, and nothing is left of it', async () => {
    const owner = await createRecruiter(api.prisma);
    const people = await Promise.all(Array.from({ length: 4 }, trainer));
    const { id } = await createPost(api.prisma, { ownerId: owner.id });
    const [removed, ...answers] = await Promise.all([
      api.as(owner).call(postDelete, { params: { id } }),
      ...people.map((person) => like(person, id)),
    ]);
    expect(removed?.status).toBe(200);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await api.prisma.postLike.count({ where: { postId: id } })).toBe(0);
  });
});

describe('liking an entry: authentication and authorisation', () => {
  it('ends with the account, and stays when a company ends that somebody else works for', async () => {
    const { id } = await createPost(api.prisma);
    const person = await trainer();
    await like(person, id);
    await api.prisma.user.delete({ where: { id: person.id } });
    expect(await engagement(id)).toMatchObject([{ likes: 0, companies: [] }]);
  });
});

describe('liking an entry: the bell', () => {
  it('tells of all likes in one line as long as it is not read, and never of one’s own', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id, body: 'We open\na branch.' });
    await like(owner, id);
    await notifyOfLikes(api.deps, { postId: id });
    expect(await toldOf(owner.id)).toEqual([]);
    for (let times = 0; times < 3; times += 1) {
      await like(await trainer(), id);
      await Promise.all([notifyOfLikes(api.deps, { postId: id }), notifyOfLikes(api.deps, { postId: id })]);
    }
    const told = await toldOf(owner.id);
    expect(told.map(({ params }) => params)).toEqual([{ id, post: 'We open a branch.', count: '3' }]);
    await api.prisma.notification.updateMany({ where: { userId: owner.id }, data: { readAt: new Date() } });
    await notifyOfLikes(api.deps, { postId: id });
    expect(await toldOf(owner.id)).toHaveLength(1);
    await like(await trainer(), id);
    await notifyOfLikes(api.deps, { postId: id });
    expect((await toldOf(owner.id)).map(({ params }) => params)).toMatchObject([
      { count: '3' },
      { count: '4' },
    ]);
  });

  it('tells nothing of an entry that is deleted meanwhile', async () => {
    await notifyOfLikes(api.deps, { postId: unknownId });
    expect(
      await api.prisma.notification.count({ where: { params: { path: ['id'], equals: unknownId } } }),
    ).toBe(0);
  });
});
