import { appliedJobGet, candidateGet, candidateList } from '@acheep/contract/hiring/application';
import { applicationDecide, applicationsDecide } from '@acheep/contract/hiring/decision';
import { stageListUpdate, stageMove, stageMoveSeveral } from '@acheep/contract/hiring/stage';
import { hired, standardStages } from '@acheep/contract/hiring/stage-option';
import { notificationList } from '@acheep/contract/messaging/notification';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { notifyApplicant } from './application.tasks.ts';

const api = await startApi();

const [toContact, interview, offer] = standardStages;
const nobody = '01900000-0000-7000-8000-000000000000';

async function received(
  overrides: Parameters<typeof createApplication>[1] = {},
  { vacancies = null }: { vacancies?: number | null } = {},
) {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id, vacancies });
  const application = await createApplication(api.prisma, { jobId: job.id, ...overrides });
  const params = { id: application.id };
  const as = api.as(recruiter);
  const move = (stage: string, more: object = {}, id = params.id) =>
    as.call(stageMove, { params: { id }, body: { stage, ...more } });
  const decide = (body: object) => as.call(applicationDecide, { params, body });
  const get = async () => (await as.call(candidateGet, { params })).body.data;
  const own = async () =>
    (await api.as({ id: application.applicantId }).call(appliedJobGet, { params })).body.data;
  return { recruiter, job, application, params, as, move, decide, get, own };
}

/** Runs the notifications that the worker runs ten seconds after each event. */
async function secondsPass(applicationId: string) {
  const events = await api.prisma.applicationEvent.findMany({
    where: { applicationId, toStatus: { not: null } },
    orderBy: { id: 'asc' },
  });
  for (const { id } of events) await notifyApplicant(api.deps, id);
}

const mailsTo = async (address: string) => {
  const rows = await api.prisma.$queryRaw<{ subject: string }[]>`
    SELECT data ->> 'kind' AS subject FROM pgboss.job WHERE name = 'mail' AND data::text LIKE ${`%${address}%`}
    ORDER BY created_on, id`;
  return rows.length;
};

