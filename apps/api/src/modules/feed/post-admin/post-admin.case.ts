import { adminPostPin } from '@acheep/contract/feed/post-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createPost } from '@acheep/prisma/factories/post';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

/** A post that every admin may pin. */
const anyPost =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createPost(prisma);
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, body, stored: () => prisma.post.findUnique({ where: { id } }), isShared: true };
  };

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/post/:id': anyPost(),
  'PUT /admin/post/:id/pin': anyPost({ pinnedUntil: today() }),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'PUT /admin/post/:id/pin': async () => {
      const admin = await createUser(harness().prisma, { role: 'admin' });
      const params = { id: (await createPost(harness().prisma)).id };
      const full: Full<typeof adminPostPin> = { pinnedUntil: addDays(today(), 7) };
      return {
        least: { pinnedUntil: null },
        full: [full],
        save: async (body) => [(await harness().as(admin).call(adminPostPin, { params, body })).body.data],
      };
    },
  };
}
