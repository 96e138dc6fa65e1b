import type { ReceivedAnswer } from '@acheep/contract/hiring/answer';
import {
  applicationCreate,
  appliedJobGet,
  candidateGet,
  candidateList,
  type ReceivedApplication,
} from '@acheep/contract/hiring/application';
import { candidateCreate, candidateTable } from '@acheep/contract/hiring/candidate';
import { jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createQuestion } from '@acheep/prisma/factories/question';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

type Question = Omit<Parameters<typeof createQuestion>[1] & object, 'jobId'>;
const years: Question = { kind: 'number', text: 'How long?', unit: 'years', minimum: 1, maximum: 50 };
const level: Question = { kind: 'choice', text: 'How good?', options: ['None', 'Good', 'Fluent'] };
const reason: Question = { kind: 'text', text: 'Why here?', required: false };

/** A job with these questions, and its recruiter. */
async function asking(...questions: Question[]) {
  const owner = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: owner.id });
  const ids: string[] = [];
  for (const question of questions)
    ids.push((await createQuestion(api.prisma, { ...question, jobId: job.id })).id);
  return { owner, jobId: job.id, ids };
}

async function apply(jobId: string, answers: unknown, name = 'Sok Dara') {
  const person = await createUser(api.prisma, { name });
  const { path, originalName } = await createUpload(api.prisma, { ownerId: person.id });
  const body = { jobId, cv: { path, originalName }, phone: '+85512345678', answers };
  return { person, answer: await api.as(person).call(applicationCreate, { body: body as never }) };
}

/** Saves the job with other questions. */
async function change({ owner, jobId }: { owner: { id: string }; jobId: string }, questions: object[]) {
  const own = (await api.as(owner).call(ownJobGet, { params: { id: jobId } })).body.data;
  const body = {
    title: own.title,
    categoryId: own.category?._id,
    provinceId: own.province?._id,
    type: own.type,
    experience: own.experience,
    vacancies: 1,
    description: own.description,
    closingDate: own.closingDate,
    salaryFrom: 30_000,
    questions,
  };
  const { status } = await api.as(owner).call(jobUpdate, { params: { id: jobId }, body: body as never });
  expect(status).toBe(200);
}

