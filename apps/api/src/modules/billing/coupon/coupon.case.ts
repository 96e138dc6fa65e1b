import { couponCreate, couponGet, couponUpdate } from '@acheep/contract/billing/coupon';
import { createCoupon } from '@acheep/prisma/factories/coupon';
import { createPackage } from '@acheep/prisma/factories/package';
import { createUser } from '@acheep/prisma/factories/user';
import { type MakeCase, operators } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { RoundTrip } from '../../../testing/round-trip/round-trip.ts';

const least = { code: 'LEAST', kind: 'percent', percent: 20 };

const coupon = operators(createCoupon, (prisma, id) => prisma.coupon.findUnique({ where: { id } }));

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/coupon/:id': coupon(),
  'PUT /admin/coupon/:id': coupon(least),
  'DELETE /admin/coupon/:id': coupon(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const asAdmin = async () => harness().as(await createUser(harness().prisma, { role: 'admin' }));
  const full = async (name: string) => {
    const packageIds = [(await createPackage(harness().prisma)).id];
    const bounds = { from: '2026-12-01', until: '2026-12-31', maxUses: 50, maxPerCompany: 1 };
    return [
      { code: `RIEL-${name}`, kind: 'amount', amount: 4000_00, currency: 'KHR', packageIds, ...bounds },
      { code: `HALF-${name}`, kind: 'percent', percent: 50 },
    ];
  };

  return {
    'POST /admin/coupon': async () => {
      const admin = await asAdmin();
      return {
        least,
        full: await full('NEW'),
        async save(body) {
          const { data } = (await admin.call(couponCreate, { body })).body;
          return [data, (await admin.call(couponGet, { params: { id: data._id } })).body.data];
        },
      };
    },
    'PUT /admin/coupon/:id': async () => {
      const admin = await asAdmin();
      const params = { id: (await createCoupon(harness().prisma)).id };
      return {
        least: { ...least, code: 'LEAST-EDIT' },
        full: await full('EDIT'),
        async save(body) {
          const saved = await admin.call(couponUpdate, { params, body });
          return [saved.body.data, (await admin.call(couponGet, { params })).body.data];
        },
      };
    },
  };
}
