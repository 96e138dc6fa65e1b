import { adminUserList } from '@acheep/contract/admin';
import { addDays, today } from '@acheep/contract/calendar';
import { companyGet, companyList } from '@acheep/contract/company';
import { invitationJoin } from '@acheep/contract/company-member';
import {
  type AdminImport,
  adminImportCancel,
  adminImportCreate,
  adminImportFaults,
  adminImportGet,
  adminImportList,
  adminImportRowList,
  adminImportRun,
  adminImportSample,
  adminImportUndo,
  type ImportRow,
} from '@acheep/contract/import';
import type { ImportKind } from '@acheep/contract/import-option';
import { jobList } from '@acheep/contract/job';
import { createApplication } from '@acheep/prisma/factories/application';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { importTask } from './import.task.ts';
import { runImport } from './import-run.service.ts';

let api: Harness;
let admin: { id: string };
beforeAll(async () => {
  api = await startHarness();
  admin = await createUser(api.prisma, { role: 'admin', name: 'Chan Sophea' });
  await api.work(importTask);
});
afterAll(() => api.close());

const closes = addDays(today(), 30);
const jobHead =
  'id,title,company,category,type,experience,vacancies,salary,province,description,closing_date,contact_email';
const usual = {
  title: 'Rice Miller',
  company: 'Tonle Mills',
  salary: '300-500 USD',
  province: 'Battambang',
  closing: closes,
  description: 'Runs the mill.',
};
const job = (id: string, given: Partial<typeof usual> = {}) => {
  const { title, company, salary, province, closing, description } = { ...usual, ...given };
  return `${id},${title},${company},accounting,full-time,1-year,2,${salary},${province},${description},${closing},jobs@tonle.example`;
};

const get = async (id: string): Promise<AdminImport> =>
  (await api.as(admin).call(adminImportGet, { params: { id } })).body.data;
const rows = async (id: string, query: Record<string, unknown> = {}): Promise<ImportRow[]> =>
  (await api.as(admin).call(adminImportRowList, { params: { id }, query: { limit: 100, ...query } })).body
    .data;

/** Waits until the worker is done with an import. */
const settled = (id: string) =>
  vi.waitFor(
    async () => {
      const one = await get(id);
      expect(['reading', 'running', 'undoing']).not.toContain(one.state);
      return one;
    },
    { timeout: 60_000, interval: 100 },
  );

