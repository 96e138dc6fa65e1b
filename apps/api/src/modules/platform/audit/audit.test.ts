import { profileGet, profileUpdate, register } from '@acheep/contract/accounts/account';
import {
  adminSessionEnd,
  adminSessionList,
  adminUserDisable,
  adminUserEnable,
  auditList,
  auditTable,
} from '@acheep/contract/accounts/admin';
import { adminPaths } from '@acheep/contract/admin-paths';
import {
  adminPackageDelete,
  adminPackageList,
  adminPackageStatus,
  adminPackageUpdate,
} from '@acheep/contract/billing/package';
import { adminCompanyVerify } from '@acheep/contract/companies/company-admin';
import { adminJobClose, adminJobPromote } from '@acheep/contract/jobs/job-admin';
import { stopReasons } from '@acheep/contract/jobs/job-moderation-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { dateText } from '@acheep/contract/kernel/date-text';
import type { Localized as Words } from '@acheep/contract/kernel/locale';
import { createJob } from '@acheep/prisma/factories/job';
import { createPackage } from '@acheep/prisma/factories/package';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin', name: 'Operator', email: 'operator@example.com' });
});

const audit = async (query: Record<string, unknown>) => {
  const response = await api.as(admin).call(auditList, { query });
  expect(response.status).toBe(200);
  return response.body;
};
const actions = (body: { data: { action: string }[] }) => body.data.map(({ action }) => action);

describe('sessions', () => {
  it('security 13: are listed and ended one by one: that token alone is dead', async () => {
    const user = await createUser(api.prisma);
    const [first, second] = [await api.tokenOf(user), await api.tokenOf(user)];
    const { body } = await api.as(admin).call(adminSessionList, { params: { id: user.id } });
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).toMatchObject({ browser: null, current: false });
    const id = JSON.parse(Buffer.from(second.split('.')[1] ?? '', 'base64url').toString()).sid;
    expect((await api.as(admin).call(adminSessionEnd, { params: { id } })).status).toBe(200);
    expect((await api.withToken(second).call(profileGet)).status).toBe(401);
    expect((await api.withToken(first).call(profileGet)).status).toBe(200);
    expect((await api.as(admin).call(adminSessionEnd, { params: { id } })).status).toBe(404);
    expect(actions(await audit({ 'filter[targetId]': user.id }))).toEqual(['session.end']);
  });
});

