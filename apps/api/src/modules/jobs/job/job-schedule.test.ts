import { jobCreate, jobGet, jobList, jobSchedule, jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { notifyClosingSoon, promote, publishScheduled } from './job-schedule.tasks.ts';

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
/** Sets the clock to an hour of a day in Phnom Penh. */
const at = (day: string, hour = 12) =>
  api.setClock(new Date(Date.parse(`${day}T00:00:00+07:00`) + hour * 3_600_000).toISOString());
beforeEach(() => at('2027-06-01'));

const draft = async (change = {}) =>
  (await api.as(recruiter).call(jobCreate, { body: { ...whole, ...change } })).body.data._id as string;
const plan = (id: string, day: string | null) =>
  api.as(recruiter).call(jobSchedule, { params: { id }, body: { scheduledOn: day } });
const statusOf = async (id: string) =>
  (await api.as(recruiter).call(ownJobGet, { params: { id } })).body.data.status as string;
const mailsAbout = async (id: string) =>
  (
    await api.prisma.$queryRaw<{ template: string }[]>`
      SELECT data->>'template' AS template FROM pgboss.job
      WHERE name = 'mail' AND data->'params'->>'jobId' = ${id} ORDER BY created_on`
  ).map(({ template }) => template);

describe('a draft that is to be published on a later day', () => {
  it('is published at eight in the morning of that day, once, and its recruiter is told', async () => {
    const id = await draft();
    expect((await plan(id, '2027-06-05')).body.data.scheduledOn).toBe('2027-06-05');
    at('2027-06-05', 7.9);
    await publishScheduled(api.deps);
    expect(await statusOf(id)).toBe('draft');
    at('2027-06-05', 8.1);
    await Promise.all([publishScheduled(api.deps), publishScheduled(api.deps)]);
    expect(await statusOf(id)).toBe('active');
    expect((await api.as(null).call(jobGet, { params: { id } })).status).toBe(200);
    expect(await mailsAbout(id)).toEqual(['job-went-live']);
  });

  it('takes one job of the package when it is published, and stays a draft where none is left', async () => {
    const poor = await createRecruiter(api.prisma);
    await api.prisma.order.updateMany({
      where: { company: { ownerId: poor.id } },
      data: { status: 'cancelled' },
    });
    const { body } = await api.as(poor).call(jobCreate, { body: whole });
    const id = body.data._id;
    await api.as(poor).call(jobSchedule, { params: { id }, body: { scheduledOn: '2027-06-05' } });
    at('2027-06-05', 9);
    await publishScheduled(api.deps);
    const job = await api.prisma.job.findUniqueOrThrow({ where: { id } });
    expect([job.status, job.scheduledOn]).toEqual(['draft', null]);
    expect(await mailsAbout(id)).toEqual(['job-stays-draft']);
  });

  it('can be planned only when it is whole, for a day after today and before it closes', async () => {
    const [id, empty] = [await draft(), await draft({ description: undefined })];
    expect(Object.keys((await plan(id, '2027-06-01')).body.data)).toEqual(['scheduledOn']);
    expect((await plan(id, '2027-06-30')).body).toMatchObject({ code: 'job.incomplete' });
    expect(Object.keys((await plan(empty, '2027-06-05')).body.data)).toEqual(['description']);
    expect((await plan(id, '2027-06-29')).status).toBe(200);
    expect((await plan(id, null)).body.data.scheduledOn).toBeNull();
  });

  it('is planned with what is saved, all or nothing, until it is saved without a day', async () => {
    const save = (body: object) => api.as(recruiter).call(jobCreate, { body: { ...whole, ...body } });
    const { _id: id, scheduledOn } = (await save({ scheduledOn: '2027-06-05' })).body.data;
    expect(scheduledOn).toBe('2027-06-05');
    const jobs = await api.prisma.job.count();
    for (const [change, field] of [
      [{ scheduledOn: '2027-06-01' }, 'scheduledOn'],
      [{ scheduledOn: '2027-06-30' }, 'closingDate'],
      [{ scheduledOn: '2027-06-05', description: undefined }, 'description'],
    ] as const) {
      expect(Object.keys((await save(change)).body.data)).toEqual([field]);
      const edit = await api.as(recruiter).call(jobUpdate, { params: { id }, body: { ...whole, ...change } });
      expect([edit.body.code, Object.keys(edit.body.data)]).toEqual(['job.incomplete', [field]]);
    }
    expect(await api.prisma.job.count()).toBe(jobs);
    const edit = (body: object) => api.as(recruiter).call(jobUpdate, { params: { id }, body });
    expect((await edit({ ...whole, scheduledOn: '2027-06-09' })).body.data.scheduledOn).toBe('2027-06-09');
    expect((await edit(whole)).body.data.scheduledOn).toBeNull();
    const both = await edit({ ...whole, scheduledOn: '2027-06-09', publish: true });
    expect([both.body.data.status, both.body.data.scheduledOn]).toEqual(['active', null]);
    expect((await edit({ ...whole, scheduledOn: '2027-06-09' })).body.code).toBe('job.status');
  });

  it('is the same as any other once it is published by hand', async () => {
    const { id } = await createJob(api.prisma, { ownerId: recruiter.id });
    expect((await plan(id, '2027-06-05')).body.code).toBe('job.status');
  });
});

describe('a job that closes soon', () => {
  const closing = (closesOn: string, postedAt = new Date('2027-05-01T05:00:00Z')) =>
    createJob(api.prisma, { ownerId: recruiter.id, closesOn, postedAt });

  it('is told of a week before and a day before, once each, also where a morning was missed', async () => {
    const { id } = await closing('2027-06-10');
    at('2027-06-02', 8);
    await notifyClosingSoon(api.deps);
    expect(await mailsAbout(id)).toEqual([]);
    at('2027-06-04', 8);
    await Promise.all([notifyClosingSoon(api.deps), notifyClosingSoon(api.deps)]);
    at('2027-06-05', 8);
    await notifyClosingSoon(api.deps);
    expect(await mailsAbout(id)).toEqual(['job-closes-soon']);
    at('2027-06-09', 8);
    await notifyClosingSoon(api.deps);
    await notifyClosingSoon(api.deps);
    expect(await mailsAbout(id)).toEqual(['job-closes-soon', 'job-closes-soon']);
  });

  it('is told of again where it got another date, and not where it was posted within the time', async () => {
    const { id } = await closing('2027-06-08');
    const fresh = await closing('2027-06-08', new Date('2027-06-03T05:00:00Z'));
    at('2027-06-03', 8);
    await notifyClosingSoon(api.deps);
    await api.prisma.job.update({ where: { id }, data: { closingDate: new Date('2027-06-20') } });
    at('2027-06-13', 8);
    await notifyClosingSoon(api.deps);
    expect(await mailsAbout(id)).toHaveLength(2);
    expect(await mailsAbout(fresh.id)).toEqual([]);
  });
});

describe('a job that is', () => {
  const word = 'Zymurgist';
  const titles = async (query = {}) =>
    (await api.as(null).call(jobList, { query: { search: word, sort: 'createdAt_-1', ...query } })).body.data;
  const posted = (title: string, day: string, more = {}) =>
    createJob(api.prisma, {
      ownerId: recruiter.id,
      title: `${word} ${title}`,
      postedAt: new Date(`${day}T05:00:00Z`),
      closesOn: '2027-06-30',
      ...more,
    });

  it('pinned leads lists through its last day, and is not newer for that', async () => {
    await posted('new', '2027-06-01');
    await posted('pinned', '2027-05-01', { pinnedUntil: new Date('2027-06-03') });
    await posted('old', '2027-05-20');
    const names = async (query = {}) =>
      (await titles(query)).map(({ title }: { title: string }) => title.replace(`${word} `, ''));
    expect(await names()).toEqual(['pinned', 'new', 'old']);
    expect((await titles())[0]).toMatchObject({ pinned: true, boosted: false });
    expect(await names({ 'filter[posted]': '24h' })).toEqual(['new']);
    at('2027-06-03', 23);
    await promote(api.deps);
    expect(await names()).toEqual(['pinned', 'new', 'old']);
    at('2027-06-04', 1);
    await promote(api.deps);
    expect(await names()).toEqual(['new', 'old', 'pinned']);
  });

  it('boosted goes to the top once a day, until its last one', async () => {
    const { id } = await posted('boosted', '2027-05-02', { boostedUntil: new Date('2027-06-02') });
    const postedAt = async () =>
      (await api.prisma.job.findUniqueOrThrow({ where: { id } })).postedAt?.toISOString();
    await promote(api.deps);
    const first = await postedAt();
    expect(first?.slice(0, 10)).toBe('2027-06-01');
    at('2027-06-01', 20);
    await promote(api.deps);
    expect(await postedAt()).toBe(first);
    at('2027-06-03');
    await promote(api.deps);
    expect(await postedAt()).toBe(first);
  });
});
