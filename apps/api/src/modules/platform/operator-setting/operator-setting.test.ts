import { packageList } from '@acheep/contract/billing/package';
import { adminSettingGet, adminSettingUpdate, contactGet } from '@acheep/contract/platform/operator-setting';
import { createPackage } from '@acheep/prisma/factories/package';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { readSettings } from './operator-setting.repository.ts';
import { bakongToken } from './operator-setting.service.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});
beforeEach(() => api.prisma.operatorSetting.deleteMany());

const get = async () => (await api.as(admin).call(adminSettingGet)).body.data;
const save = (body: object) => api.as(admin).call(adminSettingUpdate, { body });
const token = 'eyJhbGciOiJIUzI1NiJ9.a-secret-of-the-bank.xyz';
const khqr = { kind: 'individual', accountId: 'acheep@aclb', merchantName: 'Acheep', city: 'Phnom Penh' };
const bank = { bank: 'ABA', accountName: 'ACHEEP CO LTD', accountNumber: '000 123 456', currency: 'USD' };

describe('/admin/setting: success', () => {
  it('has defaults on a fresh install, which claim no account', async () => {
    expect(await get()).toEqual({
      site: {
        name: 'Acheep',
        nameKm: 'អាជីព',
        supportEmail: null,
        hue: null,
        social: {},
        logo: null,
        isOwn: false,
      },
      applying: { easy: true, seekersOnly: false },
      moderation: { jobs: 'off', traps: true },
      ranking: { salary: 3, complete: 2, boost: 1 },
      invoicing: { vatRate: 1000, prefix: 'INV' },
      khqr: null,
      banks: [],
      contacts: [],
      bakong: null,
      indexNow: null,
      updatedAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it('changes the groups that are sent, and counts at once', async () => {
    await createPackage(api.prisma);
    await save({ khqr, banks: [bank] });
    const invoicing = {
      vatRate: 1250,
      prefix: 'AC',
      sellerName: 'Acheep Co., Ltd.',
      vatTin: 'K001-900123456',
    };
    const { status, body } = await save({ invoicing });
    expect([status, body.data]).toMatchObject([200, { khqr, banks: [bank], invoicing, bakong: null }]);
    expect((await api.as(null).call(packageList)).body.data[0].vatRate).toBe(1250);
    expect((await save({ khqr: null })).body.data).toMatchObject({ khqr: null, invoicing });
  });

  it('shows everybody the support people, and whoever has neither phone nor e-mail is refused', async () => {
    const contact = async () => (await api.as(null).call(contactGet)).body.data;
    expect(await contact()).toEqual({ supportEmail: null, people: [] });
    const person = { name: 'Sok Dara', role: 'Support', roleKm: 'ជំនួយ', phone: '+85512345678' };
    await save({ contacts: [person] });
    expect((await contact()).people).toEqual([{ ...person, workEmail: null }]);
    const { phone: _, ...unreachable } = person;
    const refused = await save({ contacts: [person, unreachable] });
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['contacts.1.phone']]);
    expect((await save({ contacts: Array(7).fill(person) })).status).toBe(422);
  });

  it('writes down what changed, before and after, and never the token', async () => {
    await save({ khqr });
    await save({
      khqr: { ...khqr, city: 'Siem Reap' },
      bakong: { url: 'https://api.bakong.example', token },
    });
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({ action: 'setting.change', actorId: admin.id });
    expect(entry.details).toEqual({
      'khqr.city': 'Phnom Penh → Siem Reap',
      'bakong.url': '– → https://api.bakong.example',
      'bakong.token': 'changed',
    });
    const before = await api.prisma.auditEntry.count();
    await save({ khqr: { ...khqr, city: 'Siem Reap' } });
    expect(await api.prisma.auditEntry.count()).toBe(before);
  });

  it('keeps the token sealed, and tells nobody what it is', async () => {
    const { text } = await save({ bakong: { url: 'https://api.bakong.example', token } });
    expect(text).not.toContain(token);
    expect((await get()).bakong).toEqual({ url: 'https://api.bakong.example', hasToken: true });
    const stored = JSON.stringify(await api.prisma.operatorSetting.findMany());
    expect(stored).not.toContain(token);
    await save({ bakong: { url: 'https://api.bakong.example' } });
    const { settings } = await readSettings(api.prisma);
    expect(bakongToken(api.deps, settings.bakong?.sealedToken ?? '')).toBe(token);
  });
});

describe('/admin/setting: validation', () => {
  it.each([
    ['invoicing.vatRate', { invoicing: { vatRate: 10_001, prefix: 'A' } }],
    ['invoicing.prefix', { invoicing: { vatRate: 0, prefix: 'a-b' } }],
    ['invoicing.vatTin', { invoicing: { vatRate: 0, prefix: 'A', vatTin: 'K001-123' } }],
    [
      'invoicing.rielRate',
      { invoicing: { vatRate: 0, prefix: 'A', rielRate: 4.1, rielRateOn: '2026-11-20' } },
    ],
    ['invoicing.rielRateOn', { invoicing: { vatRate: 0, prefix: 'A', rielRate: 4100 } }],
    ['invoicing.rielRateOn', { invoicing: { vatRate: 0, prefix: 'A', rielRateOn: '2026-11-20' } }],
    [
      'invoicing.rielRateOn',
      { invoicing: { vatRate: 0, prefix: 'A', rielRate: 4100, rielRateOn: '2100-01-01' } },
    ],
    ['khqr.accountId', { khqr: { ...khqr, accountId: 'nobody' } }],
    ['khqr.merchantName', { khqr: { ...khqr, merchantName: 'អាជីព' } }],
    ['khqr.merchantId', { khqr: { ...khqr, kind: 'merchant' } }],
    ['banks', { banks: Array.from({ length: 11 }, () => bank) }],
    ['banks.0.currency', { banks: [{ ...bank, currency: 'EUR' }] }],
    ['indexNow.key', { indexNow: { key: 'too-short'.slice(0, 7) } }],
    ['indexNow.key', { indexNow: { key: 'a key/with signs' } }],
    ['bakong.url', { bakong: { url: 'http://api.bakong.example' } }],
    ['siteName', { banks: [], siteName: 'x' }],
  ])('refuses a wrong %s', async (field, body) => {
    const answer = await save(body);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
  });

  it('shows a VAT TIN that was saved before its form was checked, until it is saved again', async () => {
    const value = { vatRate: 1000, prefix: 'INV', vatTin: '100 123' };
    await api.prisma.operatorSetting.create({ data: { name: 'invoicing', value, updatedAt: new Date() } });
    expect((await get()).invoicing.vatTin).toBe('100 123');
    expect((await save({ invoicing: value })).status).toBe(422);
  });

  it('sends a token to no other address than the one it was given for', async () => {
    await save({ bakong: { url: 'https://api.bakong.example', token } });
    const { status, body } = await save({ bakong: { url: 'https://evil.example' } });
    expect([status, Object.keys(body.data)]).toEqual([422, ['bakong.token']]);
    expect((await save({ bakong: null })).body.data.bakong).toBeNull();
  });

  it('tells who is second', async () => {
    const { updatedAt } = await get();
    expect((await save({ khqr, updatedAt })).status).toBe(200);
    const { status, body } = await save({ banks: [bank], updatedAt });
    expect([status, body.code]).toEqual([409, 'record.changed']);
    expect((await get()).banks).toEqual([]);
  });
});
