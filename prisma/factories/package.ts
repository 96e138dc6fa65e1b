import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';

/** By default an active package of five jobs for a month at 50 dollars. */
export function createPackage(
  prisma: PrismaClient,
  overrides: Partial<Prisma.PackageUncheckedCreateInput> = {},
) {
  const number = unique();
  return prisma.package.create({
    data: {
      status: 'active',
      position: number,
      title: `Standard ${number}`,
      titleKm: `ស្តង់ដារ ${number}`,
      price: 50_00n,
      currency: 'USD',
      duration: 1,
      durationType: 'month',
      jobs: 5,
      cvViews: 10,
      ...overrides,
    },
  });
}
