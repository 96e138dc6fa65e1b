import { adminUserList } from '@acheep/contract/accounts/admin';
import { invitationJoin } from '@acheep/contract/companies/company-member';
import { adminImportCancel, adminImportRun, adminImportUndo } from '@acheep/contract/platform/import';
import { createApplication } from '@acheep/prisma/factories/application';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { closes, importing, job, jobHead } from '../../../testing/importing.ts';
import { importTask } from './import.tasks.ts';
import { runImport } from './import-run.service.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  await api.work(importTask);
});

const { send, run, rows, bring, settled, get } = importing(
  () => api,
  () => admin,
);

const companies = (...rows: string[]) => ['id,name,address,industry,email', ...rows].join('\n');

describe('a site that moves', () => {
  it('brings 5,000 lines in but for the 30 wrong ones, in the letters of an old spreadsheet program', async () => {
    const wrong = new Map(Array.from({ length: 30 }, (_, at) => [at * 150 + 7, at % 3]));
    const lines = Array.from({ length: 5000 }, (_, at) => {
      const fault = wrong.get(at);
      return job(`M-${at}`, {
        title: `Cuisinière ${at}`,
        company: `Café ${at % 40}`,
        ...(fault === 0 && { salary: '=1+1' }),
        ...(fault === 1 && { province: 'Atlantis' }),
        ...(fault === 2 && { closing: 'soon' }),
      });
    });
    const checked = await send(Buffer.from([jobHead, ...lines].join('\r\n'), 'latin1'), {
      source: 'five thousand',
    });
    expect(checked).toMatchObject({
      encoding: 'windows-1252',
      rows: 5000,
      results: { new: 4970, wrong: 30 },
    });
    const told = await rows(checked._id, { 'filter[result]': 'wrong' });
    expect(told.map(({ line }) => line)).toEqual([...wrong.keys()].map((at) => at + 2));
    expect(new Set(told.flatMap(({ faults }) => faults.map(({ column }) => column)))).toEqual(
      new Set(['salary', 'province', 'closing_date']),
    );
  }, 120_000);

  it('goes on where it was stopped, and never twice', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => job(`S-${at}`, { company: 'Stopped Co' }));
    const { _id: id } = await send([jobHead, ...lines].join('\n'), { source: 'stopped' });
    await api.prisma.import.update({ where: { id }, data: { state: 'running' } });
    const stop = new AbortController();
    stop.abort();
    await expect(runImport(api.deps, id, stop.signal)).rejects.toThrow('stopped');
    expect((await get(id)).done).toBe(25);
    await Promise.all([1, 2].map(() => runImport(api.deps, id, new AbortController().signal)));
    expect(await get(id)).toMatchObject({ state: 'done', done: 60 });
    expect(await api.prisma.job.count({ where: { company: { name: 'Stopped Co' } } })).toBe(60);
    expect(await api.prisma.company.count({ where: { name: 'Stopped Co' } })).toBe(1);
  });

  it('is cancelled before anything is in, and what is in no state for it is refused', async () => {
    const { _id: id } = await send([jobHead, job('X-1')].join('\n'), { source: 'cancelled' });
    const act = (endpoint: typeof adminImportCancel | typeof adminImportUndo) =>
      api.as(admin).call(endpoint, { params: { id } });
    expect((await act(adminImportUndo)).body.code).toBe('import.status');
    expect((await act(adminImportCancel)).body.data.state).toBe('cancelled');
    expect((await act(adminImportCancel)).body.code).toBe('import.status');
    const again = await api.as(admin).call(adminImportRun, { params: { id }, body: {} });
    expect(again.body.code).toBe('import.status');
  });

  it('has companies, which whoever is asked by mail takes over', async () => {
    const email = 'owner@kampotsalt.example';
    const done = await bringAsking(
      companies(`K-1,Kampot Salt,"Road 3, Kampot",,${email}`, 'K-2,Bad,,,not-an-address'),
    );
    expect(done).toMatchObject({ results: { new: 1, wrong: 1 }, invitable: 1 });
    const kept = await api.prisma.company.findFirstOrThrow({
      where: { name: 'Kampot Salt' },
      include: { owner: true },
    });
    expect(kept.owner).toMatchObject({ keeper: true, role: 'recruiter' });
    const users = await api.as(admin).call(adminUserList, { query: { search: 'Kampot Salt' } });
    expect(users.body.data).toEqual([]);

    const [mail] = await api.mailsTo(email, 1);
    const token = new URL(/https?:\S+join\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get(
      'token',
    );
    const password = 'salt from the sea 7';
    const joined = await api.as(null).call(invitationJoin, {
      body: { token, name: 'Keo Nary', password, confirmPassword: password },
    });
    expect(joined.status).toBe(201);
    const owned = await api.prisma.company.findUniqueOrThrow({
      where: { id: kept.id },
      include: { owner: true },
    });
    expect(owned.owner).toMatchObject({ email, keeper: false });
    expect(await api.prisma.user.count({ where: { id: kept.ownerId } })).toBe(0);

    // Once its members have saved a company, the file no longer changes it. And now somebody reads applications.
    await api.prisma.company.update({ where: { id: kept.id }, data: { address: 'Ours' } });
    const again = await bringAsking(companies(`K-1,Kampot Salt,Elsewhere,,${email}`));
    expect(again.results).toMatchObject({ kept: 1, changed: 0 });
    expect(await api.prisma.company.findUnique({ where: { id: kept.id } })).toMatchObject({
      address: 'Ours',
    });
    const plain = 'id,title,company_id,category,type,experience,salary,province,description,closing_date';
    const line = `accounting,full-time,fresh,negotiable,Kampot,Counts.,${closes}`;
    const jobs = await bring([plain, `KJ-1,Salt Counter,K-1,${line}`, `KJ-2,Clerk,K-9,${line}`].join('\n'), {
      source: 'salt.example',
    });
    expect(jobs.results).toMatchObject({ new: 1, wrong: 1 });
    const saved = await api.prisma.job.findFirstOrThrow({ where: { title: 'Salt Counter' } });
    expect(saved).toMatchObject({ companyId: kept.id, applyBy: ['site'], negotiable: true });
  });

  it('is undone but for what somebody has to do with', async () => {
    const done = await bring(
      [
        jobHead,
        job('U-1', { company: 'Undo Co', title: 'Used' }),
        job('U-2', { company: 'Undo Co' }),
        job('U-3', { company: 'Gone Co' }),
      ].join('\n'),
      { source: 'undone' },
    );
    expect(done.canUndo).toBe(true);
    const used = await api.prisma.job.findFirstOrThrow({ where: { title: 'Used' } });
    await createApplication(api.prisma, { jobId: used.id });
    const { status } = await api.as(admin).call(adminImportUndo, { params: { id: done._id } });
    expect(status).toBe(200);
    // Two jobs and a company are deleted; the job with an application stays, together with its company.
    expect(await settled(done._id)).toMatchObject({ state: 'undone', removed: 3, stayed: 2, canUndo: false });
    const left = await api.prisma.job.findMany({
      where: { company: { name: { in: ['Undo Co', 'Gone Co'] } } },
    });
    expect(left.map(({ title }) => title)).toEqual(['Used']);
    expect(await api.prisma.user.count({ where: { name: 'Gone Co' } })).toBe(0);
  });

  it('cleans what a description says', async () => {
    const text = `${jobHead}\n${job('H-1', { company: 'Clean Co', description: '"<p onclick=x>Good<script>alert(1)</script></p>"' })}`;
    await bring(text, { source: 'html' });
    const saved = await api.prisma.job.findFirstOrThrow({ where: { company: { name: 'Clean Co' } } });
    expect(saved.description).toBe('<p>Good</p>');
  });

  /** With invitations to the owners. */
  async function bringAsking(content: string) {
    const { _id: id } = await send(content, { kind: 'companies', source: 'salt.example' });
    return run(id, { invite: true });
  }
});
