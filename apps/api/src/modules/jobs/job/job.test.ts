import {
  jobCopy,
  jobCreate,
  jobDelete,
  jobGet,
  jobRefresh,
  jobStatusChange,
  jobUpdate,
  ownJobGet,
} from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const unknown = '00000000-0000-7000-8000-000000000000';
const api = await startApi();
let recruiter: { id: string };
let whole: Record<string, unknown>;

beforeAll(async () => {
  recruiter = await createRecruiter(api.prisma, { company: { name: 'Angkor Coffee' } });
  const category = await api.prisma.category.findFirstOrThrow({ where: { slug: 'accounting' } });
  const province = await api.prisma.province.findFirstOrThrow({ where: { slug: 'phnom-penh' } });
  whole = {
    title: 'Accountant',
    categoryId: category.id,
    type: 'full-time',
    experience: '2-years',
    vacancies: 2,
    salaryFrom: 30_000,
    salaryTo: 50_000,
    provinceId: province.id,
    description: '<p>Keeps the books.</p>',
    skills: [{ kind: 'hard', name: 'Excel' }],
    languages: ['km'],
    closingDate: addDays(today(), 20),
  };
});
afterEach(() => api.setClock(null));

const saved = async (body: Record<string, unknown> = whole) =>
  (await api.as(recruiter).call(jobCreate, { body })).body.data;
const to = (id: string, status: string, more = {}, who = recruiter) =>
  api.as(who).call(jobStatusChange, { params: { id }, body: { status, ...more } });
async function published(body: Record<string, unknown> = {}) {
  const { _id } = await saved({ ...whole, ...body });
  const answer = await to(_id, 'active');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}
/** Sets the clock `days` days and `hours` hours ahead. */
const later = (days: number, hours = 0) =>
  api.setClock(new Date(Date.now() + (days * 24 + hours) * 3_600_000));

describe('POST /job', () => {
  it('saves a draft, with the rich text cleaned and the rest as given', async () => {
    const answer = await api.as(recruiter).call(jobCreate, {
      body: { ...whole, description: '<p onclick="x()">Books<script>alert(1)</script></p>' },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      status: 'draft',
      title: 'Accountant',
      description: '<p>Books</p>',
      skills: [{ kind: 'hard', name: 'Excel' }],
      category: { slug: 'accounting' },
      salaryFrom: 30_000,
      actions: ['edit', 'publish', 'schedule', 'delete', 'copy'],
    });
    expect(answer.body.data.postCode).toMatch(/^\d{6}$/);
    expect((await api.as(null).call(jobGet, { params: { id: answer.body.data._id } })).status).toBe(404);
  });

  it('needs a title only, and keeps no salary where it is negotiable', async () => {
    const answer = await api.as(recruiter).call(jobCreate, { body: { title: 'Cook' } });
    expect(answer.body.data).toMatchObject({ title: 'Cook', category: null, applyBy: ['site'] });
    expect(await saved({ ...whole, negotiable: true })).toMatchObject({ salaryFrom: null, salaryTo: null });
    const rich = { ...whole, currency: 'USD', salaryFrom: 0, salaryTo: 100_000_000_000 };
    expect((await saved(rich)).salaryTo).toBe(100_000_000_000);
  });

  it.each([
    ['title', {}, 'The job title field is required.'],
    [
      'salaryTo',
      { title: 'A', salaryFrom: 2, salaryTo: 1 },
      'The maximum salary can’t be lower than the minimum salary.',
    ],
    ['categoryId', { title: 'A', categoryId: unknown }, 'Choose the category from the list.'],
    ['provinceId', { title: 'A', provinceId: unknown }, 'Choose the province from the list.'],
    ['industryId', { title: 'A', industryId: 'x' }, 'Choose the industry from the list.'],
    ['status', { title: 'A', status: 'active' }, 'The status field isn’t recognised here.'],
    ['title', { title: 'A\r\nB' }, 'The job title must be on one line.'],
    ['closingDate', { title: 'A', closingDate: '2027-02-30' }, 'The closing date must be a valid date.'],
  ])('says what is wrong with %s', async (field, body, sentence) => {
    const answer = await api.as(recruiter).call(jobCreate, { body });
    expect(answer.status).toBe(422);
    expect(answer.body.data).toEqual({ [field]: [sentence] });
  });

  it('says it in Khmer', async () => {
    const answer = await api
      .as(recruiter)
      .call(jobCreate, { body: { title: 'A', categoryId: unknown }, locale: 'km' });
    expect(answer.body.data.categoryId[0]).toMatch(/[\u1780-\u17ff]/);
  });
});

