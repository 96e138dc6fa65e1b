import { adminPackageCreate, adminPackageUpdate } from '@acheep/contract/billing/package';
import { createPackage } from '@acheep/prisma/factories/package';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

/** A package, which every admin may change. */
const pack =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createPackage(prisma, { status: 'inactive' });
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, body, stored: () => prisma.package.findUnique({ where: { id } }), isShared: true };
  };

const packageOf = {
  title: 'Another title',
  titleKm: 'ចំណងជើង',
  price: 0,
  currency: 'USD',
  duration: 1,
  durationType: 'week',
  jobs: 1,
};

const packageRoundTrip: Pick<RoundTrip, 'least' | 'full'> = {
  least: {
    title: 'One',
    titleKm: 'មួយ',
    price: 0,
    currency: 'USD',
    duration: 1,
    durationType: 'day',
    jobs: 1,
  },
  full: [
    {
      title: 'Two',
      titleKm: 'ពីរ',
      description: 'For two.',
      descriptionKm: 'សម្រាប់ពីរ',
      price: 40_000_00,
      currency: 'KHR',
      duration: 2,
      durationType: 'year',
      jobs: 2,
      cvViews: 3,
      pinDays: 4,
      boostDays: 5,
      isRecommended: true,
    } satisfies Full<typeof adminPackageCreate>,
  ],
};

export const accessCases: Record<string, MakeCase> = {
  'PUT /admin/package/:id': pack(packageOf),
  'POST /admin/package/:id/status': pack({ status: 'active' }),
  'DELETE /admin/package/:id': pack(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'POST /admin/package': async () => {
      const admin = await createUser(harness().prisma, { role: 'admin' });
      return {
        ...packageRoundTrip,
        save: async (body) => [(await harness().as(admin).call(adminPackageCreate, { body })).body.data],
      };
    },
    'PUT /admin/package/:id': async () => {
      const admin = await createUser(harness().prisma, { role: 'admin' });
      const { id } = await createPackage(harness().prisma);
      return {
        ...packageRoundTrip,
        save: async (body) => [
          (await harness().as(admin).call(adminPackageUpdate, { params: { id }, body })).body.data,
        ],
      };
    },
  };
}
