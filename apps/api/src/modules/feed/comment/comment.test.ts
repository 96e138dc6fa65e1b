import {
  commentCreate,
  commentDelete,
  commentHide,
  commentLength,
  commentList,
  commentUpdate,
  ownCommentList,
} from '@acheep/contract/feed/comment';
import { createComment } from '@acheep/prisma/factories/comment';
import { createPost } from '@acheep/prisma/factories/post';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

type Person = { id: string };
interface Said {
  _id: string;
  text: string | null;
  state: string;
  company: { name: string } | null;
  mentions: object[];
  answers: Said[];
  answerCount: number;
}
const unknownId = '01900000-0000-7000-8000-000000000000';

const write = (person: Person | null, body: Record<string, unknown>) =>
  api.as(person).call(commentCreate, { body });
const edit = (person: Person | null, id: string, body: Record<string, unknown>) =>
  api.as(person).call(commentUpdate, { params: { id }, body });
const remove = (person: Person | null, id: string) => api.as(person).call(commentDelete, { params: { id } });
const hide = (person: Person | null, id: string, hidden = true) =>
  api.as(person).call(commentHide, { params: { id }, body: { hidden } });
async function on(postId: string, query: Record<string, unknown> = {}): Promise<Said[]> {
  return (await api.as(null).call(commentList, { query: { 'filter[postId]': postId, ...query } })).body.data;
}
const own = async (person: Person, postId: string) =>
  (await api.as(person).call(ownCommentList, { query: { 'filter[postId]': postId } })).body.data;
const told = async ({ id: userId }: Person) =>
  (await api.prisma.notification.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })).map(
    ({ kind, params }) => ({ kind, ...(params as object) }),
  );
const trainer = (name = 'Angkor Academy') =>
  createRecruiter(api.prisma, { role: 'trainer', company: { name } });

