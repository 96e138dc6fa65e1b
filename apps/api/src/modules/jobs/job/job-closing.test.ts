import { jobCreate, jobGet, jobStatusChange, jobUpdate } from '@acheep/contract/jobs/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let recruiter: { id: string };
let whole: Record<string, unknown>;

beforeAll(async () => {
  recruiter = await createRecruiter(api.prisma);
  const category = await api.prisma.category.findFirstOrThrow();
  const province = await api.prisma.province.findFirstOrThrow();
  whole = {
    title: 'Accountant',
    categoryId: category.id,
    type: 'full-time',
    experience: '2-years',
    vacancies: 2,
    negotiable: true,
    provinceId: province.id,
    description: '<p>Keeps the books.</p>',
    closingDate: '2027-06-30',
  };
});
// Noon in Phnom Penh, so that the day is the same in UTC.
const at = (day: string) => api.setClock(`${day}T05:00:00Z`);
beforeEach(() => at('2027-06-01'));

const to = (id: string, status: string, more = {}) =>
  api.as(recruiter).call(jobStatusChange, { params: { id }, body: { status, ...more } });
const save = (id: string, change = {}) =>
  api.as(recruiter).call(jobUpdate, { params: { id }, body: { ...whole, ...change } });
async function published(): Promise<string> {
  const { body } = await api.as(recruiter).call(jobCreate, { body: whole });
  expect((await to(body.data._id, 'active')).status).toBe(200);
  return body.data._id;
}
const wrong = ({ status, body }: { status: number; body: { data: object } }) =>
  status === 422 ? Object.keys(body.data) : [];

describe('on its closing day', () => {
  it('an open job can be edited, to the end of that day', async () => {
    const id = await published();
    at('2027-06-30');
    const answer = await save(id, { title: 'Chief Accountant' });
    expect(answer.body.data).toMatchObject({ title: 'Chief Accountant', status: 'active' });
    api.setClock('2027-06-30T16:59:59Z');
    expect((await save(id)).body.data.status).toBe('active');
    api.setClock('2027-06-30T17:00:00Z');
    expect((await save(id)).body.data.status).toBe('closed');
  });

  it('a job that was closed by hand can be opened again as it is', async () => {
    const id = await published();
    at('2027-06-30');
    await to(id, 'closed');
    const answer = await to(id, 'active');
    expect([answer.status, answer.body.data.closingDate]).toEqual([200, '2027-06-30']);
    await to(id, 'closed');
    expect((await to(id, 'active', { closingDate: '2027-06-30' })).status).toBe(200);
  });

  it('no other job may close: a new date lies after today', async () => {
    const id = await published();
    at('2027-06-20');
    expect(wrong(await save(id, { closingDate: '2027-06-20' }))).toEqual(['closingDate']);
    await to(id, 'closed');
    expect(wrong(await save(id, { closingDate: '2027-06-20' }))).toEqual(['closingDate']);
    expect(wrong(await to(id, 'active', { closingDate: '2027-06-20' }))).toEqual(['closingDate']);
    const draft = await api.as(recruiter).call(jobCreate, { body: whole });
    at('2027-06-30');
    expect(wrong(await to(draft.body.data._id, 'active'))).toEqual(['closingDate']);
  });
});

describe('a closed job', () => {
  it('stays whole, for its page is public', async () => {
    const id = await published();
    await to(id, 'closed');
    const emptied = await api.as(recruiter).call(jobUpdate, { params: { id }, body: { title: 'x' } });
    expect([emptied.status, emptied.body.code]).toEqual([422, 'job.incomplete']);
    expect(emptied.body.data).toMatchObject({ description: ['The responsibilities field is required.'] });
    const page = await api.as(null).call(jobGet, { params: { id } });
    expect(page.body.data).toMatchObject({ title: 'Accountant', description: whole.description });
  });

  it('is edited with its own date past, and opened again with a new one only', async () => {
    const id = await published();
    at('2027-07-15');
    const answer = await save(id, { title: 'Bookkeeper' });
    expect(answer.body.data).toMatchObject({
      title: 'Bookkeeper',
      status: 'closed',
      closingDate: '2027-06-30',
    });
    expect(wrong(await save(id, { closingDate: '2027-07-01' }))).toEqual(['closingDate']);
    expect(wrong(await to(id, 'active'))).toEqual(['closingDate']);
    expect((await to(id, 'active', { closingDate: '2027-07-16' })).status).toBe(200);
  });
});