describe('GET /admin/audit', () => {
  it('tells who did what to whom, when, and by which request', async () => {
    const user = await createUser(api.prisma, { name: 'Ly Sreymom', email: 'ly@example.com' });
    const response = await api
      .as(admin)
      .call(adminUserDisable, { params: { id: user.id }, body: { reason: 'Spam' } });
    expect(response.status).toBe(200);
    const { data } = await audit({ 'filter[targetId]': user.id });
    expect(data).toEqual([
      {
        _id: expect.any(String),
        createdAt: expect.any(String),
        action: 'user.disable',
        title: { en: 'Disabled the account', km: 'បិទគណនី' },
        actor: { _id: admin.id, name: 'Operator', email: 'operator@example.com' },
        target: { _id: user.id, name: 'Ly Sreymom', email: 'ly@example.com' },
        subject: null,
        facts: [{ name: { en: 'Reason', km: 'មូលហេតុ' }, to: { en: 'Spam', km: 'Spam' } }],
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('tells of a record which it is, and what its fields were and are, in words of both languages', async () => {
    const plan = await createPackage(api.prisma, { title: 'Starter', status: 'inactive' });
    const params = { id: plan.id };
    await api.as(admin).call(adminPackageStatus, { params, body: { status: 'active' } });
    const list = await api.as(admin).call(adminPackageList);
    const shown = list.body.data.find(({ _id }: { _id: string }) => _id === plan.id);
    const { title, titleKm, price, currency, duration, jobs, updatedAt } = shown;
    await api.as(admin).call(adminPackageStatus, { params, body: { status: 'inactive' } });
    const body = { title, titleKm, price: price + 1250, currency, duration, durationType: 'week', jobs };
    const edited = await api.as(admin).call(adminPackageUpdate, { params, body: body as never });
    expect([edited.status, typeof updatedAt]).toEqual([200, 'string']);
    await api.as(admin).call(adminPackageDelete, { params });
    const { data } = await audit({ 'filter[subjectId]': plan.id });
    expect(actions({ data })).toEqual(['package.delete', 'package.edit', 'package.status', 'package.status']);
    expect(data[1].subject).toEqual({
      kind: 'package',
      title: { en: 'Package', km: 'កញ្ចប់សេវា' },
      _id: plan.id,
      name: 'Starter',
      path: '/admin/package',
    });
    const english = (facts: { name: Words; from?: Words | null; to: Words | null }[]) =>
      facts.map(({ name, from, to }) => [name.en, from?.en, to?.en]);
    expect(english(data[3].facts)).toEqual([['Status', 'Inactive', 'Active']]);
    expect(data[3].facts[0].from.km).toMatch(/^[\u1780-\u17ff ]+$/);
    expect(english(data[1].facts)).toContainEqual(['Duration unit', 'Month', 'Week']);
    expect(english(data[1].facts).find(([name]) => name === 'Price')?.[2]).toMatch(/^\$[\d,.]+$/);
    const file = await api.as(admin).call(auditTable, { query: { 'filter[subjectId]': plan.id } as never });
    expect(file.body.data.text).toContain('Package: Starter');
    expect(file.body.data.text).toContain('Status: Inactive → Active');
  });

  it('tells of a job with its page, and dates and choices in words', async () => {
    const job = await createJob(api.prisma, { title: 'Cook' });
    const pinnedUntil = addDays(today(), 5);
    await api
      .as(admin)
      .call(adminJobPromote, { params: { id: job.id }, body: { pinnedUntil, boostedUntil: null } });
    const stop = { jobs: [{ _id: job.id }], reason: 'money', words: null };
    await api.as(admin).call(adminJobClose, { body: stop as never });
    const { data } = await audit({ 'filter[subjectId]': job.id });
    const code = String(job.postCode).padStart(6, '0');
    expect(data[0].subject).toEqual({
      kind: 'job',
      title: { en: 'Job', km: 'ការងារ' },
      _id: job.id,
      name: `${code} Cook`,
      path: adminPaths.jobs({ search: code }),
    });
    expect(data[0].facts).toEqual([{ name: { en: 'Reason', km: 'មូលហេតុ' }, to: stopReasons.money }]);
    const until = { en: dateText(pinnedUntil, 'en'), km: dateText(pinnedUntil, 'km') };
    expect(data[1].facts).toEqual([
      { name: expect.objectContaining({ en: 'Pin end date' }), from: null, to: until },
    ]);
  });

  it('names a backup, and leads to the list that has it', async () => {
    const entry = { action: 'backup.download', actorId: admin.id, details: { backup: 'acheep-1.tar.gz' } };
    await api.prisma.auditEntry.create({ data: entry });
    const { data } = await audit({ 'filter[action]': 'backup.download' });
    const subject = { kind: 'backup', _id: null, name: 'acheep-1.tar.gz', path: adminPaths.health() };
    expect(data).toMatchObject([{ subject, facts: [] }]);
  });

  it('writes nothing of what did not happen', async () => {
    const user = await createUser(api.prisma);
    expect((await api.as(admin).call(adminUserEnable, { params: { id: user.id } })).status).toBe(409);
    expect((await audit({ 'filter[targetId]': user.id })).meta.total).toBe(0);
  });

  it('filters by action, admin and day, and searches names', async () => {
    const other = await createUser(api.prisma, { role: 'admin', name: 'Second Operator' });
    const recruiter = await createRecruiter(api.prisma, { name: 'Kep Pepper' });
    const params = { id: recruiter.id };
    api.setClock('2026-03-01T18:00:00Z');
    await api.as(other).call(adminCompanyVerify, {
      params: { id: recruiter.company?.id ?? '' },
      body: { checked: ['phone'] },
    });
    api.setClock(null);
    await api.as(other).call(adminUserDisable, { params, body: { reason: 'x' } });

    expect(actions(await audit({ 'filter[actorId]': other.id }))).toEqual(['user.disable', 'company.verify']);
    expect(actions(await audit({ search: 'kep pepper', sort: 'createdAt_1' }))).toEqual([
      'company.verify',
      'user.disable',
    ]);
    expect(actions(await audit({ search: 'kep', 'filter[action]': 'company.verify,session.end' }))).toEqual([
      'company.verify',
    ]);
    // One in the morning of 2 March in Phnom Penh.
    const on = (day: string) => audit({ search: 'kep', 'filter[from]': day, 'filter[to]': day });
    expect(actions(await on('2026-03-02'))).toEqual(['company.verify']);
    expect(actions(await on('2026-03-01'))).toEqual([]);
    expect(await audit({ search: 'nobody at all' })).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('goes on telling when the account is gone, without its name', async () => {
    const user = await createUser(api.prisma);
    await api.as(admin).call(adminUserDisable, { params: { id: user.id }, body: { reason: 'x' } });
    await api.prisma.user.delete({ where: { id: user.id } });
    const { data } = await audit({ 'filter[targetId]': user.id });
    expect(data[0].target).toEqual({ _id: user.id, name: null, email: null });
  });
});

describe('20 nobody becomes admin by a body', () => {
  const password = 'correct horse battery';
  const person = { name: 'Eve', email: 'eve@example.com', password, confirmPassword: password };

  it('signing up', async () => {
    const response = await api.as(null).call(register, { body: { ...person, role: 'admin' } });
    expect([response.status, Object.keys(response.body.data)]).toEqual([422, ['role']]);
    expect(await api.prisma.user.count({ where: { email: person.email } })).toBe(0);
  });

  it('changing the profile', async () => {
    const user = await createUser(api.prisma);
    const sent = { name: 'Eve', locale: 'en', role: 'admin', disabledAt: null };
    expect((await api.as(user).call(profileUpdate, { body: sent })).status).toBe(422);
    expect(await api.prisma.user.findUnique({ where: { id: user.id } })).toMatchObject({ role: 'user' });
  });
});

describe('GET /admin/audit/csv', () => {
  it('is the log as it is narrowed, whole, in the language of the reader, with nothing that a spreadsheet carries out', async () => {
    const user = await createUser(api.prisma, { name: '=HYPERLINK("x")', email: 'csv@example.com' });
    const params = { id: user.id };
    await api.as(admin).call(adminUserDisable, { params, body: { reason: 'Spam, twice' } });
    await api.as(admin).call(adminUserEnable, { params });
    const query = { 'filter[targetId]': user.id, limit: 1, sort: 'createdAt_1' };
    const read = async (locale: 'en' | 'km', more: object = {}) =>
      (await api.as(admin).call(auditTable, { query: { ...query, ...more }, locale })).body.data;
    const { name, text } = await read('en');
    expect(name).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, first, second, ...rest] = text.split('\r\n');
    expect(head).toBe('\uFEFFWhen,Who,Their e-mail,What,Whom,Their e-mail,Which,Details,Request');
    expect(first).toContain('Operator,operator@example.com,Disabled the account,');
    expect(first).toContain(`"'=HYPERLINK(""x"")",csv@example.com,,"Reason: Spam, twice",`);
    expect(second).toContain('Enabled the account');
    expect(rest).toEqual(['']);
    expect((await read('km')).text).toContain('បិទគណនី');
    const enabled = (await read('en', { 'filter[action]': 'user.enable' })).text.trim().split('\r\n');
    expect(enabled).toHaveLength(2);
  });
});
