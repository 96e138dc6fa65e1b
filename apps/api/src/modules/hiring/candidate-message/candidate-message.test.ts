import { candidateGet } from '@acheep/contract/hiring/application';
import { candidateDelete } from '@acheep/contract/hiring/candidate';
import { maxRecipients, messageCreate, messageList } from '@acheep/contract/hiring/candidate-message';
import { applicationDecide } from '@acheep/contract/hiring/decision';
import { interviewChange, interviewPropose } from '@acheep/contract/hiring/interview';
import { today } from '@acheep/contract/kernel/calendar';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { agree } from '../../../testing/consent.ts';
import { startApi } from '../../../testing/harness.ts';
import { inHours, mailsOrdered } from '../../../testing/interview.ts';
import { notifyApplicant } from '../application/application.tasks.ts';

const api = await startApi();

const en = {
  subject: 'About {job} at {company}',
  text: 'We read your CV, {name}.\n\nFirst line\n<b>second</b>',
};
const km = { subject: 'អំពី {job} នៅ {company}', text: 'យើងបានអានប្រវត្តិរូបរបស់ {name}' };

type Application = NonNullable<Parameters<typeof createApplication>[1]>;

/** A company with a job and its candidates. */
async function company(overrides: Parameters<typeof createRecruiter>[1] = {}) {
  const recruiter = await createRecruiter(api.prisma, overrides);
  const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Cook' });
  const candidate = (application: Application = {}) =>
    createApplication(api.prisma, { jobId: job.id, ...application });
  await api.prisma.company.update({ where: { id: job.companyId }, data: { verifiedAt: new Date() } });
  /** Added by hand: without an account, and with an address that has agreed. */
  const byHand = async (given: Application) => {
    const { id, applicantId } = await candidate();
    const data = { source: 'walk-in', locale: 'km', email: null, ...given, applicantId: null } as const;
    await api.prisma.application.update({ where: { id }, data });
    await api.prisma.user.delete({ where: { id: applicantId } }).catch(() => null);
    if (given.email) await agree(api, id);
    return { id };
  };
  const write = (body: object, by: { id: string } = recruiter, headers?: Record<string, string>) =>
    api.as(by).call(messageCreate, { body, headers });
  return { recruiter, job, candidate, byHand, write };
}
const outcomes = (answer: { body: { data: { outcome: string }[] } }) =>
  answer.body.data.map(({ outcome }) => outcome);

