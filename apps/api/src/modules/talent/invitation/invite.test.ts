import { addDays, today } from '@acheep/contract/kernel/calendar';
import { notificationList } from '@acheep/contract/messaging/notification';
import { notificationKinds } from '@acheep/contract/notices';
import { paths } from '@acheep/contract/paths';
import {
  invitationList,
  invitationTalentGet,
  jobInvitationCreate,
  maxInvitationsPerDay,
  maxInvitationsPerMonth,
  trainingInvitationCreate,
} from '@acheep/contract/talent/invitation';
import { createApplication } from '@acheep/prisma/factories/application';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJob } from '@acheep/prisma/factories/job';
import { createRegistration } from '@acheep/prisma/factories/registration';
import { createResume } from '@acheep/prisma/factories/resume';
import { createTalentInvitation } from '@acheep/prisma/factories/talent-invitation';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { mailsOrdered } from '../../../testing/interview.ts';

const api = await startApi();

type Person = { id: string };

async function company(overrides: Parameters<typeof createRecruiter>[1] = {}) {
  const recruiter = await createRecruiter(api.prisma, overrides);
  const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Cook' });
  const invite = (talentId: string, body: object = {}, by: Person | null = recruiter) =>
    api.as(by).call(jobInvitationCreate, { body: { talentId, jobId: job.id, ...body } });
  return { recruiter, companyId: recruiter.company?.id ?? '', job, invite };
}

async function trainer() {
  const person = await createTrainer(api.prisma, { company: { name: 'Angkor Academy' } });
  const training = await createGathering(api.prisma, {
    ownerId: person.id,
    title: 'Excel',
    venue: 'Street 271',
    link: 'https://meet.example/secret',
  });
  const invite = (talentId: string, body: object = {}, by: Person | null = person) =>
    api.as(by).call(trainingInvitationCreate, { body: { talentId, gatheringId: training.id, ...body } });
  return { person, training, invite };
}

async function seeker(overrides: Parameters<typeof createUser>[1] = {}) {
  const person = await createUser(api.prisma, overrides);
  const { id: talentId } = await createResume(api.prisma, { userId: person.id });
  return { person, talentId };
}
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const received = async (person: Person) => (await api.as(person).call(invitationList)).body.data;
const sentTo = async (by: Person, id: string) =>
  (await api.as(by).call(invitationTalentGet, { params: { id } })).body.data;

describe('inviting to a job: success', () => {
  it('mails and rings in the language of whom it is for, and names nobody to who sends', async () => {
    const { recruiter, job, invite } = await company({
      company: { name: 'Mekong Trading', nameKm: 'មេគង្គ' },
    });
    const { person, talentId } = await seeker({ locale: 'km', name: 'Keo Bopha', phone: '+85512777888' });
    const answer = await invite(talentId, { message: 'Come and see us.\n<b>Soon</b>' });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ kind: 'job', state: 'new', by: recruiter.name });
    for (const secret of ['Bopha', person.email, person.phone, person.id])
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.subject).toBe('មេគង្គ អញ្ជើញអ្នកឱ្យដាក់ពាក្យ៖ Cook');
    expect(mail?.text).toContain('Come and see us.\n<b>Soon</b>');
    expect(mail?.html).toContain('&#60;b&#62;Soon');
    expect(mail?.text).toContain('/km/manage-invitation');
    const { data } = (await api.as(person).call(notificationList)).body;
    const names = { company: 'Mekong Trading', companyKm: 'មេគង្គ' };
    expect(data).toMatchObject([{ kind: 'job-invitation', params: { ...names, jobTitle: 'Cook' } }]);
    expect(await received(person)).toMatchObject([
      { kind: 'job', state: 'new', job: { _id: job.id }, message: 'Come and see us.\n<b>Soon</b>' },
    ]);
    expect((await sentTo(recruiter, talentId)).sent).toMatchObject([
      { state: 'seen', job: { title: 'Cook' } },
    ]);
  });

  it('is repeated by a key, and made once for each job', async () => {
    const { recruiter, job, invite } = await company();
    const { person, talentId } = await seeker();
    const body = { talentId, jobId: job.id };
    const keyed = () =>
      api.as(recruiter).call(jobInvitationCreate, { body, headers: { 'Idempotency-Key': 'once-0001' } });
    expect((await keyed()).body).toEqual((await keyed()).body);
    const again = await Promise.all([invite(talentId), invite(talentId)]);
    for (const one of again) expect(outcome(one)).toEqual([409, 'invite.exists']);
    expect(await mailsOrdered(api, person.email)).toBe(1);
    expect(
      (await api.prisma.invitationDay.findFirstOrThrow({ where: { companyId: job.companyId } })).sent,
    ).toBe(1);
  });
});

