import { login, profileGet, resendActivation } from '@acheep/contract/accounts/account';
import { adminUserDisable, adminUserEnable } from '@acheep/contract/accounts/admin';
import { applicationCreate } from '@acheep/contract/hiring/application';
import { jobGet, jobList } from '@acheep/contract/jobs/job';
import { categoryList } from '@acheep/contract/jobs/reference';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const body = { reason: 'Asks candidates for money.' };
const disable = (id: string) => api.as(admin).call(adminUserDisable, { params: { id }, body });
const enable = (id: string) => api.as(admin).call(adminUserEnable, { params: { id } });

describe('POST /admin/user/:id/disable', () => {
  it('security 13: ends every session at once: the tokens are dead, and stay so after enabling', async () => {
    const user = await createUser(api.prisma);
    const tokens = [await api.tokenOf(user), await api.tokenOf(user)];
    const answer = await disable(user.id);
    expect([answer.status, answer.body.data.state, answer.body.data.sessions]).toEqual([200, 'disabled', []]);
    await enable(user.id);
    for (const token of tokens) {
      const { status, body: said } = await api.withToken(token).call(profileGet);
      expect([status, said.code]).toEqual([401, 'session.invalid']);
    }
  });

  it('security 13: holds for a session that was being opened meanwhile', async () => {
    const user = await createUser(api.prisma);
    await disable(user.id);
    const token = await api.tokenOf(user);
    expect((await api.withToken(token).call(profileGet)).status).toBe(401);
  });

  it('refuses the sign-in after the right password only', async () => {
    const passwordHash = await api.deps.passwords.hash('a password of mine');
    const { id, email } = await createUser(api.prisma, { passwordHash });
    await disable(id);
    const right = await api.as(null).call(login, { body: { email, password: 'a password of mine' } });
    expect([right.status, right.body.code]).toEqual([401, 'login.disabled']);
    const wrong = await api.as(null).call(login, { body: { email, password: 'something else' } });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'login.failed']);
    await enable(id);
    const after = await api.as(null).call(login, { body: { email, password: 'a password of mine' } });
    expect(after.status).toBe(200);
  });

  it('tells the person why, in their language, and mails no activation link any more', async () => {
    const user = await createUser(api.prisma, { activatedAt: null, locale: 'km', email: 'why@example.com' });
    await disable(user.id);
    await api.as(null).call(resendActivation, { body: { email: user.email } });
    const own = await vi.waitFor(async () => {
      const mails = (await api.mails(1)).filter(({ to }) =>
        to?.some(({ address }) => address === user.email),
      );
      expect(mails).toHaveLength(1);
      return mails;
    }, 10_000);
    expect(own[0]?.text).toContain(body.reason);
    expect(own[0]?.subject).toContain('ត្រូវបានបិទ');
  });

  it('security 22: takes the jobs out of list, page and counts, and back again', async () => {
    const category = await api.prisma.category.findFirstOrThrow();
    const recruiter = await createRecruiter(api.prisma);
    const owner = { ownerId: recruiter.id };
    const job = await createJob(api.prisma, { ...owner, status: 'active', categoryId: category.id });
    const kept = await createJob(api.prisma, { status: 'active', categoryId: category.id });
    const cv = await createUpload(api.prisma);

    const seen = async () => {
      const { body: list } = await api
        .as(null)
        .call(jobList, { query: { 'filter[categoryId]': category.id } });
      const { body: categories } = await api.as(null).call(categoryList);
      return {
        jobs: list.data.map(({ _id }: { _id: string }) => _id).sort(),
        total: list.meta.total,
        inCategory: categories.data.find(({ _id }: { _id: string }) => _id === category.id).totalJob,
        page: (await api.as(null).call(jobGet, { params: { id: job.id } })).status,
      };
    };
    const everything = { jobs: [job.id, kept.id].sort(), total: 2, inCategory: 2, page: 200 };
    expect(await seen()).toEqual(everything);
    await disable(recruiter.id);
    expect(await seen()).toEqual({ jobs: [kept.id], total: 1, inCategory: 1, page: 404 });
    const applied = await api.as({ id: cv.ownerId }).call(applicationCreate, {
      body: { jobId: job.id, phone: '+85512345678', cv: { originalName: 'cv.pdf', path: cv.path } },
    });
    expect(applied.status).toBe(404);
    await enable(recruiter.id);
    expect(await seen()).toEqual(everything);
  });

  it('refuses an admin who disables themselves', async () => {
    const answer = await disable(admin.id);
    expect([answer.status, answer.body.code]).toEqual([409, 'admin.self']);
  });

  it('leaves one of two admins who disable each other at once', async () => {
    const [one, two] = [
      await createUser(api.prisma, { role: 'admin' }),
      await createUser(api.prisma, { role: 'admin' }),
    ];
    await api.prisma.user.update({ where: { id: admin.id }, data: { disabledAt: new Date() } });
    const answers = await Promise.all([
      api.as(one).call(adminUserDisable, { params: { id: two.id }, body }),
      api.as(two).call(adminUserDisable, { params: { id: one.id }, body }),
    ]);
    await api.prisma.user.update({ where: { id: admin.id }, data: { disabledAt: null } });
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    // The other call was refused, or its session had ended by then.
    expect([401, 409]).toContain(statuses[1]);
    const ids = { in: [one.id, two.id] };
    expect(await api.prisma.user.count({ where: { disabledAt: null, id: ids } })).toBe(1);
  });

  it('does so once, and enables what is disabled only', async () => {
    const { id } = await createUser(api.prisma);
    expect((await enable(id)).body.code).toBe('user.state');
    expect((await disable(id)).status).toBe(200);
    expect((await disable(id)).body.code).toBe('user.state');
    expect((await enable(id)).body.data).toMatchObject({ state: 'active', disabledAt: null });
  });

  it('wants a reason', async () => {
    const { id } = await createUser(api.prisma);
    const call = (given: unknown) =>
      api.as(admin).call(adminUserDisable, { params: { id }, body: given, locale: 'km' });
    for (const given of [{}, { reason: '  ' }, { reason: 'x'.repeat(501) }, { ...body, role: 'admin' }]) {
      expect((await call(given)).status).toBe(422);
    }
    expect((await call({})).body.data).toEqual({ reason: ['សូមបំពេញមូលហេតុ។'] });
    expect(await api.prisma.user.findUnique({ where: { id } })).toMatchObject({
      disabledAt: null,
      role: 'user',
    });
  });
});