describe('comments: success', () => {
  it('are written in the company’s name, the latest first, with their first answers in order', async () => {
    const { id: postId } = await createPost(api.prisma);
    const person = await trainer();
    const first = (await write(person, { postId, text: 'First' })).body.data;
    const second = (await write(person, { postId, text: 'Second' })).body.data;
    for (const text of ['a', 'b', 'c', 'd'])
      await write(await trainer(), { postId, parentId: first._id, text });
    const [latest, before] = await on(postId);
    expect([latest?._id, before?._id]).toEqual([second._id, first._id]);
    expect(before).toMatchObject({ company: { name: 'Angkor Academy' }, state: 'shown', answerCount: 4 });
    expect(before?.answers.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    const all = await on(postId, { 'filter[parentId]': first._id });
    expect(all.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
    expect((await on(postId, { limit: 1, offset: 1 })).map(({ _id }) => _id)).toEqual([first._id]);
    expect(JSON.stringify(await on(postId))).not.toContain(person.id);
  });

  it('have one level of answers: an answer to an answer stands below the same comment', async () => {
    const parent = await createComment(api.prisma);
    const answer = await createComment(api.prisma, { postId: parent.postId, parentId: parent.id });
    const { body } = await write(await trainer(), {
      postId: parent.postId,
      parentId: answer.id,
      text: 'Yes',
    });
    expect(body.data.parentId).toBe(parent.id);
  });

  it('link the companies that they name, in either language, and forget those that they do not', async () => {
    const { id: postId } = await createPost(api.prisma);
    const companyOf = async (name: string, nameKm?: string) =>
      (await createRecruiter(api.prisma, { company: { name, ...(nameKm && { nameKm }) } })).company?.id ?? '';
    const [mekong, lotus, other] = [
      await companyOf('Mekong'),
      await companyOf('Lotus', 'ឈូក'),
      await companyOf('Other'),
    ];
    const person = await trainer();
    const { body } = await write(person, {
      postId,
      text: 'Ask @Mekong and @ឈូក',
      mentions: [mekong, lotus, other, unknownId, mekong],
    });
    expect(body.data.mentions.map(({ name }: { name: string }) => name).sort()).toEqual(['Mekong', 'ឈូក']);
    const changed = await edit(person, body.data._id, { text: 'Ask @Mekong', mentions: [mekong] });
    expect(changed.body.data.mentions).toEqual([{ _id: mekong, name: 'Mekong' }]);
    expect(changed.body.data.editedAt).not.toBeNull();
  });

  it('are deleted, and leave their place where they were answered, until the last answer goes', async () => {
    const person = await trainer();
    const alone = await createComment(api.prisma, { authorId: person.id });
    expect((await remove(person, alone.id)).body).toEqual({ data: null });
    expect(await on(alone.postId)).toEqual([]);
    const { id, postId } = await createComment(api.prisma, { authorId: person.id, text: 'Mine' });
    const answer = await createComment(api.prisma, {
      postId,
      parentId: id,
      authorId: person.id,
      text: 'Yes',
    });
    await remove(person, id);
    expect(await on(postId)).toMatchObject([
      { _id: id, state: 'deleted', text: null, company: null, answers: [{ text: 'Yes' }] },
    ]);
    expect((await remove(person, id)).status).toBe(404);
    await remove(person, answer.id);
    expect(await on(postId)).toEqual([]);
    expect(await api.prisma.comment.count({ where: { postId } })).toBe(0);
  });

  it('are hidden by the people of the entry’s company, who see them still and may put them back', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id: postId } = await createPost(api.prisma, { ownerId: owner.id });
    const colleague = await createMember(api.prisma, owner.company?.id ?? '');
    const { id } = await createComment(api.prisma, { postId, text: 'Rude' });
    for (let times = 0; times < 2; times += 1)
      expect((await hide(colleague, id)).body).toEqual({ data: null });
    expect(await on(postId)).toEqual([]);
    expect(await own(owner, postId)).toMatchObject({ mayHide: true, hidden: [{ _id: id, text: 'Rude' }] });
    const answer = await createComment(api.prisma, { postId, parentId: id, authorId: owner.id });
    expect(await on(postId)).toMatchObject([
      { _id: id, state: 'hidden', text: null, company: null, answers: [{ _id: answer.id }] },
    ]);
    await hide(owner, id, false);
    expect(await on(postId)).toMatchObject([{ _id: id, state: 'shown', text: 'Rude' }]);
    expect((await own(owner, postId)).hidden).toEqual([]);
  });

  it('say which are one’s own company’s, and which one may change', async () => {
    const person = await trainer();
    const colleague = await createMember(api.prisma, person.company?.id ?? '', { role: 'trainer' });
    const { id, postId } = await createComment(api.prisma, { authorId: person.id });
    expect(await own(person, postId)).toEqual({
      own: [{ _id: id, mayEdit: true }],
      mayHide: false,
      hidden: [],
    });
    expect((await own(colleague, postId)).own).toEqual([{ _id: id, mayEdit: false }]);
    expect((await edit(colleague, id, { text: 'x' })).status).toBe(404);
    expect((await remove(colleague, id)).status).toBe(200);
  });

  it('of a disabled account or company are not shown', async () => {
    const [author, owner] = [await trainer(), await trainer()];
    const { id: postId } = await createPost(api.prisma);
    const one = await createComment(api.prisma, { postId, authorId: author.id });
    const two = await createComment(api.prisma, { postId, authorId: owner.id });
    await api.prisma.user.update({ where: { id: author.id }, data: { disabledAt: new Date() } });
    expect((await on(postId)).map(({ _id }) => _id)).toEqual([two.id]);
    await createComment(api.prisma, { postId, parentId: one.id, authorId: owner.id, text: 'Indeed' });
    expect((await on(postId)).find(({ _id }) => _id === one.id)).toMatchObject({
      state: 'hidden',
      text: null,
      answers: [{ text: 'Indeed' }],
    });
    await api.prisma.user.update({ where: { id: author.id }, data: { disabledAt: null } });
    expect((await on(postId)).map(({ state }) => state)).toEqual(['shown', 'shown']);
  });
});

