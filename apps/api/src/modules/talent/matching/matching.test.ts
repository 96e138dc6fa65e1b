import { addDays, today } from '@acheep/contract/kernel/calendar';
import { type MatchingJobs, matchingJobList, maxMatchingJobs } from '@acheep/contract/talent/matching';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
const places = new Map<string, string>();
beforeAll(async () => {
  for (const { slug, id } of [
    ...(await api.prisma.category.findMany()),
    ...(await api.prisma.province.findMany()),
  ])
    places.set(slug, id);
});

const matchingOf = async (who: { id: string }): Promise<MatchingJobs> =>
  (await api.as(who).call(matchingJobList)).body.data;
const titlesOf = async (who: { id: string }) => (await matchingOf(who)).jobs.map(({ job }) => job.title);

/** A person whose CV wants this work, of a trade used in no other test. */
async function seeker(titleEn: string, more: Parameters<typeof createResume>[1] = {}) {
  const { userId } = await createResume(api.prisma, { titleEn, work: {}, skills: {}, ...more });
  return { id: userId };
}

describe('GET /job/matching', () => {
  it('shows open jobs that fit, the best first, with the reasons', async () => {
    const person = await seeker('Beekeeper', {
      wantedCategoryId: places.get('agriculture') ?? null,
      wantedProvinceId: places.get('kampot') ?? null,
      skills: { create: { position: 0, kind: 'hard', nameKm: 'ចិញ្ចឹមឃ្មុំ' } },
    });
    const there = { categoryId: places.get('agriculture') ?? '', provinceId: places.get('kampot') ?? '' };
    await createJob(api.prisma, { title: 'Senior Beekeeper', provinceId: there.provinceId });
    const best = await createJob(api.prisma, {
      title: 'Beekeeper',
      ...there,
      skills: [{ kind: 'hard', name: 'ចិញ្ចឹមឃ្មុំ' }],
    });
    await createJob(api.prisma, { title: 'Truck Driver', provinceId: there.provinceId });
    const { resume, jobs } = await matchingOf(person);
    expect([resume, ...jobs.map(({ job }) => job.title)]).toEqual([
      'enough',
      'Beekeeper',
      'Senior Beekeeper',
    ]);
    expect(jobs[0]).toMatchObject({
      job: { _id: best.id, company: { _id: best.companyId }, status: 'active' },
    });
    expect(jobs[0]?.reasons).toEqual([
      { kind: 'title', title: { en: 'Beekeeper', km: null } },
      { kind: 'skills', skills: ['ចិញ្ចឹមឃ្មុំ'] },
      { kind: 'category' },
      { kind: 'province' },
    ]);
  });

  it('leaves out what is not open, what was applied for and companies that are ignored', async () => {
    const person = await seeker('Lamplighter', { provinceId: places.get('phnom-penh') ?? null });
    const lamp = (more: object = {}) => createJob(api.prisma, { title: 'Lamplighter', ...more });
    const open = await lamp();
    const applied = await lamp();
    await createApplication(api.prisma, { jobId: applied.id, applicantId: person.id });
    const ignored = await lamp();
    await api.prisma.ignoredCompany.create({ data: { userId: person.id, companyId: ignored.companyId } });
    await lamp({ closesOn: addDays(today(), -1) });
    for (const status of ['draft', 'closed', 'archived'] as const) await lamp({ status });
    const disabled = await createRecruiter(api.prisma, { disabledAt: new Date() });
    await lamp({ ownerId: disabled.id });
    expect((await matchingOf(person)).jobs.map(({ job }) => job._id)).toEqual([open.id]);
  });

  it(`shows ${maxMatchingJobs} at most, and finds them in another language`, async () => {
    const person = await seeker('Ornithologist', { titleKm: 'ឆ្មប', titleEn: null });
    for (let made = 0; made <= maxMatchingJobs; made++)
      await createJob(api.prisma, { title: 'Midwife', skills: [{ kind: 'hard', name: 'Midwifery' }] });
    expect(await titlesOf(person)).toEqual(Array.from({ length: maxMatchingJobs }, () => 'Midwife'));
  });

  it('says that there is no CV, or that it says too little', async () => {
    expect(await matchingOf(await createUser(api.prisma))).toEqual({ resume: 'none', jobs: [] });
    const thin = await seeker('x', { titleEn: null });
    expect(await matchingOf(thin)).toEqual({ resume: 'thin', jobs: [] });
    expect(await matchingOf(await seeker('Zeppelin captain'))).toEqual({ resume: 'enough', jobs: [] });
  });

  it('takes hostile words for words', async () => {
    const person = await seeker(`'); DROP TABLE job; -- ' & | ! :* \\ ""`);
    expect((await api.as(person).call(matchingJobList)).status).toBe(200);
  });

  it('knows no parameters', async () => {
    const person = await createUser(api.prisma);
    expect((await api.as(person).call(matchingJobList, { query: { userId: 'x' } })).status).toBe(422);
  });
});
