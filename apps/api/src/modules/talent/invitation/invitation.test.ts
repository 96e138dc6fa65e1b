import { addDays, today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/paths';
import {
  invitationChoiceGet,
  invitationChoiceUpdate,
  invitationDecline,
  invitationList,
  invitationReconsider,
  invitationSentList,
  invitationTalentGet,
  jobInvitationCreate,
} from '@acheep/contract/talent/invitation';
import type { InvitationKind } from '@acheep/contract/talent/invitation-option';
import { createApplication } from '@acheep/prisma/factories/application';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createTalentInvitation } from '@acheep/prisma/factories/talent-invitation';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { mailsOrdered } from '../../../testing/interview.ts';
import { stopTokens } from '../../messaging/mail/stop-link.ts';
import { eachReceived, eachSent, listEndingIds } from './invitation-data.repository.ts';

const api = await startApi();

type Person = { id: string };
const list = async (person: Person, query: object = {}) =>
  (await api.as(person).call(invitationList, { query })).body;
const states = async (person: Person) =>
  (await list(person)).data.map(({ state }: { state: string }) => state);
const sent = async (person: Person, query: object = {}) =>
  (await api.as(person).call(invitationSentList, { query })).body;
const decline = (person: Person | null, id: string) =>
  api.as(person).call(invitationDecline, { params: { id } });
const reconsider = (person: Person, id: string) =>
  api.as(person).call(invitationReconsider, { params: { id } });

/** A person with a CV whom a company invited to its job. */
async function invited() {
  const person = await createUser(api.prisma);
  const recruiter = await createRecruiter(api.prisma);
  const companyId = recruiter.company?.id ?? '';
  const { id: resumeId } = await createResume(api.prisma, { userId: person.id, titleEn: 'Weaver' });
  const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Loom keeper' });
  const { id } = await createTalentInvitation(api.prisma, { companyId, resumeId, jobId: job.id });
  return { person, recruiter, companyId, resumeId, job, id };
}

describe('what became of invitations', () => {
  it('is new, seen, declined, thought over, applied, and closed with its job', async () => {
    const { person, recruiter, job, id } = await invited();
    const told = async () =>
      (await sent(recruiter)).data.map((one: { invitation: { state: string } }) => one.invitation.state);
    expect(await told()).toEqual(['new']);
    expect([await states(person), await states(person)]).toEqual([['new'], ['seen']]);
    for (let times = 0; times < 2; times += 1) expect((await decline(person, id)).status).toBe(200);
    expect([await states(person), await told()]).toEqual([['declined'], ['declined']]);
    expect((await reconsider(person, id)).status).toBe(200);
    expect(await told()).toEqual(['seen']);
    await createApplication(api.prisma, { jobId: job.id, applicantId: person.id });
    expect([await states(person), await told()]).toEqual([['applied'], ['applied']]);
    const other = await invited();
    await api.prisma.job.update({ where: { id: other.job.id }, data: { status: 'closed' } });
    expect(await states(other.person)).toEqual(['closed']);
    const past = await createTalentInvitation(api.prisma, { trainingOn: new Date(addDays(today(), -1)) });
    const { userId } = await api.prisma.resume.findUniqueOrThrow({ where: { id: past.resumeId } });
    expect(await states({ id: userId })).toEqual(['over']);
  });

  it('security 19: is listed for the company with the unnamed card and these keys', async () => {
    const { person, recruiter, resumeId } = await invited();
    const { data, meta } = await sent(recruiter);
    expect(meta.total).toBe(1);
    expect(Object.keys(data[0]).sort()).toEqual(['_id', 'createdAt', 'invitation', 'talent', 'updatedAt']);
    expect(Object.keys(data[0].invitation).sort()).toEqual([
      '_id',
      'by',
      'createdAt',
      'job',
      'kind',
      'message',
      'state',
      'updatedAt',
    ]);
    expect(data[0].talent).toMatchObject({ _id: resumeId, title: { en: 'Weaver' } });
    for (const secret of [person.name, person.email, person.id])
      expect(JSON.stringify(data)).not.toContain(secret);
    const [own] = (await list(person)).data;
    expect(Object.keys(own).sort()).toEqual([
      '_id',
      'company',
      'createdAt',
      'job',
      'kind',
      'message',
      'state',
      'updatedAt',
    ]);
    expect((await sent(recruiter, { search: 'loom' })).meta.total).toBe(1);
    expect((await sent(recruiter, { search: 'cook' })).meta.total).toBe(0);
    expect((await sent(await createRecruiter(api.prisma))).meta.total).toBe(0);
  });

  it('security 22: is neither shown nor counted once the company is ignored or disabled, or the CV hidden', async () => {
    const { person, recruiter, companyId, resumeId, id } = await invited();
    const totals = async () => [(await list(person)).meta.total, (await sent(recruiter)).meta.total];
    const { id: ignoredId } = await createIgnoredCompany(api.prisma, { userId: person.id, companyId });
    expect([await totals(), (await decline(person, id)).status]).toEqual([[0, 0], 404]);
    await api.prisma.ignoredCompany.delete({ where: { id: ignoredId } });
    await api.prisma.resume.update({ where: { id: resumeId }, data: { visibility: 'hidden' } });
    expect(await totals()).toEqual([1, 0]);
    await api.prisma.user.update({ where: { id: recruiter.id }, data: { disabledAt: new Date() } });
    expect((await list(person)).meta.total).toBe(0);
  });

  it('is in nobody else’s list', async () => {
    await invited();
    const other = await createUser(api.prisma);
    expect((await list(other)).data).toEqual([]);
  });
});

