import { login, logout, profileGet, profileUpdate } from '@acheep/contract/accounts/account';
import {
  adminSessionList,
  adminUserDisable,
  adminUserList,
  auditList,
} from '@acheep/contract/accounts/admin';
import { impersonationEnd, impersonationStart } from '@acheep/contract/accounts/impersonation';
import { changePassword } from '@acheep/contract/accounts/password';
import { dataExport } from '@acheep/contract/accounts/privacy';
import { sessionList } from '@acheep/contract/accounts/session';
import { endpoints } from '@acheep/contract/endpoints';
import { applicationCreate, appliedJobList, candidateGet } from '@acheep/contract/hiring/application';
import { jobList } from '@acheep/contract/jobs/job';
import { jobViewed } from '@acheep/contract/jobs/job-statistics';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { notificationList } from '@acheep/contract/messaging/notification';
import { dashboardGet } from '@acheep/contract/platform/dashboard';
import { documentUpload } from '@acheep/contract/platform/upload';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { impersonationModule } from './impersonation.module.ts';

const api = await startApi();
let admin: { id: string };
let adminToken: string;
beforeEach(async () => {
  api.setClock(null);
  admin = await createUser(api.prisma, { role: 'admin', name: 'Operator' });
  adminToken = await api.tokenOf(admin);
});

const body = { reason: 'You wrote that your CV is not shown.' };
const start = (id: string, token = adminToken) =>
  api.withToken(token).call(impersonationStart, { params: { id }, body });
async function lookAt({ id }: { id: string }): Promise<string> {
  const { status, body: said } = await start(id);
  expect(status).toBe(200);
  return said.data.token;
}
const reads = async (token: string) => (await api.withToken(token).call(profileGet)).status;
const audited = async (targetId: string): Promise<{ action: string; facts: object[]; actor: object }[]> =>
  (await api.as(admin).call(auditList, { query: { 'filter[targetId]': targetId, sort: 'createdAt_1' } })).body
    .data;

describe('looking at an account as its owner sees it', () => {
  it('reads what the owner reads, and says who looks and until when', async () => {
    const user = await createUser(api.prisma);
    await createApplication(api.prisma, { applicantId: user.id });
    const { body: said } = await start(user.id);
    const minutes = (Date.parse(said.data.until) - Date.now()) / 60_000;
    expect(said.data).toMatchObject({ operator: 'Operator', user: { _id: user.id, role: 'user' } });
    expect(Math.round(minutes)).toBe(30);
    const eyes = api.withToken(said.data.token);
    expect((await eyes.call(dashboardGet)).body.data.role).toBe('user');
    expect((await eyes.call(appliedJobList)).body.meta.total).toBe(1);
  });

  it('is told to the owner at once, by mail and bell, and written down from start to end', async () => {
    const user = await createUser(api.prisma, { locale: 'km', email: 'watched@example.com' });
    await lookAt(user);
    const mail = await vi.waitFor(async () => {
      const found = (await api.mails(1)).find(({ to }) => to?.some(({ address }) => address === user.email));
      expect(found?.text).toContain(body.reason);
      return found;
    }, 10_000);
    expect(mail?.text).toContain('Operator');
    const bell = await api.as(user).call(notificationList);
    expect(JSON.stringify(bell.body.data)).toContain(body.reason);
    await api.withToken(adminToken).call(impersonationEnd);
    expect(await audited(user.id)).toMatchObject([
      { action: 'look.start', actor: { _id: admin.id }, facts: [{ to: { en: body.reason } }] },
      { action: 'look.end', actor: { _id: admin.id }, facts: [] },
    ]);
  });

  it('is none of the places where the owner is signed in', async () => {
    const user = await createUser(api.prisma);
    await lookAt(user);
    expect((await api.as(user).call(sessionList)).body.data).toHaveLength(1);
    expect((await api.as(admin).call(adminSessionList, { params: { id: user.id } })).body.data).toHaveLength(
      1,
    );
  });

  it('wants a reason, and an account that is in use and no operator’s', async () => {
    const user = await createUser(api.prisma);
    const without = await api
      .as(admin)
      .call(impersonationStart, { params: { id: user.id }, body: { reason: ' ' } });
    expect(without.body.data).toHaveProperty('reason');
    for (const other of [{ role: 'admin' as const }, { activatedAt: null }, { disabledAt: new Date() }]) {
      const { id } = await createUser(api.prisma, other);
      const { status, body: said } = await start(id);
      expect([status, said.code]).toEqual([409, 'impersonation.account']);
    }
    expect(await api.prisma.session.count({ where: { byId: admin.id } })).toBe(0);
  });
});

