import {
  applicationCv,
  appliedJobGet,
  appliedJobList,
  candidateGet,
  candidateList,
} from '@acheep/contract/hiring/application';
import { documentUpload } from '@acheep/contract/platform/upload';
import { createApplication } from '@acheep/prisma/factories/application';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const unknownId = '01900000-0000-7000-8000-000000000000';
const params = { id: unknownId };

async function received(overrides: Parameters<typeof createApplication>[1] = {}) {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id });
  const application = await createApplication(api.prisma, { jobId: job.id, ...overrides });
  return { recruiter, job, application };
}

type Listed = { _id: string };
const ids = (body: { data: Listed[] }) => body.data.map(({ _id }) => _id);

describe('the list of received applications', () => {
  it("shows the recruiter's own, newest first, and what they are for", async () => {
    const { recruiter, job, application } = await received();
    const newer = await createApplication(api.prisma, { jobId: job.id });
    await received();
    const { status, body } = await api.as(recruiter).call(candidateList);
    expect([status, ids(body)]).toEqual([200, [newer.id, application.id]]);
    expect(body.meta).toEqual({
      total: 2,
      per_page: 10,
      current_page: 1,
      counts: { received: 2, shortlisted: 0, rejected: 0, withdrawn: 0 },
    });
    expect(Object.keys(body.data[0]).sort()).toEqual(
      [
        '_id',
        'consent',
        'createdAt',
        'email',
        'fits',
        'hasAccount',
        'interview',
        'job',
        'locale',
        'name',
        'phone',
        'photo',
        'rating',
        'stage',
        'status',
        'tags',
        'unfit',
        'updatedAt',
        'viewedAt',
      ].sort(),
    );
    expect(body.data[0].job).toEqual({ _id: job.id, title: job.title, status: 'active' });
  });

  it('shows the applicant’s photo, until they take the application back', async () => {
    const { recruiter, application } = await received();
    const photo = async () => (await api.as(recruiter).call(candidateList)).body.data[0].photo;
    expect(await photo()).toBeNull();
    const path = `images/factory-${application.id}_l`;
    await createUpload(api.prisma, { ownerId: application.applicantId, kind: 'photo', path });
    await api.prisma.user.update({ where: { id: application.applicantId }, data: { photoPath: path } });
    expect(await photo()).toMatch(/^\/api\/v1\/file\//);
    await api.prisma.application.update({ where: { id: application.id }, data: { status: 'withdrawn' } });
    expect(await photo()).toBeNull();
  });

  it('shows the coming interview, whether or not the applicant knows of it', async () => {
    const { recruiter, application } = await received();
    const interview = async () => (await api.as(recruiter).call(candidateList)).body.data[0].interview;
    expect(await interview()).toBeNull();
    const { id, startsAt } = await createInterview(api.prisma, {
      applicationId: application.id,
      toldAt: null,
    });
    const at = startsAt.toISOString();
    expect(await interview()).toEqual({ status: 'proposed', startsAt: at });
    const change = (data: object) => api.prisma.interview.update({ where: { id }, data });
    await change({ status: 'agreed', agreedAt: new Date() });
    expect(await interview()).toEqual({ status: 'agreed', startsAt: at });
    const past = new Date('2026-01-01T02:00:00Z');
    await change({ startsAt: past, endsAt: past });
    expect(await interview()).toBeNull();
  });

  it('filters, sorts, searches and turns pages', async () => {
    const { recruiter, job, application: first } = await received({ name: '100% Dara', status: 'rejected' });
    const other = await createJob(api.prisma, { ownerId: recruiter.id, title: 'គណនេយ្យករ' });
    const second = await createApplication(api.prisma, { jobId: other.id, status: 'shortlisted' });
    const list = async (query: Record<string, unknown>) =>
      ids((await api.as(recruiter).call(candidateList, { query })).body);
    expect(await list({ 'filter[jobId]': job.id })).toEqual([first.id]);
    expect(await list({ 'filter[status]': 'shortlisted' })).toEqual([second.id]);
    expect(await list({ 'filter[status]': 'shortlisted,rejected', sort: 'createdAt_1' })).toEqual([
      first.id,
      second.id,
    ]);
    expect(await list({ limit: 1, offset: 1 })).toEqual([first.id]);
    expect(await list({ search: 'គណនេយ្យ' })).toEqual([second.id]);
    expect(await list({ search: '100% DARA' })).toEqual([first.id]);
    expect(await list({ search: '%' })).toEqual([first.id]);
    expect(await list({ search: '_' })).toEqual([]);
    expect(await list({ search: '\\' })).toEqual([]);
    expect(await list({ search: `'"--` })).toEqual([]);
    // Rows of the same moment need a stable order, or pages repeat rows.
    const both = [first.id, second.id].sort();
    const { createdAt } = first;
    await api.prisma.application.updateMany({ where: { id: { in: both } }, data: { createdAt } });
    expect(await list({ sort: 'createdAt_1' })).toEqual(both);
    expect(await list({})).toEqual(both.toReversed());
  });

  it("finds nothing under another recruiter's job", async () => {
    const { job } = await received();
    const { status, body } = await api
      .as(await createRecruiter(api.prisma))
      .call(candidateList, { query: { 'filter[jobId]': job.id } });
    expect([status, body.data, body.meta.total]).toEqual([200, [], 0]);
  });

  it('says of a job past its closing date that it is closed', async () => {
    const { recruiter, job } = await received();
    await api.prisma.job.update({ where: { id: job.id }, data: { closingDate: new Date('2026-01-01') } });
    const { body } = await api.as(recruiter).call(candidateList);
    expect(body.data[0].job.status).toBe('closed');
  });

  it.each([
    ['filter[jobId]', { 'filter[jobId]': 'x' }],
    ['filter[status]', { 'filter[status]': 'hired' }],
    ['filter[email]', { 'filter[email]': 'a@example.com' }],
    ['sort', { sort: 'email_1' }],
    ['limit', { limit: '1000000' }],
    ['search', { search: 'x'.repeat(10_000) }],
    ['search', { search: 'a\0b' }],
  ])('refuses a wrong %s', async (field, query) => {
    const { status, body } = await api.as(await createRecruiter(api.prisma)).call(candidateList, { query });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });
});

describe('one application', () => {
  it('shows itself whole, and notes the first look', async () => {
    const { recruiter, application } = await received();
    const look = () => api.as(recruiter).call(candidateGet, { params: { id: application.id } });
    const { status, body } = await look();
    expect([status, body.data._id]).toEqual([200, application.id]);
    expect(body.data).toMatchObject({
      coverLetter: application.coverLetter,
      cv: { originalName: 'cv.pdf', mediaType: 'application/pdf', size: 1000 },
    });
    expect(Object.keys(body.data.cv).sort()).toEqual(['mediaType', 'originalName', 'size']);
    const { viewedAt } = body.data;
    expect(Math.abs(Date.now() - Date.parse(viewedAt))).toBeLessThan(10_000);
    expect((await look()).body.data.viewedAt).toBe(viewedAt);
  });

  it('is not there for anybody else, nor looked at', async () => {
    const { application } = await received();
    const other = await createRecruiter(api.prisma);
    const response = await api.as(other).call(candidateGet, { params: { id: application.id } });
    expect([response.status, response.body.code]).toEqual([404, 'not_found']);
    expect((await api.as(other).call(candidateGet, { params })).status).toBe(404);
    expect((await api.as(other).call(candidateGet, { params: { id: 'x' } })).status).toBe(404);
    const row = await api.prisma.application.findUniqueOrThrow({ where: { id: application.id } });
    expect(row.viewedAt).toBeNull();
  });
});

describe("the link to an application's CV", () => {
  it('opens the file', async () => {
    const person = await createUser(api.prisma);
    const upload = await api
      .as(person)
      .call(documentUpload, { file: { name: 'ជីវប្រវត្តិ.pdf', content: pdf() } });
    const { id: cvId } = await api.prisma.upload.findUniqueOrThrow({
      where: { path: upload.body.data.docs.path },
    });
    const { recruiter, application } = await received({ applicantId: person.id, cvId });
    const { status, body } = await api.as(recruiter).call(applicationCv, { params: { id: application.id } });
    expect(status).toBe(201);
    const minutes = (Date.parse(body.data.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4.5);
    expect(minutes).toBeLessThanOrEqual(5);
    const file = await api.http().get(body.data.url).buffer();
    expect([file.status, file.body.equals(pdf())]).toEqual([200, true]);
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('ជីវប្រវត្តិ.pdf'));
  });

  it('is not made for anybody else, nor after withdrawal', async () => {
    const { recruiter, application } = await received({ status: 'withdrawn' });
    const kept = await received();
    const sent = { params: { id: kept.application.id } };
    expect((await api.as(recruiter).call(applicationCv, { params: { id: application.id } })).status).toBe(
      404,
    );
    expect((await api.as(recruiter).call(applicationCv, sent)).status).toBe(404);
    expect((await api.as(recruiter).call(applicationCv, { params })).status).toBe(404);
  });
});

describe('what a job seeker applied for', () => {
  it('shows their own, newest first, with the jobs', async () => {
    const person = await createUser(api.prisma);
    const older = await createApplication(api.prisma, { applicantId: person.id });
    const job = await createJob(api.prisma, { title: 'Bank teller', status: 'archived' });
    const newer = await createApplication(api.prisma, {
      applicantId: person.id,
      jobId: job.id,
      status: 'rejected',
    });
    await createApplication(api.prisma);
    const list = async (query: Record<string, unknown> = {}) =>
      (await api.as(person).call(appliedJobList, { query })).body;
    const all = await list();
    expect(ids(all)).toEqual([newer.id, older.id]);
    expect(all.meta.total).toBe(2);
    expect(all.data[0]).toMatchObject({
      cv: { originalName: 'cv.pdf' },
      job: { _id: job.id, title: 'Bank teller' },
    });
    expect(ids(await list({ 'filter[status]': 'rejected' }))).toEqual([newer.id]);
    expect(ids(await list({ 'filter[jobId]': older.jobId }))).toEqual([older.id]);
    expect(ids(await list({ search: 'teller' }))).toEqual([newer.id]);
    expect(ids(await list({ search: 'mekong', sort: 'createdAt_1' }))).toEqual([older.id, newer.id]);
  });

  it('refuses what it does not know', async () => {
    const query = { 'filter[applicantId]': unknownId };
    const { status } = await api.as(await createUser(api.prisma)).call(appliedJobList, { query });
    expect(status).toBe(422);
  });

  it('shows one with what they were told, and by no name', async () => {
    const { recruiter, application } = await received({ status: 'rejected' });
    await api.prisma.applicationEvent.createMany({
      data: [
        { toStatus: 'shortlisted' as const, reason: 'Never told' },
        { toStatus: 'rejected' as const, reason: 'Kept secret', toldAt: new Date() },
      ].map((one) => ({ ...one, kind: 'decided', applicationId: application.id, byId: recruiter.id })),
    });
    const sent = { params: { id: application.id } };
    const { status, body } = await api.as({ id: application.applicantId }).call(appliedJobGet, sent);
    expect([status, body.data.status]).toEqual([200, 'rejected']);
    expect(body.data.history).toMatchObject([
      { kind: 'decided', to: 'rejected', reason: null },
      { kind: 'applied', to: 'received' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`secret|Never told|${recruiter.name}`));
    expect((await api.as(await createUser(api.prisma)).call(appliedJobGet, sent)).status).toBe(404);
  });
});

describe('the jobs that received applications', () => {
  it('are those of the recruiter’s company, the latest application first, with counts by state', async () => {
    const { recruiter, job } = await received();
    await createApplication(api.prisma, { jobId: job.id, status: 'shortlisted', viewedAt: new Date() });
    const older = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Older 100%' });
    const createdAt = new Date(Date.now() - 86_400_000);
    await createApplication(api.prisma, { jobId: older.id, status: 'rejected', createdAt });
    await createJob(api.prisma, { ownerId: recruiter.id });
    await received();
    const list = async (query: Record<string, unknown> = {}) =>
      (await api.as(recruiter).call(appliedJobList, { query })).body;
    const { data, meta } = await list();
    expect([ids({ data }), meta.total]).toEqual([[job.id, older.id], 2]);
    expect(data[0]).toMatchObject({
      title: job.title,
      counts: { received: 1, shortlisted: 1, rejected: 0, withdrawn: 0 },
      unseen: 1,
    });
    expect(ids(await list({ sort: 'createdAt_1' }))).toEqual([older.id, job.id]);
    expect(ids(await list({ 'filter[status]': 'rejected,withdrawn' }))).toEqual([older.id]);
    expect(ids(await list({ search: '0%' }))).toEqual([older.id]);
    expect(ids(await list({ limit: 1, offset: 1 }))).toEqual([older.id]);
    const one = await api.as(recruiter).call(appliedJobGet, { params: { id: older.id } });
    expect(one.body.data).toMatchObject({ _id: older.id, counts: { rejected: 1 } });
    const stranger = await createRecruiter(api.prisma);
    expect((await api.as(stranger).call(appliedJobGet, { params: { id: older.id } })).status).toBe(404);
  });
});

describe('searching for candidates', () => {
  it('looks at name, e-mail, phone and letter, however Khmer and numbers are typed', async () => {
    const { recruiter, job, application } = await received({
      name: 'ស៊ឹម សុខា',
      email: 'sokha.sim@example.com',
      phone: '+85512345678',
      coverLetter: 'ខ្ញុំមានបទពិសោធន៍ ៥ ឆ្នាំក្នុងគណនេយ្យ',
    });
    await createApplication(api.prisma, { jobId: job.id, name: 'Keo Pisey', phone: '+85587654321' });
    const found = async (search: string) =>
      ids((await api.as(recruiter).call(candidateList, { query: { search } })).body);
    // Zero-width spaces, reordered marks, Khmer and Latin digits, both formats of a phone number.
    for (const search of [
      'សុខា',
      'ស\u200bុខា ស៊ឹម',
      'សឹ៊ម',
      'SIM@example',
      '012 345 678',
      '+855 12345678',
      '5 ឆ្នាំ',
      'គណនេយ្យ',
    ]) {
      expect([search, await found(search)]).toEqual([search, [application.id]]);
    }
    expect(await found('សុខា Pisey')).toEqual([]);
    expect(await found('\u200b')).toEqual([]);
  });

  it('counts all states, whichever are asked for, and sorts by name', async () => {
    const { recruiter, job, application } = await received({ name: 'Zeta' });
    const alpha = await createApplication(api.prisma, {
      jobId: job.id,
      name: 'Alpha',
      status: 'shortlisted',
    });
    const query = { sort: 'name_1', 'filter[jobId]': job.id };
    const all = (await api.as(recruiter).call(candidateList, { query })).body;
    expect(ids(all)).toEqual([alpha.id, application.id]);
    const some = { ...query, 'filter[status]': 'shortlisted' };
    const { data, meta } = (await api.as(recruiter).call(candidateList, { query: some })).body;
    expect([ids({ data }), meta.total]).toEqual([[alpha.id], 1]);
    expect(meta.counts).toEqual({ received: 1, shortlisted: 1, rejected: 0, withdrawn: 0 });
  });
});
