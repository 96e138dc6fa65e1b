import { orderCreate } from '@acheep/contract/billing/order';
import { serviceRequestCreate } from '@acheep/contract/billing/service-request';
import { bookmarkJob } from '@acheep/contract/feed/bookmark';
import { applicationCreate } from '@acheep/contract/hiring/application';
import { jobStatusChange } from '@acheep/contract/jobs/job';
import { jobInvitationCreate } from '@acheep/contract/talent/invitation';
import { createImport } from '@acheep/prisma/factories/import';
import { createJob } from '@acheep/prisma/factories/job';
import { createPackage } from '@acheep/prisma/factories/package';
import { createResume } from '@acheep/prisma/factories/resume';
import { createService } from '@acheep/prisma/factories/service';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { importing, job, jobHead } from '../../../testing/importing.ts';
import { untilWaiting } from '../../../testing/waiting.ts';
import { importTask } from './import.tasks.ts';
import { runImport } from './import-run.service.ts';
import { undoImport } from './import-undo.service.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  await api.work(importTask);
});

const { send, bring, get } = importing(
  () => api,
  () => admin,
);
const never = () => new AbortController().signal;
const fileOf = (count: number, company: string) =>
  [jobHead, ...Array.from({ length: count }, (_, at) => job(`${company}-${at}`, { company }))].join('\n');

/** A job that an import has created for a company with members, and that is about to be undone. */
async function undoingOne(status: 'active' | 'draft') {
  const owner = await createRecruiter(api.prisma);
  const { id: jobId, updatedAt: savedAt } = await createJob(api.prisma, { ownerId: owner.id, status });
  const record = { source: jobId, kind: 'jobs', externalId: '1', jobId, digest: '', savedAt };
  const { id: importId } = await createImport(api.prisma, {
    state: 'undoing',
    records: { create: record },
  });
  return { owner, importId, jobId };
}
type Undoing = Awaited<ReturnType<typeof undoingOne>>;

