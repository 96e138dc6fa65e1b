import { accountDelete } from '@acheep/contract/accounts/privacy';
import {
  commentCreate,
  commentDelete,
  commentHide,
  commentList,
  commentUpdate,
} from '@acheep/contract/feed/comment';
import { postDelete, postStatusChange } from '@acheep/contract/feed/post';
import { createComment } from '@acheep/prisma/factories/comment';
import { createPost } from '@acheep/prisma/factories/post';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { untilWaiting } from '../../../testing/waiting.ts';

const api = await startApi();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await api.deps.passwords.hash('correct horse', 'test');
});

type Person = { id: string };
const write = (person: Person, body: Record<string, unknown>) => api.as(person).call(commentCreate, { body });
const end = (person: Person) => api.as(person).call(accountDelete, { body: { password: 'correct horse' } });
const on = async (postId: string) =>
  (await api.as(null).call(commentList, { query: { 'filter[postId]': postId } })).body.data;
const person = () => createRecruiter(api.prisma, { passwordHash });

describe('the end of an account', () => {
  it('takes its comments, leaves the place of those that were answered, and what was told of them', async () => {
    const [author, other] = [await person(), await person()];
    const { id: postId } = await createPost(api.prisma, { ownerId: other.id });
    await write(author, { postId, text: 'Alone' });
    const answered = (await write(author, { postId, text: 'Answered' })).body.data;
    await write(other, { postId, parentId: answered._id, text: 'An answer' });
    await write(author, { postId, parentId: answered._id, text: 'Mine again' });
    expect((await end(author)).status).toBe(200);
    expect(await on(postId)).toMatchObject([
      { _id: answered._id, state: 'deleted', text: null, company: null, answers: [{ text: 'An answer' }] },
    ]);
    expect(await api.prisma.comment.count({ where: { postId } })).toBe(2);
    expect(await api.prisma.notification.count({ where: { userId: other.id } })).toBe(0);
  });

  it('takes the comments on entries that end with its company, and leaves those of a company that stays', async () => {
    const [owner, commenter] = [await person(), await person()];
    const { id: postId } = await createPost(api.prisma, { ownerId: owner.id });
    const { id } = await createComment(api.prisma, { postId, authorId: commenter.id });
    expect((await end(owner)).status).toBe(200);
    expect(await api.prisma.comment.findUnique({ where: { id } })).toBeNull();

    const colleague = await createMember(api.prisma, commenter.company?.id ?? '');
    const kept = await createComment(api.prisma, { authorId: colleague.id });
    expect((await end(commenter)).status).toBe(200);
    expect(await api.prisma.comment.findUnique({ where: { id: kept.id } })).not.toBeNull();
  });

  it('goes past people who answer at that moment', async () => {
    const [author, other] = [await person(), await person()];
    const { id: postId } = await createPost(api.prisma);
    const { id: parentId } = await createComment(api.prisma, { postId, authorId: author.id });
    const [ended, ...answers] = await Promise.all([
      end(author),
      ...['a', 'b', 'c'].map((text) => write(other, { postId, parentId, text })),
    ]);
    expect(ended?.status).toBe(200);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    const written = answers.filter(({ status }) => status === 201).length;
    expect(await api.prisma.comment.count({ where: { postId, text: { not: null } } })).toBe(written);
    expect(await api.prisma.comment.count({ where: { authorId: author.id } })).toBe(0);
  });
});