describe('security: a look changes nothing and takes nothing away', () => {
  it('refuses every endpoint of the contract that does not read, whatever it needs', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const token = await lookAt(recruiter);
    const id = '01900000-0000-7000-8000-000000000000';
    const before = await api.prisma.limitCount.count();
    for (const endpoint of (endpoints as readonly Endpoint[]).filter(({ method }) => method !== 'GET')) {
      const response = await api.withToken(token).call(endpoint, { params: { id } } as never);
      // Endpoints of other roles may be refused for either reason, depending on which check runs first.
      const codes =
        endpoint.access === 'public' || endpoint.access === 'signed-in'
          ? ['impersonation.read_only']
          : ['impersonation.read_only', 'access.denied'];
      expect([endpoint.path, response.status]).toEqual([endpoint.path, 403]);
      expect(codes).toContain(response.body.code);
    }
    expect(await api.prisma.limitCount.count()).toBe(before);
  });

  it('says so in a sentence, in both languages', async () => {
    const user = await createUser(api.prisma);
    const token = await lookAt(user);
    const change = { name: 'Somebody else', locale: 'en' };
    const en = await api.withToken(token).call(profileUpdate, { body: change });
    expect(en.body.message).toBe(
      'You’re viewing this account as its owner sees it. You can’t change anything here.',
    );
    const km = await api.withToken(token).call(profileUpdate, { body: change, locale: 'km' });
    expect(km.body.message).toMatch(/មិនអាចកែប្រែ/);
    expect((await api.prisma.user.findUniqueOrThrow({ where: { id: user.id } })).name).toBe(user.name);
  });

  it('uploads nothing, applies for nothing, exports nothing, signs nobody out', async () => {
    const user = await createUser(api.prisma);
    const job = await createJob(api.prisma);
    const eyes = api.withToken(await lookAt(user));
    const own = await api.tokenOf(user);
    const refused = [
      await eyes.call(documentUpload, { file: { name: 'cv.pdf', content: Buffer.from('%PDF-1.4') } }),
      await eyes.call(applicationCreate, { body: { jobId: job.id } }),
      await eyes.call(dataExport, { body: {} }),
      await eyes.call(changePassword, { body: { current: 'x', password: 'correct horse battery' } }),
      await eyes.call(logout),
      await eyes.call(jobViewed, { params: { id: job.id } }),
      await eyes.call(login, { body: { email: user.email, password: 'a' } }),
    ];
    expect(refused.map(({ status, body: said }) => [status, said.code])).toEqual(
      refused.map(() => [403, 'impersonation.read_only']),
    );
    expect(await reads(own)).toBe(200);
    expect(await api.prisma.upload.count({ where: { ownerId: user.id } })).toBe(0);
  });

  it('opens nothing that is noted or counted by reading it, and reads on what everybody reads', async () => {
    const owner = await createRecruiter(api.prisma);
    const job = await createJob(api.prisma, { ownerId: owner.id });
    const { id } = await createApplication(api.prisma, { jobId: job.id });
    const eyes = api.withToken(await lookAt(owner));
    const noting = (endpoints as readonly Endpoint[]).filter(
      ({ notWhileImpersonating }) => notWhileImpersonating,
    );
    expect(noting.map(({ path }) => path).sort()).toEqual([
      '/application/:id/candidate',
      '/application/:id/scorecard',
      '/application/candidate/csv',
      '/gathering/:id/participant/csv',
      '/gathering/:id/participant/sheet',
      '/interview/feed',
      '/resume/:id',
      '/talent/:id',
    ]);
    for (const endpoint of noting) {
      const response = await eyes.call(endpoint, { params: { id } } as never);
      expect([endpoint.path, response.body.code]).toEqual([endpoint.path, 'impersonation.private']);
    }
    expect((await eyes.call(candidateGet, { params: { id } })).status).toBe(403);
    expect(await api.prisma.application.findUnique({ where: { id } })).toMatchObject({ viewedAt: null });
    expect((await eyes.call(jobList)).status).toBe(200);
  });

  it('opens no private file: the links that it is told lead nowhere', async () => {
    const user = await createUser(api.prisma);
    const photo = await createUpload(api.prisma, { ownerId: user.id, kind: 'photo' });
    await api.prisma.user.update({ where: { id: user.id }, data: { photoPath: photo.path } });
    const link = async (token: string) => {
      const { data } = (await api.withToken(token).call(profileGet)).body;
      return (await api.http().get(data.photo.image)).status;
    };
    // The record has no file: a permitted reader gets 404.
    expect(await link(await api.tokenOf(user))).toBe(404);
    expect(await link(await lookAt(user))).toBe(403);
  });

  it('is no way to what operators do', async () => {
    const token = await lookAt(await createRecruiter(api.prisma));
    for (const endpoint of [adminUserList, auditList, impersonationStart, impersonationEnd] as Endpoint[]) {
      const response = await api.withToken(token).call(endpoint, { params: { id: admin.id } } as never);
      expect([response.status, response.body.code]).toEqual([403, 'access.denied']);
    }
  });

  it('is not to be had by a token that says it is none, or one that only says so', async () => {
    const user = await createUser(api.prisma);
    await lookAt(user);
    const { id } = await api.prisma.session.findFirstOrThrow({ where: { byId: admin.id } });
    expect(await reads(api.app.jwt.sign({ sid: id }))).toBe(401);
    const own = await api.tokenOf(user);
    const { sid } = JSON.parse(Buffer.from(own.split('.')[1] ?? '', 'base64url').toString());
    expect(await reads(api.app.jwt.sign({ sid, impersonation: true }))).toBe(401);
  });

  it('counts against the operator’s limits, not the owner’s', async () => {
    const user = await createUser(api.prisma);
    const token = await lookAt(user);
    const keys = async () => (await api.prisma.limitCount.findMany()).length;
    const before = await keys();
    await api.withToken(token).call(dashboardGet);
    expect(await keys()).toBe(before);
  });
});

