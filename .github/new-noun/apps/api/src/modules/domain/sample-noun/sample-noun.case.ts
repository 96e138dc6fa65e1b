import { sampleNounCreate, sampleNounGet, sampleNounUpdate } from '@acheep/contract/domain/sample-noun';
import { createSampleNoun } from '@acheep/prisma/factories/sample-noun';
import { createUser } from '@acheep/prisma/factories/user';
import { type MakeCase, operators } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

const least = { name: 'The first' };
const full: Full<typeof sampleNounCreate> = { name: 'The second', description: 'Of this year.' };

const sampleNoun = operators(createSampleNoun, (prisma, id) =>
  prisma.sampleNoun.findUnique({ where: { id } }),
);

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/sample-noun/:id': sampleNoun(),
  'PUT /admin/sample-noun/:id': sampleNoun(full),
  'DELETE /admin/sample-noun/:id': sampleNoun(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const asAdmin = async () => harness().as(await createUser(harness().prisma, { role: 'admin' }));

  return {
    'POST /admin/sample-noun': async () => {
      const admin = await asAdmin();
      return {
        least,
        full: [full],
        async save(body) {
          const { data } = (await admin.call(sampleNounCreate, { body })).body;
          return [data, (await admin.call(sampleNounGet, { params: { id: data._id } })).body.data];
        },
      };
    },
    'PUT /admin/sample-noun/:id': async () => {
      const admin = await asAdmin();
      const params = { id: (await createSampleNoun(harness().prisma)).id };
      return {
        least,
        full: [full],
        async save(body) {
          const saved = await admin.call(sampleNounUpdate, { params, body });
          return [saved.body.data, (await admin.call(sampleNounGet, { params })).body.data];
        },
      };
    },
  };
}
