import { interviewCancel, interviewPick } from '@acheep/contract/hiring/interview';
import { afterEach, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { invitedTo, mailsOrdered } from '../../../testing/interview.ts';
import { getInterview } from './interview.repository.ts';
import { remindOfInterviews } from './interview.tasks.ts';
import { interviewMails } from './interview-mail.service.ts';

const api = await startApi();
afterEach(() => api.setClock(null));

/** Agreed on a time three days ahead, at nine in Phnom Penh. */
async function agreed() {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const made = await invitedTo(api, { times: [`${day}T02:00:00.000Z`] });
  const params = { id: made.interview._id };
  const [time] = made.interview.times;
  await api.as(made.seeker).call(interviewPick, { params, body: { time } });
  await api.mailsTo(made.seeker.email, 2);
  await api.mailsTo(made.recruiter.email);
  const counts = async () => [
    await mailsOrdered(api, made.seeker.email),
    await mailsOrdered(api, made.recruiter.email),
  ];
  // Five in the afternoon of the day before.
  const due = new Date(new Date(time).getTime() - 16 * 3_600_000);
  return { ...made, params, counts, due };
}
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

it('goes to both the day before at five, once, however many workers there are', async () => {
  const { seeker, recruiter, counts, due } = await agreed();
  api.setClock(later(due, -1));
  await remindOfInterviews(api.deps);
  expect(await counts()).toEqual([2, 1]);
  api.setClock(due);
  await Promise.all(Array.from({ length: 4 }, () => remindOfInterviews(api.deps)));
  api.setClock(later(due, 60));
  await remindOfInterviews(api.deps);
  expect(await counts()).toEqual([3, 2]);
  api.setClock(due);
  const [, , mail] = await api.mailsTo(seeker.email, 3);
  expect(mail?.subject).toBe('Interview coming up: Accountant');
  expect(mail?.text).toContain('at 9:00 AM');
  const [, ours] = await api.mailsTo(recruiter.email, 2);
  expect(ours?.subject).toBe('Interview with Keo Pisey coming up');
});

it('is not for a cancelled one, nor for what began while no worker ran', async () => {
  const cancelled = await agreed();
  await api
    .as(cancelled.recruiter)
    .call(interviewCancel, { params: cancelled.params, body: { reason: null } });
  const before = await cancelled.counts();
  const missed = await agreed();
  api.setClock(later(missed.due, 16 * 60));
  await remindOfInterviews(api.deps);
  expect(await cancelled.counts()).toEqual(before);
  expect(await missed.counts()).toEqual([2, 1]);
});

it('that waited is not mailed once the interview is cancelled', async () => {
  const { seeker, recruiter, counts, params } = await agreed();
  await api.prisma.$transaction(async (tx) => {
    await interviewMails(api.deps).soonIn(tx, await getInterview(tx, params.id));
    await tx.interview.update({ where: params, data: { status: 'cancelled', remindAt: null } });
  });
  expect(await counts()).toEqual([3, 2]);
  const waiting = () => api.prisma.$queryRaw<object[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state < 'completed'
        AND data->>'to' IN (${seeker.email}, ${recruiter.email})`;
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  expect(await api.mailsTo(seeker.email, 2)).toHaveLength(2);
  expect(await api.mailsTo(recruiter.email)).toHaveLength(1);
});

it.each([
  ['a company whose owner', 'recruiter'],
  ['a candidate who', 'seeker'],
] as const)('is not sent for %s is disabled', async (_, side) => {
  const made = await agreed();
  const { counts, due } = made;
  await api.prisma.user.update({ where: { id: made[side].id }, data: { disabledAt: new Date() } });
  api.setClock(due);
  await remindOfInterviews(api.deps);
  expect(await counts()).toEqual([2, 1]);
});
