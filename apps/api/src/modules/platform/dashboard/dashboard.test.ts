import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import { dashboardGet } from '@acheep/contract/platform/dashboard';
import { createApplication } from '@acheep/prisma/factories/application';
import { createArticle } from '@acheep/prisma/factories/article';
import { createBanner } from '@acheep/prisma/factories/banner';
import { createBookmark } from '@acheep/prisma/factories/bookmark';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const dashboardOf = async (who: { id: string }) => (await api.as(who).call(dashboardGet)).body.data;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('GET /dashboard', () => {
  it('tells a recruiter what waits in the company, and of no other', async () => {
    const owner = await createRecruiter(api.prisma);
    const ownerId = owner.id;
    const [busy, quiet] = [
      await createJob(api.prisma, { ownerId, title: 'Busy', closesOn: addDays(today(), 30) }),
      await createJob(api.prisma, { ownerId, title: 'Quiet', closesOn: addDays(today(), 2) }),
    ];
    await createJob(api.prisma, { ownerId, title: 'Past', closesOn: addDays(today(), -1) });
    await createJob(api.prisma, { ownerId, title: 'Written', status: 'draft' });
    await createJob(api.prisma, {
      ownerId,
      title: 'Planned',
      status: 'draft',
      scheduledOn: new Date(addDays(today(), 3)),
    });
    await createApplication(api.prisma, { jobId: busy.id });
    await createApplication(api.prisma, { jobId: busy.id, createdAt: daysAgo(40) });
    await createApplication(api.prisma, { jobId: quiet.id, viewedAt: new Date() });
    await createApplication(api.prisma, { jobId: quiet.id, status: 'shortlisted' });
    await createApplication(api.prisma);
    await createOrder(api.prisma, { ownerId, status: 'pending' });
    await api.prisma.jobView.createMany({
      data: [
        { jobId: busy.id, day: new Date(today()), views: 4 },
        { jobId: busy.id, day: new Date(addDays(today(), -35)), views: 9 },
        { jobId: busy.id, day: new Date(addDays(today(), -90)), views: 100 },
      ],
    });
    const told = await dashboardOf(owner);
    expect(told).toMatchObject({
      role: 'recruiter',
      unanswered: { total: 3, entries: [{ title: 'Busy' }, { title: 'Busy' }, { title: 'Quiet' }] },
      closing: { total: 1, entries: [{ _id: quiet.id, applications: 2, closingDate: addDays(today(), 2) }] },
      drafts: {
        total: 2,
        entries: [
          { title: 'Planned', scheduledOn: addDays(today(), 3) },
          { title: 'Written', scheduledOn: null },
        ],
      },
      orders: { total: 1, entries: [{ hasSlip: false }] },
      openJobs: 2,
      publishedJobs: 3,
      jobs: 5,
      views: { now: 4, before: 9 },
      applications: { now: 3, before: 1 },
      counts: { received: 3, shortlisted: 1, rejected: 0, withdrawn: 0 },
    });
    expect(told.days).toHaveLength(30);
    expect(told.days.at(-1)).toEqual({ day: today(), views: 4, applications: 3 });
  });

  it('is the same for a colleague, and empty for a company that has nothing', async () => {
    const owner = await createRecruiter(api.prisma);
    await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    const colleague = await createUser(api.prisma, { role: 'recruiter' });
    const company = await api.prisma.company.findFirstOrThrow({ where: { ownerId: owner.id } });
    await api.prisma.companyMember.create({ data: { companyId: company.id, userId: colleague.id } });
    expect(await dashboardOf(colleague)).toEqual(await dashboardOf(owner));
    const none = await dashboardOf(await createRecruiter(api.prisma));
    expect(none).toMatchObject({
      jobs: 0,
      unanswered: { total: 0, entries: [] },
      publishedJobs: 0,
      counts: { received: 0, shortlisted: 0, rejected: 0, withdrawn: 0 },
    });
  });

  it('lists those who have heard nothing, the one who has waited longest first', async () => {
    const owner = await createRecruiter(api.prisma);
    const job = await createJob(api.prisma, { ownerId: owner.id });
    const came = (name: string, days: number, more: object = {}) =>
      createApplication(api.prisma, { jobId: job.id, name, createdAt: daysAgo(days), ...more });
    await came('Late', 2, { viewedAt: new Date() });
    await came('Early', 9);
    await came('Forgotten', 91);
    await came('Decided', 9, { status: 'rejected' });
    const invited = await came('Invited', 9);
    await api.prisma.applicationEvent.create({
      data: { applicationId: invited.id, kind: 'interview-proposed', toldAt: new Date() },
    });
    const written = await came('Written to', 9);
    const company = await api.prisma.company.findFirstOrThrow({ where: { ownerId: owner.id } });
    await api.prisma.candidateMessage.create({
      data: {
        applicationId: written.id,
        companyId: company.id,
        locale: 'en',
        subject: 'Hello',
        text: 'Are you free?',
        createdAt: new Date(),
      },
    });
    const { unanswered } = await dashboardOf(owner);
    expect(unanswered.total).toBe(2);
    expect(unanswered.entries).toMatchObject([{ name: 'Early', title: job.title }, { name: 'Late' }]);
  });

  it('asks whoever held an interview for a scorecard, until it is there or the candidate is decided', async () => {
    const owner = await createRecruiter(api.prisma);
    const job = await createJob(api.prisma, { ownerId: owner.id });
    const over = { status: 'agreed', startsAt: daysAgo(2), endsAt: daysAgo(1) } as const;
    const talked = async (name: string, more: object = {}, status: 'received' | 'rejected' = 'received') => {
      const { id: applicationId } = await createApplication(api.prisma, { jobId: job.id, name, status });
      await createInterview(api.prisma, { applicationId, interviewerId: owner.id, ...over, ...more });
      return applicationId;
    };
    const open = await talked('Open');
    const done = await talked('Done');
    await api.prisma.scorecard.create({ data: { applicationId: done, authorId: owner.id, overall: 3 } });
    await talked('Rejected', {}, 'rejected');
    await talked('Of a colleague', { interviewerId: undefined });
    await talked('Long ago', { startsAt: daysAgo(40), endsAt: daysAgo(40) });
    await talked('To come', { endsAt: new Date(Date.now() + 3_600_000) });
    const { unscored } = await dashboardOf(owner);
    expect(unscored).toMatchObject({
      total: 1,
      entries: [{ application: { _id: open, name: 'Open' }, endedAt: over.endsAt.toISOString() }],
    });
  });

  it('names the next interview where there is none today, with its place and who holds it', async () => {
    const owner = await createRecruiter(api.prisma, { name: 'Ly Dara' });
    const job = await createJob(api.prisma, { ownerId: owner.id, title: 'Cook' });
    const { id: applicationId } = await createApplication(api.prisma, { jobId: job.id, name: 'Kim Chan' });
    const startsAt = startOfDay(addDays(today(), 2));
    const endsAt = new Date(startsAt.getTime() + 1_800_000);
    await createInterview(api.prisma, {
      applicationId,
      interviewerId: owner.id,
      status: 'agreed',
      startsAt,
      endsAt,
    });
    const { interviews, nextInterview } = await dashboardOf(owner);
    expect(interviews.total).toBe(0);
    expect(nextInterview).toMatchObject({
      startsAt: startsAt.toISOString(),
      address: 'Street 271, Phnom Penh',
      phone: '+85512345678',
      interviewers: ['Ly Dara'],
      application: { name: 'Kim Chan' },
      title: 'Cook',
    });
  });

  it('shows five of a kind, and says how many there are', async () => {
    const owner = await createRecruiter(api.prisma);
    for (let made = 0; made < 7; made++) {
      await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    }
    const { drafts } = await dashboardOf(owner);
    expect([drafts.total, drafts.entries.length]).toEqual([7, 5]);
  });

  it('tells a company of today’s interviews', async () => {
    const owner = await createRecruiter(api.prisma);
    const job = await createJob(api.prisma, { ownerId: owner.id, title: 'Cook' });
    const one = await createApplication(api.prisma, { jobId: job.id, name: 'Kim Chan' });
    const now = new Date();
    const soon = { startsAt: now, endsAt: new Date(now.getTime() + 1_800_000) };
    const talk = await createInterview(api.prisma, { applicationId: one.id, status: 'agreed', ...soon });
    await createInterview(api.prisma, {
      applicationId: (await createApplication(api.prisma, { jobId: job.id })).id,
    });
    await createInterview(api.prisma, { status: 'agreed', ...soon });
    await createInterview(api.prisma, { status: 'cancelled', applicationId: one.id, ...soon });
    expect((await dashboardOf(owner)).interviews).toMatchObject({
      total: 1,
      entries: [{ _id: talk.id, application: { _id: one.id, name: 'Kim Chan' }, title: 'Cook' }],
    });
  });

  it('counts a candidate who was short-listed twice once', async () => {
    const owner = await createRecruiter(api.prisma);
    const job = await createJob(api.prisma, { ownerId: owner.id });
    const { id } = await createApplication(api.prisma, { jobId: job.id, status: 'shortlisted' });
    const event = { applicationId: id, kind: 'decided', toStatus: 'shortlisted' as const };
    await api.prisma.applicationEvent.createMany({
      data: [event, event, { ...event, createdAt: daysAgo(31) }],
    });
    expect((await dashboardOf(owner)).shortlisted).toEqual({ now: 1, before: 1 });
  });

  it('tells a job seeker which saved jobs close soon', async () => {
    const seeker = await createUser(api.prisma);
    const soon = await createJob(api.prisma, { title: 'Soon', closesOn: addDays(today(), 3) });
    const later = await createJob(api.prisma, { closesOn: addDays(today(), 30) });
    const applied = await createJob(api.prisma, { closesOn: addDays(today(), 3) });
    const disabled = await createRecruiter(api.prisma, { disabledAt: new Date() });
    const gone = await createJob(api.prisma, { ownerId: disabled.id, closesOn: addDays(today(), 3) });
    for (const { id: jobId } of [soon, later, applied, gone]) {
      await createBookmark(api.prisma, { userId: seeker.id, jobId });
    }
    await createApplication(api.prisma, { applicantId: seeker.id, jobId: applied.id });
    expect(await dashboardOf(seeker)).toMatchObject({
      role: 'user',
      closing: { total: 1, entries: [{ _id: soon.id, title: 'Soon' }] },
    });
  });

  it('tells a trainer what is theirs', async () => {
    const trainer = await createTrainer(api.prisma);
    const none = { total: 0, entries: [] };
    expect(await dashboardOf(trainer)).toEqual({
      role: 'trainer',
      upcoming: none,
      drafts: none,
      open: 0,
      all: 0,
      registrations: { now: 0, before: 0 },
    });
    const draft = await createGathering(api.prisma, { ownerId: trainer.id, status: 'draft' });
    const open = await createGathering(api.prisma, { ownerId: trainer.id, inDays: [-7, 7], seats: 1 });
    await createGathering(api.prisma, { ownerId: trainer.id, inDays: [-7] });
    await createGathering(api.prisma);
    for (const state of ['seat', 'waiting', 'cancelled'] as const) {
      const { id: userId } = await createUser(api.prisma);
      await api.prisma.registration.create({
        data: { gatheringId: open.id, userId, state, currency: 'USD' },
      });
    }
    expect(await dashboardOf(trainer)).toMatchObject({
      upcoming: { total: 1, entries: [{ _id: open.id, registered: 1, waiting: 1, seats: 1 }] },
      drafts: { total: 1, entries: [{ _id: draft.id, kind: 'training' }] },
      open: 1,
      all: 3,
      registrations: { now: 2, before: 0 },
    });
  });

  it('tells an editor which texts are not out yet, and what of the site’s own there is to see', async () => {
    const editor = await createUser(api.prisma, { role: 'editor' });
    const before = await dashboardOf(editor);
    const published = await createArticle(api.prisma);
    await createArticle(api.prisma, { publishAt: new Date(Date.now() + 86_400_000) });
    const older = await createArticle(api.prisma, { status: 'draft', titleEn: 'Older', titleKm: null });
    const newer = await createArticle(api.prisma, { status: 'draft', titleEn: 'Newer', titleKm: 'ថ្មី' });
    await api.prisma.article.update({ where: { id: older.id }, data: { titleEn: 'Edited last' } });
    await createBanner(api.prisma);
    await createBanner(api.prisma, { isActive: false });
    await createBanner(api.prisma, { startsOn: new Date(addDays(today(), 1)) });
    const told = await dashboardOf(editor);
    expect(told).toEqual({
      role: 'editor',
      drafts: { total: before.drafts.total + 2, entries: expect.any(Array) },
      texts: before.texts + 1,
      planned: before.planned + 1,
      banners: before.banners + 1,
      services: before.services,
    });
    expect(told.drafts.entries.slice(0, 2)).toMatchObject([
      { _id: older.id, kind: 'tip', title: 'Edited last', titleKm: null },
      { _id: newer.id, kind: 'tip', title: 'Newer', titleKm: 'ថ្មី' },
    ]);
    const shown = told.drafts.entries.map(({ _id }: { _id: string }) => _id);
    expect(shown).not.toContain(published.id);
  });

  it('knows no parameters', async () => {
    const call = await api.as(await createUser(api.prisma)).call(dashboardGet, { query: { of: 'somebody' } });
    expect(call.status).toBe(422);
  });
});
