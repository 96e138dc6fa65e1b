import { createHash } from 'node:crypto';
import {
  login,
  profileGet,
  register,
  resendActivation,
  verifyEmail,
  verifyEmailLook,
} from '@acheep/contract/accounts/account';
import {
  applicationCreate,
  applicationCv,
  appliedJobList,
  candidateGet,
  candidateList,
} from '@acheep/contract/hiring/application';
import { pendingApplicationGet } from '@acheep/contract/hiring/easy-apply';
import { createJob } from '@acheep/prisma/factories/job';
import { createQuestion } from '@acheep/prisma/factories/question';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { handle, visitor } from '../../../testing/visitor.ts';
import { sweepPrivacy } from '../../accounts/privacy/privacy.tasks.ts';
import { sweepTemporaries } from '../../platform/upload/temporary-document.service.ts';
import { sweepUploads } from '../../platform/upload/upload.tasks.ts';

const api = await startApi({ LIMIT_FACTOR: '50' });
afterEach(() => api.setClock(null));

const password = 'mekong ferry at dawn';
const chosen = { password, confirmPassword: password };
const stranger = 's'.repeat(32);
let people = 0;
const newAddress = () => `visitor${++people}@example.com`;
const days = (count: number) => api.setClock(new Date(Date.now() + count * 86_400_000));

const { temporary, written, send } = visitor(() => api);

async function jobOfCompany(overrides: Parameters<typeof createJob>[1] = {}) {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id, ...overrides });
  const received = async () => (await api.as(recruiter).call(candidateList)).body.data;
  return { recruiter, job, received };
}

/** Mails to an address, once there are `count`. */
async function mailsTo(address: string, count: number) {
  const own = async () =>
    (await api.mails(0)).filter(({ to }) => to?.some((each) => each.address === address));
  await expect.poll(async () => (await own()).length, { timeout: 10_000 }).toBe(count);
  return own();
}
const tokenOf = (mail: { text?: string | undefined } | undefined) =>
  /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
/** Token in the newest of `count` mails to an address. */
const mailedTo = async (address: string, count = 1) => tokenOf((await mailsTo(address, count)).at(-1));
const confirm = (token: string, change: Record<string, unknown> = {}) =>
  api.as(null).call(verifyEmail, { body: { token, handle, ...chosen, ...change } });
const heldFor = (email: string) => api.prisma.pendingApplication.count({ where: { user: { email } } });

