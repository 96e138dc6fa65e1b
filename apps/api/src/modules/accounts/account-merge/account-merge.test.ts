import { login, profileGet } from '@acheep/contract/accounts/account';
import * as contract from '@acheep/contract/accounts/account-merge';
import { passkeyAdd, passkeySave, passkeySignIn, passkeyStart } from '@acheep/contract/accounts/passkey';
import { createApplication } from '@acheep/prisma/factories/application';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApi } from '../../../testing/harness.ts';
import { virtualAuthenticator } from '../../../testing/virtual-authenticator.ts';
import { noAddress } from '../../messaging/mail/no-address.ts';
import { userTables } from './user-table.ts';

const password = 'correct horse battery';
const minute = 60_000;

const api = await startApi({ LIMIT_FACTOR: '1000' });
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await api.deps.passwords.hash(password);
});
afterEach(() => api.setClock(null));

const seeker = (more: object = {}) => createUser(api.prisma, { passwordHash, ...more });
type Caller = ReturnType<Harness['withToken']>;
async function two(more: { from?: object; into?: object } = {}) {
  const [from, into] = [await seeker(more.from), await seeker(more.into)];
  return { from, into, mine: api.withToken(await api.tokenOf(into)) };
}
async function tokenBySigningIn({ email }: { email: string }) {
  const { body } = await api.as(null).call(login, { body: { email, password } });
  return body.data.token as string;
}
const look = (mine: Caller, other: string, typed: string | undefined = password) =>
  mine.call(contract.accountMergeLook, { body: { other, ...(typed && { password: typed }) } });
const merge = (mine: Caller, sealed: string, typed: string | undefined = password) =>
  mine.call(contract.accountMerge, { body: { merge: sealed, ...(typed && { password: typed }) } });
const said = ({ status, body }: Awaited<ReturnType<typeof merge>>) => [status, body.code];
const exists = async ({ id }: { id: string }) => (await api.prisma.user.count({ where: { id } })) === 1;
const mailsTo = async (email: string) =>
  (
    await api.prisma.$queryRaw<{ template: string }[]>`
      SELECT data->>'template' AS template FROM pgboss.job WHERE name = 'mail' AND data->>'to' = ${email}`
  ).map(({ template }) => template);

