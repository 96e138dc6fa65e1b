import { hiringReportCsv, hiringReportGet } from '@acheep/contract/hiring/hiring-report';
import { hiringReportDays } from '@acheep/contract/hiring/hiring-report-option';
import { standardStages } from '@acheep/contract/hiring/stage-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import {
  at,
  createApplicationHistory,
  type HistoryEvent,
  march,
} from '@acheep/prisma/factories/application-history';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
const [contact, interview, offer] = standardStages;
const candidate = (...given: [jobId: string, events: HistoryEvent[], more?: object]) =>
  createApplicationHistory(api.prisma, ...given);

let owner: { id: string };
let job: { id: string; companyId: string };
let other: { id: string };
beforeAll(async () => {
  owner = await createRecruiter(api.prisma);
  job = await createJob(api.prisma, { ownerId: owner.id });
  other = await createJob(api.prisma, { ownerId: owner.id });
  const straight = await candidate(job.id, [
    [at(2), 'shortlisted'],
    [at(4), interview],
    [at(8), offer],
    [at(10), 'hired'],
  ]);
  // Skips the first stage.
  const skipper = await candidate(
    job.id,
    [
      [at(4), interview],
      [at(6), 'rejected'],
    ],
    { rejection: 'experience' },
  );
  const movedBack = await candidate(job.id, [
    [at(2), 'shortlisted'],
    [at(3), interview],
    [at(5), contact],
  ]);
  const hireUndone = [
    [at(3), 'hired'],
    [at(5), offer],
    [at(6), 'rejected'],
  ] satisfies HistoryEvent[];
  await candidate(job.id, hireUndone, { rejection: 'declined' });
  const undoneAtOnce = [
    [at(2), 'shortlisted'],
    [at(2, 5), 'received'],
  ] satisfies HistoryEvent[];
  await candidate(job.id, undoneAtOnce);
  const reopened = [
    [at(2), 'rejected'],
    [at(3), 'received'],
  ] satisfies HistoryEvent[];
  await candidate(job.id, reopened);
  const returned = [
    [at(2), 'withdrawn'],
    [at(4), 'received'],
    [at(5), 'shortlisted'],
  ] satisfies HistoryEvent[];
  await candidate(job.id, returned);
  await candidate(other.id, [[at(2), 'hired']], { source: 'walk-in' });
  // Too late, too early, and of somebody else.
  await candidate(job.id, [], { createdAt: new Date('2026-03-31T17:00:00Z') });
  await candidate(job.id, [], { createdAt: new Date('2026-02-28T16:59:59Z') });
  await candidate((await createJob(api.prisma)).id, [[at(2), 'hired']]);
  const told = { applicationId: straight, kind: 'interview-proposed', createdAt: at(2), toldAt: at(2) };
  await api.prisma.applicationEvent.create({ data: told });
  await api.prisma.candidateMessage.create({
    data: {
      applicationId: skipper,
      companyId: job.companyId,
      locale: 'en',
      subject: 'Hello',
      text: 'Are you free?',
      createdAt: at(3),
    },
  });
  const over = { startsAt: at(5), endsAt: at(5, 1800) };
  await createInterview(api.prisma, { applicationId: straight, status: 'agreed', ...over });
  await createInterview(api.prisma, {
    applicationId: skipper,
    status: 'cancelled',
    agreedAt: at(4),
    ...over,
  });
  await createInterview(api.prisma, { applicationId: movedBack, status: 'over', agreedAt: at(4), ...over });
});

const report = async (query: object) => (await api.as(owner).call(hiringReportGet, { query })).body.data;

