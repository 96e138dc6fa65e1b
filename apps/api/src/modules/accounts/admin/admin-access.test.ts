import {
  login,
  profileGet,
  register,
  resendActivation,
  verifyEmail,
} from '@acheep/contract/accounts/account';
import {
  adminActivationResend,
  adminUserDisable,
  adminUserGet,
  adminUserList,
} from '@acheep/contract/accounts/admin';
import {
  adminEmailChange,
  adminPasswordLinkSend,
  adminRoleSet,
  adminUserInvite,
} from '@acheep/contract/accounts/admin-access';
import { emailChangeConfirm } from '@acheep/contract/accounts/email-change';
import { resetPassword } from '@acheep/contract/accounts/password';
import { accountDelete } from '@acheep/contract/accounts/privacy';
import { adminServiceList } from '@acheep/contract/billing/service';
import { adminArticleList } from '@acheep/contract/content/article-admin';
import { adminBannerCreate, adminBannerList } from '@acheep/contract/content/banner';
import { adminEnquiryList } from '@acheep/contract/content/enquiry';
import type { Role } from '@acheep/contract/kernel/role';
import { adminSettingGet } from '@acheep/contract/platform/operator-setting';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { noAddress } from '../../messaging/mail/no-address.ts';

const api = await startApi();
const password = 'a password of mine';
const reason = 'Asked us at the counter, with an identity card.';
let passwordHash: string;
let admin: { id: string };
beforeAll(async () => {
  passwordHash = await api.deps.passwords.hash(password);
});
beforeEach(async () => {
  await api.prisma.banner.deleteMany();
  await api.prisma.user.deleteMany();
  admin = await createUser(api.prisma, { role: 'admin', passwordHash });
});

const give = (id: string, role: Role, by = admin) =>
  api.as(by).call(adminRoleSet, { params: { id }, body: { role, reason, password } });
const account = async (id: string) => (await api.as(admin).call(adminUserGet, { params: { id } })).body.data;
const lastEntry = () => api.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
/** Parameters of the link in the last mail to an address. */
const linkTo = async (email: string) => {
  const mail = (await api.mailsTo(email)).at(-1);
  const [url = ''] = mail?.text?.match(/https?:\/\/\S*token=\S+/) ?? [];
  return { subject: mail?.subject ?? '', params: new URL(url).searchParams };
};

