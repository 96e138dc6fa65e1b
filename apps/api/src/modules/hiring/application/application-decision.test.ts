import { candidateGet } from '@acheep/contract/hiring/application';
import { applicationsDecide } from '@acheep/contract/hiring/decision';
import { createApplication } from '@acheep/prisma/factories/application';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { decisionsIn } from '../../../testing/decision.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const { received, waiting, newMails } = decisionsIn(() => api);

const toldOf = (id: string) =>
  api.prisma.application.findUniqueOrThrow({ where: { id }, select: { status: true, toldStatus: true } });

describe('a decision', () => {
  it('is made by any colleague, kept with who and when, and told ten seconds later', async () => {
    const { recruiter, colleague, decide, own, params, job, seeker, updatedAt } = await received(
      {},
      { locale: 'km', name: 'សុខ ដារ៉ា' },
    );
    const { status, body } = await decide({ status: 'shortlisted', updatedAt }, colleague);
    expect([status, body.data.status]).toEqual([200, 'shortlisted']);
    expect(body.data.history).toMatchObject([
      { kind: 'decided', from: 'received', to: 'shortlisted', by: 'Chea Vanna' },
      { kind: 'applied', to: 'received', by: null },
    ]);
    expect(await waiting()).toEqual([10]);
    const before = await own();
    expect([before.status, before.history.length]).toEqual(['received', 1]);

    const [mail] = await newMails(1);
    expect(mail?.to?.map(({ address }) => address)).toEqual([seeker.email]);
    expect(mail?.subject).toBe(`អ្នកជាប់ក្នុងបញ្ជីសម្រាំង៖ ${job.title}`);
    expect(mail?.text).toContain(`/km/manage-user-applied/${params.id}`);
    const told = await own();
    expect(told).toMatchObject({
      status: 'shortlisted',
      history: [{ to: 'shortlisted' }, { to: 'received' }],
    });
    expect(JSON.stringify(told)).not.toMatch(/Vanna/);
    expect(JSON.stringify(told)).not.toContain(recruiter.name);
  });

  it.each([
    [true, 'says the reason where the recruiter wants it'],
    [false, 'keeps the reason in the company otherwise'],
  ])('%s: %s', async (notifyReason) => {
    const { decide, own } = await received();
    const reason = 'The place <b>has</b> been filled.';
    const { body } = await decide({ status: 'rejected', reason, notifyReason });
    expect(body.data).toMatchObject({ reason, notifyReason, history: [{ reason }, {}] });
    const [mail] = await newMails(1);
    expect(mail?.text?.includes(reason)).toBe(notifyReason);
    expect((await own()).history[0].reason).toBe(notifyReason ? reason : null);
  });

  it('that is taken back within ten seconds is never told', async () => {
    const { decide, own } = await received();
    const before = await own();
    await decide({ status: 'rejected' });
    // The time of the last change must not give the decision away either.
    expect(await own()).toMatchObject({ updatedAt: before.updatedAt });
    await decide({ status: 'received' });
    expect(await newMails(0)).toEqual([]);
    const after = await own();
    expect([after.updatedAt, after.status, after.history.length]).toEqual([before.updatedAt, 'received', 1]);
  });

  it('that another one follows is told once, as it is in the end', async () => {
    const { decide, params } = await received();
    for (const status of ['shortlisted', 'received', 'rejected']) await decide({ status });
    expect((await newMails(1)).map(({ subject }) => subject)).toEqual(['About your application: Accountant']);
    expect(await toldOf(params.id)).toEqual({ status: 'rejected', toldStatus: 'rejected' });
    await decide({ status: 'received' });
    expect((await newMails(2))[1]?.subject).toBe('Your application is being reconsidered: Accountant');
  });

  it('fault 16: of two colleagues at once is one: the second is told what is now so', async () => {
    const { recruiter, colleague, decide, params, updatedAt } = await received();
    const answers = await Promise.all([
      decide({ status: 'shortlisted', updatedAt }, recruiter),
      decide({ status: 'rejected', notice: 'morning', updatedAt }, colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status } = await toldOf(params.id);
    const second = answers.find((one) => one.status === 409);
    expect(second?.body.code).toBe(`application.is_${status}`);
    expect(second?.body.message).toMatch(/\w+ \w+/);
    expect(await api.prisma.applicationEvent.count({ where: { applicationId: params.id } })).toBe(2);
    await newMails(1);
  });

  it('that is so already changes nothing, and a new reason is written down', async () => {
    const { decide, params } = await received({ status: 'rejected' });
    await decide({ status: 'rejected' });
    const { body } = await decide({ status: 'rejected', reason: 'Too far away' });
    expect(body.data).toMatchObject({ reason: 'Too far away', history: [{ from: 'rejected' }, {}] });
    expect(await newMails(0)).toEqual([]);
    expect((await toldOf(params.id)).status).toBe('rejected');
  });

  it('is not made of what the applicant has taken back', async () => {
    const { decide } = await received({ status: 'withdrawn' });
    const { status, body } = await decide({ status: 'shortlisted' });
    expect([status, body.code]).toEqual([409, 'application.is_withdrawn']);
  });

  it('stays when the one who made it has no account any more', async () => {
    const { colleague, decide, params, recruiter } = await received();
    await decide({ status: 'shortlisted' }, colleague);
    await api.prisma.user.delete({ where: { id: colleague.id } });
    const { body } = await api.as(recruiter).call(candidateGet, { params });
    expect(body.data.history[0]).toMatchObject({ to: 'shortlisted', by: null });
    await newMails(1);
  });

  it.each([
    ['status', { status: 'withdrawn' }],
    ['status', {}],
    ['reason', { status: 'rejected', reason: 'x'.repeat(1001) }],
    ['updatedAt', { status: 'rejected', updatedAt: 'yesterday' }],
  ])('names a wrong %s (%j)', async (field, body) => {
    const answer = await (await received()).decide(body);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
  });
});

describe('the same decision on several', () => {
  it('has an outcome for each', async () => {
    const { recruiter, job, application } = await received();
    const make = (status: 'rejected' | 'withdrawn') =>
      createApplication(api.prisma, { jobId: job.id, status });
    const [rejected, withdrawn] = [await make('rejected'), await make('withdrawn')];
    const foreign = await received();
    const ids = [withdrawn.id, foreign.application.id, application.id, rejected.id];
    const { status, body } = await api
      .as(recruiter)
      .call(applicationsDecide, { body: { ids, status: 'rejected' } });
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { _id: withdrawn.id, outcome: 'withdrawn', from: 'withdrawn' },
      { _id: foreign.application.id, outcome: 'missing', from: null },
      { _id: application.id, outcome: 'decided', from: 'received' },
      { _id: rejected.id, outcome: 'unchanged', from: 'rejected' },
    ]);
    expect((await toldOf(foreign.application.id)).status).toBe('received');
    await newMails(1);
  });

  it.each([
    ['none', []],
    ['more than a hundred', Array.from({ length: 101 }, () => '01900000-0000-7000-8000-000000000000')],
  ])('is not made on %s', async (_, ids) => {
    const recruiter = await createRecruiter(api.prisma);
    const body = { ids, status: 'rejected' };
    const answer = await api.as(recruiter).call(applicationsDecide, { body });
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, ['ids']]);
  });
});
