import { invitationCreate, invitationDelete } from '@acheep/contract/companies/company-member';
import { candidateGet } from '@acheep/contract/hiring/application';
import { candidateCreate, candidateDelete } from '@acheep/contract/hiring/candidate';
import { messageCreate, messageDayGet } from '@acheep/contract/hiring/candidate-message';
import { interviewCancel, interviewChange, interviewPropose } from '@acheep/contract/hiring/interview';
import { today } from '@acheep/contract/kernel/calendar';
import { consentAnswer, consentAsk, consentLook } from '@acheep/contract/messaging/mail-consent';
import type { ConsentAnswer } from '@acheep/contract/messaging/mail-consent-option';
import { notificationPreferenceSet } from '@acheep/contract/messaging/notification-preference';
import { unsubscribe } from '@acheep/contract/messaging/unsubscribe';
import { paths } from '@acheep/contract/paths';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { consentIn } from '../../../testing/consent.ts';
import { startApi } from '../../../testing/harness.ts';
import {
  candidateOf,
  entryIn,
  inHours,
  invitedTo,
  letPause,
  mailsOrdered,
} from '../../../testing/interview.ts';
import { invitationMail } from '../../companies/company-member/company-member.mail.ts';
import { notifyChanged } from '../../hiring/interview/interview-tell.service.ts';
import { sendMail } from '../mail/send-mail.ts';

const api = await startApi();

let count = 0;
const stranger = () => `stranger${++count}@example.com`;

/** Creates an unverified company, with a function that adds a candidate by hand. */
async function company({ title = 'Cook', name = 'Mekong Trading' } = {}) {
  const recruiter = await createRecruiter(api.prisma, { company: { name } });
  const job = await createJob(api.prisma, { ownerId: recruiter.id, title });
  const add = async (email: string, locale = 'en') => {
    const { path, originalName } = await createUpload(api.prisma, { ownerId: recruiter.id });
    const person = { name: 'You have won', source: 'walk-in', locale, email };
    const body = { jobId: job.id, cv: { path, originalName }, ...person };
    const answer = await api.as(recruiter).call(candidateCreate, { body });
    expect(answer.status).toBe(201);
    return answer.body.data as { _id: string; consent: string };
  };
  const write = async (ids: string[]) => {
    const en = { subject: 'You have won', text: 'Go to https://evil.example/win and sign in.' };
    const { body } = await api.as(recruiter).call(messageCreate, { body: { ids, en } });
    return (body.data as { outcome: string }[] | null)?.map(({ outcome }) => outcome) ?? body.code;
  };
  const seen = async (id: string) =>
    (await api.as(recruiter).call(candidateGet, { params: { id } })).body.data.consent;
  return { recruiter, job, add, write, seen };
}
/** Turns an application into one added by hand before consent requests existed. */
const handAdded = (id: string, email: string) =>
  api.prisma.application.update({
    where: { id },
    data: { applicantId: null, email, locale: 'en', source: 'walk-in' },
  });
const answer = (token: string, given: ConsentAnswer) =>
  api.as(null).call(consentAnswer, { body: { token, answer: given } });
