import { applicationCreate, appliedJobGet, appliedJobList } from '@acheep/contract/hiring/application';
import type { OwnQuestion } from '@acheep/contract/hiring/question';
import { jobCopy, jobGet, jobList, jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createQuestion } from '@acheep/prisma/factories/question';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const licence = { kind: 'yes-no', text: 'Do you drive?', required: true, wantedAnswer: 'yes' } as const;
const years = { kind: 'number', text: 'How long?', unit: 'years', maximum: 50, wantedMinimum: 2 } as const;
const level = {
  kind: 'choice',
  text: 'How good is your English?',
  options: [{ name: 'None' }, { name: 'Fluent', fits: true }],
} as const;
const reason = { kind: 'text', text: 'Why here?' } as const;

async function draft(questions: object[]) {
  const owner = await createRecruiter(api.prisma);
  const { id } = await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
  const params = { id };
  const save = (next: unknown[], more = {}) =>
    api.as(owner).call(jobUpdate, { params, body: { title: 'Driver', questions: next, ...more } as never });
  const saved = await save(questions);
  const ids = async () =>
    (await api.as(owner).call(ownJobGet, { params })).body.data.questions.map(({ _id }: OwnQuestion) => _id);
  return { owner, params, save, saved, ids };
}

describe('success', () => {
  it('saves questions of every kind with the job, in order, and takes them along into a copy', async () => {
    const { owner, params, saved } = await draft([licence, years, level, reason]);
    expect(saved.status).toBe(200);
    expect(saved.body.data.questions).toMatchObject([
      { ...licence, unit: null, options: [], wantedMinimum: null },
      { ...years, required: false, minimum: null, wantedMaximum: null, wantedAnswer: null },
      {
        ...level,
        several: false,
        options: [
          { name: 'None', fits: false },
          { name: 'Fluent', fits: true },
        ],
      },
      reason,
    ]);
    const copy = await api.as(owner).call(jobCopy, { params });
    const words = (questions: OwnQuestion[]) => questions.map(({ _id, ...one }) => one);
    expect(words(copy.body.data.questions)).toEqual(words(saved.body.data.questions));
    expect(copy.body.data.questions[0]?._id).not.toBe(saved.body.data.questions[0]?._id);
  });

  it('keeps a question that is moved, or of which something else is wanted, and makes a new one of other words', async () => {
    const { save, ids } = await draft([licence, years, level]);
    const [first, second, third] = await ids();
    await save([level, { ...years, wantedMinimum: 5, maximum: 40, required: true }, licence]);
    expect(await ids()).toEqual([third, second, first]);
    await save([level, { ...years, text: 'How many years?' }]);
    const [kept, other, ...rest] = await ids();
    expect([kept, rest]).toEqual([third, []]);
    expect([first, second, third]).not.toContain(other);
  });

  it('drops what another kind of question has left in the form', async () => {
    const { saved } = await draft([{ ...years, ...reason, options: level.options, several: true }]);
    expect(saved.body.data.questions).toMatchObject([
      { ...reason, unit: null, maximum: null, wantedMinimum: null, options: [], several: false },
    ]);
  });

  it('has two editors told of each other', async () => {
    const { save, saved, ids } = await draft([licence]);
    const { updatedAt } = saved.body.data;
    expect((await save([years], { updatedAt })).status).toBe(200);
    const [only] = await ids();
    const second = await save([level], { updatedAt });
    expect([second.status, second.body.code]).toEqual([409, 'record.changed']);
    expect(await ids()).toEqual([only]);
  });
});

