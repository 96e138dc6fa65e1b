import { profileGet } from '@acheep/contract/accounts/account';
import * as member from '@acheep/contract/companies/company-member';
import { ownJobList } from '@acheep/contract/jobs/job';
import { createInvitation } from '@acheep/prisma/factories/company-invitation';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const password = 'working together is better';
const api = await startApi();
let mailsSoFar = 0;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await api.deps.passwords.hash(password);
});

async function nextMail() {
  mailsSoFar += 1;
  return (await api.mails(mailsSoFar))[mailsSoFar - 1];
}

async function team() {
  const owner = await createRecruiter(api.prisma, { passwordHash });
  const companyId = owner.company?.id ?? '';
  return { owner, companyId, colleague: await createMember(api.prisma, companyId, { passwordHash }) };
}
/** A recruiter whose company has no content and no orders. */
async function newRecruiter() {
  const recruiter = await createRecruiter(api.prisma);
  await api.prisma.order.deleteMany({ where: { company: { ownerId: recruiter.id } } });
  return recruiter;
}
const companyOf = async (userId: string) =>
  (await api.prisma.companyMember.findUnique({ where: { userId } }))?.companyId;
const invite = (owner: { id: string }, email: string) =>
  api.as(owner).call(member.invitationCreate, { body: { email, password } });

describe('inviting: success', () => {
  it('mails a link, which shows the company and makes whoever has no account a signed-in member', async () => {
    const { owner, companyId } = await team();
    const { status, body } = await invite(owner, 'New@Example.com');
    expect([status, body.data.email]).toEqual([201, 'new@example.com']);
    const mail = await nextMail();
    expect(mail?.to?.[0]?.address).toBe('new@example.com');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

    const shown = await api.as(null).call(member.invitationLook, { body: { token } });
    expect(shown.body.data).toMatchObject({
      company: { name: owner.company?.name },
      email: 'new@example.com',
      hasAccount: false,
    });
    const joined = await api.as(null).call(member.invitationJoin, {
      body: { token, name: 'Keo Nary', password, confirmPassword: password },
    });
    expect([joined.status, joined.body.data.user]).toMatchObject([
      201,
      { role: 'recruiter', email: 'new@example.com', company: { _id: companyId } },
    ]);
    const me = await api.withToken(joined.body.data.token).call(profileGet);
    expect(me.body.data.company._id).toBe(companyId);
    expect((await nextMail())?.subject).toContain('Keo Nary');
    const again = await api.as(null).call(member.invitationLook, { body: { token } });
    expect(again.body.code).toBe('invitation.invalid');
  });

  it('takes in somebody new where only job seekers may sign up', async () => {
    const value = { easy: true, seekersOnly: true };
    await api.prisma.operatorSetting.create({ data: { name: 'applying', value, updatedAt: new Date() } });
    const { owner, companyId } = await team();
    await invite(owner, 'only@example.com');
    const token = /token=([\w-]+)/.exec((await nextMail())?.text ?? '')?.[1] ?? '';
    const body = { token, name: 'Keo Nary', password, confirmPassword: password };
    const joined = await api.as(null).call(member.invitationJoin, { body });
    expect(joined.body.data.user.company._id).toBe(companyId);
    await nextMail();
    await api.prisma.operatorSetting.deleteMany();
  });

  it('takes in a recruiter whose own company is empty, and that company ends', async () => {
    const { companyId } = await team();
    const recruiter = await newRecruiter();
    await createInvitation(api.prisma, { companyId, email: recruiter.email, token: 'for-recruiter' });
    const response = await api
      .as(recruiter)
      .call(member.invitationAccept, { body: { token: 'for-recruiter' } });
    expect(response.status).toBe(200);
    expect(await companyOf(recruiter.id)).toBe(companyId);
    expect(await api.prisma.company.count({ where: { id: recruiter.company?.id ?? '' } })).toBe(0);
    await nextMail();
  });

  it('security: names the company to a stranger without anything that a mail program makes a link of', async () => {
    const company = { name: 'Win $100 at https://evil.example/win' };
    const owner = await createRecruiter(api.prisma, { company, name: 'www.evil.example' });
    expect((await invite(owner, 'stranger@example.com')).status).toBe(201);
    const mail = await nextMail();
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil\.example/);
    expect(mail?.subject).toContain('Win $100 at https evil example win');
  });

  it('again gives a new link, and the one before works no more', async () => {
    const { owner } = await team();
    const tokens: string[] = [];
    for (let turn = 0; turn < 2; turn++) {
      expect((await invite(owner, 'twice@example.com')).status).toBe(201);
      tokens.push(/token=([\w-]+)/.exec((await nextMail())?.text ?? '')?.[1] ?? '');
    }
    const codes = await Promise.all(
      tokens.map((token) => api.as(null).call(member.invitationLook, { body: { token } })),
    );
    expect(codes.map(({ status }) => status)).toEqual([400, 200]);
    const { body } = await api.as(owner).call(member.teamGet);
    expect([body.data.members.length, body.data.invitations.length]).toEqual([2, 1]);
  });
});