describe('POST /admin/user/:id/role', () => {
  it('makes an editor of a job seeker, who is signed out, told why, and may edit content and nothing else', async () => {
    const user = await createUser(api.prisma, { email: 'sophea@example.com', locale: 'km' });
    const token = await api.tokenOf(user);
    const { status, body } = await give(user.id, 'editor');
    expect([status, body.data.role, body.data.sessions]).toEqual([200, 'editor', []]);
    expect((await api.withToken(token).call(adminBannerList)).status).toBe(401);
    expect(await lastEntry()).toMatchObject({
      action: 'user.change_role',
      actorId: admin.id,
      targetId: user.id,
      details: { role: 'user → editor', reason },
    });
    const [mail] = await api.mailsTo('sophea@example.com');
    expect(mail?.subject).toBe('តួនាទីថ្មីរបស់អ្នកនៅ អាជីព៖ អ្នករៀបចំអត្ថបទ');
    expect(mail?.text).toContain(reason);
    const as = api.as(user);
    for (const endpoint of [adminArticleList, adminBannerList, adminServiceList])
      expect((await as.call(endpoint)).status).toBe(200);
    for (const endpoint of [adminSettingGet, adminUserList, adminEnquiryList])
      expect((await as.call(endpoint)).status).toBe(403);
  });

  it('makes a recruiter of somebody who signed up as a job seeker by mistake, and an admin of an editor', async () => {
    const owner = await createUser(api.prisma, { email: noAddress() });
    expect((await account(owner.id)).roles).toEqual(['recruiter', 'trainer']);
    expect((await give(owner.id, 'recruiter')).body.data).toMatchObject({
      role: 'recruiter',
      roles: ['user', 'trainer'],
    });
    const editor = await createUser(api.prisma, { role: 'editor' });
    expect((await give(editor.id, 'admin')).body.data.role).toBe('admin');
    expect((await api.as(editor).call(adminUserList)).status).toBe(200);
  });

  it('takes the authenticator of an editor who becomes a job seeker', async () => {
    const editor = await createUser(api.prisma, { role: 'editor' });
    const since = new Date();
    await api.prisma.secondFactor.create({
      data: { userId: editor.id, secret: 'sealed', lastStep: 1, recovery: [], createdAt: since },
    });
    expect((await give(editor.id, 'user')).body.data.role).toBe('user');
    expect(await api.prisma.secondFactor.count()).toBe(0);
  });

  it('leaves the pictures of banners to an admin when the editor’s account ends', async () => {
    const editor = await createUser(api.prisma, { role: 'editor', passwordHash });
    const upload = await api.prisma.upload.create({
      data: {
        ownerId: editor.id,
        kind: 'picture',
        path: 'images/editor_l',
        originalName: 'a.png',
        mediaType: 'image/webp',
        size: 10,
      },
    });
    const words = { image: upload.path, alt: 'A hall', altKm: 'សាល', type: 'home', isActive: true };
    expect((await api.as(editor).call(adminBannerCreate, { body: words })).status).toBe(201);
    expect((await api.as(editor).call(accountDelete, { body: { password } })).status).toBe(200);
    expect(await api.prisma.upload.findUnique({ where: { id: upload.id } })).toMatchObject({
      ownerId: admin.id,
    });
  });

  it('changes nobody of a company, nobody who looks for work, and nobody who cannot sign in', async () => {
    const seeker = await createUser(api.prisma);
    await createResume(api.prisma, { userId: seeker.id });
    const others = [
      seeker,
      await createRecruiter(api.prisma),
      await createUser(api.prisma, { activatedAt: null }),
      await createUser(api.prisma, { disabledAt: new Date() }),
    ];
    for (const { id } of others) {
      expect((await account(id)).roles).toEqual([]);
      expect((await give(id, 'editor')).body.code).toBe('user.role');
    }
    const owner = await createUser(api.prisma, { email: noAddress() });
    expect((await give(owner.id, 'admin')).body.code).toBe('user.role');
  });

  it('leaves one of two admins who remove each other at once, and nobody removes themselves', async () => {
    expect((await account(admin.id)).roles).toEqual([]);
    expect((await give(admin.id, 'editor')).body.code).toBe('user.role');
    const other = await createUser(api.prisma, { role: 'admin', passwordHash });
    const answers = await Promise.all([give(other.id, 'editor'), give(admin.id, 'editor', other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.prisma.user.count({ where: { role: 'admin' } })).toBe(1);
  });

  it('is refused to somebody who has just ceased to be an admin', async () => {
    const [one, two] = [
      await createUser(api.prisma, { role: 'admin', passwordHash }),
      await createUser(api.prisma, { role: 'admin', passwordHash }),
    ];
    const answers = await Promise.all([give(two.id, 'editor', one), give(one.id, 'editor', two)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.prisma.user.count({ where: { role: 'admin', id: { in: [one.id, two.id] } } })).toBe(1);
  });

  it('asks for the password of the admin, and a reason', async () => {
    const { id } = await createUser(api.prisma);
    const call = (body: unknown) => api.as(admin).call(adminRoleSet, { params: { id }, body });
    const whole = { role: 'admin', reason, password };
    for (const body of [
      { role: 'admin', reason },
      { ...whole, password: 'of somebody else' },
      { ...whole, reason: ' ' },
      { ...whole, role: 'owner' },
    ])
      expect((await call(body)).status).toBe(422);
    expect((await api.prisma.user.findUniqueOrThrow({ where: { id } })).role).toBe('user');
  });
});

describe('POST /admin/user', () => {
  const invite = (email: string, more: object = {}) =>
    api.as(admin).call(adminUserInvite, {
      body: { email, name: 'Chan Dara', role: 'admin', password, ...more },
    });

  it('mails a link, with which the new admin chooses a password and runs the site', async () => {
    const { status, body } = await invite('dara@example.com');
    expect([status, body.data.state, body.data.role]).toEqual([201, 'waiting', 'admin']);
    expect(await lastEntry()).toMatchObject({ action: 'user.invite', targetId: body.data._id });
    const { subject, params } = await linkTo('dara@example.com');
    expect(subject).toContain('invited to help run');
    const token = params.get('token') ?? '';
    const open = (given: object) => api.as(null).call(verifyEmail, { body: { token, ...given } });
    expect((await open({})).body.code).toBe('activation.password');
    const chosen = { password: 'a password of Dara', confirmPassword: 'a password of Dara' };
    const opened = await open(chosen);
    expect(opened.status).toBe(200);
    expect((await api.withToken(opened.body.data.token).call(adminUserList)).status).toBe(200);
    expect((await open(chosen)).body.code).toBe('token.invalid');
  });

  it('gives the role of the last invitation, and opens nothing once it is withdrawn', async () => {
    const email = 'twice@example.com';
    const chosen = { password: 'a password of Dara', confirmPassword: 'a password of Dara' };
    const open = (link: URLSearchParams) =>
      api.as(null).call(verifyEmail, { body: { token: link.get('token') ?? '', ...chosen } });
    await invite(email);
    const first = await linkTo(email);
    const { body } = await invite(email, { role: 'editor' });
    expect((await open(first.params)).body.code).toBe('token.invalid');
    await api.as(admin).call(adminUserDisable, { params: { id: body.data._id }, body: { reason } });
    const links = (await api.mailsTo(email, 3)).flatMap(
      ({ text }) => text?.match(/https?:\/\/\S*token=\S+/)?.[0] ?? [],
    );
    expect(links).toHaveLength(2);
    for (const link of links)
      expect((await open(new URL(link).searchParams)).body.code).toBe('token.invalid');
    expect(await api.prisma.user.findUnique({ where: { email } })).toMatchObject({ activatedAt: null });
  });

  it('can be sent again, in the same words', async () => {
    const { body } = await invite('slow@example.com', { role: 'editor' });
    await api.as(admin).call(adminActivationResend, { params: { id: body.data._id } });
    expect((await linkTo('slow@example.com')).subject).toContain('invited to help run');
  });

  it('opens by its own link only: neither an old password nor a registration of the address is an admin', async () => {
    const email = 'guessed@example.com';
    await invite(email);
    expect((await api.as(null).call(login, { body: { email, password } })).body.code).toBe('login.failed');
    const handle = 'h'.repeat(43);
    await api.as(null).call(resendActivation, { body: { email, handle } });
    const typed = { password: 'of a stranger', confirmPassword: 'of a stranger' };
    await api.as(null).call(register, {
      body: { role: 'user', name: 'Stranger', email, ...typed, handle, acceptTerms: true },
    });
    const { params } = await linkTo(email);
    const opened = await api
      .as(null)
      .call(verifyEmail, { body: { token: params.get('token') ?? '', handle } });
    expect(opened.body.data?.user?.role ?? 'user').toBe('user');
    expect(await api.prisma.user.count({ where: { email, role: 'admin', activatedAt: { not: null } } })).toBe(
      0,
    );
  });

  it('says so where the address has an account, which stays as it is', async () => {
    const { id } = await createUser(api.prisma, { email: 'here@example.com' });
    expect((await invite('here@example.com')).body.code).toBe('user.address_taken');
    expect((await account(id)).role).toBe('user');
    expect(await api.prisma.activation.count()).toBe(0);
  });

  it.each([{ password: 'wrong' }, { role: 'user' }, { name: '' }, { email: 'nobody' }])(
    'refuses %o',
    async (more) => {
      expect((await invite('new@example.com', more)).status).toBe(422);
      expect(await api.prisma.user.count({ where: { email: 'new@example.com' } })).toBe(0);
    },
  );
});

describe('POST /admin/user/:id/email', () => {
  const change = (id: string, email: string, more: object = {}) =>
    api.as(admin).call(adminEmailChange, { params: { id }, body: { email, reason, password, ...more } });

  it('changes the address once its mailbox says so, and tells the old one', async () => {
    const { id } = await createUser(api.prisma, { email: 'lost@example.com' });
    expect((await change(id, 'found@example.com')).status).toBe(202);
    expect((await account(id)).email).toBe('lost@example.com');
    expect(await lastEntry()).toMatchObject({ details: { email: 'found@example.com', reason } });
    const { params } = await linkTo('found@example.com');
    const token = params.get('token') ?? '';
    expect((await api.as(null).call(emailChangeConfirm, { body: { token } })).status).toBe(200);
    expect((await account(id)).email).toBe('found@example.com');
    expect(await api.mailsTo('lost@example.com')).toHaveLength(1);
  });

  it('is taken back by the next, so that a mistyped address is no way in', async () => {
    const { id } = await createUser(api.prisma);
    await change(id, 'mistyped@example.com');
    const token = (await linkTo('mistyped@example.com')).params.get('token') ?? '';
    await change(id, 'right@example.com');
    const { body } = await api.as(null).call(emailChangeConfirm, { body: { token } });
    expect(body.code).toBe('email_change.invalid');
  });

  it('gives one to somebody who signs in by phone', async () => {
    const { id } = await createUser(api.prisma, { email: noAddress() });
    expect((await account(id)).actions).toEqual(['change-email', 'disable']);
    await change(id, 'first@example.com');
    const token = (await linkTo('first@example.com')).params.get('token') ?? '';
    await api.as(null).call(emailChangeConfirm, { body: { token } });
    expect((await account(id)).email).toBe('first@example.com');
  });

  it('refuses an address that has an account, one’s own account, and one that is disabled', async () => {
    await createUser(api.prisma, { email: 'taken@example.com' });
    const { id } = await createUser(api.prisma);
    expect((await change(id, 'taken@example.com')).body.code).toBe('user.address_taken');
    expect((await change(admin.id, 'mine@example.com')).body.code).toBe('user.state');
    const disabled = await createUser(api.prisma, { disabledAt: new Date() });
    expect((await change(disabled.id, 'other@example.com')).body.code).toBe('user.state');
    expect((await change(id, 'other@example.com', { password: 'wrong' })).status).toBe(422);
    expect(await api.prisma.emailChange.count()).toBe(0);
  });
});

describe('POST /admin/user/:id/send-password-link', () => {
  const send = (id: string) => api.as(admin).call(adminPasswordLinkSend, { params: { id } });

  it('mails a link, with which its owner chooses a password', async () => {
    const user = await createUser(api.prisma, { email: 'forgot@example.com' });
    const session = await api.tokenOf(user);
    expect((await send(user.id)).status).toBe(200);
    expect((await api.withToken(session).call(profileGet)).status).toBe(200);
    const { params } = await linkTo('forgot@example.com');
    const given = { token: params.get('token') ?? '', key: params.get('key') ?? '', email: user.email };
    const chosen = { password: 'a new one of mine', confirmPassword: 'a new one of mine', keep: [] };
    expect((await api.as(null).call(resetPassword, { body: { ...given, ...chosen } })).status).toBe(200);
    const signedIn = await api
      .as(null)
      .call(login, { body: { email: user.email, password: chosen.password } });
    expect(signedIn.status).toBe(200);
  });

  it('goes to nobody without an e-mail, to nobody who is disabled, and not to whoever asks', async () => {
    const byPhone = await createUser(api.prisma, { email: noAddress() });
    const disabled = await createUser(api.prisma, { disabledAt: new Date() });
    for (const { id } of [byPhone, disabled, admin]) expect((await send(id)).body.code).toBe('user.state');
  });
});
