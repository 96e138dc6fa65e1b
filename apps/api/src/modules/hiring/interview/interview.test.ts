import { appliedJobGet, appliedJobList, candidateGet } from '@acheep/contract/hiring/application';
import {
  candidateInterviewList,
  interviewCalendar,
  interviewCancel,
  interviewChange,
  interviewList,
  interviewPick,
  ownInterviewList,
} from '@acheep/contract/hiring/interview';
import { createApplication } from '@acheep/prisma/factories/application';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import {
  candidateOf,
  entryIn,
  inHours,
  invitedTo,
  look,
  mailsOrdered,
  tokenIn,
} from '../../../testing/interview.ts';

const api = await startApi();

describe('proposing an interview', () => {
  it('mails the candidate in their language, and stands with both sides', async () => {
    const { recruiter, seeker, application, propose, params, body } = await candidateOf(api);
    await api.prisma.user.update({ where: { id: seeker.id }, data: { locale: 'km' } });
    const times = ['2026-11-24T07:30:00.000Z', '2026-11-23T02:00:00.000Z'];
    api.setClock('2026-11-20T03:00:00Z');
    const { status, body: made } = await propose({ times, message: 'យកប្រវត្តិរូបមកផង' });
    expect(status).toBe(201);
    expect(made.data).toMatchObject({
      status: 'proposed',
      times: [...times].sort(),
      startsAt: null,
      address: body.address,
      interviewers: [{ _id: recruiter.id }],
      proposedBy: recruiter.name,
      application: { _id: application.id },
    });
    const [mail] = await api.mailsTo(seeker.email);
    expect(mail?.subject).toBe('សូមអញ្ជើញមកសម្ភាសការងារ៖ Accountant');
    for (const words of [
      'សួស្ដី Keo Pisey',
      'មេគង្គ ត្រេឌីង',
      'ថ្ងៃចន្ទ ទី 23 ខែវិច្ឆិកា ឆ្នាំ 2026 ម៉ោង 9:00 ព្រឹក',
      'ថ្ងៃអង្គារ ទី 24 ខែវិច្ឆិកា ឆ្នាំ 2026 ម៉ោង 2:30 រសៀល',
      'យកប្រវត្តិរូបមកផង',
      'Street 271',
      recruiter.name,
    ])
      expect(mail?.text).toContain(words);
    expect(entryIn(mail)).toBeUndefined();
    const own = await api.as(seeker).call(ownInterviewList, { params });
    expect(own.body.data).toMatchObject([{ _id: made.data._id, times: [...times].sort(), calendar: null }]);
    const history = async (endpoint: typeof candidateGet | typeof appliedJobGet, by: { id: string }) =>
      (await api.as(by).call(endpoint, { params })).body.data.history[0];
    expect(await history(candidateGet, recruiter)).toMatchObject({
      kind: 'interview-proposed',
      by: recruiter.name,
    });
    expect(await history(appliedJobGet, seeker)).toMatchObject({ kind: 'interview-proposed' });
    api.setClock(null);
  });

  it('says in the list of applications where it is and whom to call, if the job shows a number', async () => {
    const { seeker, job, interview, params } = await invitedTo(api);
    const listed = async () => (await api.as(seeker).call(appliedJobList)).body.data[0].interview;
    const coming = {
      status: 'proposed',
      startsAt: interview.times[0],
      minutes: 45,
      format: 'office',
      address: 'Street 271',
      link: null,
    };
    const contact = (applyBy: ['site'] | ['site', 'phone']) =>
      api.prisma.job.update({ where: { id: job.id }, data: { applyBy, contactPhone: '+85512345678' } });
    await contact(['site']);
    expect(await listed()).toEqual({ ...coming, phone: null });
    await contact(['site', 'phone']);
    expect(await listed()).toEqual({ ...coming, phone: '+85512345678' });
    const own = await api.as(seeker).call(ownInterviewList, { params });
    expect(own.body.data[0].phone).toBe('+85512345678');
  });

  it('is answered with a link that only the mail knows', async () => {
    const { token, interview } = await invitedTo(api);
    expect(token).not.toBe('');
    const { status, body } = await look(api, token);
    expect([status, body.data._id]).toEqual([200, interview._id]);
    const rows = await api.prisma.$queryRaw`SELECT row_to_json(i)::text FROM interview i`;
    expect(JSON.stringify(rows)).not.toContain(token);
    const queued = await api.prisma.$queryRaw`SELECT data::text FROM pgboss.job WHERE name = 'mail'`;
    expect(JSON.stringify(queued)).not.toContain(token);
  });

  it.each([
    ['times', 'required_choice', { times: [] }],
    ['times', 'max', { times: [1, 2, 3, 4, 5, 6].map((day) => inHours(24 * day)) }],
    ['times.1', 'twice', { times: [inHours(24), inHours(24)] }],
    [
      'times.0',
      'past',
      { times: [new Date(Date.now() - 60_000).toISOString().replace(/:\d\d\.\d+Z/, ':00Z')] },
    ],
    ['times.1', 'far', { times: [inHours(24), inHours(24 * 190)] }],
    ['times.0', 'of no zone', { times: ['2026-12-01T09:00'] }],
    ['times.0', 'no date', { times: ['2026-13-01T09:00:00Z'] }],
    ['minutes', 'short', { minutes: 14 }],
    ['minutes', 'long', { minutes: 241 }],
    ['format', 'unknown', { format: 'letter' }],
    ['address', 'missing', { address: undefined }],
    ['link', 'missing', { format: 'video' }],
    ['link', 'no link', { format: 'video', link: 'javascript:alert(1)' }],
    ['interviewerIds', 'a stranger', { interviewerIds: ['0198f0aa-1111-7222-8333-444455556666'] }],
    ['interviewerIds', 'nobody', { interviewerIds: [] }],
  ])('names %s: %s', async (field, _, change) => {
    const { status, body } = await (await candidateOf(api)).propose(change);
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });

  it('is of those who work for the company, the first as its host', async () => {
    const { propose, colleague, recruiter } = await candidateOf(api);
    const stranger = await createRecruiter(api.prisma);
    expect((await propose({ interviewerIds: [stranger.id] })).status).toBe(422);
    const reader = await createMember(api.prisma, recruiter.company?.id ?? '', {
      member: { role: 'reader' },
    });
    expect((await propose({ interviewerIds: [reader.id] })).status).toBe(422);
    const { body } = await propose({ interviewerIds: [colleague.id, recruiter.id] });
    expect(body.data.interviewers).toEqual([
      { _id: colleague.id, name: 'Chea Vanna' },
      { _id: recruiter.id, name: recruiter.name },
    ]);
  });

  it.each([
    ['rejected', 'application.is_rejected'],
    ['withdrawn', 'application.is_withdrawn'],
  ] as const)('is not for a %s candidate', async (state, code) => {
    const { status, body } = await (await candidateOf(api, { status: state })).propose();
    expect([status, body.code]).toEqual([409, code]);
  });

  it('needs an address to write to', async () => {
    const { application, propose } = await candidateOf(api);
    const byHand = { applicantId: null, email: null, source: 'walk-in', locale: 'km' } as const;
    await api.prisma.application.update({ where: { id: application.id }, data: byHand });
    const { status, body } = await propose();
    expect([status, body.code]).toEqual([409, 'interview.no_email']);
    expect(await api.prisma.interview.count({ where: { applicationId: application.id } })).toBe(0);
  });

  it('by two colleagues at once makes one', async () => {
    const { recruiter, colleague, propose, application } = await candidateOf(api);
    const answers = await Promise.all([propose({}, recruiter), propose({}, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('interview.exists');
    expect(await api.prisma.interview.count({ where: { applicationId: application.id } })).toBe(1);
    // Also enforced by the database.
    await expect(createInterview(api.prisma, { applicationId: application.id })).rejects.toThrow(/unique/i);
  });

  it('is there again once the one before is over', async () => {
    const { application, propose } = await candidateOf(api);
    const past = new Date(Date.now() - 3_600_000);
    await createInterview(api.prisma, { applicationId: application.id, times: [past], status: 'agreed' });
    expect((await propose()).status).toBe(201);
    expect((await propose()).status).toBe(409);
  });
});

describe('changing an interview', () => {
  it('takes the agreed time out of both calendars, and asks anew with the same link', async () => {
    const { recruiter, seeker, interview, token, body } = await invitedTo(api);
    const params = { id: interview._id };
    await api.as(seeker).call(interviewPick, { params, body: { time: interview.times[0] } });
    const [, agreed] = await api.mailsTo(seeker.email, 2);
    await api.mailsTo(recruiter.email);
    const changed = await api
      .as(recruiter)
      .call(interviewChange, { params, body: { ...body, times: [inHours(100)] } });
    expect(changed.body.data).toMatchObject({ status: 'proposed', startsAt: null, times: [inHours(100)] });
    const mail = (await api.mailsTo(seeker.email, 3)).at(-1);
    expect(mail?.subject).toBe('New interview times: Accountant');
    expect(tokenIn(mail)).toBe(token);
    const [before, off] = [entryIn(agreed), entryIn(mail)];
    expect(off).toMatchObject({ method: 'CANCEL', uid: before?.uid, start: interview.times[0] });
    const [, host] = await api.mailsTo(recruiter.email, 2);
    expect(entryIn(host)).toMatchObject({ method: 'CANCEL', uid: before?.uid, attendee: recruiter.email });
    const again = await api.as(seeker).call(interviewPick, { params, body: { time: inHours(100) } });
    expect(again.body.data.startsAt).toBe(inHours(100));
    const last = entryIn((await api.mailsTo(seeker.email, 4)).at(-1));
    expect(last).toMatchObject({ method: 'REQUEST', uid: before?.uid, start: inHours(100) });
    expect([before?.sequence, off?.sequence, last?.sequence]).toEqual([1, 2, 3]);
  });

  it('begins with what is so: who is second is told', async () => {
    const { colleague, recruiter, interview, body } = await invitedTo(api);
    const call = (by: { id: string }) =>
      api.as(by).call(interviewChange, {
        params: { id: interview._id },
        body: { ...body, minutes: 60, updatedAt: interview.updatedAt },
      });
    expect((await call(recruiter)).status).toBe(200);
    const late = await call(colleague);
    expect([late.status, late.body.code]).toEqual([409, 'record.changed']);
  });

  it('tells the interviewer before as well as the candidate', async () => {
    const { recruiter, colleague, seeker, interview, body } = await invitedTo(api);
    const params = { id: interview._id };
    await api.as(seeker).call(interviewPick, { params, body: { time: interview.times[0] } });
    await api.mailsTo(recruiter.email);
    await api
      .as(recruiter)
      .call(interviewChange, { params, body: { ...body, interviewerIds: [colleague.id] } });
    const mails = await api.mailsTo(recruiter.email, 2);
    expect(mails.map((mail) => entryIn(mail)?.method)).toEqual(['REQUEST', 'CANCEL']);
    await api.as(seeker).call(interviewPick, { params, body: { time: interview.times[1] } });
    expect(entryIn((await api.mailsTo(colleague.email))[0])?.attendee).toBe(colleague.email);
  });
});

describe('cancelling an interview', () => {
  it('tells the candidate why, and closes the link', async () => {
    const { recruiter, colleague, seeker, interview, token } = await invitedTo(api);
    const call = () =>
      api.as(colleague).call(interviewCancel, {
        params: { id: interview._id },
        body: { reason: 'The office moves.' },
      });
    expect((await call()).body.data).toMatchObject({ status: 'cancelled', reason: 'The office moves.' });
    const [, mail] = await api.mailsTo(seeker.email, 2);
    expect([mail?.subject, entryIn(mail)]).toEqual(['Interview cancelled: Accountant', undefined]);
    expect(mail?.text).toContain('The office moves.');
    const late = await call();
    expect([late.status, late.body.code]).toEqual([410, 'interview.cancelled']);
    const link = await look(api, token);
    expect([link.status, link.body.code]).toEqual([410, 'interview.cancelled']);
    expect(await mailsOrdered(api, recruiter.email)).toBe(0);
  });

  it('takes an agreed time out of both calendars', async () => {
    const { recruiter, seeker, interview } = await invitedTo(api);
    const params = { id: interview._id };
    await api.as(seeker).call(interviewPick, { params, body: { time: interview.times[1] } });
    await api.mailsTo(seeker.email, 2);
    await api.mailsTo(recruiter.email);
    await api.as(recruiter).call(interviewCancel, { params, body: { reason: null } });
    for (const { email } of [seeker, recruiter]) {
      const mails = await api.mailsTo(email, email === seeker.email ? 3 : 2);
      const [on, off] = mails.map(entryIn).filter(Boolean);
      expect([on?.method, off?.method]).toEqual(['REQUEST', 'CANCEL']);
      expect([off?.uid, off?.start, off?.attendee]).toEqual([on?.uid, interview.times[1], email]);
      expect(off?.sequence).toBeGreaterThan(on?.sequence ?? 0);
    }
  });
});

describe('the list of interviews', () => {
  it('has what is ahead, the next first, and is narrowed by state, job, day and name', async () => {
    const { recruiter, job, application } = await candidateOf(api);
    const add = async (overrides: Parameters<typeof createInterview>[1] = {}, name = 'Sok Dara') => {
      const { id } = await createApplication(api.prisma, { jobId: job.id, name });
      return (await createInterview(api.prisma, { applicationId: id, ...overrides })).id;
    };
    const at = (moment: string) => ({ times: [new Date(moment)] });
    api.setClock('2090-03-01T03:00:00Z');
    const late = await add(at('2090-03-09T16:59:00Z'));
    const soon = await add({ ...at('2090-03-08T17:00:00Z'), status: 'agreed' }, 'ចាន់ សុភា');
    const off = await add({ ...at('2090-03-08T02:00:00Z'), status: 'cancelled' });
    const past = await add({ ...at('2090-02-20T02:00:00Z'), status: 'agreed' });
    await createInterview(api.prisma, { applicationId: application.id, ...at('2090-03-20T02:00:00Z') });
    await createInterview(api.prisma);
    const ids = async (query: object) => {
      const { body } = await api.as(recruiter).call(interviewList, { query });
      return [body.meta.total, ...body.data.map(({ _id }: { _id: string }) => _id)];
    };
    expect((await ids({})).slice(0, 3)).toEqual([3, soon, late]);
    expect((await ids({ sort: 'startsAt_-1' })).at(-1)).toBe(soon);
    expect(await ids({ 'filter[status]': 'agreed' })).toEqual([1, soon]);
    expect(await ids({ 'filter[status]': 'cancelled,over' })).toEqual([2, past, off]);
    expect(await ids({ 'filter[day]': '2090-03-09' })).toEqual([1, soon]);
    expect(await ids({ 'filter[day]': '2090-03-08' })).toEqual([0]);
    expect(await ids({ search: 'សុភា' })).toEqual([1, soon]);
    const other = await createRecruiter(api.prisma);
    expect((await api.as(other).call(interviewList)).body.data).toEqual([]);
    api.setClock(null);
  });
});

it('is for colleagues too, with a calendar once it is agreed', async () => {
  const { params, interview, recruiter } = await invitedTo(api);
  const member = await createMember(api.prisma, recruiter.company?.id ?? '');
  const of = { params: { id: interview._id } };
  expect((await api.as(member).call(candidateInterviewList, { params })).status).toBe(200);
  const early = await api.as(recruiter).call(interviewCalendar, of);
  expect([early.status, early.body.code]).toEqual([409, 'interview.not_agreed']);
});