describe('GET /hiring-report', () => {
  it('counts who reached each stage, also those who skipped one, were moved back or came again', async () => {
    const { stages, ...found } = await report(march);
    expect(found).toMatchObject(march);
    expect(stages.map((one: { name: { en: string } }) => one.name.en)).toEqual([
      'Applied',
      ...standardStages.map(({ nameEn }) => nameEn),
      'Hired',
    ]);
    expect(stages.map((one: { reached: number; here: number }) => [one.reached, one.here])).toEqual([
      [8, 2],
      [6, 2],
      [5, 0],
      [3, 0],
      [2, 2],
    ]);
  });

  it('measures in hours how long those who left a stage were in it, and how long others waited', async () => {
    const { stages, answered, hired } = await report(march);
    expect(stages.map(({ time }: { time: object }) => time)).toEqual([
      // 24, 24, 24, 48, 48 and 72.
      { count: 6, median: 36, p90: 60 },
      { count: 1, median: 48, p90: 48 },
      // 48, 48 and 96.
      { count: 3, median: 48, p90: 86.4 },
      // 24 and 48.
      { count: 2, median: 36, p90: 45.6 },
      { count: 0, median: null, p90: null },
    ]);
    // 24 and 48; 24 and 216.
    expect(answered).toEqual({ count: 2, median: 36, p90: 45.6 });
    expect(hired).toEqual({ count: 2, median: 120, p90: 196.8 });
  });

  it('follows candidates from their source to being hired, and counts why others were rejected', async () => {
    const { sources, rejections } = await report(march);
    expect(sources).toEqual([
      { source: null, candidates: 7, interviewed: 2, hired: 1 },
      { source: 'walk-in', candidates: 1, interviewed: 0, hired: 1 },
    ]);
    expect(rejections).toEqual([
      { rejection: 'declined', candidates: 1 },
      { rejection: 'experience', candidates: 1 },
    ]);
  });

  it('is of one job where it is given, and of the last days where no period is', async () => {
    const one = await report({ ...march, jobId: other.id });
    expect(one.stages.map(({ reached }: { reached: number }) => reached)).toEqual([1, 1, 1, 1, 1]);
    const last = await report({});
    expect([last.from, last.to]).toEqual([addDays(today(), 1 - hiringReportDays), today()]);
    expect(last.stages[0].reached).toBe(0);
  });

  it('is the same for a colleague who may see figures, and has nothing of another company', async () => {
    const reader = await createMember(api.prisma, job.companyId, { member: { role: 'reader' } });
    const call = await api.as(reader).call(hiringReportGet, { query: march });
    expect(call.body.data).toEqual(await report(march));
    const stranger = await createRecruiter(api.prisma);
    const foreign = await api.as(stranger).call(hiringReportGet, { query: { ...march, jobId: job.id } });
    expect(foreign.body.data.stages[0].reached).toBe(0);
  });

  it('keeps to the stages that the company has now', async () => {
    const boss = await createRecruiter(api.prisma);
    const { id: jobId, companyId } = await createJob(api.prisma, { ownerId: boss.id });
    const row = { companyId, updatedAt: new Date() };
    await api.prisma.candidateStage.createMany({
      data: [
        { ...row, nameEn: 'Trial day', nameKm: 'ថ្ងៃសាកល្បង', position: 0 },
        { ...row, id: interview.id, nameEn: 'Meeting', nameKm: 'ជួប', position: 1 },
      ],
    });
    // The events have the names of then: of these two, the present stage is known of the second only.
    await candidate(jobId, [
      [at(2), interview],
      [at(4), 'rejected'],
    ]);
    await candidate(jobId, [[at(2), interview]]);
    const { body } = await api.as(boss).call(hiringReportGet, { query: march });
    expect(
      body.data.stages.map(({ name, reached }: { name: { en: string }; reached: number }) => [
        name.en,
        reached,
      ]),
    ).toEqual([
      ['Applied', 2],
      ['Trial day', 2],
      ['Meeting', 1],
      ['Hired', 0],
    ]);
  });

  it('refuses what is no day and no job', async () => {
    const { status, body } = await api
      .as(owner)
      .call(hiringReportGet, { query: { from: '2026-02-30', jobId: 'cook' } });
    expect(status).toBe(422);
    expect(Object.keys(body.data).sort()).toEqual(['from', 'jobId']);
  });

  it('is not for visitors', async () => {
    expect((await api.as(null).call(hiringReportGet)).status).toBe(401);
  });

  it('is not for interviewers and job seekers', async () => {
    const interviewer = await createMember(api.prisma, job.companyId, { member: { role: 'interviewer' } });
    for (const who of [interviewer, await createUser(api.prisma)])
      expect((await api.as(who).call(hiringReportGet)).status).toBe(403);
  });
});

describe('GET /hiring-report/csv', () => {
  const csv = async (by: string) => {
    const { body } = await api.as(owner).call(hiringReportCsv, { query: { ...march, by } });
    return { name: body.data.name, lines: body.data.text.replace('\uFEFF', '').trim().split('\r\n') };
  };

  it('has the funnel with its shares', async () => {
    expect(await csv('funnel')).toEqual({
      name: 'hiring-funnel-2026-03-01-2026-03-31.csv',
      lines: [
        'Stage,Reached,"Share of all, %","Moved on, %",In stage now',
        'Applied,8,100,75,2',
        'To contact,6,75,83,2',
        'Interview,5,63,60,0',
        'Offer,3,38,67,0',
        'Hired,2,25,,2',
      ],
    });
  });

  it('has the times in days, sources and reasons', async () => {
    expect((await csv('time')).lines[1]).toBe('Applied,6,1.5,2.5,2');
    expect((await csv('source')).lines.slice(1)).toEqual(['Applied on the site,7,2,1', 'Walk-in,1,0,1']);
    expect((await csv('rejection')).lines.slice(1)).toEqual([
      'Declined our offer,1',
      'Not enough experience,1',
    ]);
  });

  it('knows no other table', async () => {
    const { status } = await api.as(owner).call(hiringReportCsv, { query: { by: 'salary' } });
    expect(status).toBe(422);
  });

  it('is not for visitors', async () => {
    expect((await api.as(null).call(hiringReportCsv)).status).toBe(401);
  });

  it('is not for interviewers', async () => {
    const interviewer = await createMember(api.prisma, job.companyId, { member: { role: 'interviewer' } });
    expect((await api.as(interviewer).call(hiringReportCsv)).status).toBe(403);
  });
});