describe('merging two accounts of a job seeker', () => {
  it('says of every reference to an account what becomes of it', async () => {
    const rows = await api.prisma.$queryRaw<{ name: string }[]>`
      SELECT t.relname || '.' || a.attname AS name FROM pg_constraint c
      JOIN pg_class t ON t.oid = c.conrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = '"user"'::regclass`;
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(userTables).sort());
  });

  it('gives the address and the password of the other to an account with a phone alone', async () => {
    const from = await seeker();
    const into = await createUser(api.prisma, {
      email: noAddress(),
      passwordHash: '',
      phone: '+85512345678',
    });
    const mine = api.withToken(await api.tokenOf(into));
    const { body } = await look(mine, await tokenBySigningIn(from));
    expect(body.data.getsAddress).toBe(true);
    expect((await merge(mine, body.data.merge, '')).status).toBe(200);
    expect((await mine.call(profileGet)).body.data.email).toBe(from.email);
    const opened = await api.as(null).call(login, { body: { email: from.email, password } });
    expect(opened.body.data.user._id).toBe(into.id);
    expect(await mailsTo(from.email)).toEqual(['accounts-merged']);
  });

  it('takes the password of the other one, where it has one: its phone or a session is not enough', async () => {
    const { from, mine } = await two();
    const stolen = await api.tokenOf(from);
    expect(said(await look(mine, stolen, ''))).toEqual([409, 'merge.password']);
    // It was used up.
    expect(said(await look(mine, stolen))).toEqual([409, 'merge.expired']);
    expect(said(await look(mine, await api.tokenOf(from), 'guessed'))).toEqual([409, 'merge.password']);
    expect((await look(mine, await api.tokenOf(from))).status).toBe(200);
  });

  it('waits while the old address of the other can take it back', async () => {
    const { from, mine } = await two();
    const change = { oldEmail: from.email, newEmail: 'thief@example.com', createdAt: new Date() };
    const hashes = { tokenHash: Buffer.from('a token'), backHash: Buffer.from('a way back') };
    const expiresAt = new Date(Date.now() + 86_400_000);
    await api.prisma.emailChange.create({ data: { userId: from.id, ...change, ...hashes, expiresAt } });
    expect(said(await look(mine, await tokenBySigningIn(from)))).toEqual([409, 'merge.changed']);
    expect(await exists(from)).toBe(true);
  });

  it('goes through where both have unread news of one kind', async () => {
    const { from, into, mine } = await two();
    for (const { id: userId } of [from, into])
      await api.prisma.notification.create({
        data: { userId, kind: 'saved-closing', params: {}, gathered: true, createdAt: new Date() },
      });
    const { body } = await look(mine, await tokenBySigningIn(from));
    expect((await merge(mine, body.data.merge)).status).toBe(200);
  });

  it('says of an account with a phone alone that it has no address', async () => {
    const from = await createUser(api.prisma, { email: noAddress(), passwordHash: '' });
    const into = await seeker();
    const mine = api.withToken(await api.tokenOf(into));
    const { body } = await look(mine, await api.tokenOf(from));
    expect(body.data.email).toBeNull();
    expect((await merge(mine, body.data.merge)).status).toBe(200);
    expect((await mine.call(profileGet)).body.data.email).toBe(into.email);
  });

  it('moves what the other has, keeps what collides, and tells both addresses', async () => {
    const accounts = await two({ from: { phone: '+85512345678' } });
    const { from, into, mine } = accounts;
    const [both, one] = [await createJob(api.prisma), await createJob(api.prisma)];
    const kept = await createApplication(api.prisma, { applicantId: into.id, jobId: both.id });
    await createApplication(api.prisma, { applicantId: from.id, jobId: both.id });
    const moved = await createApplication(api.prisma, { applicantId: from.id, jobId: one.id });
    const recruiter = await createRecruiter(api.prisma);
    const companyId = recruiter.company?.id ?? '';
    for (const { id: userId } of [from, into]) await createIgnoredCompany(api.prisma, { userId, companyId });
    await api.prisma.bookmark.createMany({
      data: [both, one].flatMap(({ id: jobId }) => [{ userId: from.id, jobId, createdAt: new Date() }]),
    });
    await api.prisma.bookmark.create({ data: { userId: into.id, jobId: both.id, createdAt: new Date() } });
    const resume = await createResume(api.prisma, { userId: from.id });
    await api.prisma.identity.create({
      data: {
        ...{ userId: from.id, kind: 'google', issuer: 'https://accounts.google.com', subject: from.id },
        ...{ confirmedAt: new Date(), createdAt: new Date() },
      },
    });

    const token = await tokenBySigningIn(from);
    const { status, body } = await look(mine, token);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      merge: expect.any(String),
      name: from.name,
      email: from.email,
      getsAddress: false,
      moves: [
        { kind: 'application', count: 1 },
        { kind: 'saved', count: 1 },
        { kind: 'way', count: 1 },
      ],
      resume: 'moves',
    });
    // The session was opened for this alone.
    expect((await api.withToken(token).call(profileGet)).status).toBe(401);
    expect(await exists(from)).toBe(true);

    expect((await merge(mine, body.data.merge)).status).toBe(200);
    expect(await exists(from)).toBe(false);
    const applications = await api.prisma.application.findMany({ where: { applicantId: into.id } });
    expect(applications.map(({ id }) => id).sort()).toEqual([kept.id, moved.id].sort());
    expect(await api.prisma.bookmark.count({ where: { userId: into.id } })).toBe(2);
    expect(await api.prisma.ignoredCompany.count({ where: { userId: into.id } })).toBe(1);
    expect(await api.prisma.resume.findUnique({ where: { userId: into.id } })).toMatchObject({
      id: resume.id,
    });
    expect(await api.prisma.identity.count({ where: { userId: into.id } })).toBe(1);
    expect((await mine.call(profileGet)).body.data.phone).toBe('+85512345678');
    expect(await mailsTo(from.email)).toEqual(['accounts-merged']);
    expect(await mailsTo(into.email)).toEqual(['accounts-merged']);
    // Again, as after a lost answer.
    expect((await merge(mine, body.data.merge)).status).toBe(200);
    expect(await mailsTo(into.email)).toHaveLength(1);
  });

  it('does not let somebody begin anew whose reports no longer count', async () => {
    const reportsIgnoredAt = new Date('2026-11-20T03:00:00Z');
    const { from, into, mine } = await two({ from: { reportsIgnoredAt } });
    const { body } = await look(mine, await tokenBySigningIn(from));
    expect((await merge(mine, body.data.merge)).status).toBe(200);
    const stored = await api.prisma.user.findUnique({ where: { id: into.id } });
    expect(stored?.reportsIgnoredAt).toEqual(reportsIgnoredAt);
  });

  it('keeps of two applications for one job the one that has come further', async () => {
    const { from, into, mine } = await two();
    const states = [
      { mine: { status: 'received' }, theirs: { status: 'shortlisted' }, stays: 'theirs' },
      {
        mine: { status: 'shortlisted' },
        theirs: { status: 'shortlisted', hiredAt: new Date() },
        stays: 'theirs',
      },
      { mine: { status: 'received' }, theirs: { status: 'withdrawn' }, stays: 'mine' },
      { mine: { status: 'received' }, theirs: { status: 'received' }, stays: 'mine' },
    ] as const;
    const [staying, jobIds]: [string[], string[]] = [[], []];
    for (const { mine: own, theirs, stays } of states) {
      const kept = await createApplication(api.prisma, { applicantId: into.id, ...own });
      const { jobId } = kept;
      const gone = await createApplication(api.prisma, { applicantId: from.id, jobId, ...theirs });
      staying.push((stays === 'mine' ? kept : gone).id);
      jobIds.push(jobId);
    }
    const { body } = await look(mine, await tokenBySigningIn(from));
    expect((await merge(mine, body.data.merge)).status).toBe(200);
    const left = await api.prisma.application.findMany({ where: { jobId: { in: jobIds } } });
    expect(left.map(({ id }) => id).sort()).toEqual(staying.toSorted());
    for (const one of left) expect(one).toMatchObject({ applicantId: into.id, source: null, locale: null });
  });

  it('keeps the own CV and photo where there are both', async () => {
    const accounts = await two();
    const own = await createResume(api.prisma, { userId: accounts.into.id });
    await createResume(api.prisma, { userId: accounts.from.id });
    const { body } = await look(accounts.mine, await tokenBySigningIn(accounts.from));
    expect(body.data.resume).toBe('ends');
    expect((await merge(accounts.mine, body.data.merge)).status).toBe(200);
    const resumes = await api.prisma.resume.findMany({
      where: { userId: { in: [accounts.into.id, accounts.from.id] } },
    });
    expect(resumes.map(({ id }) => id)).toEqual([own.id]);
  });

  it('a passkey of the other opens the one that stays', async () => {
    const { from, into, mine } = await two();
    const handle = 'a browser with enough randomness';
    const device = virtualAuthenticator();
    const theirs = api.withToken(await api.tokenOf(from));
    const adding = (await theirs.call(passkeyAdd, { body: { handle, password } })).body.data;
    const credential = device.make(adding.publicKey);
    const made = { handle, challenge: adding.challenge, credential, name: 'Phone' };
    expect((await theirs.call(passkeySave, { body: made })).status).toBe(200);
    const { body } = await look(mine, await tokenBySigningIn(from));
    expect((await merge(mine, body.data.merge)).status).toBe(200);
    const asked = (await api.as(null).call(passkeyStart, { body: { handle } })).body.data;
    const given = { handle, challenge: asked.challenge, credential: device.answer(asked.publicKey) };
    const opened = await api.as(null).call(passkeySignIn, { body: given });
    expect([opened.status, opened.body.data.user._id]).toEqual([200, into.id]);
  });

  it('twice at once, and both ways at once, one account stays with everything', async () => {
    const { from, into, mine } = await two();
    await createApplication(api.prisma, { applicantId: from.id });
    const theirs = api.withToken(await api.tokenOf(from));
    const here = (await look(mine, await tokenBySigningIn(from))).body.data.merge;
    const there = (await look(theirs, await tokenBySigningIn(into))).body.data.merge;
    const answers = await Promise.all([merge(mine, here), merge(mine, here), merge(theirs, there)]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const stay = await api.prisma.user.findMany({ where: { id: { in: [from.id, into.id] } } });
    expect(stay).toHaveLength(1);
    expect(await api.prisma.application.count({ where: { applicantId: stay[0]?.id ?? '' } })).toBe(1);
  });
});

