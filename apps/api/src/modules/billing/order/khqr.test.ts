import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orderCreate, orderGet, orderKhqr, orderWithdraw } from '@acheep/contract/billing/order';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import { createPackage } from '@acheep/prisma/factories/package';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { isDue, watchPayments } from './bakong.service.ts';
import { khqrOf } from './khqr.ts';

const api = await startApi();
let admin: { id: string };
/** Requests received by the simulated bank, and its answers. */
const bank = {
  asked: [] as { md5: string; authorization: string | undefined }[],
  paid: new Map<string, object>(),
  status: 200,
  /** Empty bytes before the answer. */
  padding: 0,
};
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const { md5 } = JSON.parse(body);
    bank.asked.push({ md5, authorization: request.headers.authorization });
    const data = bank.paid.get(md5) ?? null;
    response.writeHead(request.url === '/v1/check_transaction_by_md5' ? bank.status : 404, {
      'Content-Type': 'application/json',
    });
    const said = data ? { responseCode: 0, errorCode: null } : { responseCode: 1, errorCode: 1 };
    response.end(' '.repeat(bank.padding) + JSON.stringify({ ...said, responseMessage: '', data }));
  });
});
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
beforeEach(async () => {
  Object.assign(bank, { asked: [], paid: new Map(), status: 200, padding: 0 });
  await api.prisma.order.deleteMany();
  await api.prisma.operatorSetting.deleteMany();
});
afterAll(async () => {
  server.close();
});

const account = {
  kind: 'individual',
  accountId: 'acheep@aclb',
  merchantName: 'Acheep',
  city: 'Phnom Penh',
} as const;
const merchant = { ...account, kind: 'merchant', merchantId: '123456', acquiringBank: 'ACLEDA' } as const;
const token = 'a-token-of-the-bank';
const set = (body: object) => api.as(admin).call(adminSettingUpdate, { body });

/** Parses a code by the EMVCo standard: two digits of tag, two of length, the value. */
function tagsOf(code: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    tags.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return tags;
}