describe('PUT /job/:id', () => {
  it('replaces what was there', async () => {
    const { _id } = await saved();
    const body = { title: 'Chief Accountant', skills: [{ kind: 'soft', name: 'Calm' }] };
    const answer = await api.as(recruiter).call(jobUpdate, { params: { id: _id }, body });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ ...body, description: null, category: null });
  });

  it('keeps an active job publishable, with the sentences of the form', async () => {
    const { _id } = await published();
    const answer = await api.as(recruiter).call(jobUpdate, { params: { id: _id }, body: { title: 'Cook' } });
    expect([answer.status, answer.body.code]).toEqual([422, 'job.incomplete']);
    expect(answer.body.data).toMatchObject({
      categoryId: ['The category field is required.'],
      description: ['The responsibilities field is required.'],
      salaryFrom: ['Enter a salary, or mark it as negotiable.'],
    });
    const right = { params: { id: _id }, body: { ...whole, title: 'Cook' } };
    expect((await api.as(recruiter).call(jobUpdate, right)).body.data).toMatchObject({
      title: 'Cook',
      status: 'active',
    });
  });

  it('does not publish a job past its date again by a later date', async () => {
    const { _id } = await published();
    later(30);
    const body = { ...whole, closingDate: addDays(today(), 60) };
    const answer = await api.as(recruiter).call(jobUpdate, { params: { id: _id }, body });
    expect(answer.body.data).toMatchObject({ status: 'closed', closingDate: body.closingDate });
  });

  it('answers 409 for an archived job', async () => {
    const { _id } = await published();
    const change = { params: { id: _id }, body: whole };
    await to(_id, 'closed');
    await to(_id, 'archived');
    expect((await api.as(recruiter).call(jobUpdate, change)).body.code).toBe('job.status');
  });
});

