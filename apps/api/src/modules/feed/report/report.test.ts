import { commentList } from '@acheep/contract/feed/comment';
import { ownPostList, postGet, postStatusChange } from '@acheep/contract/feed/post';
import {
  adminReportAuthor,
  adminReportDecide,
  adminReportList,
  reportCreate,
} from '@acheep/contract/feed/report';
import { createComment } from '@acheep/prisma/factories/comment';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

type Person = { id: string };
const unknownId = '01900000-0000-7000-8000-000000000000';

const report = (person: Person | null, noun: string, aboutId: string, more: object = {}) =>
  api.as(person).call(reportCreate, { body: { noun, aboutId, reason: 'spam', ...more } });
const admin = () => createUser(api.prisma, { role: 'admin' });
const queue = async (query: Record<string, unknown> = {}) =>
  (await api.as(await admin()).call(adminReportList, { query: { limit: 100, ...query } })).body.data;
const decide = (person: Person | null, id: string, body: Record<string, unknown>) =>
  api.as(person).call(adminReportDecide, { params: { id }, body });
const of = (id: string) =>
  api.prisma.report.findMany({ where: { OR: [{ postId: id }, { commentId: id }] }, orderBy: { id: 'asc' } });
const told = async ({ id: userId }: Person) =>
  (await api.prisma.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ kind, params }) => ({ kind, ...(params as object) }),
  );

describe('reporting: success', () => {
  it('is for everybody who is signed in, of entries and of comments, each once', async () => {
    const { id: commentId, postId } = await createComment(api.prisma, { text: 'Send me money' });
    for (const role of ['user', 'recruiter', 'trainer'] as const) {
      const person =
        role === 'user' ? await createUser(api.prisma) : await createRecruiter(api.prisma, { role });
      expect((await report(person, 'post', postId)).status).toBe(201);
      const answers = await Promise.all([
        report(person, 'comment', commentId),
        report(person, 'comment', commentId, { reason: 'scam', words: 'He wants 50 dollars' }),
      ]);
      expect(answers.map(({ status, body }) => [status, body.data])).toEqual([
        [201, null],
        [201, null],
      ]);
    }
    expect([(await of(postId)).length, (await of(commentId)).length]).toEqual([3, 3]);
    const rows = await queue({ search: 'send me MONEY', 'filter[noun]': 'comment' });
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      noun: 'comment',
      status: 'open',
      about: { postId, text: 'Send me money', shown: true },
      others: 2,
    });
  });

  it('changes an open report, and none that was decided', async () => {
    const { id } = await createPost(api.prisma);
    const person = await createUser(api.prisma);
    await report(person, 'post', id);
    await report(person, 'post', id, { reason: 'other', words: '<b>Why?</b>' });
    expect(await of(id)).toMatchObject([{ reason: 'other', words: '<b>Why?</b>' }]);
    await decide(await admin(), (await of(id))[0]?.id ?? '', { status: 'refused' });
    expect((await report(person, 'post', id)).body.code).toBe('report.answered');
  });
});

describe('reporting: validation', () => {
  it('takes what is on the site, a reason of the list, and five hundred characters', async () => {
    const person = await createUser(api.prisma);
    const { id } = await createPost(api.prisma);
    const hidden = await createComment(api.prisma, { hiddenBy: 'company' });
    expect((await report(person, 'post', unknownId)).body.code).toBe('post.gone');
    expect((await report(person, 'comment', hidden.id)).body.code).toBe('comment.gone');
    expect((await report(person, 'comment', id)).body.code).toBe('comment.gone');
    for (const wrong of [{ reason: 'boring' }, { words: 'a'.repeat(501) }, { words: ' ' }, { noun: 'job' }])
      expect((await report(person, 'post', id, wrong)).status).toBe(422);
    expect(await of(id)).toEqual([]);
  });
});

describe('reporting: authentication and authorisation', () => {
  it('ends with the account, and with what is reported', async () => {
    const { id } = await createPost(api.prisma);
    const [one, two] = [await createUser(api.prisma), await createUser(api.prisma)];
    for (const person of [one, two]) await report(person, 'post', id);
    await api.prisma.user.delete({ where: { id: one.id } });
    expect(await of(id)).toHaveLength(1);
    await api.prisma.post.delete({ where: { id } });
    expect(await of(id)).toEqual([]);
  });
});

