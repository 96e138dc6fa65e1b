import { commentList } from '@acheep/contract/feed/comment';
import * as said from '@acheep/contract/feed/moderation';
import { postFeed, postGet } from '@acheep/contract/feed/post';
import { reportReasons } from '@acheep/contract/feed/report-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createComment } from '@acheep/prisma/factories/comment';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: Person;
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

type Person = { id: string };
const unknownId = '01900000-0000-7000-8000-000000000000';
const listed = async (list: 'post' | 'comment', query: object, who: Person | null = admin) => {
  const endpoint = list === 'post' ? said.adminPostList : said.adminCommentList;
  return (await api.as(who).call(endpoint, { query: { limit: 100, ...query } } as never)).body.data as
    | said.ModeratedItem[]
    | null;
};
const ids = async (list: 'post' | 'comment', query: object) =>
  (await listed(list, query))?.map(({ _id }) => _id);
const hide = (list: 'post' | 'comment', id: string, body: object, who: Person | null = admin) =>
  api
    .as(who)
    .call(list === 'post' ? said.adminPostHide : said.adminCommentHide, { params: { id }, body } as never);
const show = (list: 'post' | 'comment', id: string, who: Person | null = admin) =>
  api.as(who).call(list === 'post' ? said.adminPostShow : said.adminCommentShow, { params: { id } });
const report = async (about: { postId: string } | { commentId: string }, status = 'open') => {
  const { id: reporterId } = await createUser(api.prisma);
  const data = { ...about, reporterId, reason: 'spam', status, createdAt: new Date() };
  return { ...(await api.prisma.report.create({ data })), reporterId };
};
const told = async (userId: string) =>
  (await api.prisma.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ kind, params }) => ({ kind, ...(params as object) }),
  );
const audited = (targetId: string) =>
  api.prisma.auditEntry.findMany({ where: { targetId }, orderBy: { createdAt: 'asc' } });

describe('GET /admin/post', () => {
  it('finds entries by words, titles and companies, with who wrote them, and no drafts', async () => {
    const owner = await createRecruiter(api.prisma, { company: { name: 'Zebra Works' } });
    const written = await createPost(api.prisma, { ownerId: owner.id, body: 'Stripes wanted' });
    await createPost(api.prisma, { ownerId: owner.id, body: 'Stripes in the making', status: 'draft' });
    expect(await listed('post', { search: 'stripes' })).toMatchObject([
      {
        _id: written.id,
        postId: written.id,
        kind: 'written',
        text: 'Stripes wanted',
        company: { name: 'Zebra Works' },
        author: { _id: owner.id },
        state: 'shown',
        reports: 0,
        openReports: 0,
      },
    ]);
    const job = await createJob(api.prisma, { title: 'Zookeeper', ownerId: owner.id });
    const made = await api.prisma.post.findUniqueOrThrow({ where: { jobId: job.id } });
    expect(await listed('post', { search: 'zookeep' })).toMatchObject([
      { _id: made.id, kind: 'job', text: 'Zookeeper', author: { _id: owner.id } },
    ]);
    expect((await ids('post', { search: 'zebra' }))?.sort()).toEqual([written.id, made.id].sort());
    expect(await ids('post', { search: 'zebra', 'filter[kind]': 'job' })).toEqual([made.id]);
    const { title } = await createGathering(api.prisma, { title: 'Herding cats' });
    expect(await listed('post', { search: title })).toMatchObject([{ text: 'Herding cats' }]);
  });

  it('tells where each stands, what was reported and when it came, and puts the most reported first', async () => {
    const search = { search: 'lanterns' };
    const body = 'Paper lanterns';
    const old = new Date(Date.now() - 40 * 86_400_000);
    const shown = await createPost(api.prisma, { body, createdAt: old });
    const hidden = await createPost(api.prisma, { body });
    const archived = await createPost(api.prisma, { body, status: 'archived' });
    const shut = await createPost(api.prisma, {
      body,
      ownerId: (await createRecruiter(api.prisma, { disabledAt: new Date() })).id,
    });
    for (const status of ['open', 'refused']) await report({ postId: shown.id }, status);
    await report({ postId: archived.id }, 'refused');
    expect((await hide('post', hidden.id, { reason: 'spam' })).status).toBe(200);
    const state = async (states: string) =>
      (await ids('post', { ...search, 'filter[state]': states }))?.sort();
    expect(await state('shown')).toEqual([shown.id]);
    expect(await state('hidden')).toEqual([hidden.id]);
    expect(await state('off')).toEqual([archived.id, shut.id].sort());
    expect(await state('shown,hidden')).toEqual([shown.id, hidden.id].sort());
    const reported = (value: string) => ids('post', { ...search, 'filter[report]': value });
    expect(await reported('open')).toEqual([shown.id]);
    expect((await reported('any'))?.sort()).toEqual([shown.id, archived.id].sort());
    expect((await reported('none'))?.sort()).toEqual([hidden.id, shut.id].sort());
    const [first, second] = (await listed('post', { ...search, sort: 'reports_-1' })) ?? [];
    expect([first, second]).toMatchObject([
      { _id: shown.id, reports: 2, openReports: 1 },
      { _id: archived.id, reports: 1, openReports: 0, state: 'off' },
    ]);
    expect((await ids('post', search))?.at(-1)).toBe(shown.id);
    expect((await ids('post', { ...search, sort: 'createdAt_1' }))?.[0]).toBe(shown.id);
    const day = today(old);
    expect(await ids('post', { ...search, 'filter[from]': day, 'filter[to]': day })).toEqual([shown.id]);
    expect(await ids('post', { ...search, 'filter[from]': addDays(day, 1) })).not.toContain(shown.id);
  });
});