describe('by whom one may be invited', () => {
  const choice = async (person: Person) => (await api.as(person).call(invitationChoiceGet)).body.data;
  const choose = (person: Person, body: object) => api.as(person).call(invitationChoiceUpdate, { body });

  it('is by all until somebody says otherwise, and then nobody else invites', async () => {
    const { person, recruiter, resumeId } = await invited();
    const open = await createJob(api.prisma, { ownerId: recruiter.id });
    const invite = () =>
      api.as(recruiter).call(jobInvitationCreate, { body: { talentId: resumeId, jobId: open.id } });
    const wanted = async () =>
      (await api.as(recruiter).call(invitationTalentGet, { params: { id: resumeId } })).body.data.wanted;
    expect([await choice(person), await wanted()]).toEqual([{ recruiters: true, trainers: true }, true]);
    const { status, body } = await choose(person, { recruiters: false, trainers: true });
    expect([status, body.data]).toEqual([200, { recruiters: false, trainers: true }]);
    const refused = await invite();
    expect([await wanted(), refused.status, refused.body.code]).toEqual([false, 409, 'invite.not_wanted']);
    expect(await mailsOrdered(api, person.email)).toBe(0);
    await choose(person, { recruiters: true, trainers: false });
    expect((await invite()).status).toBe(201);
    expect((await choose(person, { recruiters: 'no' })).status).toBe(422);
  });

  it('ends by the link of a mail, for what it invites to alone', async () => {
    const { person } = await invited();
    const stop = (kind: InvitationKind) => {
      const token = stopTokens.invitation.make(api.deps.config, [kind, person.id]);
      return api.http().post(paths.unsubscribe('invitation', token));
    };
    expect((await stop('job')).status).toBe(200);
    expect(await choice(person)).toEqual({ recruiters: false, trainers: true });
    await choose(person, { recruiters: true, trainers: true });
    expect((await stop('training')).status).toBe(200);
    expect(await choice(person)).toEqual({ recruiters: true, trainers: false });
    expect((await stop('party' as never)).status).toBe(404);
  });

  it('is offered by the mails, to the program and to the reader', async () => {
    const { recruiter } = await invited();
    const person = await createUser(api.prisma, { locale: 'en' });
    const { id: talentId } = await createResume(api.prisma, { userId: person.id });
    const job = await createJob(api.prisma, { ownerId: recruiter.id });
    await api.as(recruiter).call(jobInvitationCreate, { body: { talentId, jobId: job.id } });
    const [mail] = await api.mailsTo(person.email);
    const link = paths.unsubscribe(
      'invitation',
      stopTokens.invitation.make(api.deps.config, ['job', person.id]),
    );
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toContain(link);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(link);
  });
});

describe('invitations when accounts end', () => {
  const all = async (rows: AsyncIterable<object>) => {
    const found: object[] = [];
    for await (const row of rows) found.push(row);
    return found;
  };

  it('are in the data of both sides, and name the other to neither', async () => {
    const { person, recruiter, id } = await invited();
    const [got] = await all(eachReceived(api.prisma, person.id));
    expect(got).toMatchObject({ id, job: { title: 'Loom keeper' } });
    const given = await all(eachSent(api.prisma, recruiter.id));
    expect(given).toMatchObject([{ id }]);
    expect(JSON.stringify(given)).not.toContain(person.name);
    expect(await all(eachSent(api.prisma, person.id))).toEqual([]);
  });

  it('go with the job seeker and with the company, and forget who sent them', async () => {
    const [one, two] = [await invited(), await invited()];
    await api.prisma.talentInvitation.update({ where: { id: two.id }, data: { sentById: two.recruiter.id } });
    expect(await api.prisma.$transaction((tx) => listEndingIds(tx, two.recruiter.id))).toEqual([two.id]);
    await api.prisma.user.delete({ where: { id: one.person.id } });
    await api.prisma.user.delete({ where: { id: two.recruiter.id } });
    expect(await api.prisma.talentInvitation.count({ where: { id: { in: [one.id, two.id] } } })).toBe(0);
    const three = await invited();
    const leaving = await createUser(api.prisma, { role: 'recruiter' });
    await api.prisma.talentInvitation.update({ where: { id: three.id }, data: { sentById: leaving.id } });
    await api.prisma.user.delete({ where: { id: leaving.id } });
    expect((await sent(three.recruiter)).data[0].invitation.by).toBeNull();
  });
});
