import {
  adminReportDecide,
  adminReporterList,
  adminReportersIgnore,
  adminReportList,
  reportCreate,
} from '@acheep/contract/feed/report';
import { jobGet } from '@acheep/contract/jobs/job';
import { adminJobList } from '@acheep/contract/jobs/job-admin';
import { dashboardGet } from '@acheep/contract/platform/dashboard';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { eachReport } from './report.repository.ts';
import { maxClosingsPerHour } from './report-weight.ts';

// Reports that are made to harm. Honest ones of jobs: `report-job.test.ts`.

const api = await startApi();

const day = 24 * 60 * 60_000;
// Each test has an hour of its own.
beforeEach(() => api.prisma.report.updateMany({ data: { heldAt: null } }));

type Person = { id: string };
const aged = (days: number) => createUser(api.prisma, { createdAt: new Date(Date.now() - days * day) });
const people = (number: number, days: number) =>
  Promise.all(Array.from({ length: number }, () => aged(days)));
/** An operator who has not been told of anything yet. */
const newAdmin = () => createUser(api.prisma, { role: 'admin' });
const admin = await newAdmin();

async function openJob({ isVerified = false } = {}) {
  const owner = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: owner.id });
  if (isVerified)
    await api.prisma.company.update({ where: { id: job.companyId }, data: { verifiedAt: new Date() } });
  return job;
}
const openJobs = (number: number, more?: { isVerified: boolean }) =>
  Promise.all(Array.from({ length: number }, () => openJob(more)));

const report = (person: Person, aboutId: string, more: object = {}) =>
  api.as(person).call(reportCreate, { body: { noun: 'job', aboutId, reason: 'scam', ...more } });
/** Each person reports each job, one after the other. */
async function reportAll(by: readonly Person[], jobs: readonly Person[]) {
  for (const { id } of jobs) for (const person of by) expect((await report(person, id)).status).toBe(201);
}

const isOpen = async ({ id }: Person) => (await api.as(null).call(jobGet, { params: { id } })).status === 200;
const openOf = async (jobs: readonly Person[]) => {
  const open = await Promise.all(jobs.map(isOpen));
  return open.filter(Boolean).length;
};
const told = ({ id: userId }: Person) =>
  api.prisma.notification.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { kind: true, params: true },
  });
const isFlagged = async ({ id }: Person) => {
  const query = { 'filter[mark]': 'reported', limit: 100 };
  const { body } = await api.as(admin).call(adminJobList, { query });
  return body.data.some(({ _id }: { _id: string }) => _id === id);
};
const reportsOf = (person: Person) =>
  api.prisma.report.findMany({ where: { reporterId: person.id }, orderBy: { id: 'asc' } });
const ignore = (persons: readonly Person[], ignored = true, by: Person | null = admin) =>
  api.as(by).call(adminReportersIgnore, { body: { reporters: persons.map(({ id }) => id), ignored } });
const listed = async (query: object = {}) =>
  (await api.as(admin).call(adminReportList, { query: { limit: 100, ...query } })).body.data as {
    _id: string;
    reporter: { _id: string } | null;
  }[];
const waiting = async () =>
  (await api.as(admin).call(dashboardGet)).body.data.waits.find(
    ({ what }: { what: string }) => what === 'report',
  )?.count ?? 0;

