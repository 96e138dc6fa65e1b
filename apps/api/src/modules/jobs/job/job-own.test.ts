import { ownJobGet, ownJobList } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { closeJobsPastTheirDay } from './job.tasks.ts';

const api = await startApi();
let recruiter: { id: string };
let stranger: { id: string };
beforeAll(async () => {
  recruiter = await createRecruiter(api.prisma);
  stranger = await createRecruiter(api.prisma);
});

describe('the own jobs', () => {
  it('are listed by the state they are in today, with their applications', async () => {
    const owner = await createRecruiter(api.prisma);
    const ownerId = owner.id;
    const open = await createJob(api.prisma, { ownerId, title: 'Open' });
    await createJob(api.prisma, { ownerId, title: 'Past', closesOn: addDays(today(), -1) });
    await createJob(api.prisma, { ownerId, title: 'Draft', status: 'draft' });
    await createApplication(api.prisma, { jobId: open.id });
    await createApplication(api.prisma, { jobId: open.id, viewedAt: new Date() });
    const list = async (query: Record<string, unknown>) => {
      const { body } = await api.as(owner).call(ownJobList, { query });
      return body.data.map((job: { title: string; status: string }) => `${job.title} ${job.status}`);
    };
    expect(await list({ sort: 'createdAt_1' })).toEqual(['Open active', 'Past closed', 'Draft draft']);
    expect(await list({ 'filter[status]': 'active' })).toEqual(['Open active']);
    expect(await list({ 'filter[status]': 'closed' })).toEqual(['Past closed']);
    expect(await list({ 'filter[status]': 'closed,draft', limit: 1, offset: 1 })).toEqual(['Past closed']);
    const { body } = await api.as(owner).call(ownJobList, { query: { 'filter[status]': 'active' } });
    expect(body.data[0]).toMatchObject({ applications: 2, newApplications: 1 });
    const counts = { draft: 1, pending: 0, active: 1, closed: 1, archived: 0 };
    expect(body.meta).toEqual({ total: 1, per_page: 10, current_page: 1, counts });
  });

  it('are found by a part of the title, in one state or in all, archived ones too', async () => {
    const owner = await createRecruiter(api.prisma);
    const ownerId = owner.id;
    const titles = ['Sales 50% off', 'Sales_lead', 'Wholesale buyer', 'C:\\ guru', 'គណនេយ្យករ'];
    for (const title of titles) await createJob(api.prisma, { ownerId, title });
    await createJob(api.prisma, { ownerId, title: 'Salesman', status: 'archived' });
    await createJob(api.prisma, { title: 'Sales of somebody else' });
    const find = async (search: string, more: Record<string, unknown> = {}) => {
      const query = { search, sort: 'createdAt_1', ...more };
      const { body } = await api.as(owner).call(ownJobList, { query });
      expect(body.meta.total).toBe(body.data.length);
      return body.data.map(({ title }: { title: string }) => title);
    };
    expect(await find('SALE')).toEqual(['Sales 50% off', 'Sales_lead', 'Wholesale buyer', 'Salesman']);
    expect(await find('sale', { 'filter[status]': 'archived' })).toEqual(['Salesman']);
    expect(await find('%')).toEqual(['Sales 50% off']);
    expect(await find('_')).toEqual(['Sales_lead']);
    expect(await find('\\')).toEqual(['C:\\ guru']);
    expect(await find('គណន')).toEqual(['គណនេយ្យករ']);
    expect(await find('nurse')).toEqual([]);
    expect(await find(' ')).toHaveLength(6);
    const { body } = await api.as(owner).call(ownJobList, { query: { 'filter[status]': 'archived' } });
    expect(body.data[0]).toMatchObject({ status: 'archived', actions: ['reopen', 'copy'] });
  });

  it('are sorted by title, state, closing date and applications, both ways, and equal ones newest first', async () => {
    const owner = await createRecruiter(api.prisma);
    const ownerId = owner.id;
    const cook = await createJob(api.prisma, { ownerId, title: 'Cook', closesOn: addDays(today(), 9) });
    const nurse = await createJob(api.prisma, { ownerId, title: 'នាយកផ្នែក', closesOn: addDays(today(), 3) });
    await createJob(api.prisma, { ownerId, title: 'accountant', closesOn: addDays(today(), -2) });
    const draft = await createJob(api.prisma, { ownerId, title: 'គណនេយ្យករ', status: 'draft' });
    await api.prisma.job.update({ where: { id: draft.id }, data: { closingDate: null } });
    for (const jobId of [nurse.id, nurse.id, cook.id]) await createApplication(api.prisma, { jobId });
    const titles = async (sort: string, more: { locale?: 'km'; query?: object } = {}) => {
      const { body } = await api
        .as(owner)
        .call(ownJobList, { locale: more.locale ?? 'en', query: { sort, ...more.query } });
      return body.data.map(({ title }: { title: string }) => title);
    };
    const byTitle = ['accountant', 'Cook', 'គណនេយ្យករ', 'នាយកផ្នែក'];
    expect(await titles('title_1')).toEqual(byTitle);
    expect(await titles('title_-1')).toEqual([...byTitle].reverse());
    expect(await titles('title_1', { locale: 'km' })).toEqual(['គណនេយ្យករ', 'នាយកផ្នែក', 'accountant', 'Cook']);
    expect(await titles('status_1')).toEqual(['គណនេយ្យករ', 'នាយកផ្នែក', 'Cook', 'accountant']);
    expect(await titles('status_-1')).toEqual(['accountant', 'នាយកផ្នែក', 'Cook', 'គណនេយ្យករ']);
    expect(await titles('closingDate_1')).toEqual(['accountant', 'នាយកផ្នែក', 'Cook', 'គណនេយ្យករ']);
    expect(await titles('closingDate_-1')).toEqual(['Cook', 'នាយកផ្នែក', 'accountant', 'គណនេយ្យករ']);
    const byApplications = ['នាយកផ្នែក', 'Cook', 'គណនេយ្យករ', 'accountant'];
    expect(await titles('applications_-1')).toEqual(byApplications);
    expect(await titles('applications_1')).toEqual(['គណនេយ្យករ', 'accountant', 'Cook', 'នាយកផ្នែក']);
    // A page, and one state.
    const second = { offset: 1, limit: 1, 'filter[status]': 'active' };
    expect(await titles('title_1', { query: second })).toEqual(['នាយកផ្នែក']);
  });

  it('refuse what they do not know', async () => {
    const call = (who: { id: string } | null, query: Record<string, unknown> = {}) =>
      api.as(who).call(ownJobList, { query });
    expect((await call(recruiter, { 'filter[status]': 'open' })).status).toBe(422);
    expect((await call(recruiter, { 'filter[ownerId]': stranger.id })).status).toBe(422);
    expect((await call(recruiter, { sort: 'relevance' })).status).toBe(422);
    const { id } = await createJob(api.prisma, { ownerId: recruiter.id, status: 'draft' });
    const get = (who: { id: string } | null) => api.as(who).call(ownJobGet, { params: { id } });
    expect((await get(recruiter)).body.data).toMatchObject({ _id: id, status: 'draft' });
  });
});

describe('the sweep', () => {
  it('records jobs past their day as closed, once, and tells their recruiters', async () => {
    const owner = await createRecruiter(api.prisma, { email: 'owner@example.com', name: 'Chan Sophea' });
    const { id } = await createJob(api.prisma, {
      ownerId: owner.id,
      title: 'Cook <b>',
      closesOn: '2027-06-30',
    });
    const at = (moment: string) => ({ ...api.deps, now: () => new Date(moment) });
    await closeJobsPastTheirDay(at('2027-06-30T16:59:00Z'));
    const state = () =>
      api.prisma.job.findUniqueOrThrow({ where: { id }, select: { status: true, closedAt: true } });
    expect((await state()).status).toBe('active');
    const after = at('2027-06-30T17:05:00Z');
    await Promise.all([closeJobsPastTheirDay(after), closeJobsPastTheirDay(after)]);
    expect(await state()).toEqual({ status: 'closed', closedAt: after.now() });
    const sent = await api.deps.database.pool.query(
      `SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'to' = 'owner@example.com'`,
    );
    expect(sent.rows.map(({ data }) => [data.template, data.params.jobTitle])).toEqual([
      ['job-closed', 'Cook <b>'],
    ]);
  });
});
