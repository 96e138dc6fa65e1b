import * as identity from '@acheep/contract/accounts/identity';
import { phoneAdd } from '@acheep/contract/accounts/phone';
import { easyApplyByPhone } from '@acheep/contract/hiring/easy-apply';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { newNumber, startPhones } from '../../../testing/phone-visitor.ts';

const password = 'correct horse battery';
const handle = 'a browser that began, with enough randomness';

const { api, coded, enter, newcomer, register, byPhone, waysOf } = await startPhones(['telegram']);
const passwordHash = await api.deps.passwords.hash(password);

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

/** An account whose number was last used so many days ago. */
async function withNumber(owner: { id: string; email: string }, days: number) {
  const phone = newNumber();
  const { id } = await api.prisma.identity.create({
    data: {
      ...{ userId: owner.id, kind: 'phone', issuer: 'phone', subject: phone, label: phone },
      ...{ confirmedAt: ago(800), createdAt: ago(800), lastUsedAt: ago(days) },
    },
  });
  return { phone, id };
}
const seeker = (more: object = {}) => createUser(api.prisma, { passwordHash, ...more });
const join = (proof: string, { email }: { email: string }) =>
  api.as(null).call(identity.identityJoin, { body: { proof, handle, email, password } });

describe('security 70: a number that was silent for long', () => {
  it('opens no account that has a password, and works again once its owner has given it', async () => {
    const owner = await seeker();
    const { phone } = await withNumber(owner, 91);
    const found = await newcomer(phone);
    expect(found).toMatchObject({ reserve: 'silent', email: null, name: '' });
    expect((await join(found.proof, await seeker())).status).toBe(200);
    // Of whoever has shown another account's password it is from then on; the owner is told.
    expect((await enter(await coded(phone))).body.data.session.user._id).not.toBe(owner.id);
    const again = await withNumber(owner, 400);
    const { proof } = await newcomer(again.phone);
    expect((await join(proof, owner)).body.data.user._id).toBe(owner.id);
    expect((await enter(await coded(again.phone))).body.data.session.user._id).toBe(owner.id);
  });

  it('does until 90 days have passed, and where it is the only way in', async () => {
    const owner = await seeker();
    const { phone } = await withNumber(owner, 89);
    expect((await enter(await coded(phone))).body.data.session.user._id).toBe(owner.id);
    const alone = await byPhone();
    await api.prisma.identity.updateMany({ where: { userId: alone.id }, data: { lastUsedAt: ago(900) } });
    expect((await enter(await coded(alone.phone))).body.data.session.user._id).toBe(alone.id);
  });

  it.each([
    ['an e-mail', async () => seeker({ passwordHash: '' })],
    [
      'a provider',
      async () => {
        const { id } = await byPhone();
        const owner = await api.prisma.user.findUniqueOrThrow({ where: { id } });
        await api.prisma.identity.deleteMany({ where: { userId: id } });
        const google = { kind: 'google', issuer: 'https://accounts.google.com', subject: id };
        const dates = { confirmedAt: ago(10), createdAt: ago(10) };
        await api.prisma.identity.create({ data: { userId: id, ...google, ...dates } });
        return owner;
      },
    ],
  ])('opens none that has %s', async (_name, make) => {
    const { phone } = await withNumber(await make(), 120);
    expect((await newcomer(phone)).reserve).toBe('silent');
  });

  it('applies for nobody, and is free for its next owner, of which the one before is told', async () => {
    const owner = await seeker();
    const { phone } = await withNumber(owner, 100);
    const { id: jobId } = await createJob(api.prisma);
    const body = { jobId, name: 'Chan Thy', handle, coverLetter: 'I would like to work with you.' };
    const applied = await api.as(null).call(easyApplyByPhone, { body: { ...body, ...(await coded(phone)) } });
    expect([applied.status, applied.body.code]).toEqual([403, 'phone.reserve']);
    const { proof } = await newcomer(phone);
    const { body: made } = await register(proof);
    expect(made.data.session.user._id).not.toBe(owner.id);
    expect(await waysOf(owner)).toEqual([]);
    const subjects = (await api.mailsTo(owner.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([`You can no longer sign in to Acheep with ${phone}`]);
    const next = await enter(await coded(phone));
    expect(next.body.data.session.user._id).toBe(made.data.session.user._id);
  });

  it('is woken by its owner on the profile, with the password', async () => {
    const owner = await seeker();
    const { phone } = await withNumber(owner, 100);
    const sent = { ...(await coded(phone, 'add', api.as(owner))), password };
    expect((await api.as(owner).call(phoneAdd, { body: sent })).status).toBe(200);
    expect((await enter(await coded(phone))).body.data.session.user._id).toBe(owner.id);
  });
});

describe('security 70: the number of a recruiter', () => {
  it('opens no company with candidates by itself', async () => {
    const recruiter = await createRecruiter(api.prisma, { passwordHash });
    const { phone } = await withNumber(recruiter, 1);
    expect((await enter(await coded(phone))).body.data.session.user._id).toBe(recruiter.id);
    const job = await createJob(api.prisma, { ownerId: recruiter.id });
    await createApplication(api.prisma, { jobId: job.id });
    const found = await newcomer(phone);
    expect(found.reserve).toBe('candidates');
    // It is nobody else's either.
    expect((await register(found.proof)).body.code).toBe('phone.taken');
    for (const _again of [1, 2]) {
      const { proof } = await newcomer(phone);
      expect((await join(proof, recruiter)).body.data.user._id).toBe(recruiter.id);
    }
  });
});