describe('reports to harm', () => {
  it('security 73: by accounts made a minute ago take no job off the site, and ring once', async () => {
    const operator = await newAdmin();
    const strangers = await people(3, 0);
    const jobs = [...(await openJobs(12, { isVerified: true })), await openJob()];
    await reportAll(strangers, jobs);
    expect(await openOf(jobs)).toBe(13);
    expect(await told(operator)).toEqual([{ kind: 'report-received', params: { count: '39' } }]);
  });

  it('security 73: take no job of a verified company off the site, whoever makes them', async () => {
    const operator = await newAdmin();
    const jobs = await openJobs(12, { isVerified: true });
    await reportAll(await people(3, 400), jobs);
    expect(await openOf(jobs)).toBe(12);
    const kinds = (await told(operator)).map(({ kind, params }) => [
      kind,
      (params as { count?: string }).count,
    ]);
    expect(kinds).toEqual([
      ['report-received', '24'],
      ['job-reported', '12'],
    ]);
    const first = jobs[0] as Person;
    expect(await isFlagged(first)).toBe(true);
    const { id } = await api.prisma.report.findFirstOrThrow({ where: { jobId: first.id } });
    await api.as(admin).call(adminReportDecide, { params: { id }, body: { status: 'refused' } });
    expect(await isFlagged(first)).toBe(false);
  });

  it('security 73: close few jobs in an hour, at the same moment too, and leave the rest to the operator', async () => {
    const operator = await newAdmin();
    const jobs = await openJobs(maxClosingsPerHour + 3);
    await reportAll(await people(2, 400), jobs);
    const last = await people(jobs.length, 400);
    await Promise.all(jobs.map(({ id }, at) => report(last[at] as Person, id)));
    expect(await openOf(jobs)).toBe(3);
    const kinds = (await told(operator)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual([
      ...Array.from({ length: maxClosingsPerHour }, () => 'job-held'),
      'job-reported',
      'report-received',
    ]);
    const left = (await Promise.all(jobs.map(async (job) => ((await isOpen(job)) ? [job] : [])))).flat();
    await api.prisma.report.updateMany({
      where: { heldAt: { not: null } },
      data: { heldAt: new Date(Date.now() - 60 * 60_000 - 1) },
    });
    await report(await aged(400), left[0]?.id as string);
    expect(await isOpen(left[0] as Person)).toBe(false);
  });

  it('leave an unverified company’s job open where fewer than three trusted people are among them', async () => {
    const job = await openJob();
    await reportAll([...(await people(2, 400)), ...(await people(6, 0))], [job]);
    expect(await isOpen(job)).toBe(true);
    await report(await aged(8), job.id);
    expect(await isOpen(job)).toBe(true);
    await report(await aged(8), job.id);
    expect(await isOpen(job)).toBe(false);
  });
});

describe('the people who have reported something', () => {
  it('are shown to the operator with the age of their account, and what became of their reports', async () => {
    const [old, fresh] = [await aged(400), await aged(0)];
    const jobs = await openJobs(3);
    await reportAll([old, fresh], jobs);
    const first = async (job: Person) =>
      (await api.prisma.report.findFirstOrThrow({ where: { jobId: job.id, reporterId: old.id } })).id;
    for (const [job, status] of [
      [jobs[0], 'hidden'],
      [jobs[1], 'refused'],
    ] as const)
      await api.as(admin).call(adminReportDecide, {
        params: { id: await first(job as Person) },
        body: { status },
      });
    const id = await first(jobs[2] as Person);
    const { status, body } = await api.as(admin).call(adminReporterList, { params: { id } });
    const known = { open: 1, upheld: 1, refused: 1, ignored: false };
    expect([status, body.data]).toEqual([
      200,
      [
        {
          _id: fresh.id,
          name: fresh.name,
          email: fresh.email,
          since: fresh.createdAt.toISOString(),
          ...known,
          trusted: false,
        },
        {
          _id: old.id,
          name: old.name,
          email: old.email,
          since: old.createdAt.toISOString(),
          ...known,
          trusted: true,
        },
      ],
    ]);
    expect((await listed()).find(({ _id }) => _id === id)?.reporter).toMatchObject({
      since: old.createdAt.toISOString(),
      ...known,
    });
  });

  it('are nobody’s but the operator’s to see or to silence', async () => {
    const person = await aged(400);
    const job = await openJob();
    await report(person, job.id);
    const params = { id: (await reportsOf(person))[0]?.id as string };
    for (const [by, refused] of [
      [null, 401],
      [person, 403],
    ] as const) {
      expect((await api.as(by).call(adminReporterList, { params })).status).toBe(refused);
      expect((await ignore([person], true, by)).status).toBe(refused);
    }
    expect((await api.as(admin).call(adminReporterList, { params: { id: job.id } })).status).toBe(404);
    expect((await ignore([])).body.data).toHaveProperty('reporters');
    expect((await ignore([{ id: job.id }])).body.data).toEqual({ reports: 0, jobs: 0 });
  });
});

describe('people whose reports the operator has ceased to count', () => {
  it('security 73: lose all their reports at once, and the jobs reopen that these have closed', async () => {
    const [band, honest] = [await people(3, 400), await people(3, 60)];
    const { id: postId } = await createPost(api.prisma);
    const [one, two, bad] = await openJobs(3);
    await reportAll(band, [one, two, bad] as Person[]);
    await report(band[0] as Person, postId, { noun: 'post' });
    // Honest people have reported two of them as well, of one enough without the band.
    const also = [...honest.map(({ id }) => ({ job: bad, id })), { job: one, id: honest[0]?.id }];
    await api.prisma.report.createMany({
      data: also.map(({ job, id }) => ({
        reporterId: id as string,
        jobId: job?.id as string,
        reason: 'scam',
        createdAt: new Date(),
      })),
    });
    expect(await openOf([one, two, bad] as Person[])).toBe(0);
    expect((await ignore(band)).body.data).toEqual({ reports: 10, jobs: 2 });
    expect(await Promise.all([one, two, bad].map((job) => isOpen(job as Person)))).toEqual([
      true,
      true,
      false,
    ]);
    for (const person of band) {
      expect((await reportsOf(person)).map(({ status }) => status)).not.toContain('open');
      expect(new Set((await told(person)).map(({ kind }) => kind))).toEqual(new Set(['report-refused']));
    }
    expect((await reportsOf(honest[0] as Person)).map(({ status }) => status)).toEqual(['open', 'open']);
    const audit = await api.prisma.auditEntry.findMany({ where: { action: 'reporter.ignore' } });
    expect(audit.map(({ targetId }) => targetId).sort()).toEqual(band.map(({ id }) => id).sort());
    // The same decision again finds nothing to do.
    expect((await ignore(band)).body.data).toEqual({ reports: 0, jobs: 0 });
    expect(await api.prisma.auditEntry.count({ where: { action: 'reporter.ignore' } })).toBe(3);
  });

  it('do not notice, and neither does the operator', async () => {
    const band = await people(3, 400);
    const [ignored, other] = [band[0] as Person, await aged(400)];
    await ignore(band);
    const operator = await newAdmin();
    const before = await waiting();
    const job = await openJob();
    const answers = [await report(ignored, job.id), await report(ignored, job.id, { reason: 'pay' })];
    const usual = [await report(other, job.id), await report(other, job.id, { reason: 'pay' })];
    const shown = ({ status, body }: { status: number; body: unknown }) => [status, body];
    expect(answers.map(shown)).toEqual(usual.map(shown));
    await reportAll(band.slice(1), [job]);
    expect(await isOpen(job)).toBe(true);
    expect(await isFlagged(job)).toBe(false);
    expect(await told(operator)).toEqual([{ kind: 'report-received', params: { count: '1' } }]);
    expect(await waiting()).toBe(before + 1);
    const seen = (rows: { reporter: { _id: string } | null }[]) =>
      rows.some(({ reporter }) => reporter?._id === ignored.id);
    expect(seen(await listed())).toBe(false);
    expect(seen(await listed({ 'filter[status]': 'ignored' }))).toBe(true);
    const exported = [];
    for await (const row of eachReport(api.prisma, ignored.id)) exported.push(row);
    expect(exported).toMatchObject([{ jobId: job.id, reason: 'pay', status: 'open' }]);
    // What the operator decides about the job is told to them as to anybody.
    const { id } = (await reportsOf(other))[0] as { id: string };
    await api.as(admin).call(adminReportDecide, { params: { id }, body: { status: 'hidden' } });
    expect(await told(ignored)).toEqual(await told(other));
    expect((await report(ignored, job.id)).body.code).toBe((await report(other, job.id)).body.code);
  });

  it('do not make a job safe from others by having reported it', async () => {
    const band = await people(3, 400);
    const job = await openJob();
    await reportAll(band, [job]);
    await ignore(band);
    expect(await isOpen(job)).toBe(true);
    await reportAll(await people(3, 400), [job]);
    expect(await isOpen(job)).toBe(false);
  });

  it('count again if the operator says so', async () => {
    const band = await people(3, 400);
    await ignore(band);
    const [job, next] = await openJobs(2);
    await reportAll(band, [job as Person]);
    expect((await ignore(band, false)).body.data).toEqual({ reports: 3, jobs: 0 });
    expect((await reportsOf(band[0] as Person)).map(({ status }) => status)).toEqual(['open']);
    await reportAll(band, [next as Person]);
    expect(await isOpen(next as Person)).toBe(false);
  });
});