describe('a visitor who applies', () => {
  it('is seen by nobody until the address is confirmed, and then by the company, with the file', async () => {
    const { recruiter, job, received } = await jobOfCompany({ title: 'Cook' });
    const email = newAddress();
    const { status, body } = await send(await written(job.id, email));
    expect([status, body]).toEqual([202, { data: null }]);
    expect(await received()).toEqual([]);
    expect(await api.prisma.application.count({ where: { jobId: job.id } })).toBe(0);
    const [mail] = await mailsTo(email, 1);
    expect(mail?.subject).toBe('Confirm your application at Acheep');
    expect(mail?.text).not.toContain('Dara');

    const opened = await confirm(tokenOf(mail));
    expect(opened.status).toBe(200);
    const [candidate] = await received();
    expect(candidate).toMatchObject({ name: 'Sok Dara', email, phone: '+85512345678', status: 'received' });
    expect(opened.body.data.next).toBe(`/manage-user-applied/${candidate._id}`);
    const params = { id: candidate._id };
    const detail = (await api.as(recruiter).call(candidateGet, { params })).body.data;
    expect(detail).toMatchObject({ coverLetter: 'Please take me.', cv: { originalName: 'cv.pdf' } });
    const link = (await api.as(recruiter).call(applicationCv, { params })).body.data.url;
    expect((await api.http().get(link)).status).toBe(200);
    expect((await mailsTo(email, 2)).at(-1)?.subject).toBe('Application received: Cook');
    expect((await mailsTo(recruiter.email, 1))[0]?.subject).toBe('New application: Cook');

    const own = api.withToken(opened.body.data.token);
    expect((await own.call(profileGet)).body.data).toMatchObject({ role: 'user', phone: '+85512345678' });
    expect((await own.call(appliedJobList)).body.data).toHaveLength(1);
    expect((await api.as(null).call(login, { body: { email, password } })).status).toBe(200);
    expect(await heldFor(email)).toBe(0);
    await sweepUploads(api.deps);
    expect((await api.http().get(link)).status).toBe(200);
  });

  it('chooses a password in that browser, too: none was given', async () => {
    const { job } = await jobOfCompany();
    const email = newAddress();
    await send(await written(job.id, email));
    const token = await mailedTo(email);
    const response = await api.as(null).call(verifyEmail, { body: { token, handle } });
    expect([response.status, response.body.code]).toEqual([409, 'activation.password']);
    for (const body of [{ token, handle }, { token }]) {
      const look = await api.as(null).call(verifyEmailLook, { body });
      expect(look.body.data).toEqual({ asks: 'new-password' });
      const guessed = { ...body, registeredPassword: 'no password was given' };
      expect((await api.as(null).call(verifyEmail, { body: guessed })).body.code).toBe('activation.password');
    }
    expect(await heldFor(email)).toBe(1);
  });

  it('who confirms in another browser looks at it first, and sends it then', async () => {
    const { job, received } = await jobOfCompany();
    const email = newAddress();
    await send(await written(job.id, email));
    const opened = await confirm(await mailedTo(email), { handle: undefined });
    expect(opened.body.data.next).toBe(`/job/${job.id}/apply`);
    expect(await received()).toEqual([]);
    const own = api.withToken(opened.body.data.token);
    const query = { jobId: job.id };
    const waiting = (await own.call(pendingApplicationGet, { query })).body.data;
    expect(waiting).toMatchObject({ phone: '+85512345678', coverLetter: 'Please take me.', answers: [] });
    // Another person may have typed the number.
    expect((await own.call(profileGet)).body.data.phone).toBeNull();
    const { cv, phone } = waiting;
    expect((await own.call(applicationCreate, { body: { jobId: job.id, cv, phone } })).status).toBe(201);
    expect(await received()).toHaveLength(1);
    expect((await own.call(pendingApplicationGet, { query })).body.data).toBeNull();
    const other = await createUser(api.prisma);
    expect((await api.as(other).call(pendingApplicationGet, { query })).body.data).toBeNull();
  });

  it('for two jobs confirms both by either mail', async () => {
    const [one, two] = [await jobOfCompany(), await jobOfCompany()];
    const email = newAddress();
    const file = await temporary();
    await send(await written(one.job.id, email, { file }));
    await mailsTo(email, 1);
    await send(await written(two.job.id, email, { file }));
    const opened = await confirm(await mailedTo(email, 2));
    expect(opened.body.data.next).toBe('/manage-user-applied');
    expect([await one.received(), await two.received()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('may have the mail sent again', async () => {
    const { job, received } = await jobOfCompany();
    const email = newAddress();
    await send(await written(job.id, email));
    await mailsTo(email, 1);
    await api.as(null).call(resendActivation, { body: { email, handle } });
    const token = await mailedTo(email, 2);
    const without = await api.as(null).call(verifyEmail, { body: { token, handle } });
    expect(without.body.code).toBe('activation.password');
    expect((await confirm(token)).status).toBe(200);
    expect(await received()).toHaveLength(1);
  });
});

describe('security 10: nobody learns who has an account', () => {
  it.each([
    ['a job seeker', 'user', 'sign in and apply with your account'],
    ['a recruiter', 'recruiter', 'Your account is for posting'],
  ] as const)('the address of %s is answered alike, and its owner is told', async (_, role, said) => {
    const { job, received } = await jobOfCompany();
    const owner = role === 'user' ? await createUser(api.prisma) : await createRecruiter(api.prisma);
    const before = await api.prisma.user.findUniqueOrThrow({ where: { id: owner.id } });
    const body = await written(job.id, owner.email.toUpperCase());
    const known = await send(body);
    const unknown = await send({ ...body, email: newAddress() });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    // The response neither uses up nor stores the file: the next call gets the same response again.
    expect((await send(body)).status).toBe(202);
    const [mail] = await mailsTo(owner.email, 2);
    expect(mail?.text).toContain(said);
    expect(mail?.text).not.toContain('Dara');
    expect(await received()).toEqual([]);
    expect(await heldFor(owner.email)).toBe(0);
    expect(await api.prisma.user.findUniqueOrThrow({ where: { id: owner.id } })).toEqual(before);
  });

  it('what is wrong is said alike, too', async () => {
    const { job } = await jobOfCompany();
    const owner = await createUser(api.prisma);
    for (const change of [{ file: 'x'.repeat(43) }, { phone: '12' }, { jobId: owner.id }]) {
      const body = await written(job.id, owner.email, change);
      const known = await send(body);
      const unknown = await send({ ...body, email: newAddress() });
      expect(known.status).toBeGreaterThan(400);
      const facts = ({ status, body: { code, data } }: typeof known) => [status, code, data];
      expect(facts(known)).toEqual(facts(unknown));
    }
  });
});

describe('the same address twice', () => {
  it('sends nothing that somebody else typed, whichever link is opened', async () => {
    const [mine, theirs] = [await jobOfCompany(), await jobOfCompany()];
    const email = newAddress();
    await send(await written(theirs.job.id, email, { handle: stranger, name: 'Not Me' }));
    await mailsTo(email, 1);
    await send(await written(mine.job.id, email));
    const opened = await confirm(await mailedTo(email, 2));
    expect(opened.body.data.user.name).toBe('Sok Dara');
    expect(await mine.received()).toHaveLength(1);
    expect(await theirs.received()).toEqual([]);
    expect(await heldFor(email)).toBe(0);
  });

  it('the link of what a stranger typed sends nothing in the owner’s browser', async () => {
    const [mine, theirs] = [await jobOfCompany(), await jobOfCompany()];
    const email = newAddress();
    await send(await written(theirs.job.id, email, { handle: stranger, name: 'Not Me' }));
    const first = await mailedTo(email, 1);
    await send(await written(mine.job.id, email));
    await mailsTo(email, 2);
    await confirm(first);
    expect([await mine.received(), await theirs.received()]).toEqual([[], []]);
  });

  it('replaces what the same browser held for the job', async () => {
    const { job, received } = await jobOfCompany();
    const email = newAddress();
    await send(await written(job.id, email));
    await mailsTo(email, 1);
    await send(await written(job.id, email, { phone: '+85587654321' }));
    await confirm(await mailedTo(email, 2));
    expect((await received()).map(({ phone }: { phone: string }) => phone)).toEqual(['+85587654321']);
  });

  it('and a sign-up after it open each what they were mailed for', async () => {
    const { job, received } = await jobOfCompany();
    const email = newAddress();
    await send(await written(job.id, email));
    await mailsTo(email, 1);
    const person = { role: 'user', name: 'Sok Dara', email, ...chosen, handle: stranger };
    await api.as(null).call(register, { body: person });
    const token = await mailedTo(email, 2);
    expect((await api.as(null).call(verifyEmail, { body: { token, handle: stranger } })).status).toBe(200);
    expect(await received()).toEqual([]);
    expect(await heldFor(email)).toBe(0);
  });

  it('fifty times at once is one account, with one application', async () => {
    const { job, received } = await jobOfCompany();
    const email = newAddress();
    const body = await written(job.id, email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(body, { 'Idempotency-Key': 'once' })),
    );
    expect(answers.filter(({ status }) => status === 202).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 202 || status === 429)).toBe(true);
    expect([await api.prisma.user.count({ where: { email } }), await heldFor(email)]).toEqual([1, 1]);
    const sent = answers.filter(({ status }) => status === 202).length;
    await confirm(await mailedTo(email, sent));
    expect(await received()).toHaveLength(1);
  });
});

describe('what changes meanwhile', () => {
  it('a job that was closed takes nothing, and the person is led to where that is said', async () => {
    const { job, received } = await jobOfCompany();
    const email = newAddress();
    await send(await written(job.id, email));
    const token = await mailedTo(email);
    await api.prisma.job.update({ where: { id: job.id }, data: { status: 'closed' } });
    const opened = await confirm(token);
    expect([opened.status, opened.body.data.next]).toEqual([200, `/job/${job.id}/apply`]);
    expect(await received()).toEqual([]);
  });

  it('a question that is gone needs no answer; one that is new is asked', async () => {
    for (const isNew of [false, true]) {
      const { job, received } = await jobOfCompany();
      const question = await createQuestion(api.prisma, { jobId: job.id });
      const email = newAddress();
      const answers = [{ questionId: question.id, chosen: ['yes'] }];
      expect((await send(await written(job.id, email))).status).toBe(422);
      expect((await send(await written(job.id, email, { answers }))).status).toBe(202);
      await api.prisma.jobQuestion.delete({ where: { id: question.id } });
      if (isNew) await createQuestion(api.prisma, { jobId: job.id, text: 'Another?' });
      const opened = await confirm(await mailedTo(email));
      expect(await received()).toHaveLength(isNew ? 0 : 1);
      if (!isNew) continue;
      expect(opened.body.data.next).toBe(`/job/${job.id}/apply`);
      const own = api.withToken(opened.body.data.token);
      const held = (await own.call(pendingApplicationGet, { query: { jobId: job.id } })).body.data;
      expect(held.answers).toMatchObject(answers);
    }
  });

  it('a file whose day is over has to be chosen again; one that is held stays', async () => {
    const { job, received } = await jobOfCompany();
    const email = newAddress();
    const body = await written(job.id, email);
    await send(body);
    const token = await mailedTo(email);
    days(1.5);
    await sweepTemporaries(api.deps);
    const late = await send({ ...body, email: newAddress() });
    expect([late.status, late.body.data]).toEqual([
      422,
      { file: ['This file is no longer available. Choose it again.'] },
    ]);
    expect(await api.prisma.user.count({ where: { email: `visitor${people}@example.com` } })).toBe(0);
    expect((await confirm(token)).status).toBe(200);
    expect(await received()).toHaveLength(1);
  });

  it('who never confirms is forgotten after some days, with the file', async () => {
    const { job } = await jobOfCompany();
    const email = newAddress();
    const body = await written(job.id, email);
    await send(body);
    await mailsTo(email, 1);
    days(8);
    await sweepTemporaries(api.deps);
    await sweepPrivacy(api.deps);
    expect(await heldFor(email)).toBe(0);
    expect(await api.prisma.user.count({ where: { email } })).toBe(0);
    const tokenHash = createHash('sha256').update(body.file).digest();
    expect(await api.prisma.temporaryDocument.count({ where: { tokenHash } })).toBe(0);
  });
});
