import { accountDelete } from '@acheep/contract/accounts/privacy';
import { applicationWithdraw, candidateGet } from '@acheep/contract/hiring/application';
import { candidateDelete } from '@acheep/contract/hiring/candidate';
import { applicationDecide } from '@acheep/contract/hiring/decision';
import { interviewList, interviewPick, interviewPickByLink } from '@acheep/contract/hiring/interview';
import { stageMove } from '@acheep/contract/hiring/stage';
import { hired } from '@acheep/contract/hiring/stage-option';
import { notificationList } from '@acheep/contract/messaging/notification';
import { describe, expect, it } from 'vitest';
import { agree } from '../../../testing/consent.ts';
import { startApi } from '../../../testing/harness.ts';
import { candidateOf, entryIn, invitedTo, look, mailsOrdered, tokenIn } from '../../../testing/interview.ts';
import { lockColleagues } from '../../companies/company/company-leaving.repository.ts';
import { leaveCompany } from '../../companies/company/leave-company.ts';
import { notifyApplicant } from '../application/application.tasks.ts';

const api = await startApi();

/** An interview agreed on its first proposed time. */
async function agreed(change: object = {}) {
  const made = await invitedTo(api, change);
  const params = { id: made.interview._id };
  const body = { time: made.interview.times[0] };
  expect((await api.as(made.seeker).call(interviewPick, { params, body })).status).toBe(200);
  await api.mailsTo(made.seeker.email, 2);
  await api.mailsTo(made.recruiter.email);
  return { ...made, of: params };
}

const stored = (id: string) => api.prisma.interview.findUniqueOrThrow({ where: { id } });

/** Notifies the applicant of the latest decision now. */
async function tell(applicationId: string, kind: 'decided' | 'hired' = 'decided') {
  const event = await api.prisma.applicationEvent.findFirstOrThrow({
    where: { applicationId, kind },
    orderBy: { id: 'desc' },
  });
  await notifyApplicant(api.deps, event.id);
}

describe('being hired', () => {
  const hire = async (made: { recruiter: { id: string }; params: { id: string } }) => {
    const body = { stage: hired };
    expect((await api.as(made.recruiter).call(stageMove, { params: made.params, body })).status).toBe(200);
    await tell(made.params.id, 'hired');
  };

  it('ends an interview that is only proposed, and nobody is asked for a time any more', async () => {
    const made = await invitedTo(api);
    await hire(made);
    expect((await stored(made.interview._id)).status).toBe('cancelled');
    expect((await look(api, made.token)).body.code).toBe('interview.cancelled');
  });

  it('leaves one that was agreed', async () => {
    const made = await agreed();
    await hire(made);
    expect((await stored(made.interview._id)).status).toBe('agreed');
  });
});

describe('a rejection', () => {
  it('ends the interview when it is told, in the one mail that the candidate gets', async () => {
    const { recruiter, colleague, seeker, interview, params, token } = await agreed();
    await api.as(colleague).call(applicationDecide, { params, body: { status: 'rejected' } });
    expect((await stored(interview._id)).status).toBe('agreed');
    await tell(params.id);
    expect(await stored(interview._id)).toMatchObject({ status: 'cancelled', remindAt: null });
    const mails = await api.mailsTo(seeker.email, 3);
    expect(mails).toHaveLength(3);
    expect(mails[2]?.subject).toBe('About your application: Accountant');
    expect(mails[2]?.text).toContain('has been cancelled');
    expect(entryIn(mails[2])).toMatchObject({ method: 'CANCEL', uid: entryIn(mails[1])?.uid });
    expect(await mailsOrdered(api, seeker.email)).toBe(3);
    const [, off] = await api.mailsTo(recruiter.email, 2);
    expect(entryIn(off)).toMatchObject({ method: 'CANCEL', uid: entryIn(mails[1])?.uid });
    expect((await look(api, token)).body.code).toBe('interview.cancelled');
    const { history } = (await api.as(recruiter).call(candidateGet, { params })).body.data;
    expect(history[0]).toMatchObject({ kind: 'interview-cancelled' });
  });

  it('that is taken back in time ends nothing', async () => {
    const { recruiter, interview, params } = await agreed();
    for (const status of ['rejected', 'received'] as const)
      await api.as(recruiter).call(applicationDecide, { params, body: { status } });
    await tell(params.id);
    expect((await stored(interview._id)).status).toBe('agreed');
  });

  it('says nothing of times that nobody has agreed on', async () => {
    const { recruiter, seeker, interview, params } = await invitedTo(api);
    await api.as(recruiter).call(applicationDecide, { params, body: { status: 'rejected' } });
    await tell(params.id);
    const [, mail] = await api.mailsTo(seeker.email, 2);
    expect([entryIn(mail), (await stored(interview._id)).status]).toEqual([undefined, 'cancelled']);
    expect(mail?.text).not.toContain('has been cancelled');
  });
});