describe('success', () => {
  it('keeps the answers with the questions as they were asked, for both sides', async () => {
    const job = await asking({ wanted: ['yes'] }, { ...years, wantedMinimum: 2 }, level, reason);
    const [licence, long, good, why] = job.ids;
    const { person, answer } = await apply(job.jobId, [
      { questionId: licence, chosen: ['yes'] },
      { questionId: long, number: 1.5 },
      { questionId: good, chosen: ['Good'] },
      { questionId: why },
    ]);
    expect(answer.status).toBe(201);
    const none = { unit: null, chosen: [], number: null, text: null };
    const sent = [
      {
        ...none,
        questionId: licence,
        kind: 'yes-no',
        question: 'Do you have a driving licence?',
        chosen: ['yes'],
      },
      { ...none, questionId: long, kind: 'number', question: 'How long?', unit: 'years', number: 1.5 },
      { ...none, questionId: good, kind: 'choice', question: 'How good?', chosen: ['Good'] },
      { ...none, questionId: why, kind: 'text', question: 'Why here?' },
    ];
    expect(answer.body.data.answers).toEqual(sent);

    await change(job, [{ kind: 'text', text: 'Something else?' }]);
    const params = { id: answer.body.data._id };
    const gone = sent.map((one) => ({ ...one, questionId: null }));
    const own = (await api.as(person).call(appliedJobGet, { params })).body.data;
    expect(own).toMatchObject({ answers: gone });
    // The applicant must never learn which answers match.
    expect(JSON.stringify([answer.body, own])).not.toContain('fits');
    const received = (await api.as(job.owner).call(candidateGet, { params })).body.data;
    expect(received).toMatchObject({ fits: false, unfit: ['How long?'] });
    expect(received.answers.map(({ fits }: ReceivedAnswer) => fits)).toEqual([true, false, null, null]);
  });

  it('are none of whoever was added by hand, and the job says that it asks', async () => {
    const { owner, jobId } = await asking({ wanted: ['yes'] }, reason);
    const { path, originalName } = await createUpload(api.prisma, { ownerId: owner.id });
    const person = { name: 'Keo Pisey', phone: '+85512345678', source: 'walk-in', locale: 'km' } as const;
    const added = await api
      .as(owner)
      .call(candidateCreate, { body: { ...person, jobId, cv: { path, originalName } } });
    expect(added.body.data).toMatchObject({ answers: [], questions: 2, fits: null, unfit: [] });
    for (const fit of ['fits', 'unfit'] as const) {
      const { body } = await api.as(owner).call(candidateList, { query: { 'filter[fit]': fit } });
      expect(body.meta.total).toBe(0);
    }
  });

  it('asks nothing where the job asks nothing', async () => {
    const { answer } = await apply((await createJob(api.prisma)).id, undefined);
    expect([answer.status, answer.body.data.answers]).toEqual([201, []]);
  });

  it.each([
    ['yes', { wanted: ['no'] }, { chosen: ['no'] }, true],
    ['no', { wanted: ['no'] }, { chosen: ['yes'] }, false],
    ['at least', { ...years, wantedMinimum: 2 }, { number: 2 }, true],
    ['too little', { ...years, wantedMinimum: 2 }, { number: 1.99 }, false],
    ['at most', { ...years, wantedMaximum: 2 }, { number: 2 }, true],
    ['too much', { ...years, wantedMaximum: 2 }, { number: 3 }, false],
    ['an option', { ...level, wanted: ['Good', 'Fluent'] }, { chosen: ['Fluent'] }, true],
    ['no such option', { ...level, wanted: ['Fluent'] }, { chosen: ['Good'] }, false],
    ['one of several', { ...level, several: true, wanted: ['Good'] }, { chosen: ['None', 'Good'] }, true],
    ['nothing', { ...level, required: false, wanted: ['Good'] }, {}, false],
    ['no number', { ...years, required: false, wantedMinimum: 2 }, {}, false],
    ['no wish', years, { number: 7 }, null],
  ])('judges by what is wanted: %s', async (_, question, given, fits) => {
    const { jobId, ids, owner } = await asking(question);
    const { answer } = await apply(jobId, [{ questionId: ids[0], ...given }]);
    const { data } = (await api.as(owner).call(candidateGet, { params: { id: answer.body.data._id } })).body;
    expect([answer.status, data.answers[0]?.fits, data.fits]).toEqual([201, fits, fits]);
  });

  it('judges anew when something else is wanted, and this job alone', async () => {
    const job = await asking({ ...years, wantedMinimum: 2 });
    const other = await asking({ ...years, wantedMinimum: 2 });
    for (const { jobId, ids } of [job, other]) await apply(jobId, [{ questionId: ids[0], number: 3 }]);
    const fits = async ({ owner }: typeof job) =>
      (await api.as(owner).call(candidateList)).body.data.map(({ fits }: ReceivedApplication) => fits);
    expect([await fits(job), await fits(other)]).toEqual([[true], [true]]);
    const asked = { kind: 'number', text: 'How long?', unit: 'years', maximum: 50, required: true };
    await change(job, [{ ...asked, wantedMinimum: 5 }]);
    expect([await fits(job), await fits(other)]).toEqual([[false], [true]]);
    await change(job, [asked]);
    expect(await fits(job)).toEqual([null]);
  });
});

