import { careerReportGet } from '@acheep/contract/jobs/career-report';
import { jobPayGet } from '@acheep/contract/jobs/job-pay';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

type Overrides = Parameters<typeof createJob>[1];

const api = await startApi();
let owners: string[];
/** Places to file jobs under: a category, and two provinces. */
let categoryId: string;
let here: string;
let there: string;
beforeAll(async () => {
  owners = [];
  for (let at = 0; at < 3; at++) owners.push((await createRecruiter(api.prisma)).id);
  categoryId = (await api.prisma.category.findFirstOrThrow({ orderBy: { position: 'asc' } })).id;
  const provinces = await api.prisma.province.findMany({ take: 2, orderBy: { position: 'asc' } });
  [here, there] = provinces.map(({ id }) => id) as [string, string];
});
beforeEach(() => api.prisma.job.deleteMany());

/** Creates a job that pays this much, in dollars, by one of three companies in turn. */
let turn = 0;
async function job(from: number | null, overrides: Overrides = {}) {
  const cents = from === null ? null : BigInt(from * 100);
  const { id } = await createJob(api.prisma, {
    ownerId: owners[turn++ % owners.length] as string,
    categoryId,
    provinceId: here,
    salaryFrom: cents,
    salaryTo: cents,
    ...overrides,
  });
  return id;
}
async function jobs(pays: readonly number[], overrides?: Overrides) {
  for (const pay of pays) await job(pay, overrides);
}
/** The answer from a report of this moment. */
async function payBeside(id: string) {
  await api.prisma.careerReport.deleteMany();
  await api.as(null).call(careerReportGet);
  return (await api.as(null).call(jobPayGet, { params: { id } })).body.data;
}

describe('the pay beside a job', () => {
  it('is the median of at least ten jobs, ranges at their midpoint, itself among them', async () => {
    await jobs([200, 300, 400, 500, 600, 700, 800, 900]);
    const asked = await job(0, { salaryFrom: 400_00n, salaryTo: 500_00n });
    expect(await payBeside(asked)).toBeNull();
    await job(1000);
    const beside = { median: 500_00, currency: 'USD', jobs: 10, within: 'province' };
    expect(await payBeside(asked)).toEqual(beside);
    // The next reader gets the stored report.
    await job(1000);
    expect((await api.as(null).call(jobPayGet, { params: { id: asked } })).body.data).toEqual(beside);
  });

  it('is that of the province before that of the whole category', async () => {
    await jobs([100, 100, 100, 100, 100, 100, 100, 100, 100]);
    await jobs([900, 900, 900, 900, 900, 900, 900, 900, 900], { provinceId: there });
    const asked = await job(500, { provinceId: there });
    const inAll = await job(500, { provinceId: here, status: 'closed', closedAt: new Date() });
    expect(await payBeside(asked)).toMatchObject({ median: 900_00, jobs: 10, within: 'province' });
    // A job closed lately counts, as in the report.
    expect(await payBeside(inAll)).toMatchObject({ median: 100_00, jobs: 10, within: 'province' });
    await api.prisma.job.delete({ where: { id: inAll } });
    const [other] = await api.prisma.job.findMany({ where: { provinceId: here }, take: 1 });
    expect(await payBeside(other?.id as string)).toMatchObject({
      median: 500_00,
      jobs: 19,
      within: 'category',
    });
  });

  it('is of jobs that ask for the same experience: no trainee is compared with a manager', async () => {
    await jobs([2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000], { experience: '5-years' });
    const trainee = await job(300, { experience: 'none' });
    const manager = await job(2000, { experience: '5-years' });
    expect(await payBeside(trainee)).toBeNull();
    expect(await payBeside(manager)).toMatchObject({ median: 2000_00, jobs: 10 });
  });

  it('is of jobs in the same currency', async () => {
    await jobs([300, 300, 300, 300, 300, 300, 300, 300, 300]);
    const inRiel = { currency: 'KHR', salaryFrom: 1_200_100_00n, salaryTo: 1_200_100_00n };
    const riel = await job(0, inRiel);
    const dollars = (await api.prisma.job.findFirstOrThrow({ where: { currency: 'USD' } })).id;
    expect(await payBeside(riel)).toBeNull();
    expect(await payBeside(dollars)).toBeNull();
    for (let at = 0; at < 9; at++) await job(0, inRiel);
    // Exact, not converted there and back.
    expect(await payBeside(riel)).toMatchObject({ median: 1_200_100_00, currency: 'KHR', jobs: 10 });
    expect(await payBeside(dollars)).toBeNull();
  });

  it('leaves out jobs that are not comparable, and is nothing for them', async () => {
    await jobs([300, 300, 300, 300, 300, 300, 300, 300, 300]);
    const asked = (await api.prisma.job.findFirstOrThrow()).id;
    const unlike = [
      await job(300, { type: 'part-time' }),
      await job(null, { negotiable: true }),
      await job(300, { publishedAt: new Date(Date.now() - 400 * 86_400_000) }),
    ];
    await job(300, { status: 'draft' });
    expect(await payBeside(asked)).toBeNull();
    await job(300);
    expect(await payBeside(asked)).toMatchObject({ jobs: 10 });
    expect(await Promise.all(unlike.slice(0, 2).map(payBeside))).toEqual([null, null]);
  });

  it('does not tell what fewer than three companies pay', async () => {
    for (let at = 0; at < 12; at++) await job(300, { ownerId: owners[at % 2] as string });
    const asked = (await api.prisma.job.findFirstOrThrow()).id;
    expect(await payBeside(asked)).toBeNull();
    await job(300, { ownerId: owners[2] as string });
    expect(await payBeside(asked)).toMatchObject({ jobs: 13 });
  });

  it('is not found for a job that has no public page, and nothing after an update from a version without it', async () => {
    const draft = await job(300, { status: 'draft' });
    expect((await api.as(null).call(jobPayGet, { params: { id: draft } })).status).toBe(404);
    await jobs([300, 300, 300, 300, 300, 300, 300, 300, 300]);
    const asked = await job(300);
    expect(await payBeside(asked)).toMatchObject({ jobs: 10 });
    await api.prisma.$executeRaw`UPDATE career_report SET report = report - 'pays'`;
    expect((await api.as(null).call(jobPayGet, { params: { id: asked } })).body.data).toBeNull();
  });
});