describe('moving a candidate', () => {
  it('to a stage short-lists them, which they are told; between stages they are not told', async () => {
    const { move, get, own, params, application, recruiter } = await received();
    const { status, body } = await move(interview.id);
    expect([status, body.data.status, body.data.stage]).toEqual([200, 'shortlisted', interview.id]);
    await secondsPass(params.id);
    expect((await own()).status).toBe('shortlisted');
    expect(await mailsTo(application.email ?? '')).toBe(1);
    await move(offer.id);
    await secondsPass(params.id);
    expect(await mailsTo(application.email ?? '')).toBe(1);
    expect((await get()).history).toMatchObject([
      { kind: 'moved', from: null, to: null, stage: { en: 'Offer', km: offer.nameKm }, by: recruiter.name },
      { kind: 'decided', from: 'received', to: 'shortlisted', stage: { en: 'Interview' } },
      { kind: 'applied' },
    ]);
    expect(JSON.stringify(await own())).not.toMatch(/Offer|Interview/);
  });

  it('changes nothing where they are already', async () => {
    const { move, get } = await received();
    await move(interview.id);
    const before = await get();
    expect((await move(interview.id)).body.data).toEqual(before);
  });

  it('by two recruiters at once has one outcome: the second is told what is now so', async () => {
    const { recruiter, job, params, move } = await received({ status: 'shortlisted' });
    const colleague = await createMember(api.prisma, job.companyId);
    const { updatedAt } = await api.prisma.application.findUniqueOrThrow({ where: params });
    const body = { updatedAt: updatedAt.toISOString() };
    const answers = await Promise.all([
      move(interview.id, body),
      api.as(colleague).call(stageMove, { params, body: { stage: offer.id, ...body } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('application.is_moved');
    const events = await api.prisma.applicationEvent.count({ where: { applicationId: params.id } });
    expect([recruiter.id === colleague.id, events]).toEqual([false, 2]);
  });

  it('is possible from the page that showed them before they were notified', async () => {
    const { move, decide, params } = await received();
    const { body } = await decide({ status: 'shortlisted' });
    await secondsPass(params.id);
    expect((await move(offer.id, { updatedAt: body.data.updatedAt })).status).toBe(200);
  });

  it('short-lists in the first stage by the old call, and again where they were last', async () => {
    const { as, decide, get, move } = await received();
    await as.call(stageListUpdate, {
      body: { stages: [offer, interview].map(({ id: _id, nameEn, nameKm }) => ({ _id, nameEn, nameKm })) },
    });
    await decide({ status: 'shortlisted' });
    expect((await get()).stage).toBe(offer.id);
    await move(interview.id);
    await decide({ status: 'rejected' });
    expect((await get()).stage).toBeNull();
    await decide({ status: 'shortlisted' });
    expect((await get()).stage).toBe(interview.id);
  });

  it.each([
    ['a stage of nobody', nobody, 422],
    ['no stage', 'everywhere', 422],
  ])('refuses %s', async (_, stage, status) => {
    const { move } = await received();
    const answer = await move(stage);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([status, ['stage']]);
  });

  it('refuses what the applicant has taken back', async () => {
    const { move } = await received({ status: 'withdrawn' });
    for (const stage of [interview.id, hired]) {
      const { status, body } = await move(stage);
      expect([status, body.code]).toEqual([409, 'application.is_withdrawn']);
    }
  });
});

describe('hiring', () => {
  it('tells the candidate once, in the bell and by mail, and keeps them short-listed for old callers', async () => {
    const seeker = await createUser(api.prisma, { locale: 'km' });
    const { move, get, own, params } = await received({ applicantId: seeker.id });
    const { body } = await move(hired);
    expect(body.data).toMatchObject({ status: 'shortlisted', stage: hired, job: { hired: 1 } });
    expect(await own()).toMatchObject({ status: 'received', hired: false });
    await secondsPass(params.id);
    expect(await own()).toMatchObject({
      status: 'shortlisted',
      hired: true,
      history: [{ kind: 'hired', from: 'received', to: 'shortlisted' }, { kind: 'applied' }],
    });
    expect((await get()).hiredToldAt).not.toBeNull();
    await move(offer.id);
    expect((await own()).hired).toBe(false);
    await move(hired);
    await secondsPass(params.id);
    expect(await mailsTo(seeker.email)).toBe(1);
    const bell = await api.as(seeker).call(notificationList, { query: {} });
    expect(bell.body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['application-hired']);
  });

  it('taken back within ten seconds is never told', async () => {
    const { move, own, params, application } = await received({ status: 'shortlisted' });
    await move(hired);
    await move(offer.id);
    await secondsPass(params.id);
    expect([(await own()).hired, await mailsTo(application.email ?? '')]).toEqual([false, 0]);
  });

  it('is told again after a rejection in between', async () => {
    const { move, decide, params, application } = await received({ status: 'shortlisted' });
    await move(hired);
    await secondsPass(params.id);
    await decide({ status: 'rejected' });
    await secondsPass(params.id);
    await move(hired);
    await secondsPass(params.id);
    expect(await mailsTo(application.email ?? '')).toBe(3);
  });

  it('twice is hired once: the second recruiter is told so', async () => {
    const { move, params, application } = await received({ status: 'shortlisted' });
    const updatedAt = application.updatedAt.toISOString();
    const answers = await Promise.all([move(hired, { updatedAt }), move(hired, { updatedAt })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('application.is_hired');
    const before = await api.prisma.application.findUniqueOrThrow({ where: params });
    expect((await move(hired)).status).toBe(200);
    expect(await api.prisma.application.findUniqueOrThrow({ where: params })).toMatchObject({
      hiredAt: before.hiredAt,
      updatedAt: before.updatedAt,
    });
  });

  it('beyond the vacancies is refused, of two at once as well, until it is confirmed', async () => {
    const { move, job, params } = await received({}, { vacancies: 1 });
    const other = await createApplication(api.prisma, { jobId: job.id });
    const answers = await Promise.all([move(hired), move(hired, {}, other.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'application.vacancies_filled' });
    expect(refused?.body.message).toContain('filled: 1.');
    const left = answers[0]?.status === 409 ? params.id : other.id;
    const untouched = await api.prisma.application.findUniqueOrThrow({ where: { id: left } });
    expect([untouched.status, untouched.hiredAt]).toEqual(['received', null]);
    const { status, body } = await move(hired, { beyondVacancies: true }, left);
    expect([status, body.data.job]).toMatchObject([200, { vacancies: 1, hired: 2 }]);
  });

  it('ends with a rejection', async () => {
    const { decide, get, move } = await received();
    await move(hired);
    await decide({ status: 'rejected', rejection: 'declined' });
    expect(await get()).toMatchObject({
      status: 'rejected',
      stage: null,
      rejection: 'declined',
      job: { hired: 0 },
      history: [{ rejection: 'declined' }, {}, {}],
    });
  });
});

describe('a standard reason', () => {
  it('is kept while the candidate is rejected, and never shown to them', async () => {
    const { decide, get, own, params } = await received();
    await decide({ status: 'rejected', rejection: 'unreachable' });
    await secondsPass(params.id);
    expect((await get()).rejection).toBe('unreachable');
    expect(JSON.stringify(await own())).not.toContain('unreachable');
    await decide({ status: 'received' });
    expect(await get()).toMatchObject({ rejection: null, history: [{}, { rejection: 'unreachable' }, {}] });
  });

  it.each([[{ status: 'shortlisted', rejection: 'salary' }], [{ status: 'rejected', rejection: 'ugly' }]])(
    'is refused in %j',
    async (body) => {
      const answer = await (await received()).decide(body);
      expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, ['rejection']]);
    },
  );
});

describe('several', () => {
  it('move with an outcome for each; hired ones are not moved or rejected at a glance', async () => {
    const { as, job, application } = await received();
    const make = (state: Parameters<typeof createApplication>[1]) =>
      createApplication(api.prisma, { ...state, jobId: job.id });
    const there = await make({ status: 'shortlisted', stageId: interview.id });
    const elsewhere = await make({ status: 'shortlisted', stageId: toContact.id });
    const done = await make({ status: 'shortlisted', hiredAt: new Date() });
    const gone = await make({ status: 'withdrawn' });
    const foreign = await received();
    const ids = [gone, done, foreign.application, there, elsewhere, application].map(({ id }) => id);
    const { status, body } = await as.call(stageMoveSeveral, { body: { ids, stage: interview.id } });
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { _id: gone.id, outcome: 'withdrawn', from: 'withdrawn', stage: null },
      { _id: done.id, outcome: 'hired', from: 'shortlisted', stage: null },
      { _id: foreign.application.id, outcome: 'missing', from: null, stage: null },
      { _id: there.id, outcome: 'unchanged', from: 'shortlisted', stage: interview.id },
      { _id: elsewhere.id, outcome: 'moved', from: 'shortlisted', stage: toContact.id },
      { _id: application.id, outcome: 'moved', from: 'received', stage: null },
    ]);
    const rejecting = { ids: [done.id, there.id], status: 'rejected', rejection: 'filled' };
    const rejected = await as.call(applicationsDecide, { body: rejecting });
    expect(rejected.body.data).toMatchObject([{ outcome: 'hired' }, { outcome: 'decided' }]);
    expect(await api.prisma.application.findUniqueOrThrow({ where: { id: there.id } })).toMatchObject({
      rejection: 'filled',
    });
    const listed = async (stage: string) => {
      const answer = await as.call(candidateList, { query: { 'filter[stage]': stage } });
      return answer.body.data.map(({ _id }: { _id: string }) => _id).sort();
    };
    expect(await listed(interview.id)).toEqual([elsewhere.id, application.id].sort());
    expect(await listed(hired)).toEqual([done.id]);
    expect(await listed(toContact.id)).toEqual([]);
  });

  it.each([
    ['ids', { ids: Array.from({ length: 101 }, () => nobody), stage: interview.id }],
    ['ids', { ids: [], stage: interview.id }],
    ['stage', { ids: [nobody], stage: nobody }],
    ['stage', { ids: [nobody], stage: hired }],
  ])('wrong %s are refused', async (field, body) => {
    const { as } = await received();
    const answer = await as.call(stageMoveSeveral, { body });
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
  });

  it('ten thousand are refused as too large', async () => {
    const { as } = await received();
    const ids = Array.from({ length: 10_000 }, () => nobody);
    const { status, body } = await as.call(stageMoveSeveral, { body: { ids, stage: interview.id } });
    expect([status, body.code]).toEqual([413, 'request.too_large']);
  });
});
