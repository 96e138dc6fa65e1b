import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';

/** By default a coupon of 20 percent for every package, without an end. */
export const createCoupon = (
  prisma: PrismaClient,
  overrides: Partial<Prisma.CouponUncheckedCreateInput> = {},
) =>
  prisma.coupon.create({
    data: {
      code: `SAVE-${unique()}-${process.pid}`,
      percent: 20,
      currency: 'USD',
      packageIds: [],
      ...overrides,
    },
  });
