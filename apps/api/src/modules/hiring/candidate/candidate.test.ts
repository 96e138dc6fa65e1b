import {
  appliedJobGet,
  appliedJobList,
  candidateGet,
  candidateList,
} from '@acheep/contract/hiring/application';
import {
  noteCreate,
  noteDelete,
  noteUpdate,
  ratingUpdate,
  tagList,
  tagsUpdate,
} from '@acheep/contract/hiring/candidate';
import { applicationDecide } from '@acheep/contract/hiring/decision';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { alphabetical, anyhow } from '../../../testing/alphabet.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

async function received() {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id });
  const application = await createApplication(api.prisma, { jobId: job.id });
  const colleague = await createMember(api.prisma, job.companyId, { name: 'Chea Vanna' });
  const params = { id: application.id };
  const seen = async (by: { id: string } = recruiter) =>
    (await api.as(by).call(candidateGet, { params })).body.data;
  return { recruiter, job, application, colleague, params, seen };
}

describe('the list of candidates', () => {
  it('is filtered by where they came from, who decided, and the days on which they were received', async () => {
    const { recruiter, job, application, colleague, params } = await received();
    const walkedIn = await createApplication(api.prisma, {
      jobId: job.id,
      source: 'walk-in',
      createdAt: new Date('2026-03-01T17:30:00Z'),
    });
    await api.as(colleague).call(applicationDecide, { params, body: { status: 'shortlisted' } });
    const ids = async (query: Record<string, string>) =>
      (await api.as(recruiter).call(candidateList, { query })).body.data.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await ids({ 'filter[source]': 'site' })).toEqual([application.id]);
    expect(await ids({ 'filter[source]': 'walk-in,email' })).toEqual([walkedIn.id]);
    expect(await ids({ 'filter[source]': 'walk-in,site' })).toEqual([application.id, walkedIn.id]);
    expect(await ids({ 'filter[decidedBy]': colleague.id })).toEqual([application.id]);
    expect(await ids({ 'filter[decidedBy]': recruiter.id })).toEqual([]);
    // Half past midnight in Phnom Penh.
    expect(await ids({ 'filter[from]': '2026-03-02', 'filter[to]': '2026-03-02' })).toEqual([walkedIn.id]);
    expect(await ids({ 'filter[to]': '2026-03-01' })).toEqual([]);
    const wrong = { 'filter[source]': 'moon', 'filter[decidedBy]': 'x', 'filter[from]': '2026-02-30' };
    const { status, body } = await api.as(recruiter).call(candidateList, { query: wrong });
    expect([status, Object.keys(body.data).sort()]).toEqual([422, Object.keys(wrong).sort()]);
  });
});

describe('a rating', () => {
  it('stands in the list, is filtered and sorted by, and leaves the state alone', async () => {
    const { recruiter, job, application, params, colleague } = await received();
    const unrated = await createApplication(api.prisma, { jobId: job.id });
    const rate = (rating: unknown, by: { id: string } = recruiter) =>
      api.as(by).call(ratingUpdate, { params, body: { rating } });
    expect((await rate(2, colleague)).status).toBe(200);
    const list = async (query: Record<string, unknown>) =>
      (await api.as(recruiter).call(candidateList, { query })).body.data as { _id: string; rating: number }[];
    const ids = async (query: Record<string, unknown>) => (await list(query)).map(({ _id }) => _id);
    expect(await ids({ sort: 'rating_-1' })).toEqual([application.id, unrated.id]);
    expect(await ids({ 'filter[rating]': '2' })).toEqual([application.id]);
    expect(await ids({ 'filter[rating]': '3' })).toEqual([]);
    const row = await api.prisma.application.findUniqueOrThrow({ where: params });
    expect([row.rating, row.updatedAt]).toEqual([2, application.updatedAt]);
    await rate(null);
    expect((await list({})).map(({ rating }) => rating)).toEqual([null, null]);
  });

  it.each([0, 6, 2.5, '3', undefined])('is not %s', async (rating) => {
    const { recruiter, params } = await received();
    const { status, body } = await api.as(recruiter).call(ratingUpdate, { params, body: { rating } });
    expect([status, Object.keys(body.data)]).toEqual([422, ['rating']]);
  });
});