describe('GET /admin/comment', () => {
  it('finds comments by words and companies, where they stand, and no deleted ones', async () => {
    const author = await createRecruiter(api.prisma, { company: { name: 'Heron Bank' } });
    const text = 'Marbles for everybody';
    const shown = await createComment(api.prisma, { text, authorId: author.id });
    const byCompany = await createComment(api.prisma, { text, hiddenBy: 'company' });
    const hidden = await createComment(api.prisma, { text, hiddenBy: 'operator' });
    const below = await createComment(api.prisma, {
      text,
      postId: (await createPost(api.prisma, { status: 'archived' })).id,
    });
    const gone = await createComment(api.prisma, { text });
    await api.prisma.comment.update({
      where: { id: gone.id },
      data: { text: null, authorId: null, companyId: null },
    });
    await report({ commentId: byCompany.id });
    const found = (query: object) => ids('comment', { search: 'marbles', ...query });
    expect((await found({}))?.sort()).toEqual([shown.id, byCompany.id, hidden.id, below.id].sort());
    expect(await found({ 'filter[state]': 'shown' })).toEqual([shown.id]);
    expect(await found({ 'filter[state]': 'hidden' })).toEqual([hidden.id]);
    expect((await found({ 'filter[state]': 'off' }))?.sort()).toEqual([byCompany.id, below.id].sort());
    expect((await found({ sort: 'reports_-1' }))?.[0]).toBe(byCompany.id);
    expect(await listed('comment', { search: 'heron' })).toMatchObject([
      { _id: shown.id, postId: shown.postId, kind: null, text, author: { _id: author.id }, state: 'shown' },
    ]);
  });
});