describe('POST /application/email: success', () => {
  it('writes to each in their own language, filled in, and answers go to who wrote', async () => {
    const { recruiter, candidate, write } = await company({
      company: { name: 'Mekong Trading', nameKm: 'មេគង្គ' },
    });
    const [english, khmer] = [
      await createUser(api.prisma, { locale: 'en', name: 'Sok Dara' }),
      await createUser(api.prisma, { locale: 'km', name: 'សុខ តារា' }),
    ];
    const one = await candidate({ applicantId: english.id });
    const other = await candidate({ applicantId: khmer.id });
    const answer = await write({ ids: [one.id, other.id, one.id], en, km });
    expect([answer.status, outcomes(answer)]).toEqual([201, ['written', 'written']]);
    const [mail] = await api.mailsTo(english.email);
    expect(mail?.subject).toBe('About Cook at Mekong Trading');
    expect(mail?.replyTo).toEqual([{ name: 'Mekong Trading', address: recruiter.email }]);
    expect(mail?.text).toContain(
      'Hello Sok Dara,\n\nWe read your CV, Sok Dara.\n\nFirst line\n<b>second</b>',
    );
    expect(mail?.html).toContain('<p>First line<br>&#60;b&#62;second&#60;/b&#62;</p>');
    const [inKhmer] = await api.mailsTo(khmer.email);
    expect(inKhmer?.subject).toBe('អំពី Cook នៅ មេគង្គ');
    expect(inKhmer?.replyTo).toEqual([{ name: 'មេគង្គ', address: recruiter.email }]);
    expect(inKhmer?.text).toContain('សួស្ដី សុខ តារា\n\nយើងបានអានប្រវត្តិរូបរបស់ សុខ តារា');
  });

  it('writes in the other language where only one is written', async () => {
    const { recruiter, candidate, write } = await company();
    const person = await createUser(api.prisma, { locale: 'km' });
    const { id } = await candidate({ applicantId: person.id });
    expect(outcomes(await write({ ids: [id], en }))).toEqual(['written']);
    const { data } = (await api.as(recruiter).call(messageList, { params: { id } })).body;
    expect(data[0]).toMatchObject({ locale: 'en', subject: expect.stringContaining('About Cook') });
  });

  it('says of each what became of it, and is kept with who wrote it', async () => {
    const { recruiter, job, candidate, byHand, write } = await company();
    const colleague = await createMember(api.prisma, job.companyId, { name: 'Chea Vanna' });
    const there = await candidate();
    const phoneOnly = await byHand({});
    const mailOnly = await byHand({ email: 'walk.in@example.com', phone: null });
    const withdrawn = await candidate({ status: 'withdrawn' });
    const others = await createApplication(api.prisma);
    const nobody = '01900000-0000-7000-8000-000000000000';
    const all = [there.id, phoneOnly.id, mailOnly.id, withdrawn.id, others.id, nobody];
    const answer = await write({ ids: all, en }, colleague);
    expect(outcomes(answer)).toEqual([
      'written',
      'unreachable',
      'written',
      'withdrawn',
      'missing',
      'missing',
    ]);
    expect(answer.body.data.map(({ _id }: { _id: string }) => _id)).toEqual(all);
    expect((await api.mailsTo('walk.in@example.com'))[0]?.replyTo?.[0]?.address).toBe(colleague.email);
    const kept = async (id: string) =>
      (await api.as(recruiter).call(messageList, { params: { id } })).body.data;
    expect(await kept(there.id)).toMatchObject([
      { by: 'Chea Vanna', text: expect.stringMatching(/^We read your CV, Sok Dara/), locale: 'en' },
    ]);
    expect(await kept(withdrawn.id)).toEqual([]);
    expect(await api.prisma.candidateMessage.count({ where: { applicationId: others.id } })).toBe(0);
    await api.prisma.user.delete({ where: { id: colleague.id } });
    expect(await kept(there.id)).toMatchObject([{ by: null }]);
  });

  it('is done once, however often it is sent, and by two at once', async () => {
    const { candidate, write } = await company();
    const { id } = await candidate();
    const send = () => write({ ids: [id], en }, undefined, { 'Idempotency-Key': 'once' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await api.prisma.candidateMessage.count({ where: { applicationId: id } })).toBe(1);
  });

  it('stays out of the sight of the candidate’s state, and of a colleague’s decision', async () => {
    const { recruiter, candidate, write } = await company();
    const { id, updatedAt } = await candidate();
    await write({ ids: [id], en });
    const { data } = (await api.as(recruiter).call(candidateGet, { params: { id } })).body;
    expect([data.status, data.updatedAt, data.locale]).toEqual(['received', updatedAt.toISOString(), 'en']);
  });
});

describe('POST /application/email: what names may hold', () => {
  it('is never filled in again, and makes no header and no markup', async () => {
    const injected = 'Mekong\r\nBcc: victim@example.com';
    const { recruiter, job, candidate, write } = await company();
    // No form accepts this name; it is written straight to the database.
    await api.prisma.company.update({ where: { ownerId: recruiter.id }, data: { name: injected } });
    const title = '<i>Cook</i>\r\nBcc: other@example.com';
    await api.prisma.job.update({ where: { id: job.id }, data: { title } });
    const person = await createUser(api.prisma, { name: '{job} "$&" <script>', locale: 'en' });
    const { id } = await candidate({ applicantId: person.id });
    const text = 'For {name} from {company}';
    await write({ ids: [id], en: { subject: '{job}: {name}, {company}', text } });
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.subject).toContain('<i>Cook</i> Bcc: other@example.com: {job} "$&" <script>');
    expect([mail?.to, mail?.cc, mail?.bcc]).toEqual([
      [{ name: '', address: person.email }],
      undefined,
      undefined,
    ]);
    expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([recruiter.email]);
    expect(mail?.html).toContain('For {job} &#34;$&#38;&#34; &#60;script&#62; from Mekong');
    expect(mail?.html).not.toMatch(/<script>|<i>/);
  });
});

describe('POST /application/email: validation', () => {
  it.each([
    [{ ids: [] }, ['ids']],
    [{ ids: ['x'] }, ['ids.0']],
    [{ ids: Array.from({ length: maxRecipients + 1 }, () => 'x') }, ['ids']],
    [{ en: undefined }, ['km.text']],
    [{ en: { subject: 'A' } }, ['en.text']],
    [{ en: { subject: 'A\nBcc: b@example.com', text: 'A' } }, ['en.subject']],
    [{ en: { subject: 'A', text: 'You get {salary}' } }, ['en.text']],
    [{ en: { subject: 'A', text: 'A' }, km: { subject: '{name', text: 'A' } }, ['km.subject']],
    [{ from: 'boss@example.com' }, ['from']],
  ])('refuses %j', async (change, fields) => {
    const { candidate, write } = await company();
    const { id } = await candidate();
    const { status, body } = await write({ ids: [id], en, ...change });
    expect([status, Object.keys(body.data)]).toEqual([422, fields]);
    expect(await api.prisma.candidateMessage.count({ where: { applicationId: id } })).toBe(0);
  });

  it('names what it does not fill in, in the reader’s language', async () => {
    const { recruiter, candidate } = await company();
    const body = { ids: [(await candidate()).id], km: { ...km, text: 'ប្រាក់ខែ {salary}' } };
    const answer = await api.as(recruiter).call(messageCreate, { body, locale: 'km' });
    expect(answer.body.data['km.text'][0]).toContain('{salary}');
  });
});

