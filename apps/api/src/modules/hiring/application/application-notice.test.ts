import {
  messageList,
  messageTemplateCreate,
  messageTemplateDelete,
} from '@acheep/contract/hiring/candidate-message';
import { applicationsDecide, rejectionTextGet } from '@acheep/contract/hiring/decision';
import { createApplication } from '@acheep/prisma/factories/application';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { decisionsIn } from '../../../testing/decision.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const { received, waiting, newMails } = decisionsIn(() => api);

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
    expect(await waiting()).toEqual([20 * 3600]);
    expect(await own()).toMatchObject({ status: 'received', history: [{ to: 'received' }] });
    expect((await newMails(1)).map(({ subject }) => subject)).toEqual(['About your application: Accountant']);
    expect((await own()).status).toBe('rejected');
  });

  it.each(['received', 'shortlisted'])(
    'that waits is never told once the candidate is %s',
    async (status) => {
      const { decide, own } = await received();
      await decide({ status: 'rejected', notice: 'morning' });
      await decide({ status });
      const mails = await newMails(status === 'received' ? 0 : 1);
      expect(mails.map(({ subject }) => subject)).not.toContain('About your application: Accountant');
      expect((await own()).status).toBe(status);
    },
  );

  it('that waits is told at once when it is made again so', async () => {
    const { decide } = await received();
    await decide({ status: 'rejected', notice: 'morning' });
    const { body } = await decide({ status: 'rejected' });
    expect(body.data.history[0]).toMatchObject({ notice: 'now', tellAt: null });
    await newMails(1);
  });

  it('without an e-mail is shown on the page only, and rings no bell', async () => {
    const { decide, own, seeker } = await received();
    const { body } = await decide({ status: 'rejected', notice: 'none' });
    expect(body.data.history[0]).toMatchObject({ notice: 'none', tellAt: null });
    await newMails(0);
    expect((await own()).status).toBe('rejected');
    expect(await api.prisma.notification.count({ where: { userId: seeker.id } })).toBe(0);
  });

  it('without an e-mail still says that an agreed interview is off', async () => {
    const { decide, application, recruiter, seeker } = await received();
    const about = { applicationId: application.id, interviewerId: recruiter.id };
    await createInterview(api.prisma, { ...about, agreedAt: new Date() });
    await decide({ status: 'rejected', notice: 'none' });
    const mails = await newMails(2);
    const addresses = mails.flatMap(({ to }) => to?.map(({ address }) => address));
    expect(addresses.sort()).toEqual([recruiter.email, seeker.email].sort());
  });

  it('has the text that was chosen, in the language of the reader, whatever becomes of it', async () => {
    const { decide, own, params, recruiter, job, seeker } = await received({}, { locale: 'km' });
    const made = await api.as(recruiter).call(messageTemplateCreate, { body: template });
    const { _id: templateId } = made.body.data;
    await decide({ status: 'rejected', notice: 'morning', templateId });
    await api.as(recruiter).call(messageTemplateDelete, { params: { id: templateId } });
    const [mail] = await newMails(1);
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
    const mails = await newMails(2);
    expect(mails.map(({ subject }) => subject)).toEqual([`About ${job.title}`, `About ${job.title}`]);
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
