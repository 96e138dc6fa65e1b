import { jobStatisticsGet } from '@acheep/contract/jobs/job-statistics';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { sweepPrivacy } from '../../accounts/privacy/privacy.tasks.ts';

const api = await startApi();

const look = (id: string, agent = 'Firefox', query = '') =>
  api.http().post(`/api/v1/job/${id}/view${query}`).set('user-agent', agent);
const numbersOf = async (owner: { id: string }, id: string) =>
  (await api.as(owner).call(jobStatisticsGet, { params: { id } })).body.data;
const viewsOf = async (jobId: string) =>
  (await api.prisma.jobView.aggregate({ where: { jobId }, _sum: { views: true } }))._sum.views ?? 0;

describe('POST /job/:id/view', () => {
  it('counts each visitor once a day and job, however many looks arrive at once', async () => {
    const [one, other] = [await createJob(api.prisma), await createJob(api.prisma)];
    await Promise.all(Array.from({ length: 20 }, () => look(one.id)));
    await look(one.id, 'Chrome on a telephone');
    await look(other.id);
    expect([await viewsOf(one.id), await viewsOf(other.id)]).toEqual([2, 1]);
  });

  it.each([
    ['a draft, which is not there', { status: 'draft' as const }, 404],
    ['a closed job', { status: 'closed' as const }, 200],
    ['a job past its day', { closesOn: addDays(today(), -1) }, 200],
  ])('counts nothing for %s', async (_, overrides, status) => {
    const { id } = await createJob(api.prisma, overrides);
    expect((await look(id)).status).toBe(status);
    expect(await viewsOf(id)).toBe(0);
  });

  it('counts the way of a shared link with the view, once, and no way that there is not', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createJob(api.prisma, { ownerId: owner.id });
    await Promise.all(['a', 'b', 'c'].map((agent) => look(id, agent, '?via=telegram')));
    await look(id, 'a', '?via=telegram');
    await look(id, 'a', '?via=qr');
    await look(id, 'd', '?via=qr');
    for (const [agent, via] of Object.entries({ e: '__proto__', f: 'pigeon', g: "x'; --" }))
      expect((await look(id, agent, `?via=${encodeURIComponent(via)}`)).status).toBe(200);
    expect((await look(id, 'i', `?via=${'x'.repeat(41)}`)).status).toBe(422);
    const { views, shared } = await numbersOf(owner, id);
    expect([views, shared]).toEqual([
      7,
      [
        { channel: 'telegram', views: 3 },
        { channel: 'qr', views: 1 },
      ],
    ]);
  });

  it('keeps nothing of the visitor that outlives the day', async () => {
    const { id } = await createJob(api.prisma);
    await look(id, 'An unusual browser');
    const kept = await api.prisma.$queryRaw<{ row: string }[]>`SELECT v::text AS row FROM viewer v`;
    expect(kept.map(({ row }) => row).join()).not.toMatch(/unusual|127\.0\.0\.1/);
    const now = api.deps.now;
    const tomorrow = { ...api.deps, now: () => new Date(now().getTime() + 86_400_000) };
    await sweepPrivacy(tomorrow);
    expect(await api.prisma.viewer.count()).toBe(0);
    expect(await viewsOf(id)).toBe(1);
  });
});

