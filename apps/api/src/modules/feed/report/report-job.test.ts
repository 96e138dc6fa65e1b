import { companyGet } from '@acheep/contract/companies/company';
import {
  adminReportDecide,
  adminReportList,
  reportCreate,
  reportCreateByVisitor,
} from '@acheep/contract/feed/report';
import { jobGet } from '@acheep/contract/jobs/job';
import { adminJobClose } from '@acheep/contract/jobs/job-admin';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

// Reports of jobs and companies. Those of posts and comments: `report.test.ts`.

const api = await startApi();

type Person = { id: string };
type Noun = 'job' | 'company';
const report = (person: Person, noun: string, aboutId: string, more: object = {}) =>
  api.as(person).call(reportCreate, { body: { noun, aboutId, reason: 'scam', ...more } });
const visit = (noun: string, aboutId: string, more: object = {}) =>
  api.as(null).call(reportCreateByVisitor, { body: { noun, aboutId, reason: 'scam', ...more } });
/** Somebody whose report counts in full. */
const trusted = () => createUser(api.prisma, { createdAt: new Date(Date.now() - 60 * 24 * 60 * 60_000) });
const admin = () => createUser(api.prisma, { role: 'admin' });
const of = (noun: Noun, id: string) =>
  api.prisma.report.findMany({ where: { [`${noun}Id`]: id }, orderBy: { id: 'asc' } });
const decide = async (noun: Noun, id: string, body: object) =>
  api.as(await admin()).call(adminReportDecide, { params: { id: (await of(noun, id))[0]?.id ?? '' }, body });
const isOpen = async (id: string) => (await api.as(null).call(jobGet, { params: { id } })).status === 200;
const kindsTold = async ({ id: userId }: Person) =>
  (await api.prisma.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );

const mailsAbout = (id: string) => api.prisma.$queryRaw<{ to: string; answer: string }[]>`
  SELECT data->>'to' AS to, data->'params'->>'answer' AS answer FROM pgboss.job
  WHERE name LIKE 'mail%' AND data->>'template' = 'report-answered' AND data->'params'->>'id' = ${id}`;

async function company() {
  const owner = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: owner.id, title: 'Data entry abroad' });
  return { owner, job, companyId: job.companyId };
}

describe('reporting a job or a company: success', () => {
  it('is for people with and without an account, and reaches the operator with the history of the company', async () => {
    const { job, owner, companyId } = await company();
    await createJob(api.prisma, {
      ownerId: owner.id,
      stopped: 'closed',
      stopReason: 'untrue',
      stoppedAt: new Date(),
      status: 'closed',
    });
    await api.prisma.jobMark.create({
      data: { jobId: job.id, kind: 'abroad', basis: 'x', said: 'Work in Thailand', foundAt: new Date() },
    });
    expect(
      (await report(await createUser(api.prisma), 'job', job.id, { words: 'They asked for $50' })).status,
    ).toBe(201);
    expect((await visit('job', job.id, { reason: 'abroad', email: 'visitor@report.example' })).status).toBe(
      201,
    );
    expect((await visit('company', companyId)).status).toBe(201);
    const { data } = (
      await api
        .as(await admin())
        .call(adminReportList, { query: { search: 'Data entry', 'filter[noun]': 'job' } })
    ).body;
    expect(data).toMatchObject([
      { noun: 'job', reason: 'abroad', reporter: null, email: 'visitor@report.example', others: 1 },
      {
        reason: 'scam',
        words: 'They asked for $50',
        email: null,
        about: {
          jobId: job.id,
          companyId,
          text: 'Data entry abroad',
          shown: true,
          background: { marks: ['abroad'], verified: false, openJobs: 1, stoppedJobs: 1, upheld: 0 },
        },
      },
    ]);
  });
});

describe('reporting a job or a company: validation', () => {
  it('takes what is on the site, for reasons that fit it', async () => {
    const { job, owner } = await company();
    const person = await createUser(api.prisma);
    for (const [noun, id, more] of [
      ['job', job.id, { reason: 'spam' }],
      ['job', job.companyId, {}],
      ['post', job.id, { reason: 'abroad' }],
    ] as const)
      expect((await report(person, noun, id, more)).status, noun).toBe(422);
    expect((await visit('post', job.id)).status).toBe(422);
    expect((await visit('job', job.id, { email: 'nobody' })).body.data).toHaveProperty('email');
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    expect((await report(person, 'job', job.id)).status).toBe(422);
    expect((await visit('company', job.companyId)).status).toBe(404);
    expect(await of('job', job.id)).toEqual([]);
  });
});

describe('reporting a job or a company: authentication', () => {
  it('is once for an account, whose open report changes', async () => {
    const { job } = await company();
    const person = await createUser(api.prisma);
    await Promise.all([report(person, 'job', job.id), report(person, 'job', job.id, { reason: 'pay' })]);
    expect(await of('job', job.id)).toHaveLength(1);
  });
});