describe('security: a look ends', () => {
  it('by hand, and its token is dead', async () => {
    const token = await lookAt(await createUser(api.prisma));
    expect(await reads(token)).toBe(200);
    expect((await api.withToken(adminToken).call(impersonationEnd)).status).toBe(200);
    const { status, body: said } = await api.withToken(token).call(profileGet);
    expect([status, said.code]).toEqual([401, 'session.invalid']);
    // Not even actions open to visitors are allowed.
    const job = await createJob(api.prisma);
    const view = await api.withToken(token).call(jobViewed, { params: { id: job.id } });
    expect(view.body.code).toBe('impersonation.read_only');
  });

  it('after half an hour, and is written down as of then', async () => {
    const user = await createUser(api.prisma);
    const at = Date.now();
    api.setClock(new Date(at - 60 * 60_000));
    const token = await lookAt(user);
    api.setClock(new Date(at - 30 * 60_000 - 1000));
    expect(await reads(token)).toBe(200);
    api.setClock(new Date(at - 30 * 60_000 + 1000));
    expect(await reads(token)).toBe(401);
    api.setClock(null);
    await impersonationModule.sweep?.(api.deps);
    const ended = await api.prisma.auditEntry.findFirstOrThrow({
      where: { targetId: user.id, action: 'look.end' },
    });
    expect(Math.round((at - ended.createdAt.getTime()) / 60_000)).toBe(30);
  });

  it('at once with the operator’s own session, however that ends', async () => {
    const user = await createUser(api.prisma);
    const token = await lookAt(user);
    await api.withToken(adminToken).call(logout);
    expect(await reads(token)).toBe(401);
    expect((await audited(user.id)).map(({ action }) => action)).toEqual(['look.start', 'look.end']);
  });

  it('with the operator: disabled, or no operator any more', async () => {
    const token = await lookAt(await createUser(api.prisma));
    await api.prisma.user.update({ where: { id: admin.id }, data: { role: 'user' } });
    expect(await reads(token)).toBe(401);
    await api.prisma.user.update({
      where: { id: admin.id },
      data: { role: 'admin', disabledAt: new Date() },
    });
    expect(await reads(token)).toBe(401);
  });

  it('with the account: disabled, or deleted', async () => {
    const [user, gone] = [await createUser(api.prisma), await createUser(api.prisma)];
    const token = await lookAt(user);
    const other = await createUser(api.prisma, { role: 'admin' });
    await api.as(other).call(adminUserDisable, { params: { id: user.id }, body });
    expect(await reads(token)).toBe(401);
    const second = await lookAt(gone);
    await api.prisma.user.delete({ where: { id: gone.id } });
    expect(await reads(second)).toBe(401);
    expect(await api.prisma.auditEntry.count({ where: { targetId: gone.id, action: 'look.end' } })).toBe(1);
  });

  it('where another begins: one at a time', async () => {
    const first = await lookAt(await createUser(api.prisma));
    const second = await lookAt(await createUser(api.prisma));
    expect([await reads(first), await reads(second)]).toEqual([401, 200]);
  });
});