describe('POST /job/:id/status', () => {
  it('publishes a whole draft, closes it and opens it again in its old place', async () => {
    const active = await published();
    expect(active).toMatchObject({ status: 'active', actions: ['edit', 'close', 'refresh', 'copy'] });
    later(1);
    expect((await to(active._id, 'closed')).body.data.status).toBe('closed');
    const opened = await to(active._id, 'active');
    expect(opened.body.data).toMatchObject({ status: 'active', postedAt: active.postedAt });
  });

  it('refuses to publish what is not whole, field by field', async () => {
    const { _id } = await saved({ title: 'Cook', applyBy: ['email'] });
    const answer = await to(_id, 'active');
    expect([answer.status, answer.body.code]).toEqual([422, 'job.incomplete']);
    expect(Object.keys(answer.body.data).sort()).toEqual([
      'categoryId',
      'closingDate',
      'contactEmail',
      'description',
      'experience',
      'provinceId',
      'salaryFrom',
      'type',
      'vacancies',
    ]);
  });

  it('wants a new date to repost, and puts the job on top again', async () => {
    const { _id, postedAt } = await published();
    later(30);
    const old = await to(_id, 'active');
    expect([old.status, Object.keys(old.body.data)]).toEqual([422, ['closingDate']]);
    const late = { closingDate: addDays(today(), 30) };
    expect((await to(_id, 'active', late)).body.data.closingDate).toEqual([
      `The closing date must be greater than the ${late.closingDate}.`,
    ]);
    const answer = await to(_id, 'active', { closingDate: addDays(today(), 40) });
    expect(answer.body.data.status).toBe('active');
    expect(answer.body.data.postedAt > postedAt).toBe(true);
  });

  it.each([
    ['archived', 'a draft cannot be archived'],
    ['closed', 'a draft cannot be closed'],
  ])('%s: %s', async (status) => {
    const { _id } = await saved();
    expect((await to(_id, status)).body.code).toBe('job.status');
  });

  it('makes one transition of many at once', async () => {
    const { _id } = await published();
    const answers = await Promise.all(Array.from({ length: 6 }, () => to(_id, 'closed')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('checks the state', async () => {
    const { _id } = await saved();
    expect((await to(_id, 'pending')).status).toBe(422);
    expect((await to(_id, 'draft')).body.code).toBe('job.status');
  });
});

describe('DELETE /job/:id', () => {
  it('deletes drafts only', async () => {
    const { _id } = await saved();
    const active = await published();
    expect((await api.as(recruiter).call(jobDelete, { params: { id: _id } })).body).toEqual({ data: null });
    expect((await api.as(recruiter).call(ownJobGet, { params: { id: _id } })).status).toBe(404);
    expect((await api.as(recruiter).call(jobDelete, { params: { id: active._id } })).body.code).toBe(
      'job.status',
    );
    expect((await api.as(recruiter).call(jobDelete, { params: { id: 'x' } })).status).toBe(404);
  });
});

describe('POST /job/:id/refresh', () => {
  it('moves an active job up, once in 24 hours, however often at once', async () => {
    const { _id, postedAt } = await published();
    const refresh = () => api.as(recruiter).call(jobRefresh, { params: { id: _id } });
    later(2);
    const answers = await Promise.all([refresh(), refresh(), refresh()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const done = answers.find(({ status }) => status === 200)?.body.data;
    expect(done.postedAt > postedAt).toBe(true);
    expect(done.actions).not.toContain('refresh');
    expect((await refresh()).body.code).toBe('job.refresh_too_soon');
    later(3, 1);
    expect((await refresh()).status).toBe(200);
    await to(_id, 'closed');
    expect((await refresh()).body.code).toBe('job.status');
  });
});

describe('POST /job/:id/copy', () => {
  it('makes a draft with the same words', async () => {
    const { _id } = await published();
    const copy = () => api.as(recruiter).call(jobCopy, { params: { id: _id } });
    const answer = await copy();
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      status: 'draft',
      title: 'Accountant',
      postedAt: null,
      skills: whole.skills,
    });
    expect(answer.body.data._id).not.toBe(_id);
    later(30);
    expect((await copy()).body.data.closingDate).toBeNull();
  });
});

describe('GET /job/:id', () => {
  const read = (id: string) => api.as(null).call(jobGet, { params: { id } });

  it('shows an open job to everybody', async () => {
    const { _id } = await published();
    const { status, body } = await read(_id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ open: true, status: 'active', company: { name: 'Angkor Coffee' } });
    expect(body.data).not.toHaveProperty('actions');
    expect(body.data).not.toHaveProperty('ownerId');
  });

  it('shows that a job is closed, and that another takes no applications here', async () => {
    const { _id } = await published();
    await to(_id, 'closed');
    expect((await read(_id)).body.data).toMatchObject({ open: false, status: 'closed' });
    const elsewhere = await published({ applyBy: ['phone'], contactPhone: '+85512345678' });
    expect((await read(elsewhere._id)).body.data).toMatchObject({ open: false, status: 'active' });
  });

  it('tells the contacts of the ways to apply, and of no other', async () => {
    const contact = {
      contactName: 'Sok Dara',
      contactPhone: '+85512345678',
      contactEmail: 'sok.dara@example.com',
    };
    const told = async (applyBy: string[]) =>
      (await read((await published({ applyBy, ...contact }))._id)).body.data;
    const none = { contactName: null, contactPhone: null, contactEmail: null };
    expect(await told(['site'])).toMatchObject(none);
    expect(await told(['email'])).toMatchObject({ ...contact, contactPhone: null });
    expect(await told(['phone', 'site'])).toMatchObject({ ...contact, contactEmail: null });
  });

  it('knows no drafts, no archived jobs, no other ids', async () => {
    const { _id } = await published();
    await to(_id, 'closed');
    await to(_id, 'archived');
    for (const id of [_id, (await saved())._id, unknown, "1'--"]) expect((await read(id)).status).toBe(404);
  });

  it('closes at midnight in Phnom Penh after the closing date', async () => {
    const { id } = await createJob(api.prisma, { closesOn: '2027-06-30' });
    api.setClock('2027-06-30T16:59:59Z');
    expect((await read(id)).body.data.open).toBe(true);
    api.setClock('2027-06-30T17:00:00Z');
    expect((await read(id)).body.data).toMatchObject({ open: false, status: 'closed' });
  });
});