describe('taking what people wrote off the site', () => {
  it('takes an entry off at once, tells its author why and answers its reports, and puts it back', async () => {
    const owner = await createRecruiter(api.prisma, { locale: 'km' });
    const { id } = await createPost(api.prisma, { ownerId: owner.id, body: 'Pay first' });
    const { reporterId } = await report({ postId: id });
    const feed = async () =>
      (await api.as(null).call(postFeed, { query: { 'filter[companyId]': owner.company?.id ?? '' } })).body
        .data;
    expect(await feed()).toHaveLength(1);
    const words = 'Nobody pays to apply.';
    expect((await hide('post', id, { reason: 'scam', words })).status).toBe(200);
    expect([await feed(), (await api.as(null).call(postGet, { params: { id } })).status]).toEqual([[], 404]);
    const why = `${reportReasons.scam.km}។ ${words}`;
    expect(await told(owner.id)).toEqual([{ kind: 'post-hidden', post: 'Pay first', id, reason: why }]);
    expect(await told(reporterId)).toMatchObject([{ kind: 'report-hidden', about: 'Pay first' }]);
    // Repeating the call has no effect.
    expect((await hide('post', id, { reason: 'scam' })).status).toBe(200);
    expect((await show('post', id)).status).toBe(200);
    expect((await show('post', id)).status).toBe(200);
    expect(await feed()).toHaveLength(1);
    expect((await told(reporterId)).map(({ kind }) => kind)).toEqual(['report-hidden', 'report-refused']);
    expect(await told(owner.id)).toHaveLength(1);
    expect((await audited(owner.id)).map(({ action, details }) => [action, details])).toEqual([
      ['said.hide', { post: 'Pay first', reason: `scam: ${words}` }],
      ['said.show', { post: 'Pay first' }],
    ]);
  });

  it('takes a comment off at once, and puts it back', async () => {
    const author = await createRecruiter(api.prisma);
    const { id, postId } = await createComment(api.prisma, { authorId: author.id, text: 'Rubbish' });
    const { reporterId } = await report({ commentId: id });
    const below = async () =>
      (await api.as(null).call(commentList, { query: { 'filter[postId]': postId } })).body.data;
    expect((await hide('comment', id, { reason: 'insult' })).status).toBe(200);
    expect(await below()).toEqual([]);
    expect(await told(author.id)).toMatchObject([
      { kind: 'comment-hidden', reason: `${reportReasons.insult.en}.` },
    ]);
    expect((await told(reporterId)).map(({ kind }) => kind)).toEqual(['report-hidden']);
    expect((await show('comment', id)).status).toBe(200);
    expect(await below()).toMatchObject([{ _id: id, text: 'Rubbish' }]);
    expect((await audited(author.id)).map(({ action, details }) => [action, details])).toEqual([
      ['said.hide', { comment: 'Rubbish', reason: 'insult' }],
      ['said.show', { comment: 'Rubbish' }],
    ]);
  });

  it('is not for what has changed since it was read, and asks for a reason', async () => {
    const { id, updatedAt } = await createPost(api.prisma);
    const before = new Date(updatedAt.getTime() - 1000).toISOString();
    const late = await hide('post', id, { reason: 'spam', updatedAt: before });
    expect([late.status, late.body.code]).toEqual([409, 'record.changed']);
    for (const body of [{}, { reason: 'mood' }, { reason: 'spam', words: 'a'.repeat(501) }])
      expect((await hide('post', id, body)).status).toBe(422);
    expect((await hide('post', id, { reason: 'spam', updatedAt: updatedAt.toISOString() })).status).toBe(200);
  });

  it('knows no drafts, no deleted comments, and leaves what its company hid', async () => {
    const draft = await createPost(api.prisma, { status: 'draft' });
    const byCompany = await createComment(api.prisma, { hiddenBy: 'company' });
    for (const id of [draft.id, unknownId]) {
      expect((await hide('post', id, { reason: 'spam' })).status).toBe(404);
      expect((await show('post', id)).status).toBe(404);
      expect((await hide('comment', id, { reason: 'spam' })).status).toBe(404);
      expect((await show('comment', id)).status).toBe(404);
    }
    expect((await show('comment', byCompany.id)).status).toBe(200);
    const stored = await api.prisma.comment.findUniqueOrThrow({ where: { id: byCompany.id } });
    expect(stored.hiddenBy).toBe('company');
  });

  it('is done and told once where two do it at once', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma, { ownerId: owner.id });
    const answers = await Promise.all([1, 2].map(() => hide('post', id, { reason: 'spam' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await told(owner.id), await audited(owner.id)]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });
});