async function send(
  content: string | Buffer,
  { kind = 'jobs' as ImportKind, source = 'old.example', name = 'jobs.csv' } = {},
) {
  const { status, body } = await api.as(admin).call(adminImportCreate, {
    query: { kind, source },
    file: { name, content: Buffer.from(content) },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return settled(body.data._id);
}
async function run(id: string, body = {}) {
  const { status } = await api.as(admin).call(adminImportRun, { params: { id }, body });
  expect(status).toBe(200);
  return settled(id);
}
const bring = async (content: string, of: Parameters<typeof send>[1] = {}) =>
  run((await send(content, of))._id);

describe('checking a file', () => {
  it('says what is wrong by line, in the words of the form, and brings nothing in', async () => {
    const before = await api.prisma.job.count();
    const text = [
      jobHead,
      job('A-1'),
      '',
      job('A-2', { salary: 'a lot' }),
      job('A-3', { province: 'Batambang' }),
      job('A-1'),
      job('A-5', { title: '' }),
    ].join('\r\n');
    const checked = await send(text);
    expect(checked).toMatchObject({
      state: 'checked',
      format: 'csv',
      encoding: 'utf-8',
      rows: 5,
      results: { new: 1, wrong: 4, changed: 0, same: 0, kept: 0 },
      by: 'Chan Sophea',
    });
    const wrong = await rows(checked._id, { 'filter[result]': 'wrong' });
    expect(
      wrong.map(({ line, faults }) => [line, faults.map(({ column, sentence }) => [column, sentence])]),
    ).toEqual([
      [4, [['salary', 'The monthly salary must look like 300-500 USD, 1200000 KHR or negotiable.']]],
      [5, [['province', 'There is no province “Batambang”. Did you mean Battambang?']]],
      [6, [['id', 'Line 2 says the same ID.']]],
      [7, [['title', 'The job title field is required.']]],
    ]);
    const inKhmer = await api.as(admin).call(adminImportRowList, {
      params: { id: checked._id },
      query: { 'filter[result]': 'wrong', limit: 1 },
      locale: 'km',
    });
    expect(inKhmer.body.data[0].faults[0].label).toBe('ប្រាក់ខែ');
    expect(inKhmer.body.data[0].faults[0].sentence).toMatch(/ប្រាក់ខែត្រូវសរសេរ/);
    expect(await api.prisma.job.count()).toBe(before);
  });

  it('gives the wrong lines as a file that is mended and sent again', async () => {
    const checked = await send(
      [jobHead, job('B-1'), job('B-2', { title: '=cmd|x', salary: 'much' })].join('\n'),
    );
    const { body } = await api.as(admin).call(adminImportFaults, { params: { id: checked._id } });
    expect(body.data.name).toMatch(/^jobs-.*\.csv$/);
    expect(body.data.text).toContain("'=cmd|x");
    expect(body.data.text).toContain('What is wrong');
    const mended = await send(body.data.text.replace('much', '400 USD'));
    expect(mended).toMatchObject({ rows: 1, notes: [], results: { new: 1, wrong: 0 } });
    const [row] = await rows(mended._id);
    expect(row).toMatchObject({ externalId: 'B-2', name: '=cmd|x' });
  });

  it.each(['en', 'km'] as const)('takes its own samples without a fault (%s)', async (language) => {
    for (const kind of ['companies', 'jobs'] as const) {
      const { body } = await api.as(admin).call(adminImportSample, { query: { kind, language } });
      const checked = await send(body.data.text, { kind, source: `sample ${language}` });
      expect(await rows(checked._id)).toEqual([expect.objectContaining({ result: 'new', faults: [] })]);
      expect(checked.notes).toEqual([]);
    }
  });

  it('says why a file cannot be read at all', async () => {
    const problem = async (content: string | Buffer) => (await send(content)).problem;
    expect(await problem('title,company\nMiller,Tonle')).toMatch(/column is missing: id/);
    expect(await problem(`${jobHead},title\n${job('x')},y`)).toMatch(/Two columns are the same: title/);
    expect(await problem(`${jobHead}\n`)).toBe('There are no rows in the file.');
    expect(await problem('{"@type": "JobPosting"')).toMatch(/JSON/);
    expect(await problem('<!DOCTYPE x [<!ENTITY a "aa">]><jobs><job>&a;</job></jobs>')).toMatch(/DOCTYPE/);
    expect(await problem('<jobs><job></jobs>')).toMatch(/cannot be read as XML/);
    const many = Array.from({ length: 10_001 }, (_, at) => `J${at},T,C`).join('\n');
    expect(await problem(`id,title,company\n${many}`)).toMatch(/more than 10000 rows/);
  });

  it('refuses at once what is no text, nothing, or too large', async () => {
    const post = (content: Buffer) =>
      api.as(admin).call(adminImportCreate, {
        query: { kind: 'jobs', source: 'x' },
        file: { name: 'jobs.csv', content },
      });
    const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
    expect((await post(png)).body.code).toBe('import.not_text');
    expect((await post(Buffer.alloc(0))).status).toBe(422);
    expect((await post(Buffer.alloc(10_000_001, 'a'))).status).toBe(413);
    const { status, body } = await api.as(admin).call(adminImportCreate, {
      query: { kind: 'planets', source: '' },
      file: { name: 'a.csv', content: Buffer.from('a') },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.data)).toEqual(['kind', 'source']);
  });

  it('is for operators', async () => {
    const seeker = await createUser(api.prisma);
    const call = (who: { id: string } | null) => api.as(who).call(adminImportList);
    expect((await call(null)).status).toBe(401);
    expect((await call(seeker)).status).toBe(403);
    expect((await api.as(admin).call(adminImportGet, { params: { id: crypto.randomUUID() } })).status).toBe(
      404,
    );
  });
});

describe('bringing a file in', () => {
  it('makes companies and their jobs, as they were where they come from, without news of them', async () => {
    const past = addDays(today(), -10);
    const posted = addDays(today(), -40);
    const text = [
      `${jobHead},posted`,
      `${job('C-1', { company: 'Bassac Boats', title: 'Boat Builder' })},${posted}`,
      `${job('C-2', { company: 'bassac  BOATS.', closing: past })},${posted}`,
      `${job('C-3', { company: 'Bassac Boats', closing: '' })},`,
      `${job('C-4', { company: 'Bassac Boats', salary: '?' })},`,
    ].join('\n');
    const done = await bring(text);
    expect(done).toMatchObject({ state: 'done', done: 3, results: { new: 3, wrong: 1 } });
    const [company] = await api.prisma.company.findMany({
      where: { name: 'Bassac Boats' },
      include: { jobs: true },
    });
    expect(company?.jobs.map(({ status }) => status).sort()).toEqual(['active', 'closed', 'draft']);
    const open = company?.jobs.find(({ status }) => status === 'active');
    expect(open).toMatchObject({
      title: 'Boat Builder',
      salaryFrom: 30_000n,
      salaryTo: 50_000n,
      description: '<p>Runs the mill.</p>',
      applyBy: ['email'],
      orderId: null,
      announcedAt: null,
      postedAt: new Date(`${posted}T00:00:00+07:00`),
    });
    expect(await api.prisma.post.count({ where: { companyId: company?.id } })).toBe(0);
    const found = await api.as(null).call(jobList, { query: { search: 'boat builder' } });
    expect(found.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([open?.id]);
    expect((await api.as(null).call(companyGet, { params: { id: company?.id as string } })).status).toBe(200);
    const directory = await api.as(null).call(companyList, { query: { search: 'bassac boats' } });
    expect(directory.body.data).toHaveLength(1);
    const acts = await api.prisma.auditEntry.findMany({ where: { action: { startsWith: 'import.' } } });
    expect(acts.map(({ action }) => action)).toContain('import.run');
  });

  it('changes what came before and makes nothing twice', async () => {
    const first = [jobHead, job('D-1', { company: 'Kep Crabs' }), job('D-2', { company: 'Kep Crabs' })].join(
      '\n',
    );
    await bring(first);
    const again = await send(first);
    expect(again.results).toMatchObject({ same: 2, new: 0, changed: 0 });
    const second = await bring(first.replace('Rice Miller', 'Crab Cook'));
    expect(second.results).toMatchObject({ same: 1, new: 0, changed: 1 });
    const jobs = await api.prisma.job.findMany({ where: { company: { name: 'Kep Crabs' } } });
    expect(jobs.map(({ title }) => title).sort()).toEqual(['Crab Cook', 'Rice Miller']);
    expect(jobs.every(({ announcedAt }) => announcedAt === null)).toBe(true);
    // Another source has ids of its own.
    expect((await send(first, { source: 'other.example' })).results).toMatchObject({ new: 2 });
  });
});

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

    // What its people have saved is theirs: the file changes it no more. And now somebody reads applications.
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
    // Two jobs and a company go; the job that somebody applied for stays, with its company.
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

  /** With the owners asked. */
  async function bringAsking(content: string) {
    const { _id: id } = await send(content, { kind: 'companies', source: 'salt.example' });
    return run(id, { invite: true });
  }
});
