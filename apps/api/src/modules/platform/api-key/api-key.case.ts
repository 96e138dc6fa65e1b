import { apiKeyCreate, apiKeyList } from '@acheep/contract/platform/api-key';
import { createApiKey } from '@acheep/prisma/factories/api-key';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip, Values } from '../../../testing/round-trip/round-trip.ts';

/** A partner's key, which every operator may revoke. */
const apiKey: MakeCase = async (prisma) => {
  const { id } = await createApiKey(prisma);
  const owner = await createUser(prisma, { role: 'admin' });
  return { id, owner, stored: () => prisma.apiKey.findUnique({ where: { id } }), isShared: true };
};

export const accessCases: Record<string, MakeCase> = {
  'POST /admin/api-key/:id/revoke': apiKey,
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'POST /admin/api-key': async () => {
      const api = harness().as(await createUser(harness().prisma, { role: 'admin' }));
      const full: Full<typeof apiKeyCreate> = {
        name: 'Jobs of the Provinces',
        email: 'programs@example.com',
        perMinute: 240,
        endsOn: '2099-12-31',
      };
      return {
        least: { name: 'Work in the Provinces', email: 'mekong@example.com', perMinute: 60 },
        full: [full],
        save: async (body) => {
          const { key: _, ...made } = (await api.call(apiKeyCreate, { body })).body.data;
          const { data } = (await api.call(apiKeyList)).body;
          return [made, ...data.filter(({ _id }: Values) => _id === made._id)];
        },
      };
    },
  };
}
