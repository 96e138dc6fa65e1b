import { addDays, today } from '@acheep/contract/kernel/calendar';
import { type JobFit, jobFitGet } from '@acheep/contract/talent/job-fit';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
const places = new Map<string, string>();
beforeAll(async () => {
  for (const { slug, id } of await api.prisma.province.findMany()) places.set(slug, id);
});

const fitOf = async (who: { id: string }, job: { id: string }): Promise<JobFit> =>
  (await api.as(who).call(jobFitGet, { params: job })).body.data;
const statesOf = (fit: JobFit) =>
  Object.fromEntries(fit.parts.map((part) => [part.kind, 'state' in part ? part.state : null]));

async function seeker(more: Parameters<typeof createResume>[1] = {}) {
  const { userId } = await createResume(api.prisma, {
    titleEn: 'Glassblower',
    work: {},
    skills: {},
    ...more,
  });
  return { id: userId };
}
const skills = (...names: string[]) => names.map((name) => ({ kind: 'hard' as const, name }));
const has = (...names: string[]) => ({
  create: names.map((nameEn, position) => ({ position, kind: 'hard', nameEn })),
});

const demanding = () => ({
  title: 'Glassblower',
  skills: skills('Microsoft Excel', 'Welding'),
  experience: '3-years',
  qualification: 'bachelor',
  languages: ['km', 'en', 'zh'],
  provinceId: places.get('kampot') ?? '',
  salaryFrom: 40_000n,
  salaryTo: 50_000n,
  salaryRank: 50_000,
});

describe('GET /job/:id/fit', () => {
  it('says condition by condition what the CV has', async () => {
    const person = await seeker({
      skills: has('MS Excel'),
      experience: '3-years',
      education: { create: { position: 0, level: 'vocational' } },
      languages: { create: [{ position: 0, language: 'en' }] },
      wantedProvinceId: places.get('kampot') ?? null,
      salaryFrom: 60_000n,
    });
    const fit = await fitOf(person, await createJob(api.prisma, demanding()));
    expect(fit.resume).toBe('enough');
    expect(fit.parts).toEqual([
      { kind: 'skills', had: ['Microsoft Excel'], lacking: ['Welding'] },
      { kind: 'experience', state: 'met' },
      { kind: 'qualification', state: 'short' },
      { kind: 'languages', state: 'short', had: ['en'], lacking: ['zh'] },
      { kind: 'place', state: 'met' },
      { kind: 'pay', state: 'short' },
    ]);
  });

  it('says where the CV says nothing, and leaves out what the job does not ask for', async () => {
    const silent = await seeker({
      ...{ experience: null, salaryFrom: null, wantedProvinceId: null, provinceId: null },
      ...{ languages: {}, education: {} },
    });
    const job = await createJob(api.prisma, demanding());
    expect(statesOf(await fitOf(silent, job))).toEqual({
      ...{ skills: null, experience: 'unsaid', qualification: 'unsaid', languages: 'unsaid' },
      ...{ place: 'unsaid', pay: 'unsaid' },
    });
    const modest = await createJob(api.prisma, {
      ...{ title: 'Glassblower', skills: [], experience: 'fresh', qualification: null, languages: ['km'] },
      ...{ salaryFrom: null, salaryTo: null, salaryRank: null, provinceId: places.get('takeo') ?? '' },
    });
    expect(Object.keys(statesOf(await fitOf(silent, modest)))).toEqual(['place']);
  });

  it('offers open trainings whose title names a lacking skill, one for each of two skills', async () => {
    const person = await seeker({ skills: has('Sculpture') });
    const job = await createJob(api.prisma, {
      ...{ title: 'Glassblower', skills: skills('Sewing', 'First aid', 'Barista') },
    });
    const training = (title: string, more: Parameters<typeof createGathering>[1] = {}) =>
      createGathering(api.prisma, { title, ...more });
    await training('Sewing for a second week', { inDays: [9] });
    const sewing = await training('រៀនដេរ', { inDays: [4] });
    const firstAid = await training('First aid at work', { inDays: [5] });
    await training('Barista skills');
    await training('First impressions', { inDays: [3] });
    expect((await fitOf(person, job)).trainings).toMatchObject([
      { _id: sewing.id, title: 'រៀនដេរ', skill: 'Sewing' },
      { _id: firstAid.id, title: 'First aid at work', skill: 'First aid' },
    ]);
    // A skill that the CV has needs no training.
    const able = await seeker({ skills: has('Sewing', 'First aid', 'Barista') });
    expect((await fitOf(able, job)).trainings).toEqual([]);
  });

  it('offers no training that takes nobody any more', async () => {
    const person = await seeker({ skills: has('Sculpture') });
    const job = await createJob(api.prisma, { title: 'Glassblower', skills: skills('Falconry') });
    const falconry = (more: Parameters<typeof createGathering>[1]) =>
      createGathering(api.prisma, { title: 'Falconry', ...more });
    await falconry({ inDays: [-2] });
    await falconry({ inDays: [-2, 3] });
    await falconry({ status: 'draft' });
    await falconry({ status: 'closed' });
    await falconry({ kind: 'event' });
    await falconry({ registerUntil: new Date(addDays(today(), -1)) });
    const gone = await createTrainer(api.prisma, { disabledAt: new Date() });
    await falconry({ ownerId: gone.id });
    expect((await fitOf(person, job)).trainings).toEqual([]);
    const open = await falconry({ registerUntil: new Date(today()) });
    expect((await fitOf(person, job)).trainings.map(({ _id }) => _id)).toEqual([open.id]);
  });

  it('says that there is no CV, or that it says too little', async () => {
    const job = await createJob(api.prisma, demanding());
    expect(await fitOf(await createUser(api.prisma), job)).toEqual({
      ...{ resume: 'none', parts: [], trainings: [] },
    });
    const thin = await seeker({ titleEn: null });
    expect((await fitOf(thin, job)).resume).toBe('thin');
  });

  it('takes hostile words for words', async () => {
    const job = await createJob(api.prisma, {
      ...{ title: 'Glassblower', skills: skills(`'); DROP TABLE job; -- ' & | ! :* \\ ""`) },
    });
    expect((await api.as(await seeker()).call(jobFitGet, { params: job })).status).toBe(200);
  });

  it('knows no draft', async () => {
    const draft = await createJob(api.prisma, { status: 'draft' });
    expect((await api.as(await seeker()).call(jobFitGet, { params: draft })).status).toBe(404);
  });
});