describe('a job of an unverified company that three trusted people report', () => {
  it('is hidden until the operator has looked, who puts it back', async () => {
    const { job, owner } = await company();
    const people = await Promise.all([1, 2, 3].map(trusted));
    // Visitors cannot hide a job, however many they seem to be.
    for (let visitor = 0; visitor < 4; visitor++) await visit('job', job.id);
    for (const person of people.slice(0, 2)) await report(person, 'job', job.id);
    expect(await isOpen(job.id)).toBe(true);
    await report(people[2] as Person, 'job', job.id);
    expect(await isOpen(job.id)).toBe(false);
    expect(await kindsTold(owner)).toEqual(['job-stopped']);
    expect((await decide('job', job.id, { status: 'refused', answer: 'We called them.' })).status).toBe(200);
    expect(await isOpen(job.id)).toBe(true);
    expect(await kindsTold(owner)).toEqual(['job-stopped', 'job-lifted']);
    for (const person of people) expect(await kindsTold(person)).toEqual(['report-refused']);
  });

  it('is hidden once where the three come at the same moment', async () => {
    const { job, owner } = await company();
    const people = await Promise.all([1, 2, 3].map(trusted));
    await Promise.all(people.map((person) => report(person, 'job', job.id)));
    expect(await isOpen(job.id)).toBe(false);
    expect(await kindsTold(owner)).toEqual(['job-stopped']);
  });

  it('tells the operator of reports, gathered until they are read, and of the hidden job at once', async () => {
    const operator = await createUser(api.prisma, { role: 'admin' });
    const { job } = await company();
    for (let person = 0; person < 3; person++) await report(await trusted(), 'job', job.id);
    const told = await api.prisma.notification.findMany({
      where: { userId: operator.id },
      orderBy: { createdAt: 'asc' },
      select: { kind: true, params: true },
    });
    expect(told).toEqual([
      { kind: 'report-received', params: { count: '2' } },
      { kind: 'job-held', params: { title: job.title, reporters: '3' } },
    ]);
  });
});

describe('a job that the operator has left as it is', () => {
  it('is not hidden again by whoever reports it next', async () => {
    const { job } = await company();
    await report(await trusted(), 'job', job.id);
    await decide('job', job.id, { status: 'refused' });
    for (let person = 0; person < 4; person++) await report(await trusted(), 'job', job.id);
    expect(await isOpen(job.id)).toBe(true);
    expect((await of('job', job.id)).filter(({ status }) => status === 'open')).toHaveLength(4);
  });
});

describe('deciding on reports of jobs and companies', () => {
  it('closes the job for all its reporters, tells each once, and can be reversed', async () => {
    const { job, owner } = await company();
    const person = await createUser(api.prisma);
    await report(person, 'job', job.id);
    await visit('job', job.id, { email: 'told@report.example' });
    await visit('job', job.id, { email: 'told@report.example', reason: 'pay' });
    const { body } = await decide('job', job.id, { status: 'hidden', answer: 'It asked for money.' });
    expect(body.data).toMatchObject({ status: 'hidden', others: 0, about: { shown: false } });
    expect(await isOpen(job.id)).toBe(false);
    expect(await kindsTold(person)).toEqual(['report-hidden']);
    expect(await mailsAbout(job.id)).toEqual([{ to: 'told@report.example', answer: 'It asked for money.' }]);
    expect(await api.prisma.job.findUnique({ where: { id: job.id } })).toMatchObject({ stopReason: 'money' });
    await decide('job', job.id, { status: 'refused' });
    expect(await isOpen(job.id)).toBe(true);
    expect(await kindsTold(owner)).toEqual(['job-stopped', 'job-lifted']);
  });

  it('is one decision where two come at once, and forgets the addresses of visitors', async () => {
    const { job, owner } = await company();
    await visit('job', job.id, { email: 'once@report.example' });
    const [row] = await of('job', job.id);
    const updatedAt = row?.updatedAt.toISOString();
    const answers = await Promise.all(
      ['hidden', 'refused'].map((status) => decide('job', job.id, { status, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailsAbout(job.id)).toHaveLength(1);
    expect((await of('job', job.id)).map(({ email }) => email)).toEqual([null]);
    expect((await kindsTold(owner)).length).toBeLessThan(2);
  });

  it('does not reopen what the operator has closed for another reason', async () => {
    const { job } = await company();
    await report(await createUser(api.prisma), 'job', job.id);
    await api.as(await admin()).call(adminJobClose, { body: { jobs: [{ _id: job.id }], reason: 'salary' } });
    await decide('job', job.id, { status: 'refused' });
    expect(await isOpen(job.id)).toBe(false);
  });

  it('says the reason in the language of its recruiter, once, also where none of the list fits', async () => {
    const { job } = await company();
    await visit('job', job.id, { reason: 'other', words: 'Something is odd' });
    for (let time = 0; time < 2; time++) await decide('job', job.id, { status: 'hidden' });
    const mails = await api.prisma.$queryRaw<{ template: string }[]>`
      SELECT data->>'template' AS template FROM pgboss.job WHERE data->'params'->>'jobId' = ${job.id}`;
    expect(mails).toEqual([{ template: 'job-stopped' }]);
  });

  it('suspends the company with its owner, and restores it', async () => {
    const { job, companyId } = await company();
    const reader = () => api.as(null).call(companyGet, { params: { id: companyId } });
    await visit('company', companyId);
    expect(
      (await decide('company', companyId, { status: 'hidden', answer: 'Not a real company.' })).status,
    ).toBe(200);
    expect([(await reader()).status, await isOpen(job.id)]).toEqual([404, false]);
    expect((await decide('company', companyId, { status: 'refused' })).status).toBe(200);
    expect([(await reader()).status, await isOpen(job.id)]).toEqual([200, true]);
  });
});
