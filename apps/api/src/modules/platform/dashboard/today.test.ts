import { adminJobList } from '@acheep/contract/jobs/job-admin';
import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import { type AdminDashboard, adminWaiting, dashboardGet } from '@acheep/contract/platform/dashboard';
import type { TodayEvent } from '@acheep/contract/platform/today-option';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createInvoice, createOrder } from '@acheep/prisma/factories/order';
import { createPost } from '@acheep/prisma/factories/post';
import { createEnquiry } from '@acheep/prisma/factories/service';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { decoyTask } from '../../messaging/mail/send-mail.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});
beforeEach(async () => {
  await api.prisma.user.deleteMany({ where: { id: { not: admin.id } } });
  await api.prisma.company.deleteMany();
  await api.prisma.invoice.deleteMany();
  await api.prisma.enquiry.deleteMany();
  await api.prisma.$executeRaw`DELETE FROM pgboss.job`;
});

const told = async (): Promise<AdminDashboard> => (await api.as(admin).call(dashboardGet)).body.data;
const event = async (what: TodayEvent) => {
  const found = (await told()).happened.find((one) => one.what === what);
  if (!found) throw new Error(what);
  return found;
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('what waits for the operator', () => {
  it('is nothing on a quiet day', async () => {
    expect((await told()).waits).toEqual([]);
    expect((await api.as(admin).call(adminWaiting)).body.data).toEqual([]);
  });

  it('is counted by kind, with the age of the oldest, in one order', async () => {
    const { prisma } = api;
    const owner = await createRecruiter(prisma, { jobs: 0 });
    await prisma.company.update({ where: { ownerId: owner.id }, data: { createdAt: daysAgo(9) } });
    await createOrder(prisma, { ownerId: owner.id, createdAt: daysAgo(3) });
    await createOrder(prisma, { ownerId: owner.id, createdAt: daysAgo(2) });
    await createOrder(prisma, { ownerId: owner.id, status: 'active' });
    // None of these can be verified: unclaimed, not activated, disabled, verified.
    await createRecruiter(prisma, { jobs: 0, keeper: true });
    await createRecruiter(prisma, { jobs: 0, activatedAt: null });
    await createRecruiter(prisma, { jobs: 0, disabledAt: new Date() });
    const known = await createRecruiter(prisma, { jobs: 0 });
    await prisma.company.update({ where: { ownerId: known.id }, data: { verifiedAt: new Date() } });
    const post = await createPost(prisma, { ownerId: owner.id });
    const report = { postId: post.id, reason: 'spam', createdAt: daysAgo(1) };
    const [one, two] = [await createUser(prisma), await createUser(prisma)];
    await prisma.report.create({ data: { ...report, reporterId: one.id } });
    await prisma.report.create({ data: { ...report, reporterId: two.id, status: 'refused' } });
    await createEnquiry(prisma, { kind: 'contact', createdAt: daysAgo(4) });
    await createEnquiry(prisma, { kind: 'service', createdAt: daysAgo(5) });
    await createEnquiry(prisma, { kind: 'service', status: 'done' });
    for (const [name, state] of [
      ['mail', 'failed'],
      ['mail', 'completed'],
      ['career-report', 'cancelled'],
      [decoyTask.name, 'failed'],
    ] as const)
      await prisma.$executeRawUnsafe(
        `INSERT INTO pgboss.job (name, state, created_on) VALUES ($1, '${state}', $2)`,
        name,
        daysAgo(6),
      );
    const job = { ownerId: owner.id, status: 'pending', heldFrom: 'draft' } as const;
    const held = await createJob(prisma, { ...job, heldAt: daysAgo(1) });
    await createJob(prisma, { ...job, heldAt: daysAgo(8) });
    const open = await createJob(prisma, { ownerId: owner.id });
    const over = await createJob(prisma, { ownerId: owner.id, closesOn: addDays(today(), -1) });
    const fine = await createJob(prisma, { ownerId: owner.id });
    const mark = (jobId: string, kind: string, days: number, fineAt: Date | null = null) =>
      prisma.jobMark.create({ data: { jobId, kind, basis: kind, foundAt: daysAgo(days), fineAt } });
    await mark(held.id, 'salary', 1);
    await mark(open.id, 'money', 7);
    await mark(open.id, 'contact', 2);
    // Jobs that are over, or were reviewed, do not wait.
    await mark(over.id, 'money', 12);
    await mark(fine.id, 'money', 12, new Date());
    const { waits } = await told();
    // The menu has the same numbers.
    expect((await api.as(admin).call(adminWaiting)).body.data).toEqual(waits);
    const days = waits.map(({ what, count, oldestAt }) => [
      what,
      count,
      Math.round((Date.now() - Date.parse(oldestAt)) / 86_400_000),
    ]);
    expect(days).toEqual([
      ['order', 2, 3],
      ['company', 1, 9],
      ['job', 2, 8],
      ['mark', 2, 7],
      ['report', 1, 1],
      ['message', 1, 4],
      ['service', 1, 5],
      ['mail', 1, 6],
      ['task', 1, 6],
    ]);
    // The list that this links to has the same jobs.
    const { body } = await api.as(admin).call(adminJobList, { query: { 'filter[mark]': 'any' } });
    expect(body.data.map(({ _id }: { _id: string }) => _id).sort()).toEqual([held.id, open.id].sort());
  });
});

describe('what happened on the site', () => {
  it('counts nobody where a company was brought in from a file', async () => {
    const before = await event('recruiter');
    await createRecruiter(api.prisma, { jobs: 0, keeper: true });
    expect(await event('recruiter')).toEqual(before);
  });

  it('is told of 7 and 30 days beside as many before, by days of Phnom Penh', async () => {
    const { prisma } = api;
    // The first and the last moment of the days at the edges; older days are not counted.
    const first = (days: number) => startOfDay(addDays(today(), -days));
    const last = (days: number) => new Date(first(days - 1).getTime() - 1);
    for (const activatedAt of [
      first(0),
      first(6),
      last(7),
      last(13),
      last(14),
      last(30),
      first(59),
      last(60),
    ])
      await createUser(prisma, { activatedAt });
    await createUser(prisma, { activatedAt: null });
    const seekers = await event('user');
    expect(seekers).toMatchObject({ week: { now: 2, before: 2 }, month: { now: 5, before: 2 } });
    expect(seekers.days.at(-1)).toBe(1);
    expect(seekers.days.at(-7)).toBe(1);
    expect((await told()).firstDay).toBe(addDays(today(), -29));
  });

  it('tells roles, publications and applications apart', async () => {
    const { prisma } = api;
    const owner = await createRecruiter(prisma, { activatedAt: daysAgo(3), jobs: 0 });
    await createUser(prisma, { role: 'trainer', activatedAt: daysAgo(20) });
    const job = await createJob(prisma, { ownerId: owner.id, publishedAt: daysAgo(1) });
    await createJob(prisma, { ownerId: owner.id, publishedAt: daysAgo(35) });
    await createJob(prisma, { ownerId: owner.id, status: 'draft' });
    await createApplication(prisma, { jobId: job.id, createdAt: daysAgo(10) });
    await prisma.application.create({
      data: { jobId: job.id, name: 'By hand', source: 'other', locale: 'en', phone: '012345678' },
    });
    const { happened, openJobs } = await told();
    expect(
      happened.map(({ what, week, month }) => [what, week.now, week.before, month.now, month.before]),
    ).toEqual(
      expect.arrayContaining([
        ['recruiter', 1, 0, 1, 0],
        ['trainer', 0, 0, 1, 0],
        ['job', 1, 0, 1, 1],
        ['application', 0, 1, 1, 0],
      ]),
    );
    expect(openJobs).toBe(await prisma.job.count({ where: { status: 'active' } }));
  });

  it('adds up what was billed in each currency, but for what was paid back', async () => {
    const bill = async (issuedOn: string, order: object, more: object = {}) => {
      const invoice = await createInvoice(api.prisma, (await createOrder(api.prisma, order)).id);
      const data = { issuedOn: new Date(issuedOn), ...more };
      await api.prisma.invoice.update({ where: { id: invoice.id }, data });
    };
    const riel = { currency: 'KHR', subtotal: 400_000_00n, vat: 40_000_00n, total: 440_000_00n };
    await bill(today(), {});
    await bill(addDays(today(), -40), {});
    await bill(today(), {}, { refundedOn: new Date() });
    await bill(addDays(today(), -8), riel);
    expect(await event('USD')).toMatchObject({
      week: { now: 55_00, before: 0 },
      month: { now: 55_00, before: 55_00 },
    });
    expect(await event('KHR')).toMatchObject({
      week: { now: 0, before: 440_000_00 },
      month: { now: 440_000_00, before: 0 },
    });
  });
});

it('finds what happened by an index, however much there is', async () => {
  const undone = new Error('undone');
  let plan = '';
  const asking = api.prisma.$transaction(async (tx) => {
    // Without valid references: only the count and the oldest time are read.
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.$executeRaw`
      INSERT INTO application (job_id, applicant_id, name, phone, created_at, updated_at)
      SELECT uuidv7(), uuidv7(), 'Sok Dara', '+85512345678', now() - hours * interval '1 hour', now()
      FROM generate_series(1, 20000) AS hours`;
    await tx.$executeRaw`ANALYZE application`;
    const lines = await tx.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT count(*) FROM application WHERE created_at >= now() - interval '60 days' AND applicant_id IS NOT NULL`;
    plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    throw undone;
  });
  await expect(asking).rejects.toBe(undone);
  expect(plan).toContain('application_created_at_idx');
});
