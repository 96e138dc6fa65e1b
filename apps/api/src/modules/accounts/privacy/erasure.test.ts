import { profileUpdate } from '@acheep/contract/accounts/account';
import { adminUserDisable, adminUserEnable } from '@acheep/contract/accounts/admin';
import { accountDelete, dataExport } from '@acheep/contract/accounts/privacy';
import { applicationCreate } from '@acheep/contract/hiring/application';
import { documentUpload, photoUpload } from '@acheep/contract/platform/upload';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, expect, it } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';
import { filesThatSay, tablesThatSay } from '../../../testing/trace.ts';
import { countJobWords } from '../../jobs/job/job-search.tasks.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { fileErasure } from '../../platform/upload/upload.tasks.ts';
import { passwordChangedMail } from '../account/password.mail.ts';
import { sweepPrivacy } from './privacy.tasks.ts';

const password = 'a password that I know';
const phone = '+85512908172';
const api = await startApi();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await api.deps.passwords.hash(password);
  await api.work(fileErasure);
});

async function upload(person: { id: string }, content: Buffer) {
  const { body } = await api.as(person).call(documentUpload, { file: { name: 'Vichetra CV.pdf', content } });
  return body.data.docs as { path: string; originalName: string };
}

async function uploadPhoto(person: { id: string }) {
  const file = { name: 'me.jpg', content: await twoColours(64, 64).jpeg().toBuffer() };
  const { body } = await api.as(person).call(photoUpload, { file });
  return body.data.path as string;
}

/** Deletes the account, and waits for the farewell mail and for the erasure of the files. */
async function end(person: { id: string }, mails: number) {
  expect((await api.as(person).call(accountDelete, { body: { password } })).status).toBe(200);
  const mail = (await api.mails(mails)).at(-1);
  expect(mail?.subject).toContain('deleted');
}

async function twoDaysLater() {
  // Words of titles that no job uses any more are deleted in the second night.
  for (const nights of [1, 2]) {
    api.setClock(new Date(Date.now() + nights * 86_400_000));
    await countJobWords(api.deps);
  }
  await sweepPrivacy(api.deps);
  api.setClock(null);
}

it('security 47: nothing of a job seeker is left: no row of any table, no file, no mail in the queue', async () => {
  const words = ['Rumdulvi', 'Vichetra', 'vichetra.r@example.com', phone, 'three years of bees'];
  const seeker = await createUser(api.prisma, {
    passwordHash,
    name: 'Rumdulvi Vichetra',
    email: 'vichetra.r@example.com',
  });
  const photo = await uploadPhoto(seeker);
  const profile = { name: 'Rumdulvi Vichetra', phone, locale: 'en', photo };
  expect((await api.as(seeker).call(profileUpdate, { body: profile })).status).toBe(200);
  const job = await createJob(api.prisma);
  const cv = await upload(seeker, pdf(2000, { head: '% Rumdulvi Vichetra, three years of bees\n' }));
  const letter = 'Rumdulvi Vichetra has three years of bees.';
  const body = {
    jobId: job.id,
    cv: { path: cv.path, originalName: cv.originalName },
    phone,
    coverLetter: letter,
  };
  const headers = { 'Idempotency-Key': 'a-key' };
  expect((await api.as(seeker).call(applicationCreate, { body, headers })).status).toBe(201);
  const admin = await createUser(api.prisma, { role: 'admin' });
  const reason = { reason: 'Vichetra wrote to everybody.' };
  await api.as(admin).call(adminUserDisable, { params: { id: seeker.id }, body: reason });
  await api.as(admin).call(adminUserEnable, { params: { id: seeker.id } });
  await api.as(seeker).call(dataExport, { body: {} });
  // One to the recruiter and two to the person: sent, but still stored by the queue.
  await api.mails(3);
  // One more that is still queued.
  const { email: to, name } = seeker;
  const at = new Date().toISOString();
  await api.prisma.$transaction(async (tx) => {
    await sendMail(api.deps, tx, passwordChangedMail, { to, locale: 'en', params: { name, at } });
    await tx.$executeRaw`UPDATE pgboss.job SET start_after = now() + interval '1 hour' WHERE state = 'created'`;
  });
  const before = await tablesThatSay(api, words);
  expect(before).toEqual(
    expect.arrayContaining([
      'public.application',
      'public.audit_entry',
      'public.idempotency',
      'public.upload',
      'public."user"',
    ]),
  );
  expect(before.some((name) => name.startsWith('pgboss.'))).toBe(true);
  expect(await filesThatSay(api, words)).toMatchObject({ all: { length: 3 }, saying: { length: 1 } });

  await end(seeker, 4);
  await expect.poll(async () => (await filesThatSay(api, words)).all).toEqual([]);
  // Only the farewell mail remains, for one day.
  expect((await tablesThatSay(api, words)).filter((name) => !name.startsWith('pgboss.'))).toEqual([]);
  await twoDaysLater();
  expect(await tablesThatSay(api, words)).toEqual([]);
  expect(await api.prisma.job.count({ where: { id: job.id } })).toBe(1);
});

it('security 47: nothing of a recruiter is left, nor of what others sent to the jobs', async () => {
  const words = ['Sopheaktra', 'Krovanhdey', 'ក្រវ៉ាញ', 'krovanh@example.com', 'beehives'];
  const recruiter = await createRecruiter(api.prisma, {
    passwordHash,
    name: 'Sopheaktra Chan',
    email: 'krovanh@example.com',
    company: { name: 'Krovanhdey Farm', nameKm: 'កសិដ្ឋានក្រវ៉ាញ' },
  });
  await uploadPhoto(recruiter);
  const description = '<p>Cares for our beehives.</p>';
  const job = await createJob(api.prisma, { ownerId: recruiter.id, description, contactName: 'Sopheaktra' });
  const applied = await createApplication(api.prisma, { jobId: job.id, coverLetter: 'Beehives!' });
  expect(await tablesThatSay(api, words)).toEqual(
    expect.arrayContaining(['public.application', 'public.company', 'public.job', 'public."user"']),
  );
  await end(recruiter, 5);
  await expect.poll(async () => (await filesThatSay(api, words)).all).toEqual([]);
  await twoDaysLater();
  expect(await tablesThatSay(api, words)).toEqual([]);
  // Files uploaded by the applicant remain theirs.
  expect(await api.prisma.upload.count({ where: { id: applied.cvId ?? '' } })).toBe(1);
});

it('keeps mail that is no business of the person', async () => {
  const user = await createUser(api.prisma, { passwordHash, name: 'Bopha' });
  const params = { name: 'Bopha', at: new Date().toISOString() };
  await api.prisma.$transaction((tx) =>
    sendMail(api.deps, tx, passwordChangedMail, { to: 'other@example.com', locale: 'en', params }),
  );
  await api.as(user).call(accountDelete, { body: { password } });
  const mails = await api.mails(7);
  expect(
    mails
      .flatMap(({ to }) => to?.map(({ address }) => address))
      .slice(-2)
      .sort(),
  ).toEqual(['other@example.com', user.email].sort());
});