/** CRC-16/CCITT-FALSE. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}

async function ordered(price = 50_00n, currency = 'USD') {
  const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
  const { id: packageId } = await createPackage(api.prisma, { price, currency });
  const { body } = await api.as(recruiter).call(orderCreate, { body: { packageId } });
  return { recruiter, order: body.data };
}
const get = async (person: { id: string }, id: string) =>
  (await api.as(person).call(orderGet, { params: { id } })).body.data;

describe('the KHQR code of an order', () => {
  it.each([
    ['USD', 50_00n, '840', '55'],
    ['USD', 33_35n, '840', '36.69'],
    ['KHR', 40_000_00n, '116', '44000'],
  ])(
    'says account, amount, currency and order number, with a right checksum: %s %s',
    async (currency, price, numeric, amount) => {
      await set({ khqr: account });
      const { order } = await ordered(price, currency);
      const { code, until, accountId } = order.payment.khqr;
      const tags = tagsOf(code);
      expect(Object.fromEntries(tags)).toMatchObject({
        '00': '01',
        '01': '12',
        '53': numeric,
        '54': amount,
        '58': 'KH',
        '59': 'Acheep',
        '60': 'Phnom Penh',
      });
      expect(tagsOf(tags.get('29') ?? '').get('00')).toBe('acheep@aclb');
      expect(tagsOf(tags.get('62') ?? '').get('01')).toBe(order.number);
      expect(tagsOf(tags.get('99') ?? '').get('01')).toBe(String(Date.parse(until)));
      expect(tags.get('63')).toBe(crc16(code.slice(0, -4)));
      expect(accountId).toBe('acheep@aclb');
      // About a day.
      expect(Date.parse(until) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    },
  );

  it('names merchant and bank of a merchant', () => {
    const payable = { number: 'ORD-000042-2', total: 55_00, currency: 'USD' } as const;
    const tags = tagsOf(khqrOf(merchant, payable, new Date())?.khqr ?? '');
    expect(Object.fromEntries(tagsOf(tags.get('30') ?? ''))).toEqual({
      '00': 'acheep@aclb',
      '01': '123456',
      '02': 'ACLEDA',
    });
  });

  it('is there where the operator has an account, and is made anew once its time is over', async () => {
    const { recruiter, order } = await ordered();
    const renew = () => api.as(recruiter).call(orderKhqr, { params: { id: order._id } });
    expect(order.payment).toMatchObject({ khqr: null, mayHaveKhqr: false });
    expect((await renew()).body.code).toBe('order.no_khqr');
    await set({ khqr: account });
    expect((await get(recruiter, order._id)).payment).toMatchObject({ khqr: null, mayHaveKhqr: true });
    const first = (await renew()).body.data.payment.khqr;
    expect((await renew()).body.data.payment.khqr).toEqual(first);
    await api.prisma.order.update({
      where: { id: order._id },
      data: { khqrUntil: new Date(Date.now() - 1000) },
    });
    expect((await renew()).body.data.payment.khqr.code).not.toBe(first.code);
    expect((await get(recruiter, order._id)).payment.mayHaveKhqr).toBe(false);
    await set({ khqr: null });
    expect((await get(recruiter, order._id)).payment).toMatchObject({ khqr: null, mayHaveKhqr: false });
  });
});

describe('looking the payment up at the bank', () => {
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const watched = () => set({ khqr: account, bakong: { url: address(), token } });
  const payment = (more: object = {}) => ({
    hash: 'f'.repeat(64),
    fromAccountId: 'dara@wing',
    toAccountId: 'acheep@aclb',
    currency: 'USD',
    amount: 55,
    acknowledgedDateMs: Date.now(),
    externalRef: '100FT123',
    ...more,
  });

  it('confirms what was paid by itself, once, and says who did', async () => {
    await watched();
    const { recruiter, order } = await ordered();
    expect(order.payment.isWatched).toBe(true);
    await watchPayments(api.deps);
    expect((await get(recruiter, order._id)).status).toBe('pending');
    bank.paid.set(order.payment.khqr.md5, payment());
    await Promise.all([watchPayments(api.deps), watchPayments(api.deps)]);
    expect(await get(recruiter, order._id)).toMatchObject({
      status: 'active',
      paidBy: 'khqr',
      paymentReference: '100FT123',
      invoiceNumber: expect.stringMatching(/^INV-/),
    });
    expect(bank.asked[0]).toEqual({ md5: order.payment.khqr.md5, authorization: `Bearer ${token}` });
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({
      action: 'order.confirm',
      actorId: null,
      details: { order: order.number, by: 'Bakong' },
    });
    expect(await api.prisma.invoice.count({ where: { orderId: order._id } })).toBe(1);
  });

  it.each([
    ['too little', { amount: 54.99 }],
    ['another currency', { currency: 'KHR' }],
    ['another account', { toAccountId: 'thief@aclb' }],
  ])('leaves %s to the operator', async (_, more) => {
    await watched();
    const { recruiter, order } = await ordered();
    bank.paid.set(order.payment.khqr.md5, payment(more));
    await expect(watchPayments(api.deps)).rejects.toThrow('payment does not fit');
    expect((await get(recruiter, order._id)).status).toBe('pending');
  });

  it('asks nobody without a token, and not about what was withdrawn', async () => {
    await set({ khqr: account });
    await ordered();
    await watchPayments(api.deps);
    await watched();
    const { recruiter, order } = await ordered();
    await api.as(recruiter).call(orderWithdraw, { params: { id: order._id } });
    await watchPayments(api.deps);
    expect(bank.asked.map(({ md5 }) => md5)).not.toContain(order.payment.khqr.md5);
    expect(bank.asked).toHaveLength(1);
  });

  it.each([401, 429, 500])('tries again later where the bank answers %i', async (status) => {
    await watched();
    const { recruiter, order } = await ordered();
    bank.paid.set(order.payment.khqr.md5, payment());
    bank.status = status;
    await expect(watchPayments(api.deps)).rejects.toThrow('bakong away');
    bank.status = 200;
    await watchPayments(api.deps);
    expect((await get(recruiter, order._id)).status).toBe('active');
  });

  it.each([
    ['an answer of megabytes', { padding: 3_000_000 }, {}],
    ['a moment that no calendar has', {}, { acknowledgedDateMs: -1e300 }],
  ])('takes %s for none', async (_, how, more) => {
    await watched();
    const { recruiter, order } = await ordered();
    bank.paid.set(order.payment.khqr.md5, payment(more));
    Object.assign(bank, how);
    await expect(watchPayments(api.deps)).rejects.toThrow('bakong away');
    expect((await get(recruiter, order._id)).status).toBe('pending');
  });

  it('sees a payment behind an answer that cannot be read', async () => {
    await watched();
    const { recruiter, order } = await ordered();
    bank.paid.set(order.payment.khqr.md5, payment());
    const broken = await ordered();
    bank.paid.set(broken.order.payment.khqr.md5, payment({ acknowledgedDateMs: -1e300 }));
    await expect(watchPayments(api.deps)).rejects.toThrow('bakong away');
    expect((await get(recruiter, order._id)).status).toBe('active');
    expect((await get(broken.recruiter, broken.order._id)).status).toBe('pending');
  });

  it('asks every minute at first, then less often, and ends after a day', () => {
    const asked = Array.from({ length: 3000 }, (_, age) => age).filter(isDue);
    expect(asked.filter((age) => age <= 20).length).toBe(21);
    expect(asked.length).toBeLessThan(120);
    expect(asked.at(-1)).toBe(24 * 60 + 30);
    expect(isDue(-1)).toBe(false);
  });
});