describe('deciding on reports', () => {
  it('takes an entry off the site, for all who reported it, and puts it back', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id, body: 'Pay us first' });
    const [one, two] = [await createUser(api.prisma), await createUser(api.prisma)];
    for (const person of [one, two]) await report(person, 'post', id);
    const [first] = await of(id);
    const operator = await admin();
    const { body } = await decide(operator, first?.id ?? '', {
      status: 'hidden',
      answer: 'It asks for money.',
    });
    expect(body.data).toMatchObject({ status: 'hidden', others: 0, about: { shown: false } });
    expect((await of(id)).map(({ status }) => status)).toEqual(['hidden', 'hidden']);
    expect((await api.as(null).call(postGet, { params: { id } })).status).toBe(404);
    for (const person of [one, two])
      expect(await told(person)).toEqual([
        { kind: 'report-hidden', about: 'Pay us first', answer: 'It asks for money.' },
      ]);
    expect(await told(owner)).toEqual([{ kind: 'post-hidden', post: 'Pay us first', id, reason: 'Spam.' }]);
    const publish = await api
      .as(owner)
      .call(postStatusChange, { params: { id }, body: { status: 'active' } });
    expect(publish.body.code).toBe('post.status');
    const { data } = (await api.as(owner).call(ownPostList)).body;
    expect(data).toMatchObject([{ status: 'hidden', actions: ['delete'] }]);
    expect(await api.prisma.auditEntry.findMany({ where: { actorId: operator.id } })).toMatchObject([
      { action: 'report.hide', targetId: owner.id, details: { post: 'Pay us first', reason: 'spam' } },
    ]);

    await decide(operator, first?.id ?? '', { status: 'refused' });
    expect((await api.as(null).call(postGet, { params: { id } })).status).toBe(200);
    expect((await told(one)).map(({ kind }) => kind)).toEqual(['report-hidden', 'report-refused']);
    expect(await told(owner)).toHaveLength(1);
  });

  const author = async (id: string) =>
    (await api.as(await admin()).call(adminReportAuthor, { params: { id } })).body.data;

  it('warns the author in the same decision, who is known the next time', async () => {
    const owner = await createRecruiter(api.prisma);
    const operator = await admin();
    const [first, second] = [
      await createComment(api.prisma, { authorId: owner.id, text: 'Send me $50 first' }),
      await createComment(api.prisma, { authorId: owner.id }),
    ];
    for (const { id } of [first, second]) await report(await createUser(api.prisma), 'comment', id);
    const [one, two] = [(await of(first.id))[0]?.id ?? '', (await of(second.id))[0]?.id ?? ''];
    const nothing = { disabled: false, upheld: 0, warned: 0, warnings: [] };
    expect(await author(one)).toMatchObject({ _id: owner.id, reports: 1, ...nothing });
    const warning = 'Never ask applicants for money.';
    const { status } = await decide(operator, one, { status: 'hidden', measure: 'warn', warning });
    expect(status).toBe(200);
    const [mail] = await api.mailsTo(owner.email);
    expect(mail?.text).toContain(warning);
    expect(await author(two)).toMatchObject({
      reports: 1,
      upheld: 1,
      warned: 1,
      warnings: [{ text: warning }],
    });
    expect(
      await api.prisma.auditEntry.findFirst({ where: { actorId: operator.id, action: 'report.warn' } }),
    ).toMatchObject({ targetId: owner.id, details: { comment: 'Send me $50 first', reason: warning } });
  });

  it('warns once where the same is decided several times at once', async () => {
    const owner = await createRecruiter(api.prisma);
    const operator = await admin();
    const { id } = await createComment(api.prisma, { authorId: owner.id });
    await report(await createUser(api.prisma), 'comment', id);
    const reportId = (await of(id))[0]?.id ?? '';
    const hidden = (await decide(operator, reportId, { status: 'hidden' })).body.data;
    const again = { status: 'hidden', measure: 'warn', warning: 'Stop.', updatedAt: hidden.updatedAt };
    const answers = await Promise.all([1, 2, 3].map(() => decide(operator, reportId, again)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await api.prisma.authorWarning.count({ where: { userId: owner.id } })).toBe(1);
  });

  it('suspends the author in the same decision, with the words as the reason', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id });
    await report(await createUser(api.prisma), 'post', id);
    const reportId = (await of(id))[0]?.id ?? '';
    const warning = 'You have asked for money again.';
    await decide(await admin(), reportId, { status: 'hidden', measure: 'suspend', warning });
    expect(await author(reportId)).toMatchObject({ disabled: true, warned: 0 });
    expect((await api.mailsTo(owner.email))[0]?.text).toContain(`Reason: ${warning}`);
  });

  it('neither warns nor suspends for what stands under the name of the site', async () => {
    const owner = await createRecruiter(api.prisma);
    await api.prisma.user.update({ where: { id: owner.id }, data: { keeper: true } });
    const { id } = await createPost(api.prisma, { ownerId: owner.id });
    await report(await createUser(api.prisma), 'post', id);
    const reportId = (await of(id))[0]?.id ?? '';
    expect(await author(reportId)).toBeNull();
    const { body } = await decide(await admin(), reportId, {
      status: 'hidden',
      measure: 'warn',
      warning: 'Why?',
    });
    expect(body.data).toHaveProperty('measure');
  });

  it.each([
    ['measure', { status: 'refused', measure: 'warn', warning: 'Why?' }],
    ['measure', { status: 'hidden', measure: 'shame', warning: 'Why?' }],
    ['warning', { status: 'hidden', measure: 'warn' }],
  ])('refuses a wrong %s, and leaves the author alone', async (field, body) => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id });
    await report(await createUser(api.prisma), 'post', id);
    const answer = await decide(await admin(), (await of(id))[0]?.id ?? '', body);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
    expect(await api.prisma.authorWarning.count({ where: { userId: owner.id } })).toBe(0);
  });

  it('puts an entry back to where it was: what its company had archived is not published', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id });
    await report(await createUser(api.prisma), 'post', id);
    await api.prisma.post.update({ where: { id }, data: { status: 'archived' } });
    const { id: reportId } = await api.prisma.report.findFirstOrThrow({ where: { postId: id } });
    const statuses = [];
    for (const status of ['hidden', 'refused', 'hidden', 'refused']) {
      expect((await decide(await admin(), reportId, { status })).status).toBe(200);
      statuses.push((await api.prisma.post.findUniqueOrThrow({ where: { id } })).status);
    }
    expect(statuses).toEqual(['hidden', 'archived', 'hidden', 'archived']);
  });

  it('takes a comment off the page, whoever had hidden it, and tells its author', async () => {
    const author = await createRecruiter(api.prisma);
    const { id, postId } = await createComment(api.prisma, { authorId: author.id });
    await report(await createUser(api.prisma), 'comment', id);
    await api.prisma.comment.update({ where: { id }, data: { hiddenBy: 'company' } });
    const [row] = await of(id);
    await decide(await admin(), row?.id ?? '', { status: 'hidden' });
    expect((await api.prisma.comment.findUnique({ where: { id } }))?.hiddenBy).toBe('operator');
    expect((await told(author)).map(({ kind }) => kind)).toEqual(['comment-hidden']);
    await decide(await admin(), row?.id ?? '', { status: 'refused' });
    const { data } = (await api.as(null).call(commentList, { query: { 'filter[postId]': postId } })).body;
    expect(data).toMatchObject([{ _id: id, state: 'shown' }]);
  });

  it('takes a comment off that everybody sees', async () => {
    const { id, postId } = await createComment(api.prisma);
    await report(await createUser(api.prisma), 'comment', id);
    await decide(await admin(), (await of(id))[0]?.id ?? '', { status: 'hidden' });
    const { data } = (await api.as(null).call(commentList, { query: { 'filter[postId]': postId } })).body;
    expect(data).toEqual([]);
  });

  it('is one decision where two come at once, and told once', async () => {
    const { id } = await createPost(api.prisma);
    const person = await createUser(api.prisma);
    await report(person, 'post', id);
    const [row] = await of(id);
    const updatedAt = row?.updatedAt.toISOString();
    const answers = await Promise.all(
      ['hidden', 'refused'].map(async (status) =>
        decide(await admin(), row?.id ?? '', { status, updatedAt }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await told(person)).toHaveLength(1);
    expect((await decide(await admin(), row?.id ?? '', { status: 'open' })).status).toBe(422);
  });
});