describe('inviting: refused', () => {
  it('by whoever is not the owner, and of who is a member already', async () => {
    const { owner, colleague } = await team();
    expect((await invite(colleague, 'x@example.com')).body.code).toBe('company.right');
    expect((await invite(owner, colleague.email)).body.code).toBe('company.member');
  });

  it.each([
    ['another address', () => createRecruiter(api.prisma), 'invitation.address', false],
    ['a job seeker', () => createUser(api.prisma), 'invitation.role', true],
    [
      'a recruiter whose company has jobs',
      async () => {
        const recruiter = await createRecruiter(api.prisma);
        await createJob(api.prisma, { ownerId: recruiter.id });
        return recruiter;
      },
      'company.other',
      true,
    ],
    [
      'a recruiter whose company has a post',
      async () => {
        const recruiter = await newRecruiter();
        await createPost(api.prisma, { ownerId: recruiter.id });
        return recruiter;
      },
      'company.other',
      true,
    ],
    [
      'a recruiter whose company has a training',
      async () => {
        const recruiter = await newRecruiter();
        await createGathering(api.prisma, { ownerId: recruiter.id });
        return recruiter;
      },
      'company.other',
      true,
    ],
  ] as const)('security: to %s', async (name, make, code, isTheirs) => {
    const { companyId } = await team();
    const person = await make();
    const before = await companyOf(person.id);
    const email = isTheirs ? person.email : 'somebody.else@example.com';
    await createInvitation(api.prisma, { companyId, email, token: name });
    const response = await api.as(person).call(member.invitationAccept, { body: { token: name } });
    expect(response.body.code).toBe(code);
    expect(await companyOf(person.id)).toBe(before);
  });

  it('where the link is over, or the address has an account and would get a second one', async () => {
    const { companyId, colleague } = await team();
    await createInvitation(api.prisma, { companyId, token: 'over', expiresAt: new Date() });
    const seeker = await createUser(api.prisma, { passwordHash });
    await createInvitation(api.prisma, { companyId, email: seeker.email, token: 'known' });
    const join = (token: string) =>
      api.as(null).call(member.invitationJoin, {
        body: { token, name: 'Thief', password, confirmPassword: password },
      });
    expect((await join('over')).body.code).toBe('invitation.invalid');
    expect((await join('known')).body.code).toBe('invitation.account');
    const { name } = await api.prisma.user.findUniqueOrThrow({ where: { id: seeker.id } });
    expect([name, colleague.role]).toEqual([seeker.name, 'recruiter']);
  });

  it('twice at once: one comes in, and there is one member more', async () => {
    const { companyId } = await team();
    const recruiter = await newRecruiter();
    await createInvitation(api.prisma, { companyId, email: recruiter.email, token: 'at-once' });
    const accept = () => api.as(recruiter).call(member.invitationAccept, { body: { token: 'at-once' } });
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await api.prisma.companyMember.count({ where: { companyId } })).toBe(3);
    await nextMail();
  });
});

describe('leaving', () => {
  it('oneself leaves the jobs there, and sees none of them any more', async () => {
    const { owner, colleague } = await team();
    await createJob(api.prisma, { ownerId: colleague.id });
    const left = await api.as(colleague).call(member.memberRemove, { params: { id: colleague.id } });
    expect(left.status).toBe(200);
    expect((await api.as(owner).call(ownJobList)).body.meta.total).toBe(1);
    expect((await api.as(colleague).call(ownJobList)).body.meta.total).toBe(0);
  });

  it('is told by mail where the owner takes somebody out', async () => {
    const { owner, colleague } = await team();
    const removed = await api.as(owner).call(member.memberRemove, { params: { id: colleague.id } });
    expect(removed.status).toBe(200);
    expect(await companyOf(colleague.id)).toBeUndefined();
    expect((await nextMail())?.to?.[0]?.address).toBe(colleague.email);
  });

  it('is not for the owner, nor may a colleague take another one out', async () => {
    const { owner, colleague, companyId } = await team();
    const third = await createMember(api.prisma, companyId);
    const self = await api.as(owner).call(member.memberRemove, { params: { id: owner.id } });
    expect(self.body.code).toBe('company.owner_stays');
    const other = await api.as(colleague).call(member.memberRemove, { params: { id: third.id } });
    expect(other.body.code).toBe('company.owner_only');
  });
});