describe('security: attacks on merging', () => {
  const expired = [409, 'merge.expired'];

  it('takes a new session of the other account, and its owner’s own password', async () => {
    const { from, mine } = await two();
    const old = await api.tokenOf(from);
    api.setClock(new Date(Date.now() + 11 * minute));
    expect(said(await look(mine, old))).toEqual(expired);
    api.setClock(null);
    for (const token of ['x', `${old}x`, 'a.b.c']) expect(said(await look(mine, token))).toEqual(expired);
    const { body } = await look(mine, await tokenBySigningIn(from));
    expect(Object.keys((await merge(mine, body.data.merge, 'wrong')).body.data)).toEqual(['password']);
    expect(Object.keys((await merge(mine, body.data.merge, '')).body.data)).toEqual(['password']);
    expect(await exists(from)).toBe(true);
  });

  it('a proof is of its session, ends, and ends with a new password of the other account', async () => {
    const accounts = await two();
    const { from, into, mine } = accounts;
    const proof = async () => (await look(mine, await tokenBySigningIn(from))).body.data.merge as string;
    const sealed = await proof();
    expect(said(await merge(api.withToken(await api.tokenOf(into)), sealed))).toEqual(expired);
    expect(said(await merge(api.withToken(await api.tokenOf(await seeker())), sealed))).toEqual(expired);
    api.setClock(new Date(Date.now() + 16 * minute));
    expect(said(await merge(mine, sealed))).toEqual(expired);
    api.setClock(null);
    const another = await proof();
    await api.prisma.user.update({ where: { id: from.id }, data: { passwordHash: 'another' } });
    expect(said(await merge(mine, another))).toEqual(expired);
    expect(await exists(from)).toBe(true);
  });

  it('only job seekers’ accounts merge, and none with itself', async () => {
    const into = await seeker();
    const mine = api.withToken(await api.tokenOf(into));
    const recruiter = await createRecruiter(api.prisma, { passwordHash });
    const admin = await createUser(api.prisma, { role: 'admin', passwordHash });
    for (const other of [recruiter, admin])
      expect(said(await look(mine, await tokenBySigningIn(other)))).toEqual([409, 'merge.role']);
    expect(said(await look(mine, await tokenBySigningIn(into)))).toEqual([409, 'merge.same']);
    const theirs = api.withToken(await api.tokenOf(recruiter));
    expect((await look(theirs, await tokenBySigningIn(into))).status).toBe(403);
  });

  it('an operator who looks at an account proves nothing by it', async () => {
    const { from, mine } = await two();
    const admin = await createUser(api.prisma, { role: 'admin' });
    const own = await api.prisma.session.create({
      data: { userId: admin.id, expiresAt: new Date(Date.now() + 3_600_000) },
    });
    const seen = await api.prisma.session.create({
      data: {
        ...{ userId: from.id, byId: admin.id, bySessionId: own.id },
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });
    for (const more of [{}, { impersonation: true as const }])
      expect(said(await look(mine, api.app.jwt.sign({ sid: seen.id, ...more })))).toEqual(expired);
  });

  it('a disabled account neither gives nor takes', async () => {
    const accounts = await two();
    const { body } = await look(accounts.mine, await tokenBySigningIn(accounts.from));
    await api.prisma.user.update({ where: { id: accounts.from.id }, data: { disabledAt: new Date() } });
    await merge(accounts.mine, body.data.merge);
    expect(await exists(accounts.from)).toBe(true);
  });
});