describe('a withdrawal', () => {
  it('ends the interview: one mail to the recruiter, one to the candidate', async () => {
    const { recruiter, seeker, interview, params } = await agreed();
    expect((await api.as(seeker).call(applicationWithdraw, { params })).status).toBe(200);
    expect((await stored(interview._id)).status).toBe('cancelled');
    const [, ours] = await api.mailsTo(recruiter.email, 2);
    expect(ours?.subject).toBe('Application withdrawn: Accountant');
    expect(ours?.text).toContain('has been cancelled');
    const [, , theirs] = await api.mailsTo(seeker.email, 3);
    for (const [mail, attendee] of [
      [ours, recruiter.email],
      [theirs, seeker.email],
    ] as const)
      expect(entryIn(mail)).toMatchObject({ method: 'CANCEL', start: interview.times[0], attendee });
    expect(await mailsOrdered(api, recruiter.email)).toBe(2);
  });

  it('is told to an interviewer beside the recruiter', async () => {
    const { recruiter, colleague, seeker, params } = await agreed({});
    await api.prisma.interviewColleague.updateMany({ data: { userId: colleague.id } });
    await api.prisma.interview.updateMany({ data: { interviewerId: colleague.id } });
    await api.as(seeker).call(applicationWithdraw, { params });
    const [, ours] = await api.mailsTo(recruiter.email, 2);
    expect(entryIn(ours)).toBeUndefined();
    const [off] = await api.mailsTo(colleague.email);
    expect(entryIn(off)?.method).toBe('CANCEL');
  });
});

describe('a candidate who was added by hand and is deleted', () => {
  async function byHand(email: string) {
    const made = await candidateOf(api);
    const person = { applicantId: null, email, source: 'walk-in', locale: 'en' } as const;
    await api.prisma.application.update({ where: made.params, data: person });
    await agree(api, made.params.id);
    return made;
  }
  const remove = async ({ recruiter, params }: Awaited<ReturnType<typeof candidateOf>>) =>
    (await api.as(recruiter).call(candidateDelete, { params })).status;

  it('learns that the agreed time is off, and so does the interviewer', async () => {
    const made = await byHand('agreed@example.com');
    const { data } = (await made.propose()).body;
    const token = tokenIn((await api.mailsTo('agreed@example.com'))[0]);
    await api.as(null).call(interviewPickByLink, { body: { token, time: data.times[0] } });
    expect(await remove(made)).toBe(200);
    // Mails that are ordered within moments may arrive in any order.
    const all = [await api.mailsTo('agreed@example.com', 3), await api.mailsTo(made.recruiter.email, 2)];
    for (const mails of all)
      expect(mails.map(entryIn)).toContainEqual(
        expect.objectContaining({ method: 'CANCEL', start: data.times[0] }),
      );
    expect((await look(api, token)).body.code).toBe('interview.link');
  });

  it('learns that the proposed times are off', async () => {
    const made = await byHand('asked@example.com');
    await made.propose();
    expect(await remove(made)).toBe(200);
    expect(await mailsOrdered(api, 'asked@example.com')).toBe(2);
    expect(await mailsOrdered(api, made.recruiter.email)).toBe(0);
  });

  it('keeps the interview where they applied themselves', async () => {
    const made = await invitedTo(api);
    expect(await remove(made)).toBe(409);
    expect((await stored(made.interview._id)).status).toBe('proposed');
    expect(await mailsOrdered(api, made.seeker.email)).toBe(1);
  });
});

describe('the end of an account', () => {
  const password = 'a long enough password';
  const end = async (person: { id: string }) => {
    const passwordHash = await api.deps.passwords.hash(password, 'test');
    await api.prisma.user.update({ where: { id: person.id }, data: { passwordHash } });
    const { status } = await api.as(person).call(accountDelete, { body: { password } });
    expect(status).toBe(200);
  };

  it('of the candidate tells the interviewer, by nobody’s name', async () => {
    const { recruiter, seeker, interview, token } = await agreed();
    await api.mailsTo(recruiter.email);
    await end(seeker);
    expect(await api.prisma.interview.count({ where: { id: interview._id } })).toBe(0);
    const [, off] = await api.mailsTo(recruiter.email, 2);
    expect(entryIn(off)).toMatchObject({ method: 'CANCEL', sequence: 2, start: interview.times[0] });
    expect(`${off?.subject} ${off?.text} ${entryIn(off)?.text}`).not.toMatch(/Pisey/);
    expect((await look(api, token)).body.code).toBe('interview.link');
  });

  it('with which the company ends tells the candidate', async () => {
    const { recruiter, colleague, seeker, interview } = await agreed();
    await api.prisma.companyMember.delete({ where: { userId: colleague.id } });
    await end(recruiter);
    const [, , mail] = await api.mailsTo(seeker.email, 3);
    expect(entryIn(mail)).toMatchObject({ method: 'CANCEL', start: interview.times[0] });
    expect(mail?.text).toContain('Mekong Trading');
    const [told] = (await api.as(seeker).call(notificationList)).body.data;
    expect(told).toMatchObject({ kind: 'interview-cancelled', params: { company: 'Mekong Trading' } });
    expect(told.params.id).toBeUndefined();
  });

  it('of a colleague leaves their interviews to who stays', async () => {
    const { recruiter, colleague, interview } = await invitedTo(api);
    await api.prisma.interview.update({
      where: { id: interview._id },
      data: { interviewerId: colleague.id, proposedById: colleague.id },
    });
    await api.prisma.$transaction(async (tx) => {
      await lockColleagues(tx, colleague.id);
      await leaveCompany(api.deps, tx, colleague.id);
    });
    await api.prisma.user.delete({ where: { id: colleague.id } });
    const { body } = await api.as(recruiter).call(interviewList);
    expect(body.data[0]).toMatchObject({ interviewers: [{ _id: recruiter.id }], proposedBy: null });
  });
});
