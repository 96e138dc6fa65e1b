import { appliedJobGet } from '@acheep/contract/hiring/application';
import {
  messageList,
  messageTemplateCreate,
  messageTemplateDelete,
} from '@acheep/contract/hiring/candidate-message';
import { applicationDecide, applicationsDecide, rejectionTextGet } from '@acheep/contract/hiring/decision';
import { createApplication } from '@acheep/prisma/factories/application';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { decisionMade } from './decision-made.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
  await api.work(decisionMade);
});
afterAll(() => api.close());

let arrived = 0;
beforeEach(async () => {
  arrived = (await api.mails(0)).length;
});

async function received(locale: 'en' | 'km' = 'en') {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id });
  const seeker = await createUser(api.prisma, { locale });
  const application = await createApplication(api.prisma, { jobId: job.id, applicantId: seeker.id });
  const params = { id: application.id };
  const decide = (body: object, by: { id: string } = recruiter) =>
    api.as(by).call(applicationDecide, { params, body });
  const own = async () => (await api.as(seeker).call(appliedJobGet, { params })).body.data;
  return { recruiter, job, seeker, application, params, decide, own };
}

/** Hours until the notifications that wait. */
const waiting = async () => {
  const rows = await api.prisma.$queryRaw<{ hours: number }[]>`
    SELECT extract(epoch FROM start_after - created_on)::float8 / 3600 AS hours FROM pgboss.job
    WHERE name = ${decisionMade.name} AND state = 'created' ORDER BY id`;
  return rows.map(({ hours }) => Math.round(hours));
};