describe('POST /application/email: how many in a day', () => {
  it('is counted for the company, whoever of it writes, and begins anew in Phnom Penh at midnight', async () => {
    const { recruiter, job, candidate, write } = await company();
    const colleague = await createMember(api.prisma, job.companyId);
    const evening = new Date('2027-03-01T16:00:00Z');
    const day = { companyId: job.companyId, day: new Date('2027-03-01') };
    await api.prisma.writingDay.create({ data: { ...day, recipients: 999 } });
    api.setClock(evening);
    const two = [(await candidate()).id, (await candidate()).id];
    const refused = await write({ ids: two, en });
    expect([refused.status, refused.body.code]).toEqual([429, 'message.most_a_day']);
    expect(refused.body.message).toContain('You can message 1 more today.');
    expect(refused.headers['retry-after']).toBe('3600');
    const both = await Promise.all(
      two.map((id, place) => write({ ids: [id], en }, [recruiter, colleague][place])),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
    api.setClock('2027-03-01T17:00:00Z');
    expect((await write({ ids: two, en })).status).toBe(201);
    api.setClock(null);
  });

  it('counts who was deleted since, and invitations to interviews', async () => {
    const { recruiter, job, byHand, write } = await company();
    const [one, two] = [
      await byHand({ email: 'one@example.com' }),
      await byHand({ email: 'two@example.com' }),
    ];
    const spent = (recipients: number) =>
      api.prisma.writingDay.updateMany({ where: { companyId: job.companyId }, data: { recipients } });
    expect((await write({ ids: [one.id], en })).status).toBe(201);
    await spent(1000);
    expect((await api.as(recruiter).call(candidateDelete, { params: one })).status).toBe(200);
    expect((await write({ ids: [two.id], en })).body.code).toBe('message.most_a_day');
    const body = { times: [inHours(48)], minutes: 30, format: 'phone' };
    const propose = () => api.as(recruiter).call(interviewPropose, { params: two, body });
    expect((await propose()).body.code).toBe('message.most_a_day');
    await spent(998);
    const { data } = (await propose()).body;
    const change = () => {
      const edit = { ...body, times: [inHours(49)] };
      return api.as(recruiter).call(interviewChange, { params: { id: data._id }, body: edit });
    };
    expect([(await change()).status, (await change()).body.code]).toEqual([200, 'message.most_a_day']);
  });

  it('lets no more decisions be mailed to who never applied; who did is told', async () => {
    const { recruiter, job, candidate, byHand } = await company();
    const day = { companyId: job.companyId, day: new Date(today()) };
    await api.prisma.writingDay.create({ data: { ...day, recipients: 999 } });
    const tell = async (id: string, status: string) => {
      await api.as(recruiter).call(applicationDecide, { params: { id }, body: { status } });
      const where = { applicationId: id, kind: 'decided' };
      const { id: eventId } = await api.prisma.applicationEvent.findFirstOrThrow({
        where,
        orderBy: { id: 'desc' },
      });
      await notifyApplicant(api.deps, eventId);
    };
    const { id } = await byHand({ email: 'three@example.com' });
    await tell(id, 'shortlisted');
    await tell(id, 'rejected');
    expect(await mailsOrdered(api, 'three@example.com')).toBe(1);
    const person = await createUser(api.prisma);
    await tell((await candidate({ applicantId: person.id })).id, 'rejected');
    expect(await mailsOrdered(api, person.email)).toBe(1);
  });
});

describe('POST /application/email: authentication and authorisation', () => {
  it('reaches none of another company’s candidates, whose messages are not there either', async () => {
    const { candidate } = await company();
    const { id } = await candidate();
    const other = await company();
    expect(outcomes(await other.write({ ids: [id], en }))).toEqual(['missing']);
    expect((await api.as(other.recruiter).call(messageList, { params: { id } })).status).toBe(404);
    expect(await api.prisma.candidateMessage.count({ where: { applicationId: id } })).toBe(0);
  });

  it('is not for colleagues of who was disabled, nor are invitations to interviews', async () => {
    const { recruiter, job, candidate, write } = await company();
    const colleague = await createMember(api.prisma, job.companyId);
    const { id } = await candidate();
    await api.prisma.user.update({ where: { id: recruiter.id }, data: { disabledAt: new Date() } });
    expect((await write({ ids: [id], en }, colleague)).status).toBe(403);
    const body = { times: [inHours(48)], minutes: 30, format: 'phone' };
    const propose = await api.as(colleague).call(interviewPropose, { params: { id }, body });
    expect(propose.status).toBe(403);
    expect(await api.prisma.interview.count({ where: { applicationId: id } })).toBe(0);
  });

  it('is not for a recruiter who works for no company', async () => {
    const { candidate, write } = await company();
    const nobody = await createUser(api.prisma, { role: 'recruiter' });
    expect((await write({ ids: [(await candidate()).id], en }, nobody)).status).toBe(403);
  });
});