describe('what is wanted', () => {
  it('is in no answer that somebody else gets', async () => {
    const secret = 'Zanzibar';
    const job = await createJob(api.prisma);
    const number = { kind: 'number', wantedMinimum: 987_654, wantedMaximum: 987_655 };
    await createQuestion(api.prisma, { jobId: job.id, ...number });
    await createQuestion(api.prisma, {
      jobId: job.id,
      kind: 'choice',
      options: ['Paris', secret],
      wanted: [secret],
    });
    const person = await createUser(api.prisma);
    const { id } = await createApplication(api.prisma, { jobId: job.id, applicantId: person.id });
    for (const reader of [null, person]) {
      const page = await api.as(reader).call(jobGet, { params: { id: job.id } });
      expect(page.body.data.questions).toHaveLength(2);
      const list = await api.as(reader).call(jobList, { query: { search: 'Accountant' } });
      const text = JSON.stringify([page.body, list.body]);
      expect(text).not.toMatch(/wanted|"fits|98765/i);
      // It appears among the options, and nowhere else.
      expect(text.split(secret)).toHaveLength(2);
    }
    const own = await api.as(person).call(appliedJobGet, { params: { id } });
    const owns = await api.as(person).call(appliedJobList);
    expect([own.status, owns.status]).toEqual([200, 200]);
    expect(JSON.stringify([own.body, owns.body])).not.toMatch(/wanted|"fits|98765|Zanzibar/i);
  });
});

describe('validation', () => {
  it.each([
    ['eleven', Array.from({ length: 11 }, () => licence), 'questions'],
    ['none of any kind', [{ text: 'Why?' }], 'questions.0.kind'],
    ['a kind that is none', [{ ...licence, kind: 'essay' }], 'questions.0.kind'],
    ['no words', [licence, { ...licence, text: ' ' }], 'questions.1.text'],
    ['an option of 10,000 letters', [{ ...level, options: [{ name: 'x'.repeat(10_000) }, { name: 'y' }] }]],
    ['one option', [{ ...level, options: [{ name: 'Yes' }] }], 'questions.0.options'],
    ['eleven options', [{ ...level, options: Array.from({ length: 11 }, (_, i) => ({ name: `${i}` })) }]],
    ['an option twice', [{ ...level, options: [{ name: 'Yes' }, { name: 'yes ' }] }], 'questions.0.options'],
    ['bounds in the wrong order', [{ ...years, minimum: 60 }], 'questions.0.maximum'],
    ['wishes in the wrong order', [{ ...years, wantedMaximum: 1 }], 'questions.0.wantedMaximum'],
    ['a bound of 1e308', [{ ...years, maximum: 1e308 }], 'questions.0.maximum'],
    ['a bound that is no number', [{ ...years, minimum: Number.NaN }], 'questions.0.minimum'],
    ['a bound without an end', [{ ...years, wantedMinimum: '1e999' }], 'questions.0.wantedMinimum'],
    ['an answer that is none', [{ ...licence, wantedAnswer: 'maybe' }], 'questions.0.wantedAnswer'],
    ['an id', [{ ...licence, _id: '01900000-0000-7000-8000-000000000000' }], 'questions.0._id'],
  ])('refuses %s', async (_, questions, field: string = 'questions.0.options') => {
    const { saved, ids } = await draft(questions);
    expect(saved.status).toBe(422);
    const wrong = Object.keys(saved.body.data);
    expect(wrong.every((name) => name.startsWith(field))).toBe(true);
    expect(await ids()).toEqual([]);
  });
});

describe('authentication and authorisation', () => {
  it('are those of the job', async () => {
    const body = { title: 'Driver', questions: [licence] };
    const { params } = await draft([licence]);
    const stranger = await createRecruiter(api.prisma);
    expect((await api.as(stranger).call(jobUpdate, { params, body })).status).toBe(404);
    expect(await api.prisma.jobQuestion.count({ where: { jobId: params.id } })).toBe(1);
  });
});

it('who applies while the questions are changed answers either those before or those after', async () => {
  const owner = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: owner.id });
  const { id: questionId } = await createQuestion(api.prisma, { jobId: job.id });
  const person = await createUser(api.prisma);
  const { path, originalName } = await createUpload(api.prisma, { ownerId: person.id });
  const apply = api.as(person).call(applicationCreate, {
    body: {
      jobId: job.id,
      cv: { path, originalName },
      phone: '+85512345678',
      answers: [{ questionId, chosen: ['yes'] }],
    },
  });
  const own = (await api.as(owner).call(ownJobGet, { params: { id: job.id } })).body.data;
  const body = {
    title: own.title,
    categoryId: own.category?._id,
    provinceId: own.province?._id,
    type: own.type ?? undefined,
    experience: own.experience ?? undefined,
    vacancies: 1,
    description: own.description ?? undefined,
    closingDate: own.closingDate ?? undefined,
    salaryFrom: 30_000,
    questions: [reason],
  };
  const change = api.as(owner).call(jobUpdate, { params: { id: job.id }, body });
  const [applied, changed] = await Promise.all([apply, change]);
  expect(changed.status).toBe(200);
  if (applied.status === 201) expect(applied.body.data.answers).toHaveLength(1);
  else expect([applied.status, Object.keys(applied.body.data)]).toEqual([422, ['answers.0']]);
});
