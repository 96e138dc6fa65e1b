import {
  ownPostGet,
  ownPostList,
  postCreate,
  postDelete,
  postFeed,
  postGet,
  postLength,
  postPictures,
  postStatusChange,
  postUpdate,
} from '@acheep/contract/feed/post';
import { pictureUpload } from '@acheep/contract/platform/upload';
import { createComment } from '@acheep/prisma/factories/comment';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';

const api = await startApi();

type Person = { id: string };
const unknown = '01900000-0000-7000-8000-000000000000';
const body = 'We look for twenty graduates. Bring your CV on Saturday.';
const write = (person: Person | null, also: object = {}, headers?: Record<string, string>) =>
  api.as(person).call(postCreate, { body: { body, publish: true, ...also }, ...(headers && { headers }) });
const publicly = async (id: string) => (await api.as(null).call(postGet, { params: { id } })).status;
const statusOf = async (url: string) => (await api.http().get(url)).status;
async function upload(person: Person): Promise<string> {
  const content = await twoColours(300, 200).png().toBuffer();
  const answer = await api.as(person).call(pictureUpload, { file: { name: 'day.png', content } });
  return answer.body.data.path;
}

describe('POST /post', () => {
  it('puts an entry with its pictures and a page of our own on the site', async () => {
    const owner = await createRecruiter(api.prisma);
    const [first, second] = [await upload(owner), await upload(owner)];
    const job = await createJob(api.prisma);
    const made = await write(owner, { pictures: [second, first], link: { noun: 'job', _id: job.id } });
    expect([made.status, made.body.data.status, made.body.data.shown]).toEqual([201, 'active', true]);
    const { data } = (await api.as(null).call(postGet, { params: { id: made.body.data._id } })).body;
    expect(data).toMatchObject({
      kind: 'written',
      body,
      company: { _id: owner.company?.id },
      pictures: [{ image: `/media/${second}` }, { image: `/media/${first}` }],
      link: { noun: 'job', job: { _id: job.id, title: job.title } },
      shared: null,
    });
    expect(JSON.stringify(data)).not.toContain(owner.id);
    expect(await statusOf(data.pictures[0].small)).toBe(200);
  });

  it('keeps a draft and its pictures for its company', async () => {
    const owner = await createRecruiter(api.prisma);
    const path = await upload(owner);
    const { data } = (await write(owner, { publish: false, pictures: [path] })).body;
    expect([data.status, data.postedAt, data.shown]).toEqual(['draft', null, false]);
    expect([await publicly(data._id), await statusOf(`/media/${path}`)]).toEqual([404, 404]);
    const colleague = await createMember(api.prisma, owner.company?.id ?? '');
    const seen = (await api.as(colleague).call(ownPostGet, { params: { id: data._id } })).body.data;
    expect(await statusOf(seen.pictures[0].image)).toBe(200);
  });

  it('makes one entry of a call that is sent twice', async () => {
    const owner = await createRecruiter(api.prisma);
    const headers = { 'Idempotency-Key': 'one-and-the-same-entry' };
    const answers = await Promise.all([write(owner, {}, headers), write(owner, {}, headers)]);
    const ids = answers.flatMap(({ body: { data } }) => data?._id ?? []);
    expect(new Set(ids).size).toBe(1);
    expect(await api.prisma.post.count({ where: { createdById: owner.id } })).toBe(1);
  });

  it.each([
    ['blanks', { body: ' \n\u200b ' }, 'body'],
    ['too much', { body: 'x'.repeat(postLength + 1) }, 'body'],
    ['a picture of somebody else', { pictures: ['images/not-mine'] }, 'pictures'],
    [
      'too many pictures',
      { pictures: Array.from({ length: postPictures + 1 }, (_, n) => `images/${n}`) },
      'pictures',
    ],
    ['a page that is none of ours', { link: { noun: 'https://evil.example', _id: unknown } }, 'link.noun'],
    ['a field that nobody knows', { kind: 'job' }, 'kind'],
  ])('refuses %s', async (_, also, field) => {
    const owner = await createRecruiter(api.prisma);
    const answer = await write(owner, also);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
  });

  it('keeps markup as the text that it is', async () => {
    const owner = await createRecruiter(api.prisma);
    const typed = '<img src=x onerror=alert(1)> & <b>bold</b>';
    expect((await write(owner, { body: typed })).body.data.body).toBe(typed);
  });

  it('is not for somebody without a company', async () => {
    const alone = await createUser(api.prisma, { role: 'trainer' });
    expect((await write(alone)).status).toBe(403);
    expect((await write(await createRecruiter(api.prisma, { role: 'trainer' }))).status).toBe(201);
  });
});