describe('the list of candidates', () => {
  it('says what does not fit, and is narrowed by it', async () => {
    const job = await asking({ wanted: ['yes'] }, { ...years, wantedMinimum: 2 });
    const [licence, long] = job.ids;
    const some = (chosen: string, number: number, name: string) =>
      apply(
        job.jobId,
        [
          { questionId: licence, chosen: [chosen] },
          { questionId: long, number },
        ],
        name,
      );
    await some('yes', 5, 'Fitting');
    await some('no', 1, 'Neither');
    await some('yes', 1, 'Half');
    const list = async (fit?: 'fits' | 'unfit') => {
      const query = fit && { 'filter[fit]': fit };
      const { data, meta } = (await api.as(job.owner).call(candidateList, { query })).body;
      expect(meta.total).toBe(data.length);
      return data.map(({ name, fits, unfit }: ReceivedApplication) => [name, fits, unfit.length]).sort();
    };
    expect(await list('fits')).toEqual([['Fitting', true, 0]]);
    expect(await list('unfit')).toEqual([
      ['Half', false, 1],
      ['Neither', false, 2],
    ]);
    expect(await list()).toHaveLength(3);
  });

  it('has the answers in the table of one job, each below its question, and what looks like a formula as text', async () => {
    const job = await asking({}, years, reason);
    const [licence, long, why] = job.ids;
    await apply(job.jobId, [
      { questionId: licence, chosen: ['no'] },
      { questionId: long, number: 1200 / 100 },
      { questionId: why, text: '=1+1' },
    ]);
    const table = async (query: object) =>
      (await api.as(job.owner).call(candidateTable, { query })).body.data.text;
    const [head, row] = (await table({ 'filter[jobId]': job.jobId })).trim().split('\r\n');
    expect(head).toMatch(/Link,Do you have a driving licence\?,How long\?,Why here\?$/);
    expect(row).toMatch(/,No,12 years,'=1\+1$/);
    // Candidates of several jobs share no questions.
    expect((await table({})).split('\r\n')[0]).not.toContain('How long?');
  });
});

describe('validation', () => {
  it.each([
    ['a required one left open', [0, 1, 2].map((n) => ({ n })), ['answers.0', 'answers.1', 'answers.2']],
    ['a required one left out', [{ n: 0, chosen: ['yes'] }], ['answers.1', 'answers.2']],
    [
      'a number below',
      [
        { n: 0, chosen: ['yes'] },
        { n: 1, number: 0 },
        { n: 2, chosen: ['Good'] },
      ],
      ['answers.1'],
    ],
    [
      '1e308',
      [
        { n: 0, chosen: ['yes'] },
        { n: 1, number: 1e308 },
        { n: 2, chosen: ['Good'] },
      ],
      ['answers.1'],
    ],
    [
      'NaN',
      [
        { n: 0, chosen: ['yes'] },
        { n: 1, number: Number.NaN },
        { n: 2, chosen: ['Good'] },
      ],
      ['answers.1.number'],
    ],
    [
      'an unknown option',
      [
        { n: 1, number: 2 },
        { n: 2, chosen: ['Best'] },
        { n: 0, chosen: ['no'] },
      ],
      ['answers.1'],
    ],
    [
      'two of one',
      [
        { n: 0, chosen: ['yes', 'no'] },
        { n: 1, number: 2 },
        { n: 2, chosen: ['None'] },
      ],
      ['answers.0'],
    ],
    [
      'another kind',
      [
        { n: 0, text: 'yes' },
        { n: 1, number: 2 },
        { n: 2, chosen: ['None'] },
      ],
      ['answers.0'],
    ],
    [
      'one twice',
      [
        { n: 0, chosen: ['yes'] },
        { n: 1, number: 2 },
        { n: 2, chosen: ['None'] },
        { n: 0, chosen: ['no'] },
      ],
      ['answers.3'],
    ],
    [
      'a text of 10,000 letters',
      [
        { n: 0, text: 'x'.repeat(10_000) },
        { n: 1, number: 2 },
        { n: 2, chosen: ['None'] },
      ],
      ['answers.0.text'],
    ],
    ['3,000 answers', Array.from({ length: 3000 }, () => ({ n: 0 })), ['answers']],
  ])('names %s', async (_, given: { n: number }[], fields) => {
    const { jobId, ids } = await asking({}, years, level);
    const { answer } = await apply(
      jobId,
      given.map(({ n, ...one }) => ({ questionId: ids[n], ...one })),
    );
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, fields]);
    expect(await api.prisma.application.count({ where: { jobId } })).toBe(0);
  });

  it('reads no 10,000 answers', async () => {
    const { jobId, ids } = await asking({});
    const many = Array.from({ length: 10_000 }, () => ({ questionId: ids[0], chosen: ['yes'] }));
    expect((await apply(jobId, many)).answer.status).toBe(413);
  });

  it("takes no answer to another job's question, nor to one that is gone, and says so in the reader's words", async () => {
    const job = await asking({ text: 'តើអ្នកចេះបើកបរទេ?' });
    const other = await asking({});
    const own = { questionId: job.ids[0], chosen: ['yes'] };
    const foreign = await apply(job.jobId, [own, { questionId: other.ids[0], chosen: ['yes'] }]);
    expect(foreign.answer.body.data).toEqual({
      'answers.1': ['This job no longer asks this question. Reload the page.'],
    });
    await change(job, [{ kind: 'yes-no', text: 'Do you drive?', required: true }]);
    const late = await apply(job.jobId, [own]);
    expect(late.answer.body.data).toEqual({
      'answers.0': [
        'This job no longer asks this question. Reload the page.',
        'Answer the question “Do you drive?”.',
      ],
    });
  });
});
