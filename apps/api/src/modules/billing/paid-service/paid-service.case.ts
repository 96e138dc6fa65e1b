import { adminServiceCreate, adminServiceList, adminServiceUpdate } from '@acheep/contract/billing/service';
import { createService } from '@acheep/prisma/factories/service';
import { createUser } from '@acheep/prisma/factories/user';
import { type MakeCase, operators } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip, Values } from '../../../testing/round-trip/round-trip.ts';

const service = operators(createService, (prisma, id) => prisma.service.findUnique({ where: { id } }));

const serviceOf = {
  title: 'Screening',
  titleKm: 'សម្រាំង',
  text: 'We read.',
  textKm: 'យើងអាន។',
  currency: 'USD',
  isActive: false,
};

const leastService = {
  title: 'Screening',
  titleKm: 'សម្រាំង',
  text: 'We read.',
  textKm: 'យើងអាន។',
  currency: 'USD',
  isActive: false,
};

const fullService: Full<typeof adminServiceCreate> = {
  title: 'Support',
  titleKm: 'ជំនួយ',
  text: 'We help.',
  textKm: 'យើងជួយ។',
  price: 400_000_00,
  currency: 'KHR',
  isActive: true,
  effect: 'job-boost',
  amount: 14,
  soldInPackages: true,
};

export const accessCases: Record<string, MakeCase> = {
  'PUT /admin/service/:id': service(serviceOf),
  'DELETE /admin/service/:id': service(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const admin = () => createUser(harness().prisma, { role: 'admin' });

  const byId = (rows: Values[], id: unknown) => rows.filter(({ _id }) => _id === id);

  return {
    'POST /admin/service': async () => {
      const api = harness();
      const person = await admin();
      return {
        least: leastService,
        full: [fullService],
        async save(body) {
          const { data } = (await api.as(person).call(adminServiceCreate, { body })).body;
          return [data, ...byId((await api.as(person).call(adminServiceList)).body.data, data._id)];
        },
      };
    },
    'PUT /admin/service/:id': async () => {
      const api = harness();
      const person = await admin();
      const { id } = await createService(api.prisma);
      return {
        least: leastService,
        full: [fullService],
        async save(body) {
          const { data } = (await api.as(person).call(adminServiceUpdate, { params: { id }, body })).body;
          return [data, ...byId((await api.as(person).call(adminServiceList)).body.data, id)];
        },
      };
    },
  };
}
