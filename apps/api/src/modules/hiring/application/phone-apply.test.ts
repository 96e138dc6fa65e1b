import {
  appliedJobGet,
  appliedJobList,
  candidateGet,
  candidateList,
} from '@acheep/contract/hiring/application';
import { messageCreate } from '@acheep/contract/hiring/candidate-message';
import { easyApplyByPhone } from '@acheep/contract/hiring/easy-apply';
import { notificationList } from '@acheep/contract/messaging/notification';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import { createJob } from '@acheep/prisma/factories/job';
import { createQuestion } from '@acheep/prisma/factories/question';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { newNumber, startPhones } from '../../../testing/phone-visitor.ts';
import { handle, visitor } from '../../../testing/visitor.ts';

const { api, coded } = await startPhones(['telegram']);

const { temporary } = visitor(() => api);

async function jobOfCompany(overrides: Parameters<typeof createJob>[1] = {}) {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id, ...overrides });
  const received = async () => (await api.as(recruiter).call(candidateList)).body.data;
  return { recruiter, job, received };
}

const apply = (jobId: string, proof: { token: string; code: string }, more: object = {}) =>
  api.as(null).call(easyApplyByPhone, {
    body: { jobId, name: 'Sok Dara', answers: [], handle, ...proof, ...more },
  });

it('sends the application at once, of an account with a phone alone', async () => {
  const { job, recruiter, received } = await jobOfCompany();
  const phone = newNumber();
  const { body, status } = await apply(job.id, await coded(phone));
  expect(status).toBe(200);
  const { session, applicationId } = body.data;
  expect(session.user).toMatchObject({ name: 'Sok Dara', email: null, phone, role: 'user' });
  expect(await received()).toMatchObject([{ _id: applicationId, name: 'Sok Dara', email: null, phone }]);
  const own = await api.withToken(session.token).call(appliedJobList);
  expect(own.body.data).toHaveLength(1);

  const read = await api.as(recruiter).call(candidateGet, { params: { id: applicationId } });
  expect(read.body.data).toMatchObject({ email: null, hasAccount: true, cv: null });
  const written = await api.as(recruiter).call(messageCreate, {
    body: { ids: [applicationId], en: { subject: 'Hello', text: 'Hello' } },
  });
  expect(written.body.data).toMatchObject([{ outcome: 'written' }]);
  const applicant = api.withToken(session.token);
  const [message] = (await applicant.call(appliedJobGet, { params: { id: applicationId } })).body.data
    .messages;
  expect(message).toMatchObject({ subject: 'Hello', text: 'Hello' });
  const { body: bell } = await applicant.call(notificationList);
  expect(bell.data[0]).toMatchObject({ kind: 'company-message', params: { subject: 'Hello' } });
});

it('takes a CV, an answer and a letter with it', async () => {
  const { job, recruiter } = await jobOfCompany();
  const question = await createQuestion(api.prisma, { jobId: job.id });
  const proof = await coded(newNumber());
  const without = await apply(job.id, proof);
  expect(without.status).toBe(422);
  const more = {
    file: await temporary(),
    coverLetter: 'Please take me.',
    answers: [{ questionId: question.id, chosen: ['yes'] }],
  };
  const { body } = await apply(job.id, proof, more);
  const read = await api.as(recruiter).call(candidateGet, { params: { id: body.data.applicationId } });
  expect(read.body.data).toMatchObject({ cv: { originalName: 'cv.pdf' }, coverLetter: 'Please take me.' });
});

it('goes on in the account that the number has, once for each job', async () => {
  const [first, second] = [await jobOfCompany(), await jobOfCompany()];
  const phone = newNumber();
  const one = await apply(first.job.id, await coded(phone));
  const other = await apply(second.job.id, await coded(phone), { name: 'Somebody else' });
  expect(other.body.data.session.user).toMatchObject({
    _id: one.body.data.session.user._id,
    name: 'Sok Dara',
  });
  const again = await apply(second.job.id, await coded(phone));
  expect(again.body.code).toBe('application.exists');
});

it('asks for the code again, and takes nothing, with a wrong one', async () => {
  const { job, received } = await jobOfCompany();
  const { token, code } = await coded(newNumber());
  const people = await api.prisma.user.count();
  const refused = await apply(job.id, { token, code: code === '000000' ? '000001' : '000000' });
  expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['code']]);
  expect([await received(), await api.prisma.user.count()]).toEqual([[], people]);
  expect((await apply(job.id, { token, code })).status).toBe(200);
});

it('costs no try where something else is wrong', async () => {
  const { job } = await jobOfCompany();
  const proof = await coded(newNumber());
  for (let i = 0; i < 4; i++) expect((await apply(job.id, proof, { file: 'gone' })).status).toBe(422);
  expect((await apply(job.id, proof)).status).toBe(200);
});

it('of a recruiter’s number is refused, and signs nobody in', async () => {
  const { job, received } = await jobOfCompany();
  const phone = newNumber();
  const recruiter = await createRecruiter(api.prisma);
  const words = {
    kind: 'phone',
    issuer: 'phone',
    subject: phone,
    confirmedAt: new Date(),
    createdAt: new Date(),
  };
  await api.prisma.identity.create({ data: { userId: recruiter.id, ...words } });
  const sessions = await api.prisma.session.count();
  expect((await apply(job.id, await coded(phone))).status).toBe(403);
  expect(await api.prisma.session.count()).toBe(sessions);
  expect(await received()).toEqual([]);
});

it('is there only where visitors may apply and codes are sent', async () => {
  const { job } = await jobOfCompany();
  const proof = await coded(newNumber());
  const admin = await createUser(api.prisma, { role: 'admin' });
  const set = (easy: boolean) => api.as(admin).call(adminSettingUpdate, { body: { applying: { easy } } });
  await set(false);
  expect((await apply(job.id, proof)).body.code).toBe('application.sign_in');
  await set(true);
  expect((await apply(job.id, proof)).status).toBe(200);
});
