import { orderNumber, orderNumberOf } from '@acheep/contract/billing/order-number';
import { vatOn } from '@acheep/contract/kernel/money';
import { describe, expect, it } from 'vitest';
import {
  adminOrderActionsOf,
  extended,
  invoiceKindOf,
  lastDay,
  orderActionsOf,
  orderStatusOn,
} from './order.policy.ts';

const order = { status: 'active', validTo: new Date('2026-11-21'), refundedAt: null, total: 1n } as const;

describe('an order', () => {
  it.each([
    ['active', '2026-11-21', {}],
    ['expired', '2026-11-22', {}],
    ['expired', '2026-11-01', { refundedAt: new Date() }],
    ['pending', '2027-01-01', { status: 'pending', validTo: null }],
    ['cancelled', '2026-11-01', { status: 'cancelled', validTo: null }],
  ] as const)('is %s on %s', (status, today, more) => {
    expect(orderStatusOn(today, { ...order, ...more })).toBe(status);
  });

  it.each([
    ['2026-11-21', 10, 'day', '2026-12-01'],
    ['2026-11-21', 2, 'week', '2026-12-05'],
    ['2026-11-30', 3, 'month', '2027-02-28'],
    ['2027-01-31', 1, 'month', '2027-02-28'],
    ['2028-02-29', 1, 'year', '2029-02-28'],
    ['2026-12-15', 1, 'month', '2027-01-15'],
  ] as const)('from %s lasts %i × %s to %s', (from, count, unit, to) => {
    expect(lastDay(from, count, unit)).toBe(to);
  });

  it.each([
    ['2026-11-21', '2026-11-28'],
    ['2026-11-22', '2026-11-29'],
    ['2026-10-01', '2026-11-28'],
  ])('given a week on %s, it lasts to %s', (day, last) => {
    expect(extended(day, order.validTo, 7)).toBe(last);
  });

  it('is billed by a tax invoice where it charges VAT and the seller has a VAT TIN', () => {
    const vatTin = 'K001-900123456';
    expect(invoiceKindOf({ vat: 1n }, { vatTin })).toBe('tax');
    expect(invoiceKindOf({ vat: 1n }, { vatTin: null })).toBe('plain');
    expect(invoiceKindOf({ vat: 0n }, { vatTin })).toBe('receipt');
    expect(invoiceKindOf({ vat: 0n }, { vatTin: null })).toBe('receipt');
  });

  it('may be paid while it waits, and be paid back once it was', () => {
    expect(orderActionsOf({ ...order, status: 'pending' })).toEqual(['pay', 'slip', 'withdraw', 'invoice']);
    expect(orderActionsOf(order)).toEqual(['invoice']);
    expect(orderActionsOf({ ...order, total: 0n })).toEqual([]);
    expect(adminOrderActionsOf({ ...order, status: 'pending' })).toEqual([
      'confirm',
      'extend',
      'cancel',
      'invoice',
    ]);
    expect(adminOrderActionsOf(order)).toEqual(['extend', 'refund', 'invoice']);
    expect(adminOrderActionsOf({ ...order, total: 0n })).toEqual(['extend']);
    expect(adminOrderActionsOf({ ...order, refundedAt: new Date() })).toEqual(['invoice']);
    expect(adminOrderActionsOf({ ...order, status: 'cancelled' })).toEqual([]);
  });
});

it.each([
  [10_00, 0, 'USD', 0],
  [10_00, 1000, 'USD', 1_00],
  [30_00, 1250, 'USD', 3_75],
  [5, 1000, 'USD', 1],
  [4, 1000, 'USD', 0],
  [33_33, 1250, 'USD', 4_17],
  [40_000_00, 1250, 'KHR', 5_000_00],
  [4_100_00, 1250, 'KHR', 513_00],
  [4_004_00, 1250, 'KHR', 501_00],
  [4_003_00, 1250, 'KHR', 500_00],
  [10_000_000_00, 10_000, 'USD', 10_000_000_00],
] as const)('VAT on %i at %i in %s is %i', (amount, rate, currency, vat) => {
  expect(vatOn(amount, rate, currency)).toBe(vat);
});

it('numbers orders so that a slip shows', () => {
  expect(orderNumber(42)).toBe('ORD-000042-2');
  for (const text of ['ORD-000042-2', 'ord 000042 2', ' 000042-2', '0000422', 'ord-000042'])
    expect([text, orderNumberOf(text)]).toEqual([text, 42]);
  for (const text of ['ORD-000042-3', 'ORD-000024-2', '42', 'x', '']) expect(orderNumberOf(text)).toBeNull();
  expect(orderNumberOf(orderNumber(1_234_567))).toBe(1_234_567);
});