describe('GET /job/own/:id/statistics', () => {
  it('tells views and applications by day, and how long the first one took', async () => {
    const owner = await createRecruiter(api.prisma);
    const publishedAt = new Date(Date.now() - 5 * 86_400_000);
    const { id: categoryId } = await api.prisma.category.findFirstOrThrow({ where: { slug: 'agriculture' } });
    const { id } = await createJob(api.prisma, { ownerId: owner.id, publishedAt, categoryId });
    const yesterday = new Date(addDays(today(), -1));
    await api.prisma.jobView.create({ data: { jobId: id, day: yesterday, views: 7 } });
    await look(id);
    await createApplication(api.prisma, {
      jobId: id,
      createdAt: new Date(publishedAt.getTime() + 90 * 60_000),
    });
    await createApplication(api.prisma, { jobId: id });
    const numbers = await numbersOf(owner, id);
    expect(numbers).toMatchObject({
      openDays: 6,
      views: 8,
      applications: 2,
      firstApplicationAfter: 1.5,
      similar: null,
    });
    expect(numbers.days).toHaveLength(30);
    expect(numbers.days.slice(-2)).toEqual([
      { day: addDays(today(), -1), views: 7, applications: 0 },
      { day: today(), views: 1, applications: 1 },
    ]);
  });

  it('tells how soon candidates were answered and hired, whence they came, and why they were rejected', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id: jobId } = await createJob(api.prisma, { ownerId: owner.id, vacancies: 3 });
    const came = new Date('2026-11-01T00:00:00Z');
    const after = (hours: number) => new Date(came.getTime() + hours * 3_600_000);
    type State = NonNullable<Parameters<typeof createApplication>[1]>;
    const make = (state: State) => createApplication(api.prisma, { jobId, createdAt: came, ...state });
    const told = (applicationId: string, kind: string, toldAt: Date | null) =>
      api.prisma.applicationEvent.create({ data: { applicationId, kind, toldAt } });
    const hire = { status: 'shortlisted', hiredAt: after(24 * 10) } as const;
    const early = await make({ ...hire, hiredAt: after(24 * 4) });
    await told(early.id, 'interview-proposed', after(6));
    await told(early.id, 'decided', after(2));
    const late = await make(hire);
    const message = { subject: 'Hello', text: 'Hello', locale: 'en', createdAt: after(8) } as const;
    const { companyId } = await api.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    await api.prisma.candidateMessage.create({ data: { applicationId: late.id, companyId, ...message } });
    // Not told yet, and withdrawn: neither is an answer.
    const waiting = await make({ status: 'rejected', rejection: 'salary' });
    await told(waiting.id, 'decided', null);
    await told((await make({ status: 'withdrawn', hiredAt: null })).id, 'withdrawn', after(1));
    const byHand = await make({ ...hire, status: 'rejected' });
    await api.prisma.application.update({
      where: { id: byHand.id },
      data: { applicantId: null, source: 'fair', locale: 'km' },
    });
    await told(byHand.id, 'decided', after(100));
    expect(await numbersOf(owner, jobId)).toMatchObject({
      vacancies: 3,
      hiring: {
        hired: 2,
        hiredAfter: 7,
        answered: 2,
        answeredAfter: 5,
        sources: [
          { source: null, candidates: 4, hired: 2 },
          { source: 'fair', candidates: 1, hired: 0 },
        ],
        rejections: [
          { rejection: 'salary', candidates: 1 },
          { rejection: null, candidates: 1 },
        ],
      },
    });
  });

  it('compares with what is in the middle of other companies’ jobs of the category, where there are enough', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id: categoryId } = await api.prisma.category.findFirstOrThrow({ where: { slug: 'banking' } });
    const { id } = await createJob(api.prisma, { ownerId: owner.id, categoryId });
    await createJob(api.prisma, { ownerId: owner.id, categoryId });
    for (const views of [1, 2, 40, 4]) {
      const job = await createJob(api.prisma, { categoryId });
      await api.prisma.jobView.create({ data: { jobId: job.id, day: new Date(today()), views } });
    }
    expect((await numbersOf(owner, id)).similar).toBeNull();
    const fifth = await createJob(api.prisma, { categoryId });
    await createApplication(api.prisma, { jobId: fifth.id });
    expect((await numbersOf(owner, id)).similar).toEqual({ jobs: 5, viewsADay: 2, applications: 0 });
  });

  it('is empty for a draft', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    expect(await numbersOf(owner, id)).toMatchObject({
      openDays: 0,
      views: 0,
      applications: 0,
      firstApplicationAfter: null,
    });
  });
});
