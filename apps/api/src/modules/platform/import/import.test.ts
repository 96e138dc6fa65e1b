import { companyGet, companyList } from '@acheep/contract/companies/company';
import { jobList } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import {
  adminImportCreate,
  adminImportFaults,
  adminImportGet,
  adminImportRowList,
  adminImportSample,
} from '@acheep/contract/platform/import';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { importing, job, jobHead } from '../../../testing/importing.ts';
import { importTask } from './import.tasks.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin', name: 'Chan Sophea' });
  await api.work(importTask);
});

const { send, rows, bring } = importing(
  () => api,
  () => admin,
);

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
      [5, [['province', 'We don’t have the province “Batambang”. Did you mean Battambang?']]],
      [6, [['id', 'Line 2 has the same ID.']]],
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
    expect(await problem('title,company\nMiller,Tonle')).toMatch(/missing columns: id/);
    expect(await problem(`${jobHead},title\n${job('x')},y`)).toMatch(/These columns appear twice: title/);
    expect(await problem(`${jobHead}\n`)).toBe('The file has no rows. Choose another file.');
    expect(await problem('{"@type": "JobPosting"')).toMatch(/JSON/);
    expect(await problem('<!DOCTYPE x [<!ENTITY a "aa">]><jobs><job>&a;</job></jobs>')).toMatch(/DOCTYPE/);
    expect(await problem('<jobs><job></jobs>')).toMatch(/can’t be read as XML/);
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

  it('knows no other id', async () => {
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

  it('reads the entities and tags of columns of plain text, once', async () => {
    const title = '<b>R&amp;D</b> caf&eacute; &#8211; manager';
    await bring([jobHead, job('E-1', { company: 'Prek &amp; Sons', title })].join('\n'));
    const made = await api.prisma.job.findFirstOrThrow({
      where: { company: { name: 'Prek & Sons' } },
      select: { title: true },
    });
    expect(made.title).toBe('R&D café – manager');
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
    // Ids are separate for each source.
    expect((await send(first, { source: 'other.example' })).results).toMatchObject({ new: 2 });
  });
});