describe('comments at once with', () => {
  it('the end of the entry: none is left without it', async () => {
    const owner = await person();
    const { id: postId } = await createPost(api.prisma, { ownerId: owner.id });
    const people = await Promise.all([person(), person(), person()]);
    const [removed, ...answers] = await Promise.all([
      api.as(owner).call(postDelete, { params: { id: postId } }),
      ...people.map((one) => write(one, { postId, text: 'x' })),
    ]);
    expect(removed?.status).toBe(200);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    expect(await api.prisma.comment.count({ where: { postId } })).toBe(0);
  });

  it('their being changed, deleted and answered, while the entry and its company end', async () => {
    for (let round = 0; round < 2; round += 1) {
      const [owner, author, other] = [await person(), await person(), await person()];
      const { id: postId } = await createPost(api.prisma, { ownerId: owner.id });
      const first = await createComment(api.prisma, { postId, authorId: author.id });
      const answer = await createComment(api.prisma, { postId, authorId: other.id, parentId: first.id });
      const params = { id: answer.id };
      const answers = await Promise.all([
        api.as(author).call(commentUpdate, { params: { id: first.id }, body: { text: 'x' } }),
        write(author, { postId, parentId: answer.id, text: 'y' }),
        round % 2 ? api.as(owner).call(postDelete, { params: { id: postId } }) : end(owner),
        api.as(other).call(commentDelete, { params }),
        write(author, { postId, parentId: first.id, text: 'z' }),
      ]);
      for (const { status } of answers) expect([200, 201, 404, 409]).toContain(status);
      expect(answers[2]?.status).toBe(200);
      expect(await api.prisma.comment.count({ where: { postId } })).toBe(0);
    }
  });

  it('the end of two accounts with comments on each other’s entries: both end, and nothing is left', async () => {
    const pair = [await person(), await person()];
    const posts = await Promise.all(pair.map(({ id }) => createPost(api.prisma, { ownerId: id })));
    for (const post of posts) {
      for (const { id: authorId } of pair) await createComment(api.prisma, { postId: post.id, authorId });
    }
    const ended = await Promise.all(pair.map((one) => end(one)));
    expect(ended.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.prisma.comment.count({ where: { postId: { in: posts.map(({ id }) => id) } } })).toBe(0);
  });

  it('archiving it: they are written or refused, and nobody sees them', async () => {
    const owner = await person();
    const { id: postId } = await createPost(api.prisma, { ownerId: owner.id });
    const people = await Promise.all([person(), person(), person()]);
    const [archived, ...answers] = await Promise.all([
      api.as(owner).call(postStatusChange, { params: { id: postId }, body: { status: 'archived' } }),
      ...people.map((one) => write(one, { postId, text: 'x' })),
    ]);
    expect(archived?.status).toBe(200);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    expect(await on(postId)).toEqual([]);
  });

  it('hiding and deleting what they answer: each answer is there or refused', async () => {
    const owner = await person();
    const { id: postId } = await createPost(api.prisma, { ownerId: owner.id });
    const author = await person();
    const { id: parentId } = await createComment(api.prisma, { postId, authorId: author.id });
    const people = await Promise.all([person(), person(), person()]);
    const [hidden, removed, ...answers] = await Promise.all([
      api.as(owner).call(commentHide, { params: { id: parentId }, body: { hidden: true } }),
      api.as(author).call(commentDelete, { params: { id: parentId } }),
      ...people.map((one) => write(one, { postId, parentId, text: 'x' })),
    ]);
    expect([200, 404, 409]).toContain(hidden?.status);
    expect(removed?.status).toBe(200);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    const written = answers.filter(({ status }) => status === 201).length;
    expect(await api.prisma.comment.count({ where: { parentId } })).toBe(written);
    expect(await api.prisma.comment.count({ where: { id: parentId } })).toBe(written > 0 ? 1 : 0);
  });
});

/** Makes `call` wait for a locked row and checks that another row stays free meanwhile, so no deadlock is possible. */
async function leavesFree(
  table: 'user' | 'post' | 'comment',
  id: string,
  call: () => Promise<Answer>,
  commentId: string,
) {
  let answer: Promise<Answer> | undefined;
  const row = (name: string, which: string, more = '') =>
    `SELECT 1 FROM "${name}" WHERE id = '${which}' FOR UPDATE ${more}`;
  await api.prisma.$transaction(async (tx) => {
    await tx.$queryRawUnsafe(row(table, id));
    answer = call();
    await untilWaiting(api);
    await tx.$queryRawUnsafe(row('comment', commentId, 'NOWAIT'));
  });
  return answer;
}
type Answer = { status: number };

describe('whoever works on a comment', () => {
  async function answered() {
    const [owner, author] = [await person(), await person()];
    const { id: postId } = await createPost(api.prisma, { ownerId: owner.id });
    const { id } = await createComment(api.prisma, { postId, authorId: author.id });
    const answer = await createComment(api.prisma, { postId, authorId: author.id, parentId: id });
    return { owner, author, postId, id, answerId: answer.id };
  }

  it('changes it with its entry held before, as the entry’s end holds them', async () => {
    const { author, postId, id } = await answered();
    const change = () => api.as(author).call(commentUpdate, { params: { id }, body: { text: 'x' } });
    expect(await leavesFree('post', postId, change, id)).toMatchObject({ status: 200 });
  });

  it('answers an answer with what that answers held before, as its end holds them', async () => {
    const { author, postId, id, answerId } = await answered();
    const answer = () => write(author, { postId, parentId: answerId, text: 'x' });
    expect(await leavesFree('comment', id, answer, answerId)).toMatchObject({ status: 201 });
  });

  it('deletes it with its entry held before, as the entry’s end holds them', async () => {
    const { author, postId, id, answerId } = await answered();
    const remove = () => api.as(author).call(commentDelete, { params: { id: answerId } });
    expect(await leavesFree('post', postId, remove, id)).toMatchObject({ status: 200 });
  });

  it('deletes it with whom it was told held before, as the end of their account holds them', async () => {
    const { author, owner, answerId } = await answered();
    const remove = () => api.as(author).call(commentDelete, { params: { id: answerId } });
    expect(await leavesFree('user', owner.id, remove, answerId)).toMatchObject({ status: 200 });
  });
});
