import { adminActivationResend, adminUserGet, adminUserList } from '@acheep/contract/accounts/admin';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin', name: 'Operator', email: 'operator@example.com' });
});

const userKeys = ['_id', 'company', 'createdAt', 'email', 'name', 'phone', 'role', 'state', 'updatedAt'];
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

describe('GET /admin/user', () => {
  beforeAll(async () => {
    const { prisma } = api;
    await createUser(prisma, { name: 'Find_me 100%', email: 'find@example.com' });
    await createUser(prisma, { name: 'Find me too', activatedAt: null });
    await createUser(prisma, { name: 'Find me not', disabledAt: new Date() });
    const recruiter = await createRecruiter(prisma, {
      name: 'Boss',
      phone: '+85512345670',
      company: { name: 'Find me Ltd' },
    });
    await prisma.company.update({ where: { ownerId: recruiter.id }, data: { verifiedAt: new Date() } });
  });
  const list = async (query: Record<string, unknown>) => {
    const response = await api.as(admin).call(adminUserList, { query });
    expect(response.status).toBe(200);
    return response.body;
  };

  it('finds accounts by name, address and company', async () => {
    expect(names(await list({ search: 'find me', sort: 'name_1' }))).toEqual([
      'Boss',
      'Find me not',
      'Find me too',
    ]);
    expect(names(await list({ search: 'FIND@example' }))).toEqual(['Find_me 100%']);
    expect(names(await list({ search: '_me 100%' }))).toEqual(['Find_me 100%']);
    for (const search of ['012 345 670', '+855 12345670', '០១២៣៤៥៦៧០', '855-12-345-670'])
      expect([search, names(await list({ search }))]).toEqual([search, ['Boss']]);
    expect(names(await list({ search: '012 345 671' }))).toEqual([]);
    expect(names(await list({ search: 'nobody is called so' }))).toEqual([]);
    const seeker = await createUser(api.prisma, { name: 'Chan Sophea' });
    await createResume(api.prisma, { userId: seeker.id, nameKm: 'ចាន់ សុភា' });
    expect(names(await list({ search: 'សុភា' }))).toEqual(['Chan Sophea']);
  });

  it('filters by role, state and company check, and counts what it found', async () => {
    const waiting = await list({ search: 'find', 'filter[state]': 'waiting' });
    expect([names(waiting), waiting.meta.total]).toEqual([['Find me too'], 1]);
    expect(
      names(await list({ search: 'find', 'filter[state]': 'waiting,disabled', sort: 'name_1' })),
    ).toEqual(['Find me not', 'Find me too']);
    expect(names(await list({ search: 'find', 'filter[role]': 'recruiter,trainer' }))).toEqual(['Boss']);
    expect(names(await list({ search: 'find', 'filter[company]': 'verified' }))).toEqual(['Boss']);
    expect(names(await list({ search: 'find', 'filter[company]': 'unverified' }))).toEqual([]);
    const second = await list({ search: 'find', limit: 1, offset: 1, sort: 'createdAt_1' });
    expect([names(second), second.meta]).toEqual([
      ['Find me too'],
      { total: 4, per_page: 1, current_page: 2 },
    ]);
  });

  it('security 19: shows these keys of an account, and never its password', async () => {
    const { data } = await list({ search: 'find@example' });
    expect(Object.keys(data[0]).sort()).toEqual(userKeys);
    expect(JSON.stringify(data)).not.toMatch(/hash|password/i);
  });

  it.each([
    ['filter[passwordHash]', 'x'],
    ['filter[role]', 'root'],
    ['filter[state]', 'asleep'],
    ['sort', 'passwordHash_1'],
    ['limit', '1000'],
  ])('21 refuses %s=%s', async (name, value) => {
    const { status } = await api.as(admin).call(adminUserList, { query: { [name]: value } });
    expect(status).toBe(422);
  });
});

describe('GET /admin/user/:id', () => {
  it('shows one account, whole', async () => {
    const recruiter = await createRecruiter(api.prisma, { company: { name: 'Tonle Sap Foods' } });
    const owner = { ownerId: recruiter.id };
    await createJob(api.prisma, { ...owner, status: 'active' });
    await createJob(api.prisma, { ...owner, status: 'draft' });
    await api.tokenOf(recruiter);
    const { status, body } = await api.as(admin).call(adminUserGet, { params: { id: recruiter.id } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      _id: recruiter.id,
      state: 'active',
      company: { name: 'Tonle Sap Foods', verifiedAt: null },
      counts: { jobs: 2, activeJobs: 1, applications: 0, files: 0 },
      actions: ['send-password-link', 'change-email', 'disable'],
      roles: [],
    });
    expect(body.data.sessions).toHaveLength(1);
  });

  it('offers an admin no way to disable themselves', async () => {
    const { body } = await api.as(admin).call(adminUserGet, { params: { id: admin.id } });
    expect(body.data.actions).toEqual([]);
  });
});

describe('POST /admin/user/:id/resend-activation', () => {
  it('sends a new link, with which the account is activated', async () => {
    const { id, email } = await createUser(api.prisma, { activatedAt: null, email: 'slow@example.com' });
    expect((await api.as(admin).call(adminActivationResend, { params: { id } })).status).toBe(200);
    const [mail] = await api.mails(1);
    expect(mail?.to?.map(({ address }) => address)).toEqual([email]);
    expect(mail?.text).toContain('/verify?token=');
  });

  it.each([{ activatedAt: new Date() }, { activatedAt: null, disabledAt: new Date() }])(
    'refuses where there is nothing to activate: %o',
    async (state) => {
      const { id } = await createUser(api.prisma, state);
      const response = await api.as(admin).call(adminActivationResend, { params: { id } });
      expect([response.status, response.body.code]).toEqual([409, 'user.state']);
    },
  );
});
