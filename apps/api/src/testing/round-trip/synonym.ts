import { synonymCreate, synonymList, synonymUpdate } from '@acheep/contract/jobs/synonym';
import { createSynonym } from '@acheep/prisma/factories/synonym';
import { createUser } from '@acheep/prisma/factories/user';
import type { Harness } from '../harness.ts';
import type { Full, RoundTrip, Values } from './round-trip.ts';

const least = { words: ['farrier', 'horseshoer'] };
const full: Full<typeof synonymCreate> = { words: ['beekeeper', 'apiarist', 'អ្នកចិញ្ចឹមឃ្មុំ'] };

/** Synonyms. Each body is saved while no other has taken its words. */
export function synonymRoundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
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
