import {
  adminReferenceCreate,
  adminReferenceDelete,
  adminReferenceList,
  adminReferenceUpdate,
} from '@acheep/contract/jobs/reference-admin';
import type { ReferenceKind } from '@acheep/contract/jobs/reference-option';
import { createCategory } from '@acheep/prisma/factories/reference';
import { unique } from '@acheep/prisma/factories/unique';
import { createUser } from '@acheep/prisma/factories/user';
import { type MakeCase, operators } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, Person, RoundTrip, Values } from '../../../testing/round-trip/round-trip.ts';

const category = operators(createCategory, (prisma, id) => prisma.category.findUnique({ where: { id } }));

/** Category that is to be merged into another. */
const merged: MakeCase = async (prisma) => {
  const { id: into } = await createCategory(prisma);
  return category({ into })(prisma);
};

/** Unique names: no two entries may share one. */
const renamed: MakeCase = (prisma) => {
  const number = unique();
  const names = { nameEn: `Farriery ${number}`, nameKm: `ដាក់ក្រចកសេះ ${number}` };
  return category({ ...names, isActive: true })(prisma);
};

const least = { nameEn: 'Farriery', nameKm: 'ដាក់ក្រចកសេះ' };

const full: Full<typeof adminReferenceUpdate> = {
  nameEn: 'Pottery',
  nameKm: 'ស្មូនឆ្នាំង',
  iconName: 'IconBolt',
  isActive: false,
};

/** Converts a record to the shape of the body that saved it. */
const asSaved = ({ name, ...entry }: Values & { name: { en: string; km: string } }): Values => ({
  ...entry,
  nameEn: name.en,
  nameKm: name.km,
});

export const accessCases: Record<string, MakeCase> = {
  'PUT /admin/reference/:id': renamed,
  'POST /admin/reference/:id/merge': merged,
  'DELETE /admin/reference/:id': category(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  async function listed(person: Person, id: unknown, kind: ReferenceKind = 'category'): Promise<Values[]> {
    const query = { kind };
    const { data } = (await harness().as(person).call(adminReferenceList, { query })).body;
    return data.filter(({ _id }: Values) => _id === id).map(asSaved);
  }

  return {
    'POST /admin/reference': async () => {
      const api = harness();
      const person = await createUser(api.prisma, { role: 'admin' });
      return {
        least: { kind: 'category', ...least },
        full: [
          { kind: 'category', ...full },
          { kind: 'industry', ...least },
        ],
        async save(body) {
          const { data } = (await api.as(person).call(adminReferenceCreate, { body })).body;
          const found = await listed(person, data._id, data.kind);
          await api.as(person).call(adminReferenceDelete, { params: { id: data._id } });
          return [asSaved(data), ...found];
        },
      };
    },
    'PUT /admin/reference/:id': async () => {
      const api = harness();
      const person = await createUser(api.prisma, { role: 'admin' });
      const { id } = await createCategory(api.prisma);
      return {
        least,
        full: [full],
        async save(body) {
          const { data } = (await api.as(person).call(adminReferenceUpdate, { params: { id }, body })).body;
          return [asSaved(data), ...(await listed(person, id))];
        },
      };
    },
  };
}