describe('comments: validation', () => {
  it('take a thousand characters, and neither more nor none, as plain text', async () => {
    const { id: postId } = await createPost(api.prisma);
    const person = await trainer();
    const refused = async (text: string) => (await write(person, { postId, text })).body.data?.text;
    expect(await refused('a'.repeat(5000))).toEqual([expect.stringContaining('1000')]);
    for (const blank of ['', '   \n\t ', '\u200b\u200d', '\u2800'])
      expect(await refused(blank)).toEqual([expect.stringContaining('required')]);
    for (const link of ['see http://x.test', 'mail a@b.com', 'evil.com'])
      expect(await refused(link)).toHaveLength(1);
    const markup = '<script>alert(1)</script> <b>**x**</b> &amp;';
    expect((await write(person, { postId, text: markup })).body.data.text).toBe(markup);
    expect((await write(person, { postId, text: 'ក'.repeat(commentLength) })).status).toBe(201);
  });

  it('are below entries and comments that are on the site alone', async () => {
    const person = await trainer();
    const parent = await createComment(api.prisma);
    const { id: postId } = await createPost(api.prisma);
    const hidden = await createPost(api.prisma, { status: 'hidden' });
    for (const id of [hidden.id, unknownId]) {
      const { status, body } = await write(person, { postId: id, text: 'x' });
      expect([status, body.code]).toEqual([404, 'post.gone']);
    }
    for (const parentId of [parent.id, unknownId]) {
      const { status, body } = await write(person, { postId, parentId, text: 'x' });
      expect([status, body.code]).toEqual([404, 'comment.gone']);
    }
    await createComment(api.prisma, { postId: hidden.id });
    expect(await on(hidden.id)).toEqual([]);
    expect((await api.as(null).call(commentList)).body.data).toEqual([]);
    expect((await write(person, { postId: 'x', text: 'x' })).status).toBe(422);
  });

  it('are as many in a minute as somebody types', async () => {
    const { id: postId } = await createPost(api.prisma);
    const person = await trainer();
    const answers = [];
    for (let number = 0; number < 14; number += 1)
      answers.push((await write(person, { postId, text: `${number}` })).status);
    expect(answers.filter((status) => status === 201)).toHaveLength(10);
    expect(answers.slice(-4)).toEqual([429, 429, 429, 429]);
    expect(await api.prisma.comment.count({ where: { postId } })).toBe(10);
  });

  it('are not changed when hidden by the operator, and not over somebody else’s change', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id: postId } = await createPost(api.prisma, { ownerId: owner.id });
    const person = await trainer();
    const { id } = await createComment(api.prisma, { postId, authorId: person.id, hiddenBy: 'operator' });
    expect((await edit(person, id, { text: 'x' })).body.code).toBe('comment.status');
    expect((await hide(owner, id, false)).body.code).toBe('comment.status');
    const other = await createComment(api.prisma, { postId, authorId: person.id });
    const updatedAt = new Date(0).toISOString();
    expect((await edit(person, other.id, { text: 'x', updatedAt })).body.code).toBe('record.changed');
    expect((await edit(person, other.id, { text: ' ' })).status).toBe(422);
  });
});

describe('comments: the bell', () => {
  it('rings for nobody by a company that is disabled, whoever of it writes', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id: postId } = await createPost(api.prisma, { ownerId: owner.id });
    const disabled = await createRecruiter(api.prisma);
    const colleague = await createMember(api.prisma, disabled.company?.id ?? '');
    await api.prisma.user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    const { status, body } = await write(colleague, { postId, text: 'Earn a lot at home' });
    expect([status, body.code]).toEqual([403, 'company.suspended']);
    expect(await api.prisma.notification.count({ where: { userId: owner.id } })).toBe(0);
  });

  it('tells the entry’s author, and whoever is answered, with both names of the company and once', async () => {
    const owner = await createRecruiter(api.prisma, { locale: 'km' });
    const { id: postId } = await createPost(api.prisma, { ownerId: owner.id, body: 'News' });
    const person = await createRecruiter(api.prisma, { company: { name: 'Lotus', nameKm: 'ឈូក' } });
    const { body } = await write(person, { postId, text: 'Good' });
    const comment = body.data._id;
    expect(await told(owner)).toEqual([
      { kind: 'post-commented', company: 'Lotus', companyKm: 'ឈូក', post: 'News', id: postId, comment },
    ]);
    const answer = (await write(owner, { postId, parentId: comment, text: 'Thanks' })).body.data;
    expect(await told(person)).toMatchObject([{ kind: 'comment-answered', comment: answer._id }]);
    expect(await told(owner)).toHaveLength(1);
    await write(person, { postId, parentId: answer._id, text: 'Welcome' });
    expect((await told(owner)).map(({ kind }) => kind)).toEqual(['post-commented', 'comment-answered']);
    await remove(person, comment);
    expect((await told(owner)).map(({ kind }) => kind)).toEqual(['comment-answered']);
    await remove(owner, answer._id);
    expect(await told(person)).toEqual([]);
  });
});