const asked = async (email: string) => consentIn((await api.mailsTo(email))[0]);
const header = (mail: { headers: { key: string; value: string }[] } | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

describe('somebody whose address a recruiter typed', () => {
  it('security 61: gets one mail that asks, without what was typed but two names, and no more until they have answered', async () => {
    const { recruiter, add, write, seen } = await company();
    const email = stranger();
    const { _id: id, consent } = await add(email);
    expect(consent).toBe('waiting');
    for (let times = 0; times < 20; times += 1) expect(await write([id])).toEqual(['waiting']);
    const times = [inHours(48)];
    const body = { times, minutes: 30, format: 'video', link: 'https://evil.example/win' };
    const proposed = await api.as(recruiter).call(interviewPropose, { params: { id }, body });
    expect(proposed.status).toBe(201);
    for (let changes = 0; changes < 20; changes += 1)
      await api.as(recruiter).call(interviewChange, { params: { id: proposed.body.data._id }, body });
    expect([await mailsOrdered(api, email), await seen(id)]).toEqual([1, 'waiting']);
    const [mail] = await api.mailsTo(email);
    expect(mail?.subject).toMatch(/^May a company e-mail you about a job\?/);
    expect(mail?.text).toMatch(/^Hello,\n\nMekong Trading has added this .* candidates for “Cook”/);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil|won/);
    expect(mail?.replyTo).toBeUndefined();
  });

  it('security 61: is named neither a company nor a job whose name is an address or a number to call', async () => {
    const { add } = await company({ name: 'Win at evil․com', title: 'Call 012 345 678 now' });
    const email = stranger();
    await add(email);
    const [mail] = await api.mailsTo(email);
    expect(mail?.text).toContain(
      'A company has added this e-mail address to its list of candidates for a job at',
    );
    expect(mail?.text).not.toMatch(/evil|345/);
  });

  it('reads in Khmer where the recruiter said so, agrees, and is told then of the interview that waited', async () => {
    const { recruiter, add, write, seen } = await company();
    const email = stranger();
    const { _id: id } = await add(email, 'km');
    const token = await asked(email);
    const shown = (await api.as(null).call(consentLook, { body: { token } })).body.data;
    expect(shown).toEqual({
      company: { name: 'Mekong Trading', nameKm: null },
      jobs: ['Cook'],
      answer: null,
    });
    const body = { times: [inHours(48)], minutes: 30, format: 'phone' };
    await api.as(recruiter).call(interviewPropose, { params: { id }, body });
    expect((await answer(token, 'given')).body.data.answer).toBe('given');
    const [, invited] = await api.mailsTo(email, 2);
    expect(invited?.subject).toBe('សូមអញ្ជើញមកសម្ភាសការងារ៖ Cook');
    expect([await write([id]), await seen(id)]).toEqual([['written'], 'given']);
    const [, , written] = await api.mailsTo(email, 3);
    for (const mail of [invited, written]) {
      expect(header(mail, 'list-unsubscribe')).toContain(paths.unsubscribe('company', ''));
      expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    }
  });

  it('security 61: says that it is not them, and hears nothing of it any more, however often they are added', async () => {
    const { recruiter, add, write, seen } = await company();
    const email = stranger();
    const { _id: id } = await add(email);
    await answer(await asked(email), 'not-me');
    expect([await write([id]), await seen(id)]).toEqual([['unwanted'], 'not-me']);
    await api.as(recruiter).call(candidateDelete, { params: { id } });
    const again = await add(`${email.toUpperCase()}`);
    const refused = await api.as(recruiter).call(consentAsk, { params: { id: again._id } });
    expect([again.consent, refused.body.data.consent]).toEqual(['not-me', 'not-me']);
    expect(await mailsOrdered(api, email)).toBe(1);
  });

  it('security 61: stops all companies, by the page or the button of the mail program, until they say otherwise', async () => {
    const [one, other, third] = [await company(), await company(), await company()];
    const email = stranger();
    const { _id: id } = await one.add(email);
    const [mail] = await api.mailsTo(email);
    const link = header(mail, 'list-unsubscribe')?.match(/<https?:\/\/[^/]+(.+)>/)?.[1] ?? '';
    // Link scanners only send GET requests, which change nothing.
    await api.http().get(link);
    await api.http().get(paths.emailConsent(consentIn(mail), 'stopped'));
    expect(await one.seen(id)).toBe('waiting');
    const pressed = await api.http().post(link).type('form').send('List-Unsubscribe=One-Click');
    expect([pressed.status, pressed.text]).toEqual([200, 'OK']);
    expect([await one.seen(id), (await other.add(email)).consent]).toEqual(['stopped', 'unasked']);
    const invite = await api.as(other.recruiter).call(invitationCreate, { body: { email } });
    expect(invite.body.code).toBe('invitation.unwanted');
    expect(await mailsOrdered(api, email)).toBe(1);
    await answer(consentIn(mail), 'given');
    expect([await one.seen(id), (await third.add(email)).consent]).toEqual(['given', 'waiting']);
    const stored = await api.prisma.recipient.findMany();
    expect(JSON.stringify(stored)).not.toContain(email);
    const body = { token: link.split('/').at(-1) ?? '' };
    expect((await api.as(null).call(unsubscribe, { body })).status).toBe(200);
    expect(await one.seen(id)).toBe('stopped');
    // `sendMail` itself refuses, even if its caller does not check first.
    const sent = { to: email, locale: 'en', params: invitationMail.sample } as const;
    expect(await api.prisma.$transaction((tx) => sendMail(api.deps, tx, invitationMail, sent))).toBe(false);
  });

  it('is not asked who has applied to the company', async () => {
    const { job, add } = await company();
    const person = await createUser(api.prisma);
    await createApplication(api.prisma, { jobId: job.id, applicantId: person.id });
    expect((await add(person.email)).consent).toBe('given');
    expect(await mailsOrdered(api, person.email)).toBe(0);
  });

  it('is asked when somebody is about to write who was added before anybody asked', async () => {
    const { recruiter, job, write, seen } = await company();
    const email = stranger();
    const { id } = await createApplication(api.prisma, { jobId: job.id });
    await handAdded(id, email);
    expect(await seen(id)).toBe('unasked');
    expect([await write([id]), await seen(id)]).toEqual([['waiting'], 'waiting']);
    expect(await mailsOrdered(api, email)).toBe(1);
    const other = stranger();
    const { id: old } = await createApplication(api.prisma, { jobId: job.id });
    await handAdded(old, other);
    const body = { times: [inHours(48)], minutes: 30, format: 'phone' };
    await api.as(recruiter).call(interviewPropose, { params: { id: old }, body });
    expect([await seen(old), await mailsOrdered(api, other)]).toEqual(['waiting', 1]);
    const applied = await createApplication(api.prisma, { jobId: job.id });
    const needless = await api.as(recruiter).call(consentAsk, { params: { id: applied.id } });
    expect([needless.status, needless.body.code]).toEqual([409, 'consent.no_email']);
  });

  it('has links that nobody can make', async () => {
    expect((await answer('x'.repeat(43), 'given')).body.code).toBe('consent.link');
    expect((await api.as(null).call(consentLook, { body: { token: 'x' } })).status).toBe(410);
    expect((await answer('x', 'maybe' as never)).status).toBe(422);
  });
});

