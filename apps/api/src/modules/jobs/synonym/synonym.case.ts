import { synonymCreate, synonymList, synonymUpdate } from '@acheep/contract/jobs/synonym';
import { createSynonym } from '@acheep/prisma/factories/synonym';
import { unique } from '@acheep/prisma/factories/unique';
import { createUser } from '@acheep/prisma/factories/user';
import { type MakeCase, operators } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip, Values } from '../../../testing/round-trip/round-trip.ts';

const resaid: MakeCase = (prisma) => {
  const number = unique();
  return synonym({ words: [`farrier${number}`, `horseshoer${number}`] })(prisma);
};

const synonym = operators(createSynonym, (prisma, id) => prisma.synonym.findUnique({ where: { id } }));

const least = { words: ['farrier', 'horseshoer'] };

const full: Full<typeof synonymCreate> = { words: ['beekeeper', 'apiarist', 'អ្នកចិញ្ចឹមឃ្មុំ'] };

export const accessCases: Record<string, MakeCase> = {
  'PUT /admin/synonym/:id': resaid,
  'DELETE /admin/synonym/:id': synonym(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const listed = async (person: { id: string }, id: unknown): Promise<Values[]> =>
    (await harness().as(person).call(synonymList)).body.data.filter(({ _id }: Values) => _id === id);

  return {
    'POST /admin/synonym': async () => {
      const api = harness();
      const person = await createUser(api.prisma, { role: 'admin' });
      return {
        least,
        full: [full],
        async save(body) {
          const { data } = (await api.as(person).call(synonymCreate, { body })).body;
          const found = await listed(person, data._id);
          await api.prisma.synonym.delete({ where: { id: data._id } });
          return [data, ...found];
        },
      };
    },
    'PUT /admin/synonym/:id': async () => {
      const api = harness();
      const person = await createUser(api.prisma, { role: 'admin' });
      const { id } = await createSynonym(api.prisma);
      return {
        least,
        full: [full],
        async save(body) {
          const { data } = (await api.as(person).call(synonymUpdate, { params: { id }, body })).body;
          return [data, ...(await listed(person, id))];
        },
      };
    },
  };
}
