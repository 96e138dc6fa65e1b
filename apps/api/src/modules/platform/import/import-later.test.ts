import { companyMerge } from '@acheep/contract/companies/company-merge';
import { jobGet } from '@acheep/contract/jobs/job';
import { adminJobClose } from '@acheep/contract/jobs/job-admin';
import { adminImportUndo } from '@acheep/contract/platform/import';
import { createApplication } from '@acheep/prisma/factories/application';
import { createBookmark } from '@acheep/prisma/factories/bookmark';
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

const { send, bring, settled, get } = importing(
  () => api,
  () => admin,
);
const never = () => new AbortController().signal;
const jobCalled = (title: string) => api.prisma.job.findFirstOrThrow({ where: { title } });
const fileOf = (count: number, company: string) =>
  [
    jobHead,
    ...Array.from({ length: count }, (_, at) =>
      job(`${company}-${at}`, { company, title: `${company} ${at}` }),
    ),
  ].join('\n');

describe('security: what happens to a record after it was brought in', () => {
  it('stays closed where the operator has closed it, whatever the next file says', async () => {
    const file = [jobHead, job('F-1', { company: 'Fraud Co', title: 'Easy Money' })].join('\n');
    await bring(file, { source: 'closed' });
    const { id } = await jobCalled('Easy Money');
    const body = { jobs: [{ _id: id }], reason: 'money' };
    expect((await api.as(admin).call(adminJobClose, { body })).status).toBe(200);
    const again = await bring(file.replace('Runs the mill', 'Runs two mills'), { source: 'closed' });
    expect(again.results).toMatchObject({ kept: 1, changed: 0 });
    expect(await api.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'closed',
      stopped: 'closed',
    });
    expect((await api.as(null).call(jobGet, { params: { id } })).status).toBe(404);
  });

  it('stays where somebody has saved it, and it is undone', async () => {
    const done = await bring(fileOf(2, 'Saved Co'), { source: 'saved' });
    const { id: jobId } = await jobCalled('Saved Co 1');
    await createBookmark(api.prisma, { jobId });
    await api.as(admin).call(adminImportUndo, { params: { id: done._id } });
    expect(await settled(done._id)).toMatchObject({ removed: 1, stayed: 2 });
    expect(await api.prisma.bookmark.count({ where: { jobId } })).toBe(1);
  });

  it('stays where somebody applies for it in the moment in which it is undone', async () => {
    const done = await bring(fileOf(1, 'Late Co'), { source: 'late' });
    const { id: jobId } = await jobCalled('Late Co 0');
    const { id: applicantId } = await createUser(api.prisma);
    const { id: cvId } = await createUpload(api.prisma, { ownerId: applicantId });
    await api.prisma.import.update({ where: { id: done._id }, data: { state: 'undoing' } });
    const undone = await api.prisma.$transaction(
      async (tx) => {
        await createApplication(tx as never, { jobId, applicantId, cvId });
        const going = undoImport(api.deps, done._id, never());
        await untilWaiting(api);
        return { going };
      },
      { timeout: 30_000 },
    );
    await undone.going;
    expect(await api.prisma.application.count({ where: { jobId } })).toBe(1);
    expect(await get(done._id)).toMatchObject({ removed: 0, stayed: 2 });
  });

  it('ends with its company while an import waits for another one', async () => {
    await bring(fileOf(1, 'Ending Co'), { source: 'ending' });
    const { companyId } = await jobCalled('Ending Co 0');
    const { id: ownerId } = await createRecruiter(api.prisma);
    const wanted = await api.prisma.company.update({ where: { ownerId }, data: { name: 'Wanted Co' } });
    const { _id: id } = await send(fileOf(1, 'Wanted Co'), { source: 'waiting' });
    await api.prisma.import.update({ where: { id }, data: { state: 'running' } });
    let going: Promise<unknown> = Promise.resolve();
    await api.prisma.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM company WHERE id = ${wanted.id}::uuid FOR UPDATE`;
        going = runImport(api.deps, id, never());
        await untilWaiting(api);
        await tx.company.delete({ where: { id: companyId } });
      },
      { timeout: 30_000 },
    );
    await going;
    expect(await get(id)).toMatchObject({ state: 'done', done: 1 });
  });

  it('stays where others have to do with its company', async () => {
    const done = await bring(fileOf(1, 'Noted Co'), { source: 'noted' });
    const { companyId } = await jobCalled('Noted Co 0');
    await api.prisma.operatorNote.create({
      data: { companyId, authorId: admin.id, text: 'Call them.', createdAt: new Date() },
    });
    await api.as(admin).call(adminImportUndo, { params: { id: done._id } });
    expect(await settled(done._id)).toMatchObject({ removed: 1, stayed: 1 });
    expect(await api.prisma.operatorNote.count({ where: { companyId } })).toBe(1);
  });

  it('stays with the company into which its own was merged', async () => {
    const file = fileOf(1, 'Merged Co');
    await bring(file, { source: 'merged' });
    const { companyId: from } = await jobCalled('Merged Co 0');
    const { id: ownerId } = await createRecruiter(api.prisma);
    const { id: into } = await api.prisma.company.findUniqueOrThrow({ where: { ownerId } });
    const { status } = await api.as(admin).call(companyMerge, { params: { id: from }, body: { into } });
    expect(status).toBe(200);
    const again = await bring(file.replace('Runs the mill', 'Runs two mills'), { source: 'merged' });
    expect(again.results).toMatchObject({ changed: 1, new: 0 });
    expect(await jobCalled('Merged Co 0')).toMatchObject({
      companyId: into,
      description: '<p>Runs two mills.</p>',
    });
    expect(await api.prisma.company.count({ where: { name: 'Merged Co' } })).toBe(0);
  });

  it('is made once by two imports of the same file that run at once', async () => {
    const file = fileOf(30, 'Twice Co');
    const [one, other] = [await send(file, { source: 'twice' }), await send(file, { source: 'twice' })];
    const ids = [one._id, other._id];
    await api.prisma.import.updateMany({ where: { id: { in: ids } }, data: { state: 'running' } });
    await Promise.all(ids.map((id) => runImport(api.deps, id, never())));
    expect(await api.prisma.company.count({ where: { name: 'Twice Co' } })).toBe(1);
    expect(await api.prisma.job.count({ where: { company: { name: 'Twice Co' } } })).toBe(30);
  });

  it('is left where its people have saved it while the next file was under way', async () => {
    const file = fileOf(30, 'Meanwhile Co');
    await bring(file, { source: 'meanwhile' });
    const last = await jobCalled('Meanwhile Co 29');
    const owner = await createUser(api.prisma, { role: 'recruiter' });
    const { _id: id } = await send(file.replaceAll('Runs the mill', 'Runs two mills'), {
      source: 'meanwhile',
    });
    await api.prisma.import.update({ where: { id }, data: { state: 'running' } });
    const stop = new AbortController();
    let going: Promise<unknown> = Promise.resolve();
    await api.prisma.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT FROM import WHERE id = ${id}::uuid FOR UPDATE`;
        going = runImport(api.deps, id, stop.signal);
        await untilWaiting(api);
        await api.prisma.company.update({ where: { id: last.companyId }, data: { ownerId: owner.id } });
        await api.prisma.job.update({ where: { id: last.id }, data: { title: 'Ours' } });
      },
      { timeout: 30_000 },
    );
    await going;
    expect(await api.prisma.job.findUniqueOrThrow({ where: { id: last.id } })).toMatchObject({
      title: 'Ours',
    });
  });
});

it('security: has no line on which all that follow it wait', async () => {
  const posted = ['0000-00-00', '2026-02-30', '0001-01-01', '1900-01-01'];
  const file = [
    `${jobHead},posted,skills`,
    ...posted.map((day, at) => `${job(`P-${at}`, { company: 'Poison Co' })},${day},`),
    `${job('P-S', { company: 'Poison Co' })},,Sql; sql;SQL`,
    job('P-L', { company: 'Poison Co' }),
  ];
  const done = await bring(file.join('\n'), { source: 'poison' });
  expect(done.state).toBe('done');
  expect(done.done + done.results.wrong).toBe(6);
  expect(done.results.wrong).toBeGreaterThanOrEqual(2);
});

it('security: reads letters that the database does not take as what they stand for', async () => {
  const posting =
    '{"@type":"JobPosting","identifier":"Z-1","title":"a\\u0000b","description":"\\ud800","hiringOrganization":"Tonle"}';
  expect(await send(posting, { source: 'letters' })).toMatchObject({ state: 'checked', rows: 1 });
});