describe('counted by recipient', () => {
  it('security 61: an address is asked three times a month, by however many companies and in however many spellings', async () => {
    const name = `victim${++count}`;
    const states: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { add } = await company();
      states.push((await add(`${name}+${turn}@example.com`)).consent);
    }
    expect(states).toEqual(['waiting', 'waiting', 'waiting', 'unasked', 'unasked']);
  });

  it('security 61: inviting a colleague and taking it back thirty times is three mails', async () => {
    const owner = await createRecruiter(api.prisma);
    const email = stranger();
    for (let turn = 0; turn < 30; turn += 1) {
      const { status, body } = await api.as(owner).call(invitationCreate, { body: { email } });
      if (status !== 201) expect(body.code).toBe('invitation.unwanted');
      else await api.as(owner).call(invitationDelete, { params: { id: body.data._id } });
    }
    expect(await mailsOrdered(api, email)).toBe(3);
  });

  it('security 61: five messages of one company reach somebody in a day, and twenty of all', async () => {
    const person = await createUser(api.prisma);
    for (let senders = 0; senders < 5; senders += 1) {
      const { job, write } = await company();
      const { id } = await createApplication(api.prisma, { jobId: job.id, applicantId: person.id });
      for (let times = 0; times < 5; times += 1)
        expect(await write([id])).toEqual([senders < 4 ? 'written' : 'full']);
      expect(await write([id])).toEqual(['full']);
    }
    expect(await mailsOrdered(api, person.email)).toBe(20);
  });

  it('and whoever wants no messages of companies gets none, as their senders see', async () => {
    const { job, write } = await company();
    const person = await createUser(api.prisma);
    const { id } = await createApplication(api.prisma, { jobId: job.id, applicantId: person.id });
    const body = { category: 'company-message', channel: 'mail', wanted: false } as const;
    await api.as(person).call(notificationPreferenceSet, { body });
    expect(await write([id])).toEqual(['unwanted']);
  });
});