describe('PUT /post/:id', () => {
  it('saves what a colleague changes, and keeps the place in the feed', async () => {
    const owner = await createRecruiter(api.prisma);
    const colleague = await createMember(api.prisma, owner.company?.id ?? '');
    const { data } = (await write(owner, { pictures: [await upload(owner)] })).body;
    const kept = [data.pictures[0].path];
    const change = (also: object) =>
      api.as(colleague).call(postUpdate, {
        params: { id: data._id },
        body: { body: 'Changed', pictures: kept, ...also },
      });
    const saved = await change({ updatedAt: data.updatedAt });
    expect(saved.body.data).toMatchObject({
      body: 'Changed',
      postedAt: data.postedAt,
      pictures: [{ path: kept[0] }],
    });
    expect((await change({ updatedAt: data.updatedAt })).body.code).toBe('record.changed');
  });

  it('takes no words away from what was written, and lets publishing’s entry go without', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id });
    const empty = { params: { id }, body: { body: null } };
    expect((await api.as(owner).call(postUpdate, empty)).body.data).toHaveProperty('body');
    const job = await createJob(api.prisma, { ownerId: owner.id });
    const made = await api.prisma.post.findUniqueOrThrow({ where: { jobId: job.id } });
    const own = api.as(owner);
    for (const said of ['Come and work with us.', null]) {
      const saved = await own.call(postUpdate, { params: { id: made.id }, body: { body: said } });
      expect([saved.status, saved.body.data.body]).toEqual([200, said]);
    }
  });
});

describe('POST /post/:id/status', () => {
  const change = (person: Person, id: string, status: 'active' | 'archived') =>
    api.as(person).call(postStatusChange, { params: { id }, body: { status } });

  it('archives an entry and brings it back to its place', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id, postedAt } = await createPost(api.prisma, { ownerId: owner.id });
    expect((await change(owner, id, 'archived')).body.data.actions).toEqual(['edit', 'publish', 'delete']);
    expect(await publicly(id)).toBe(404);
    expect((await change(owner, id, 'archived')).body.code).toBe('post.status');
    expect((await change(owner, id, 'active')).body.data.postedAt).toBe(postedAt?.toISOString());
    expect(await publicly(id)).toBe(200);
  });

  it('of a draft published twice at once makes one publication', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id, status: 'draft' });
    const answers = await Promise.all([change(owner, id, 'active'), change(owner, id, 'active')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('does not bring back what the operator hid', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id, status: 'hidden' });
    expect((await change(owner, id, 'active')).body.code).toBe('post.status');
    const edit = { params: { id }, body: { body: 'Milder', publish: true } };
    expect((await api.as(owner).call(postUpdate, edit)).body.code).toBe('post.status');
    expect(await publicly(id)).toBe(404);
    expect((await api.as(owner).call(postDelete, { params: { id } })).status).toBe(200);
  });
});