describe('roles', () => {
  const change = (by: { id: string }, id: string, role: string, billing = false) =>
    api.as(by).call(member.memberUpdate, { params: { id }, body: { role, billing } });
  const audited = async (companyId: string) =>
    (await api.prisma.auditEntry.findMany({ where: { subjectId: companyId }, orderBy: { id: 'asc' } })).map(
      ({ action, actorId, targetId, details }) => ({ action, actorId, targetId, ...(details as object) }),
    );

  it('are given with the invitation, and stand in the mail, in the list and in the audit log', async () => {
    const { owner, companyId } = await team();
    const body = { email: 'asks@example.com', role: 'interviewer', password };
    expect((await api.as(owner).call(member.invitationCreate, { body })).status).toBe(201);
    const mail = await nextMail();
    expect(mail?.text).toContain(
      'Your role will be interviewer: you can meet the candidates assigned to you',
    );
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const shown = await api.as(null).call(member.invitationLook, { body: { token } });
    expect(shown.body.data.role).toBe('interviewer');
    const joined = await api.as(null).call(member.invitationJoin, {
      body: { token, name: 'Keo Nary', password, confirmPassword: password },
    });
    const { _id, company } = joined.body.data.user;
    expect(company).toMatchObject({ memberRole: 'interviewer', billing: false, suspended: false });
    await nextMail();
    expect(await audited(companyId)).toMatchObject([
      { action: 'company.invite', actorId: owner.id, email: body.email, role: 'interviewer' },
      { action: 'company.join', actorId: _id, role: 'interviewer' },
    ]);
  });

  it('hold from the next call on, and the audit log says what they were', async () => {
    const { owner, colleague, companyId } = await team();
    const token = await api.tokenOf(colleague);
    const jobs = () => api.withToken(token).call(ownJobList);
    expect((await jobs()).status).toBe(200);
    const { status, body } = await change(owner, colleague.id, 'interviewer');
    expect([status, body.data.members[1].role, body.data.members[1].billing]).toEqual([
      200,
      'interviewer',
      false,
    ]);
    expect((await api.mailsTo(colleague.email))[0]?.subject).toMatch(/^Your role at .* has changed$/);
    mailsSoFar += 1;
    const refused = await jobs();
    expect([refused.status, refused.body.code]).toEqual([403, 'company.right']);
    expect((await change(owner, colleague.id, 'recruiter', true)).status).toBe(200);
    await nextMail();
    expect((await jobs()).status).toBe(200);
    expect(await audited(companyId)).toMatchObject([
      {
        action: 'company.role',
        actorId: owner.id,
        targetId: colleague.id,
        role: 'recruiter → interviewer',
        billing: 'true → false',
      },
      { role: 'interviewer → recruiter' },
    ]);
  });

  it('are not the owner’s, and whoever becomes the owner may do everything', async () => {
    const { owner, colleague, companyId } = await team();
    expect((await change(owner, owner.id, 'reader')).body.code).toBe('company.owner_role');
    await change(owner, colleague.id, 'reader');
    await nextMail();
    await api.prisma.company.update({ where: { id: companyId }, data: { ownerId: colleague.id } });
    const me = await api.as(colleague).call(profileGet);
    expect(me.body.data.company).toMatchObject({ memberRole: 'owner', billing: true });
    const before = await api.as(owner).call(profileGet);
    expect(before.body.data.company).toMatchObject({ memberRole: 'recruiter', billing: true });
  });

  it.each([
    ['role', { role: 'owner', billing: true }],
    ['role', { role: 'boss', billing: true }],
    ['billing', { role: 'reader' }],
  ])('names %s that is wrong', async (field, body) => {
    const { owner, colleague } = await team();
    const refused = await api.as(owner).call(member.memberUpdate, { params: { id: colleague.id }, body });
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, [field]]);
  });
});

describe('handing over', () => {
  const transferOwnership = (owner: { id: string }, memberId: string, word = password) =>
    api.as(owner).call(member.ownerChange, { body: { memberId, password: word } });

  it('makes a colleague the owner, and tells them', async () => {
    const { owner, colleague } = await team();
    const { status, body } = await transferOwnership(owner, colleague.id);
    expect(status).toBe(200);
    expect(body.data.members.map((one: member.CompanyMember) => [one._id, one.role])).toEqual([
      [owner.id, 'recruiter'],
      [colleague.id, 'owner'],
    ]);
    expect((await nextMail())?.to?.[0]?.address).toBe(colleague.email);
    expect((await invite(owner, 'y@example.com')).body.code).toBe('company.right');
  });

  it('wants the password, and somebody who works there', async () => {
    const { owner, colleague } = await team();
    const wrong = await transferOwnership(owner, colleague.id, 'wrong');
    expect([wrong.status, Object.keys(wrong.body.data)]).toEqual([422, ['password']]);
    const stranger = await createRecruiter(api.prisma);
    const refused = await transferOwnership(owner, stranger.id);
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['memberId']]);
  });
});