/** Carries out all notifications that wait, and returns the mails that come of it. */
async function mailsOf(count: number) {
  await api.prisma.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = ${decisionMade.name}`;
  const mails = await api.mails(arrived + count);
  await expect
    .poll(
      () => api.prisma.$queryRaw`SELECT id FROM pgboss.job
        WHERE name IN (${decisionMade.name}, 'mail') AND state < 'completed'`,
      { timeout: 10_000 },
    )
    .toEqual([]);
  expect((await api.mails(0)).length).toBe(arrived + count);
  return mails.slice(arrived);
}

const template = {
  name: 'Thanks',
  en: { subject: 'About {job}', text: 'Thank you, {name}.\n\n{company}' },
  km: { subject: 'អំពី {job}', text: 'សូមអរគុណ {name}។' },
};

describe('a rejection', () => {
  it('that waits until tomorrow is told at eight, and not before, on the page either', async () => {
    // Noon in Phnom Penh.
    api.setClock('2026-11-26T05:00:00Z');
    const { decide, own } = await received();
    const { body } = await decide({ status: 'rejected', notice: 'morning' });
    expect(body.data.history[0]).toMatchObject({
      notice: 'morning',
      tellAt: '2026-11-27T01:00:00.000Z',
      toldAt: null,
    });
    expect(await waiting()).toEqual([20]);
    expect(await own()).toMatchObject({ status: 'received', history: [{ to: 'received' }] });
    expect((await mailsOf(1)).map(({ subject }) => subject)).toEqual(['About your application: Accountant']);
    expect((await own()).status).toBe('rejected');
  });

  it.each(['received', 'shortlisted'])(
    'that waits is never told once the candidate is %s',
    async (status) => {
      const { decide, own } = await received();
      await decide({ status: 'rejected', notice: 'morning' });
      await decide({ status });
      const mails = await mailsOf(status === 'received' ? 0 : 1);
      expect(mails.map(({ subject }) => subject)).not.toContain('About your application: Accountant');
      expect((await own()).status).toBe(status);
    },
  );

  it('that waits is told at once when it is made again so', async () => {
    const { decide } = await received();
    await decide({ status: 'rejected', notice: 'morning' });
    const { body } = await decide({ status: 'rejected' });
    expect(body.data.history[0]).toMatchObject({ notice: 'now', tellAt: null });
    await mailsOf(1);
  });

  it('without an e-mail is shown on the page only, and rings no bell', async () => {
    const { decide, own, seeker } = await received();
    const { body } = await decide({ status: 'rejected', notice: 'none' });
    expect(body.data.history[0]).toMatchObject({ notice: 'none', tellAt: null });
    await mailsOf(0);
    expect((await own()).status).toBe('rejected');
    expect(await api.prisma.notification.count({ where: { userId: seeker.id } })).toBe(0);
  });

  it('without an e-mail still says that an agreed interview is off', async () => {
    const { decide, application, recruiter, seeker } = await received();
    const about = { applicationId: application.id, interviewerId: recruiter.id };
    await createInterview(api.prisma, { ...about, agreedAt: new Date() });
    await decide({ status: 'rejected', notice: 'none' });
    const mails = await mailsOf(2);
    const addresses = mails.flatMap(({ to }) => to?.map(({ address }) => address));
    expect(addresses.sort()).toEqual([recruiter.email, seeker.email].sort());
  });

  it('has the text that was chosen, in the language of the reader, whatever becomes of it', async () => {
    const { decide, own, params, recruiter, job, seeker } = await received('km');
    const made = await api.as(recruiter).call(messageTemplateCreate, { body: template });
    const { _id: templateId } = made.body.data;
    await decide({ status: 'rejected', notice: 'morning', templateId });
    await api.as(recruiter).call(messageTemplateDelete, { params: { id: templateId } });
    const [mail] = await mailsOf(1);
    expect(mail?.subject).toBe(`អំពី ${job.title}`);
    expect(mail?.text).toContain(`សូមអរគុណ ${seeker.name}។`);
    expect(mail?.replyTo?.[0]?.address).toBe(recruiter.email);
    expect((await own()).status).toBe('rejected');
    const { body } = await api.as(recruiter).call(messageList, { params });
    expect(body.data).toMatchObject([{ locale: 'km', subject: `អំពី ${job.title}` }]);
  });

  it('of several is told in the same way', async () => {
    const { recruiter, job, application } = await received();
    const other = await createApplication(api.prisma, { jobId: job.id });
    const { body } = await api.as(recruiter).call(messageTemplateCreate, { body: template });
    const ids = [application.id, other.id];
    const decided = { ids, status: 'rejected', notice: 'morning', templateId: body.data._id };
    await api.as(recruiter).call(applicationsDecide, { body: decided });
    expect((await waiting()).length).toBe(2);
    const mails = await mailsOf(2);
    expect(mails.map(({ subject }) => subject)).toEqual([`About ${job.title}`, `About ${job.title}`]);
  });

  it('by the second of two colleagues is refused in a sentence, and nothing of it waits', async () => {
    const { recruiter, job, decide, application } = await received();
    const colleague = await createMember(api.prisma, job.companyId);
    const updatedAt = application.updatedAt.toISOString();
    await decide({ status: 'shortlisted', updatedAt }, recruiter);
    const second = await decide({ status: 'rejected', notice: 'morning', updatedAt }, colleague);
    expect([second.status, second.body.code]).toEqual([409, 'application.is_shortlisted']);
    expect(second.body.message).toMatch(/\w+ \w+/);
    expect((await mailsOf(1)).map(({ subject }) => subject)).toEqual(['You’re short-listed: Accountant']);
  });

  it.each([
    ['notice', { status: 'shortlisted', notice: 'morning' }],
    ['templateId', { status: 'received', templateId: '01900000-0000-7000-8000-000000000000' }],
    ['templateId', { status: 'rejected', templateId: '01900000-0000-7000-8000-000000000000' }],
    ['notice', { status: 'rejected', notice: 'never' }],
  ])('needs a valid %s: %o', async (field, made) => {
    const { decide } = await received();
    const { status, body } = await decide(made);
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
    expect(await waiting()).toEqual([]);
  });

  it('takes no template of another company', async () => {
    const { decide } = await received();
    const other = await createRecruiter(api.prisma);
    const { body } = await api.as(other).call(messageTemplateCreate, { body: template });
    expect((await decide({ status: 'rejected', templateId: body.data._id })).status).toBe(422);
  });
});

describe('the standard text about a rejection', () => {
  it('has placeholders in both languages', async () => {
    const { body } = await api.as(await createRecruiter(api.prisma)).call(rejectionTextGet);
    expect(body.data.en).toMatchObject({ subject: 'About your application: {job}' });
    for (const locale of ['en', 'km'] as const) expect(body.data[locale].text).toContain('{company}');
  });
});