describe('an interview that is changed again and again', () => {
  it('security 61: is one mail at once and one when minutes are over, with what is so then', async () => {
    const made = await candidateOf(api);
    const { _id: id } = (await made.propose()).body.data;
    for (let hours = 50; hours < 60; hours += 1) {
      const change = { ...made.body, times: [inHours(hours)] };
      const { status } = await api.as(made.recruiter).call(interviewChange, { params: { id }, body: change });
      expect(status).toBe(200);
    }
    expect(await mailsOrdered(api, made.seeker.email)).toBe(1);
    const [waiting] = await api.prisma.$queryRaw<[{ count: number; seconds: number }]>`
      SELECT count(*)::int AS count, extract(epoch FROM max(start_after) - now())::int AS seconds FROM pgboss.job
      WHERE name = 'interview-changed' AND data ->> 'applicationId' = ${made.params.id}`;
    expect([waiting.count, Math.round(waiting.seconds / 60)]).toEqual([1, 5]);
    await notifyChanged(api.deps, made.params.id);
    // Two queued mails are sent at once, and either may arrive first.
    const sent = await api.mailsTo(made.seeker.email, 2);
    expect(sent.map(({ subject }) => subject)).toContain('New interview times: Accountant');
    await letPause(api, made.params.id);
    const codes: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const change = { ...made.body, times: [inHours(60 + turn)] };
      const { status } = await api.as(made.recruiter).call(interviewChange, { params: { id }, body: change });
      codes.push(status);
      await letPause(api, made.params.id);
    }
    expect([codes, await mailsOrdered(api, made.seeker.email)]).toEqual([[200, 200, 200, 409], 5]);
  });

  it('leaves no agreed time in the calendar, and nothing is told of times that were never proposed to anybody', async () => {
    const made = await invitedTo(api);
    const params = { id: made.interview._id };
    const picked = await api
      .http()
      .post('/api/v1/interview/pick')
      .send({ token: made.token, time: made.interview.times[0] });
    expect(picked.status).toBe(200);
    await api.prisma.interview.updateMany({ where: params, data: { toldAt: new Date() } });
    await api
      .as(made.recruiter)
      .call(interviewChange, { params, body: { ...made.body, times: [inHours(90)] } });
    await api.as(made.recruiter).call(interviewCancel, { params, body: { reason: null } });
    await made.propose({ times: [inHours(100)] });
    await notifyChanged(api.deps, made.params.id);
    const sent = await api.mailsTo(made.seeker.email, 3);
    const cancelling = sent.find((mail) => entryIn(mail)?.method === 'CANCEL');
    expect(cancelling?.subject).toBe('Invitation to an interview: Accountant');
    expect(entryIn(cancelling)).toMatchObject({ method: 'CANCEL', start: made.interview.times[0] });
    await notifyChanged(api.deps, made.params.id);

    const other = await candidateOf(api);
    const { _id: id } = (await other.propose()).body.data;
    await api.prisma.interview.updateMany({ where: { id }, data: { toldAt: null } });
    await api.as(other.recruiter).call(interviewCancel, { params: { id }, body: { reason: null } });
    expect(await mailsOrdered(api, other.seeker.email)).toBe(1);
  });
});

describe('a new company that nobody has verified', () => {
  it('security 61: writes to twenty people on its first day, as the page says before, and to more each day', async () => {
    const { recruiter, job, add, write } = await company();
    const day = async () => (await api.as(recruiter).call(messageDayGet)).body.data;
    expect(await day()).toEqual({ most: 20, left: 20, grows: true });
    await api.prisma.writingDay.create({
      data: {
        companyId: job.companyId,
        day: new Date(today()),
        recipients: 19,
      },
    });
    expect([(await add(stranger())).consent, (await add(stranger())).consent]).toEqual([
      'waiting',
      'unasked',
    ]);
    const { id } = await createApplication(api.prisma, { jobId: job.id });
    expect([await write([id]), await day()]).toEqual([
      'message.most_a_day_new',
      { most: 20, left: 0, grows: true },
    ]);
    const where = { id: job.companyId };
    const change = (data: object) => api.prisma.company.update({ where, data });
    await change({ createdAt: new Date(Date.now() - 3 * 86_400_000) });
    expect(await day()).toEqual({ most: 80, left: 60, grows: true });
    await api.prisma.order.updateMany({ where: { companyId: where.id }, data: { paidOn: new Date() } });
    expect((await day()).most).toBe(500);
    await change({ verifiedAt: new Date() });
    expect(await day()).toEqual({ most: 1000, left: 980, grows: false });
  });
});