describe('inviting to a job: validation', () => {
  it.each([
    'See https://example.com/x',
    'write to me@example.com',
    'www.example.org',
    'សូមចូល t.me/mekong',
    'our page: mekong-trading.com.kh.',
    'ហាង.com',
  ])('refuses a message with an address: %s', async (message) => {
    const { recruiter, invite } = await company();
    const { talentId } = await seeker();
    const { status, body } = await invite(talentId, { message });
    expect([status, Object.keys(body.data ?? {})]).toEqual([422, ['message']]);
    expect((await sentTo(recruiter, talentId)).sent).toEqual([]);
  });

  it.each([
    'We use ASP.NET and Node.js.',
    'Call 012 345 678. Ask for Dara',
    '8.30 a.m. to 5.00 p.m.',
    'ប្រាក់ខែ $500.សូមមក',
  ])('takes what only looks like one: %s', async (message) => {
    const { invite } = await company();
    expect((await invite((await seeker()).talentId, { message })).status).toBe(201);
  });

  it('is to an open job of the own company, and not for who has applied', async () => {
    const { recruiter, job, invite } = await company();
    const { person, talentId } = await seeker();
    const others = await createJob(api.prisma);
    const closed = await createJob(api.prisma, { ownerId: recruiter.id, closesOn: addDays(today(), -1) });
    const draft = await createJob(api.prisma, { ownerId: recruiter.id, status: 'draft' });
    const foreign = await invite(talentId, { jobId: others.id });
    expect([foreign.status, Object.keys(foreign.body.data)]).toEqual([422, ['jobId']]);
    for (const { id: jobId } of [closed, draft])
      expect(outcome(await invite(talentId, { jobId }))).toEqual([409, 'job.closed']);
    await createApplication(api.prisma, { jobId: job.id, applicantId: person.id });
    expect(outcome(await invite(talentId))).toEqual([409, 'invite.applied']);
    expect(await mailsOrdered(api, person.email)).toBe(0);
  });

  it('reaches nobody whom the company may not find', async () => {
    const { recruiter, companyId, invite } = await company();
    const hidden = await createResume(api.prisma, { visibility: 'hidden' });
    const ignoring = await createResume(api.prisma);
    await createIgnoredCompany(api.prisma, { userId: ignoring.userId, companyId });
    const disabled = await createUser(api.prisma, { disabledAt: new Date() });
    const gone = await createResume(api.prisma, { userId: disabled.id });
    for (const { id } of [hidden, ignoring, gone]) {
      expect(outcome(await invite(id))).toEqual([404, 'not_found']);
      const look = await api.as(recruiter).call(invitationTalentGet, { params: { id } });
      expect(look.status).toBe(404);
    }
    expect(await api.prisma.talentInvitation.count({ where: { companyId } })).toBe(0);
  });

  it('is not more often than one person may be asked, until a month has passed', async () => {
    const { recruiter, invite } = await company();
    const { talentId } = await seeker();
    const jobs = await Promise.all(
      Array.from({ length: maxInvitationsPerMonth + 1 }, () =>
        createJob(api.prisma, { ownerId: recruiter.id, closesOn: addDays(today(), 60) }),
      ),
    );
    const answers = await Promise.all(jobs.map(({ id: jobId }) => invite(talentId, { jobId })));
    expect(answers.filter(({ status }) => status === 201).length).toBe(maxInvitationsPerMonth);
    const place = answers.findIndex(({ status }) => status !== 201);
    expect(outcome(answers[place] as (typeof answers)[number])).toEqual([409, 'invite.most_a_month']);
    api.setClock(new Date(Date.now() + 31 * 86_400_000));
    expect((await invite(talentId, { jobId: jobs[place]?.id })).status).toBe(201);
    api.setClock(null);
  });

  it('is not more than a company may send on a day in Phnom Penh', async () => {
    const { companyId, recruiter, invite } = await company();
    const colleague = await createMember(api.prisma, companyId);
    const day = new Date('2027-03-01');
    await api.prisma.job.updateMany({ where: { companyId }, data: { closingDate: new Date('2027-04-01') } });
    await api.prisma.invitationDay.create({ data: { companyId, day, sent: maxInvitationsPerDay.job - 1 } });
    api.setClock('2027-03-01T16:00:00Z');
    const two = [(await seeker()).talentId, (await seeker()).talentId];
    const both = await Promise.all(
      two.map((id, place) => invite(id, {}, [recruiter, colleague][place] ?? null)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
    const refused = both.find(({ status }) => status === 429);
    expect([refused?.body.code, refused?.headers['retry-after']]).toEqual(['invite.most_a_day', '3600']);
    expect(await api.prisma.talentInvitation.count({ where: { companyId } })).toBe(1);
    api.setClock('2027-03-01T17:00:00Z');
    const left = two[both.findIndex(({ status }) => status === 429)] ?? '';
    expect((await invite(left)).status).toBe(201);
    api.setClock(null);
  });
});

describe('inviting to a training', () => {
  it('leads to its page, by mail and bell and in the list, and never tells the link to join', async () => {
    const { person: by, training, invite } = await trainer();
    const { person, talentId } = await seeker({ locale: 'en' });
    const answer = await invite(talentId, { message: 'Bring a laptop.' });
    const page = { _id: training.id, title: 'Excel', startsOn: addDays(today(), 7), place: 'Street 271' };
    expect(answer.body.data).toMatchObject({ kind: 'training', training: page, message: 'Bring a laptop.' });
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.subject).toBe('Angkor Academy invites you to a training: Excel');
    expect(mail?.text).toContain('Street 271, Phnom Penh');
    expect(mail?.text).toContain(paths.training(training.id));
    const bell = (await api.as(person).call(notificationList)).body.data;
    expect(bell).toMatchObject([{ kind: 'training-invitation', params: { gatheringId: training.id } }]);
    expect(notificationKinds['training-invitation'].to(bell[0].params)).toBe(paths.training(training.id));
    const list = await received(person);
    expect(list).toMatchObject([{ kind: 'training', company: { name: 'Angkor Academy' }, training: page }]);
    expect((await sentTo(by, talentId)).sent).toMatchObject([{ state: 'seen', by: by.name }]);
    for (const told of [answer.body, mail, bell, list]) expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('says what became of it: registered, called off, over, open again, and gone with its page', async () => {
    const { person: by, training, invite } = await trainer();
    const { person, talentId } = await seeker();
    await invite(talentId);
    const state = async () => {
      const [one] = await received(person);
      return [one.state, (await sentTo(by, talentId)).sent[0].state, one.training._id !== null];
    };
    const become = (data: object) => api.prisma.gathering.update({ where: { id: training.id }, data });
    expect(await state()).toEqual(['new', 'seen', true]);
    const { id } = await createRegistration(api.prisma, { gatheringId: training.id, userId: person.id });
    expect(await state()).toEqual(['registered', 'registered', true]);
    await api.prisma.registration.update({ where: { id }, data: { state: 'cancelled' } });
    await become({ status: 'closed' });
    expect(await state()).toEqual(['off', 'off', true]);
    await become({ status: 'active' });
    expect(await state()).toEqual(['seen', 'seen', true]);
    await become({ startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) });
    expect(await state()).toEqual(['over', 'over', true]);
    await become({ status: 'archived' });
    expect(await state()).toEqual(['over', 'over', false]);
  });

  it("is to one of one's own to which one can register, once for each", async () => {
    const { person: by, invite } = await trainer();
    const { person, talentId } = await seeker();
    const gathering = (overrides: Parameters<typeof createGathering>[1]) =>
      createGathering(api.prisma, { ownerId: by.id, ...overrides });
    for (const { id: gatheringId } of [
      await createGathering(api.prisma),
      await gathering({ kind: 'event' }),
      { id: talentId },
    ]) {
      const foreign = await invite(talentId, { gatheringId });
      expect([foreign.status, Object.keys(foreign.body.data)]).toEqual([422, ['gatheringId']]);
    }
    for (const { id: gatheringId } of [
      await gathering({ status: 'draft' }),
      await gathering({ status: 'closed' }),
      await gathering({ status: 'archived' }),
      await gathering({ inDays: [-1, 4] }),
      await gathering({ inDays: [-1] }),
      await gathering({ registerUntil: new Date(addDays(today(), -1)) }),
    ])
      expect(outcome(await invite(talentId, { gatheringId }))).toEqual([409, 'registration.closed']);
    const both = await Promise.all([invite(talentId), invite(talentId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(outcome(await invite(talentId))).toEqual([409, 'invite.exists']);
    expect(await mailsOrdered(api, person.email)).toBe(1);
    const refused = await invite(talentId, { message: 'See www.academy.example' });
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['message']]);
  });

  it('security 19: does not tell which participant a CV is of', async () => {
    const { person: by, training, invite } = await trainer();
    const { person, talentId } = await seeker();
    await createRegistration(api.prisma, { gatheringId: training.id, userId: person.id });
    const stranger = await seeker();
    const [known, other] = [await invite(talentId), await invite(stranger.talentId)];
    expect([known.status, known.body.data.state]).toEqual([other.status, other.body.data.state]);
    expect((await sentTo(by, talentId)).sent).toMatchObject([{ state: 'new' }]);
    expect(await received(person)).toMatchObject([{ state: 'registered' }]);
    expect(await mailsOrdered(api, person.email)).toBe(0);
    expect((await api.as(person).call(notificationList)).body.data).toEqual([]);
  });

  it('of before trainings had pages keeps its words, and leads nowhere but to what they name', async () => {
    const link = 'https://academy.example/excel';
    const { resumeId } = await createTalentInvitation(api.prisma, { trainingLink: link });
    const { userId } = await api.prisma.resume.findUniqueOrThrow({ where: { id: resumeId } });
    expect(await received({ id: userId })).toMatchObject([
      { state: 'new', training: { _id: null, title: 'Bookkeeping in a week', link, province: null } },
    ]);
    const old = { company: 'Angkor Academy', training: 'Bookkeeping', invitationId: resumeId };
    expect(notificationKinds['training-invitation'].to(old)).toBe(paths.manageInvitations());
  });

  it('is sent twenty times a day, also when several are sent at once', async () => {
    const { person, invite } = await trainer();
    const [left, tooMany] = [4, 4];
    const before = maxInvitationsPerDay.training - left;
    const people: { id: string }[] = [];
    for (let made = 0; made < before + left + tooMany; made += 1) people.push(await createResume(api.prisma));
    const answers: Awaited<ReturnType<typeof invite>>[] = [];
    for (const { id } of people.slice(0, before)) answers.push(await invite(id));
    answers.push(...(await Promise.all(people.slice(before).map(({ id }) => invite(id)))));
    const sent = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ body }) => body.code === 'invite.most_a_day').length;
    expect([sent, refused]).toEqual([maxInvitationsPerDay.training, tooMany]);
    const companyId = person.company?.id ?? '';
    expect(await api.prisma.talentInvitation.count({ where: { companyId } })).toBe(sent);
  });
});

describe('inviting: authentication and authorisation', () => {
  it('is not for a trainer who works for no company', async () => {
    const { invite } = await trainer();
    const { talentId } = await seeker();
    const nobody = await createUser(api.prisma, { role: 'trainer' });
    expect((await invite(talentId, {}, nobody)).status).toBe(403);
  });

  it('is not for colleagues of who was disabled', async () => {
    const { recruiter, companyId, invite } = await company();
    const colleague = await createMember(api.prisma, companyId);
    await api.prisma.user.update({ where: { id: recruiter.id }, data: { disabledAt: new Date() } });
    expect((await invite((await seeker()).talentId, {}, colleague)).status).toBe(403);
  });
});