describe('DELETE /post/:id', () => {
  it('deletes what was written, and what shares it says that it is gone', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id });
    const sharing = await createPost(api.prisma, { kind: 'shared', sharedPostId: id, body: 'Worth a look' });
    const shared = async () =>
      (await api.as(null).call(postGet, { params: { id: sharing.id } })).body.data.shared;
    expect(await shared()).toMatchObject({ _id: id });
    expect((await api.as(owner).call(postDelete, { params: { id } })).status).toBe(200);
    expect([await publicly(id), await shared()]).toEqual([404, null]);
  });

  it('does not delete the entry of a job, which is still there', async () => {
    const owner = await createRecruiter(api.prisma);
    const job = await createJob(api.prisma, { ownerId: owner.id });
    const { id } = await api.prisma.post.findUniqueOrThrow({ where: { jobId: job.id } });
    expect((await api.as(owner).call(postDelete, { params: { id } })).body.code).toBe('post.status');
  });
});

describe('GET /post/own', () => {
  it('shows every entry of the company with its state and looks, and finds by words', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id, body: 'About our branch' });
    await createPost(api.prisma, { ownerId: owner.id, status: 'draft', body: 'Later' });
    await createJob(api.prisma, { ownerId: owner.id, title: 'Branch manager', status: 'closed' });
    await api.prisma.job.updateMany({
      where: { createdById: owner.id },
      data: { status: 'active', announcedAt: new Date() },
    });
    await api.prisma.job.updateMany({ where: { createdById: owner.id }, data: { status: 'closed' } });
    await createPost(api.prisma);
    await api.prisma.postView.create({ data: { postId: id, day: new Date(), views: 3 } });
    const list = async (query = {}) => (await api.as(owner).call(ownPostList, { query })).body;
    const all = await list();
    expect(all.meta.total).toBe(3);
    const found = await list({ search: 'branch' });
    expect(found.data.map(({ kind, shown, views }: Record<string, unknown>) => [kind, shown, views])).toEqual(
      [
        ['job', false, 0],
        ['written', true, 3],
      ],
    );
    expect((await list({ 'filter[status]': 'draft' })).meta.total).toBe(1);
    expect((await list({ 'filter[kind]': 'job,shared' })).meta.total).toBe(1);
  });
});

it('counts what gathers around one’s entries, in whatever state they are', async () => {
  const owner = await createRecruiter(api.prisma);
  const { id: postId } = await createPost(api.prisma, { ownerId: owner.id });
  const [fan, gone] = [
    await createRecruiter(api.prisma),
    await createRecruiter(api.prisma, { disabledAt: new Date() }),
  ];
  for (const { id: userId, company } of [fan, gone]) {
    const companyId = company?.id ?? '';
    await api.prisma.postLike.create({ data: { postId, userId, companyId, createdAt: new Date() } });
    await createComment(api.prisma, { postId, authorId: userId });
  }
  const first = await createComment(api.prisma, { postId });
  await createComment(api.prisma, { postId, parentId: first.id });
  await createComment(api.prisma, { postId, hiddenBy: 'company' });
  const listed = async () => {
    const [{ likes, comments }] = (await api.as(owner).call(ownPostList)).body.data;
    return [likes, comments];
  };
  expect(await listed()).toEqual([1, 3]);
  await api.prisma.post.update({ where: { id: postId }, data: { status: 'archived' } });
  expect(await listed()).toEqual([1, 3]);
});

it('shows nothing of an author or an owner who is disabled', async () => {
  const owner = await createRecruiter(api.prisma);
  const colleague = await createMember(api.prisma, owner.company?.id ?? '');
  const upload = await createUpload(api.prisma, { ownerId: colleague.id, kind: 'picture' });
  const { id } = await createPost(api.prisma, { ownerId: colleague.id, pictureIds: [upload.id] });
  const listed = async () => {
    const query = { 'filter[companyId]': owner.company?.id ?? '' };
    return (await api.as(null).call(postFeed, { query })).body.data.length;
  };
  const disable = (person: Person, disabledAt: Date | null) =>
    api.prisma.user.update({ where: { id: person.id }, data: { disabledAt } });
  expect([await publicly(id), await listed()]).toEqual([200, 1]);
  for (const person of [owner, colleague]) {
    await disable(person, new Date());
    expect([await publicly(id), await listed()]).toEqual([404, 0]);
    await disable(person, null);
  }
  expect([await publicly(id), await listed()]).toEqual([200, 1]);
});
