import { jobGet, jobStatusChange, jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import {
  adminJobApprove,
  adminJobClose,
  adminJobGet,
  adminJobLift,
  adminJobList,
  adminJobRefuse,
} from '@acheep/contract/jobs/job-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createQuestion } from '@acheep/prisma/factories/question';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const body = (ids: string[], stop: object = { reason: 'money' }) => ({
  jobs: ids.map((_id) => ({ _id })),
  ...stop,
});
const close = async (...ids: string[]) =>
  (await api.as(admin).call(adminJobClose, { body: body(ids) })).body.data;
const lift = (id: string) => api.as(admin).call(adminJobLift, { params: { id } });
const stored = (id: string) => api.prisma.job.findUniqueOrThrow({ where: { id } });
const mails = async (id: string) =>
  (
    await api.prisma.$queryRaw<{ template: string; to: string }[]>`
      SELECT data->>'template' AS template, data->>'to' AS to FROM pgboss.job
      WHERE name = 'mail' AND data->'params'->>'jobId' = ${id} ORDER BY created_on`
  ).map(({ template, to }) => [template, to]);

describe('a job that the operator closes', () => {
  it('is gone from the site at once, with a reason that is mailed, and its applications stay', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const [one, two] = [
      await createJob(api.prisma, { ownerId: recruiter.id }),
      await createJob(api.prisma, { ownerId: recruiter.id }),
    ];
    await createApplication(api.prisma, { jobId: one.id });
    expect(await close(one.id, two.id)).toEqual({ done: [one.id, two.id], left: [] });
    expect((await api.as(null).call(jobGet, { params: { id: one.id } })).status).toBe(404);
    const own = (await api.as(recruiter).call(ownJobGet, { params: { id: one.id } })).body.data;
    expect(own).toMatchObject({ status: 'closed', stop: { kind: 'closed', reason: 'money', words: null } });
    expect(await mails(one.id)).toEqual([['job-stopped', recruiter.email]]);
    expect(await api.prisma.application.count({ where: { jobId: one.id } })).toBe(1);
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ where: { action: 'job.close' } });
    expect(entry).toMatchObject({ actorId: admin.id, targetId: recruiter.id, details: { reason: 'money' } });
    expect(await close(one.id)).toEqual({ done: [], left: [{ _id: one.id, why: 'state' }] });
  });

  it('is opened again by nobody but the operator', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const { id } = await createJob(api.prisma, { ownerId: recruiter.id });
    await close(id);
    const set = (status: string) =>
      api.as(recruiter).call(jobStatusChange, {
        params: { id },
        body: { status, closingDate: addDays(today(), 9) },
      });
    expect((await set('active')).body.code).toBe('job.status');
    const edit = await api.as(recruiter).call(jobUpdate, { params: { id }, body: { title: 'Other' } });
    expect(edit.status).toBe(409);
    expect((await set('archived')).status).toBe(200);
    expect((await set('active')).body.code).toBe('job.status');
    expect((await lift(id)).body.data).toMatchObject({ status: 'archived', stop: null });
    expect((await set('active')).body.data.status).toBe('active');
  });

  it('is open again where it stood once that is lifted within its time, and can be posted again after it', async () => {
    const job = await createJob(api.prisma);
    const past = await createJob(api.prisma);
    await close(job.id, past.id);
    await api.prisma.job.update({
      where: { id: past.id },
      data: { closingDate: new Date(addDays(today(), -1)) },
    });
    expect((await lift(job.id)).body.data).toMatchObject({ status: 'active', stop: null });
    expect((await stored(job.id)).postedAt).toEqual(job.postedAt);
    expect((await lift(past.id)).body.data).toMatchObject({ status: 'closed', stop: null });
    expect((await mails(job.id)).map(([template]) => template)).toEqual(['job-stopped', 'job-lifted']);
    expect((await lift(job.id)).body.code).toBe('job.status');
    expect((await lift(crypto.randomUUID())).status).toBe(404);
  });
});

it('finds what waits, the longest first, and shows it whole', async () => {
  const waits = async (minutes: number) => {
    const data = {
      status: 'pending',
      heldFrom: 'draft',
      heldAt: new Date(Date.now() - minutes * 60_000),
    } as const;
    const { id } = await createJob(api.prisma, { applyBy: ['site'], contactPhone: '+85512345678' });
    return api.prisma.job.update({ where: { id }, data });
  };
  const [later, earlier] = [await waits(5), await waits(9)];
  await createQuestion(api.prisma, { jobId: later.id });
  const query = { 'filter[status]': 'pending', sort: 'heldAt_1' };
  const { data } = (await api.as(admin).call(adminJobList, { query })).body;
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([earlier.id, later.id]);
  const shown = (await api.as(admin).call(adminJobGet, { params: { id: later.id } })).body.data;
  expect(shown).toMatchObject({
    status: 'pending',
    company: { verified: false },
    text: {
      description: later.description,
      questions: [{ text: 'Do you have a driving licence?' }],
      // Of a way to apply that is not chosen: whoever approves the job sees it.
      contactPhone: '+85512345678',
    },
  });
  expect((await api.as(admin).call(adminJobGet, { params: { id: crypto.randomUUID() } })).status).toBe(404);
});

describe('deciding', () => {
  it.each([
    ['no reason', {}, 'reason'],
    ['a reason that is none', { reason: 'mood' }, 'reason'],
    ['another reason without words', { reason: 'other' }, 'words'],
    ['too many words', { reason: 'money', words: 'a'.repeat(501) }, 'words'],
  ])('needs more than %s', async (_, stop, field) => {
    for (const endpoint of [adminJobRefuse, adminJobClose] as const) {
      const response = await api.as(admin).call(endpoint, { body: body([crypto.randomUUID()], stop) });
      expect([response.status, Object.keys(response.body.data)]).toEqual([422, [field]]);
    }
  });

  it('is of one job at least, and of fifty at most', async () => {
    for (const count of [0, 51]) {
      const jobs = Array.from({ length: count }, () => ({ _id: crypto.randomUUID() }));
      expect((await api.as(admin).call(adminJobApprove, { body: { jobs } })).status).toBe(422);
    }
  });
});