/** Makes both wait for a lock of the job, one behind the other, and releases it. */
async function oneAfterTheOther<One, Other>(
  jobId: string,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[One, Other]> {
  const going = await api.prisma.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT FROM job WHERE id = ${jobId}::uuid FOR UPDATE`;
      const one = first();
      await untilWaiting(api);
      const other = second();
      await untilWaiting(api, 2);
      // Not awaited: they would wait for this transaction.
      return [one, other] as const;
    },
    { timeout: 30_000 },
  );
  return Promise.all(going);
}

type Write = (made: Undoing) => Promise<{ status: number }>;
/** Writes by others to a job, with the status code while it exists, and after it was deleted. */
const writes: [string, 'active' | 'draft', [number, number], Write][] = [
  [
    'is saved for later',
    'active',
    [200, 404],
    async ({ jobId }) => api.as(await createUser(api.prisma)).call(bookmarkJob, { params: { id: jobId } }),
  ],
  [
    'is applied for',
    'active',
    [201, 404],
    async ({ jobId }) => {
      const seeker = await createUser(api.prisma);
      const { path, originalName } = await createUpload(api.prisma, { ownerId: seeker.id });
      const body = { jobId, cv: { path, originalName }, phone: '+85512345678' };
      return api.as(seeker).call(applicationCreate, { body });
    },
  ],
  [
    'is closed by its people',
    'active',
    [200, 404],
    ({ owner, jobId }) =>
      api.as(owner).call(jobStatusChange, { params: { id: jobId }, body: { status: 'closed' } }),
  ],
  [
    'is what somebody is invited to',
    'active',
    [201, 422],
    async ({ owner, jobId }) => {
      const { id: talentId } = await createResume(api.prisma);
      return api.as(owner).call(jobInvitationCreate, { body: { jobId, talentId } });
    },
  ],
  [
    'is what a service is asked for',
    'active',
    [201, 422],
    async ({ owner, jobId }) => {
      const { id } = await createService(api.prisma, { effect: 'job-pin', amount: 7 });
      return api.as(owner).call(serviceRequestCreate, { params: { id }, body: { jobId } });
    },
  ],
  [
    'is ordered with a package',
    'draft',
    [201, 422],
    async ({ owner, jobId }) => {
      const { id: packageId } = await createPackage(api.prisma);
      return api.as(owner).call(orderCreate, { body: { packageId, jobId } });
    },
  ],
];

describe('security: a job that in the moment in which its import is undone', () => {
  it.each(writes)('%s, stays or is gone for both', async (_, status, answers, write) => {
    const undo = ({ importId }: Undoing) => undoImport(api.deps, importId, never());
    const [kept, lost] = [await undoingOne(status), await undoingOne(status)];
    const [before] = await oneAfterTheOther(
      kept.jobId,
      () => write(kept),
      () => undo(kept),
    );
    const [, after] = await oneAfterTheOther(
      lost.jobId,
      () => undo(lost),
      () => write(lost),
    );
    expect([before.status, after.status]).toEqual(answers);
    expect(await get(kept.importId)).toMatchObject({ state: 'undone', removed: 0, stayed: 1 });
    expect(await get(lost.importId)).toMatchObject({ state: 'undone', removed: 1, stayed: 0 });
    const left = await api.prisma.job.findMany({ where: { id: { in: [kept.jobId, lost.jobId] } } });
    expect(left.map(({ id }) => id)).toEqual([kept.jobId]);
  });
});

describe('security: an undo', () => {
  it('that is cut off in the middle goes on where it was, and takes nothing twice', async () => {
    const done = await bring(fileOf(60, 'Cut Co'), { source: 'cut' });
    const jobs = () => api.prisma.job.count({ where: { company: { name: 'Cut Co' } } });
    await api.prisma.import.update({ where: { id: done._id }, data: { state: 'undoing' } });
    const [late] = await api.prisma.$queryRaw<{ id: string }[]>`
      SELECT job_id AS id FROM import_record WHERE import_id = ${done._id}::uuid AND job_id IS NOT NULL
      ORDER BY job_id OFFSET 57`;
    // The connection ends after the first fifty and most of the next batch.
    const cut = await api.prisma.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT FROM import_record WHERE job_id = ${late?.id}::uuid FOR UPDATE`;
        const going = undoImport(api.deps, done._id, never()).catch((error: Error) => error);
        await untilWaiting(api);
        await api.deps.database.pool.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return going;
      },
      { timeout: 30_000 },
    );
    expect(cut).toBeInstanceOf(Error);
    expect(await jobs()).toBe(10);
    expect(await get(done._id)).toMatchObject({ state: 'undoing', removed: 50, stayed: 0 });
    await Promise.all([1, 2].map(() => undoImport(api.deps, done._id, never())));
    expect(await get(done._id)).toMatchObject({ state: 'undone', removed: 61, stayed: 0 });
    expect(await jobs()).toBe(0);
  });

  it('while the next file of the same source comes in leaves all of it whole', async () => {
    const file = fileOf(30, 'Both Co');
    const first = await bring(file, { source: 'both' });
    const { _id: id } = await send(file.replaceAll('Runs the mill', 'Runs two mills'), { source: 'both' });
    await api.prisma.import.update({ where: { id: first._id }, data: { state: 'undoing' } });
    await api.prisma.import.update({ where: { id }, data: { state: 'running' } });
    await Promise.all([undoImport(api.deps, first._id, never()), runImport(api.deps, id, never())]);
    expect(await get(first._id)).toMatchObject({ state: 'undone' });
    expect(await get(id)).toMatchObject({ state: 'done', done: 30 });
    // Each record knows its external id, and another import of the file recreates what was deleted.
    const jobs = await api.prisma.job.count({ where: { company: { name: 'Both Co' } } });
    expect(await api.prisma.importRecord.count({ where: { source: 'both', kind: 'jobs' } })).toBe(jobs);
    const again = await bring(file, { source: 'both' });
    expect(again.done).toBe(30);
    expect(await api.prisma.job.count({ where: { company: { name: 'Both Co' } } })).toBe(30);
    expect(await api.prisma.company.count({ where: { name: 'Both Co' } })).toBe(1);
  });

  it('that takes the company of a file that has begun to come in has it made again', async () => {
    const file = fileOf(3, 'Again Co');
    const first = await bring(file, { source: 'again' });
    const { _id: id } = await send(file, { source: 'again' });
    await api.prisma.import.update({ where: { id: first._id }, data: { state: 'undoing' } });
    await api.prisma.import.update({ where: { id }, data: { state: 'running' } });
    let going: Promise<unknown> = Promise.resolve();
    await api.prisma.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT FROM import WHERE id = ${id}::uuid FOR UPDATE`;
        going = runImport(api.deps, id, never());
        await untilWaiting(api);
        await undoImport(api.deps, first._id, never());
      },
      { timeout: 30_000 },
    );
    await going;
    expect(await get(id)).toMatchObject({ state: 'done', done: 3 });
    expect(await api.prisma.job.count({ where: { company: { name: 'Again Co' } } })).toBe(3);
  });
});
