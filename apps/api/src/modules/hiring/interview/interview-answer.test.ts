import { candidateGet } from '@acheep/contract/hiring/application';
import {
  interviewCalendar,
  interviewCancel,
  interviewChange,
  interviewDecline,
  interviewDeclineByLink,
  interviewPick,
  interviewPickByLink,
} from '@acheep/contract/hiring/interview';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { entryIn, inHours, invitedTo, look, mailsOrdered } from '../../../testing/interview.ts';

const api = await startApi();
afterEach(() => api.setClock(null));

const pickByLink = (token: string, time: string) =>
  api.as(null).call(interviewPickByLink, { body: { token, time } });

describe('picking a time', () => {
  it('agrees on it, and gives both sides the entry for their calendars', async () => {
    const { recruiter, seeker, interview, params } = await invitedTo(api);
    const [, time] = interview.times;
    const answer = await api
      .as(seeker)
      .call(interviewPick, { params: { id: interview._id }, body: { time } });
    expect(answer.body.data).toMatchObject({ status: 'agreed', startsAt: time });
    const file = new ICAL.Component(ICAL.parse(answer.body.data.calendar.text));
    expect([file.getFirstPropertyValue('method'), answer.body.data.calendar.name]).toEqual([
      'PUBLISH',
      expect.stringMatching(/^interview-\d{4}-\d\d-\d\d\.ics$/),
    ]);
    const [, theirs] = await api.mailsTo(seeker.email, 2);
    const [ours] = await api.mailsTo(recruiter.email);
    const [candidate, host] = [entryIn(theirs), entryIn(ours)];
    const both = { method: 'REQUEST', sequence: 1, start: time, location: 'Street 271' };
    expect(candidate).toMatchObject({ ...both, attendee: seeker.email });
    expect(candidate?.summary).toBe('Interview: Accountant · Mekong Trading');
    expect(host).toMatchObject({ ...both, uid: candidate?.uid, attendee: recruiter.email });
    expect(host?.summary).toBe('Interview: Accountant · Keo Pisey');
    expect(candidate?.text).not.toContain(recruiter.email);
    const seen = await api.as(recruiter).call(candidateGet, { params });
    expect(seen.body.data.history[0]).toMatchObject({ kind: 'interview-agreed', by: null });
    const kept = await api.as(recruiter).call(interviewCalendar, { params: { id: interview._id } });
    expect(kept.body.data.text).toContain(`UID:${candidate?.uid}`.slice(0, 60));
  });

  it('works with the mail’s link alone, for who has no account', async () => {
    const { recruiter, interview, token } = await invitedTo(api);
    const seen = (await look(api, token)).body.data;
    expect(Object.values(seen)).not.toContain(recruiter.name);
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${recruiter.name}|Pisey|@`));
    const { status, body } = await pickByLink(token, interview.times[0]);
    expect([status, body.data.status, body.data.startsAt]).toEqual([200, 'agreed', interview.times[0]]);
    expect((await look(api, token)).body.data.status).toBe('agreed');
  });

  it('happens once: a second pick is told', async () => {
    const { seeker, interview, token } = await invitedTo(api);
    await pickByLink(token, interview.times[0]);
    const again = await api.as(seeker).call(interviewPick, {
      params: { id: interview._id },
      body: { time: interview.times[1] },
      locale: 'km',
    });
    expect([again.status, again.body.code]).toEqual([409, 'interview.agreed']);
    expect(again.body.message).toBe('ការសម្ភាសនេះបានណាត់ពេលរួចហើយ។');
  });

  it('twice at once has one outcome, and one mail to each', async () => {
    const { recruiter, seeker, interview, token } = await invitedTo(api);
    const answers = await Promise.all([
      ...interview.times.map((time: string) => pickByLink(token, time)),
      ...interview.times.map((time: string) =>
        api.as(seeker).call(interviewPick, { params: { id: interview._id }, body: { time } }),
      ),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const row = await api.prisma.interview.findUniqueOrThrow({ where: { id: interview._id } });
    const picked = answers.find(({ status }) => status === 200)?.body.data.startsAt;
    expect([row.sequence, row.startsAt.toISOString()]).toEqual([1, picked]);
    expect([await mailsOrdered(api, seeker.email), await mailsOrdered(api, recruiter.email)]).toEqual([2, 1]);
  });

  it('and cancelling at once: whoever is second is told, and no calendar is left wrong', async () => {
    const { recruiter, seeker, interview, token } = await invitedTo(api);
    const [picked, cancelled] = await Promise.all([
      pickByLink(token, interview.times[0]),
      api.as(recruiter).call(interviewCancel, { params: { id: interview._id }, body: { reason: null } }),
    ]);
    expect([cancelled.status, [200, 410].includes(picked.status)]).toEqual([200, true]);
    const row = await api.prisma.interview.findUniqueOrThrow({ where: { id: interview._id } });
    expect([row.status, row.remindAt]).toEqual(['cancelled', null]);
    const mails = await api.mailsTo(seeker.email, picked.status === 200 ? 3 : 2);
    // Mails may arrive in any order; calendars apply the entry with the higher sequence number.
    const entries = mails.map(entryIn).filter((entry) => entry !== undefined);
    const methods = entries.sort((a, b) => a.sequence - b.sequence).map(({ method }) => method);
    expect(methods).toEqual(picked.status === 200 ? ['REQUEST', 'CANCEL'] : []);
  });

  it('of a time that has passed meanwhile is told; of one that is not there any more, too', async () => {
    const { recruiter, interview, token, body } = await invitedTo(api);
    api.setClock(interview.times[0]);
    const past = await pickByLink(token, interview.times[0]);
    expect([past.status, past.body.code]).toEqual([409, 'interview.time_past']);
    api.setClock(null);
    const params = { id: interview._id };
    await api.as(recruiter).call(interviewChange, { params, body: { ...body, times: [inHours(100)] } });
    const gone = await pickByLink(token, interview.times[1]);
    expect([gone.status, gone.body.code]).toEqual([409, 'interview.changed']);
    api.setClock(inHours(101));
    for (const { status, body: answer } of [await pickByLink(token, inHours(100)), await look(api, token)])
      expect([status, answer.code]).toEqual([410, 'interview.over']);
  });

  it.each([undefined, '', 'tomorrow', '2026-11-23T09:00'])('needs a time: not %s', async (time) => {
    const { seeker, interview } = await invitedTo(api);
    const { status, body } = await api
      .as(seeker)
      .call(interviewPick, { params: { id: interview._id }, body: { time: time as string } });
    expect([status, Object.keys(body.data)]).toEqual([422, ['time']]);
  });
});

describe('saying that no time suits', () => {
  it('tells the interviewer, with a word; the candidate may still think again', async () => {
    const { recruiter, seeker, interview, token } = await invitedTo(api);
    const decline = () =>
      api.as(null).call(interviewDeclineByLink, { body: { token, answer: 'I work until five.' } });
    expect((await decline()).body.data).toMatchObject({ status: 'declined', answer: 'I work until five.' });
    const [mail] = await api.mailsTo(recruiter.email);
    expect(mail?.subject).toBe('Keo Pisey isn’t available at the proposed times');
    expect(mail?.text).toContain('I work until five.');
    const again = await decline();
    expect([again.status, again.body.code]).toEqual([409, 'interview.declined']);
    expect((await pickByLink(token, interview.times[0])).body.data).toMatchObject({
      status: 'agreed',
      answer: null,
    });
    const late = await api
      .as(seeker)
      .call(interviewDecline, { params: { id: interview._id }, body: { answer: null } });
    expect([late.status, late.body.code]).toEqual([409, 'interview.agreed']);
  });
});

describe('the link', () => {
  it('is nobody’s guess', async () => {
    for (const token of ['x', 'a'.repeat(43)]) {
      const { status, body } = await look(api, token);
      expect([status, body.code]).toEqual([410, 'interview.link']);
    }
  });

  it('closes with the company’s account, and with the candidate’s', async () => {
    for (const side of ['recruiter', 'seeker'] as const) {
      const made = await invitedTo(api);
      await api.prisma.user.update({ where: { id: made[side].id }, data: { disabledAt: new Date() } });
      const { status, body } = await look(api, made.token);
      expect([side, status, body.code]).toEqual([side, 410, 'interview.link']);
    }
  });
});