describe('tags', () => {
  it('are the company’s, whoever gives them, and written in one way', async () => {
    const { recruiter, colleague, params, seen, job } = await received();
    const other = await createApplication(api.prisma, { jobId: job.id });
    const tag = (id: string, tags: string[], by: { id: string } = recruiter) =>
      api.as(by).call(tagsUpdate, { params: { id }, body: { tags } });
    await tag(params.id, ['Excel', 'ភាសាចិន']);
    await tag(other.id, ['EXCEL', 'excel'], colleague);
    expect((await seen()).tags).toEqual(['Excel', 'ភាសាចិន']);
    expect((await api.as(colleague).call(tagList)).body.data).toEqual(['Excel', 'ភាសាចិន']);
    const query = { 'filter[tag]': 'excel' };
    expect((await api.as(recruiter).call(candidateList, { query })).body.meta.total).toBe(2);
    await tag(params.id, []);
    expect((await api.as(recruiter).call(tagList)).body.data).toEqual(['Excel']);
    expect((await api.as(await createRecruiter(api.prisma)).call(tagList)).body.data).toEqual([]);
  });

  it('are in the order of the alphabet of whoever reads them', async () => {
    const { recruiter, params } = await received();
    await api.as(recruiter).call(tagsUpdate, { params, body: { tags: anyhow } });
    for (const locale of ['en', 'km'] as const)
      expect((await api.as(recruiter).call(tagList, { locale })).body.data).toEqual(alphabetical[locale]);
  });

  it('that are new and brought by two at once are there once', async () => {
    const { recruiter, colleague, params, job } = await received();
    const other = await createApplication(api.prisma, { jobId: job.id });
    const answers = await Promise.all([
      api.as(recruiter).call(tagsUpdate, { params, body: { tags: ['b', 'a'] } }),
      api.as(colleague).call(tagsUpdate, { params: { id: other.id }, body: { tags: ['a', 'b'] } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await api.as(recruiter).call(tagList)).body.data).toEqual(['a', 'b']);
  });

  it.each([
    ['too many', Array.from({ length: 11 }, (_, at) => `tag ${at}`), 'tags'],
    ['too long', ['x'.repeat(41)], 'tags.0'],
    ['empty', [' '], 'tags.0'],
  ])('are not %s', async (_, tags, field) => {
    const { recruiter, params } = await received();
    const { status, body } = await api.as(recruiter).call(tagsUpdate, { params, body: { tags } });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });
});

describe('notes', () => {
  it('are read by colleagues with author and time, and changed and deleted by the author alone', async () => {
    const { recruiter, colleague, params, seen } = await received();
    const made = await api.as(colleague).call(noteCreate, { params, body: { text: 'ពូកែ <b>Excel</b>' } });
    expect([made.status, made.body.data.own]).toEqual([201, true]);
    expect((await seen()).notes).toMatchObject([
      { text: 'ពូកែ <b>Excel</b>', author: 'Chea Vanna', own: false },
    ]);
    const of = { params: { id: made.body.data._id } };
    const body = { text: 'Changed', updatedAt: made.body.data.updatedAt };
    expect((await api.as(recruiter).call(noteUpdate, { ...of, body })).status).toBe(403);
    expect((await api.as(recruiter).call(noteDelete, of)).status).toBe(403);
    expect((await api.as(colleague).call(noteUpdate, { ...of, body })).body.data.text).toBe('Changed');
    const late = await api.as(colleague).call(noteUpdate, { ...of, body });
    expect([late.status, late.body.code]).toEqual([409, 'record.changed']);
    expect((await api.as(colleague).call(noteDelete, of)).status).toBe(200);
    expect((await seen()).notes).toEqual([]);
  });

  it('stay when their author has gone, and go with the application', async () => {
    const { colleague, params, seen } = await received();
    await api.as(colleague).call(noteCreate, { params, body: { text: 'Kept' } });
    await api.prisma.user.delete({ where: { id: colleague.id } });
    expect((await seen()).notes).toMatchObject([{ text: 'Kept', author: null, own: false }]);
    await api.prisma.application.delete({ where: params });
    expect(await api.prisma.applicationNote.count({ where: { applicationId: params.id } })).toBe(0);
  });

  it('need a text', async () => {
    const { recruiter, params } = await received();
    const { status, body } = await api.as(recruiter).call(noteCreate, { params, body: { text: ' ' } });
    expect([status, Object.keys(body.data)]).toEqual([422, ['text']]);
  });
});

it('no applicant ever sees any of it', async () => {
  const { recruiter, params, application } = await received();
  await api.as(recruiter).call(noteCreate, { params, body: { text: 'Zarquonist' } });
  await api.as(recruiter).call(tagsUpdate, { params, body: { tags: ['Zarquonist'] } });
  await api.as(recruiter).call(ratingUpdate, { params, body: { rating: 1 } });
  const applicant = api.as({ id: application.applicantId });
  for (const { body } of [
    await applicant.call(appliedJobGet, { params }),
    await applicant.call(appliedJobList),
  ]) {
    expect(JSON.stringify(body)).not.toMatch(/Zarquonist|rating|note|tag/);
  }
});
