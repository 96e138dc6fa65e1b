import { profileGet, profileUpdate } from '@acheep/contract/accounts/account';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import { type Full, fileOf, type RoundTrip } from '../../../testing/round-trip/round-trip.ts';

const ownSession: MakeCase = async (prisma) => {
  const owner = await createUser(prisma);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id } = await prisma.session.create({ data: { userId: owner.id, expiresAt } });
  return { id, owner, stored: () => prisma.session.findUnique({ where: { id } }) };
};

export const accessCases: Record<string, MakeCase> = {
  'DELETE /users/session/:id': ownSession,
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'PUT /users/profile': async () => {
      const person = await createUser(harness().prisma);
      const { path: photo } = await fileOf(harness(), person, 'photo');
      const full: Full<typeof profileUpdate> = { name: 'Dara', phone: '+85512345678', locale: 'km', photo };
      return {
        least: { name: 'Bopha', locale: 'en' },
        full: [full],
        async save(body) {
          const saved = await harness().as(person).call(profileUpdate, { body });
          return [saved.body.data, (await harness().as(person).call(profileGet)).body.data];
        },
      };
    },
  };
}
