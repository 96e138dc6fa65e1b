import { postGet } from '@acheep/contract/feed/post';
import { postShare } from '@acheep/contract/feed/share';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

/** A post with its likes and shares, which everyone with access to the endpoint may share. */
const somePost =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createPost(prisma);
    const stored = () => prisma.post.findUnique({ where: { id }, include: { likes: true, sharedBy: true } });
    return { id, owner: await createRecruiter(prisma), body, stored, isShared: true };
  };

export const accessCases: Record<string, MakeCase> = {
  'POST /post/:id/share': somePost({ body: 'Worth reading.' }),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'POST /post/:id/share': async () => {
      const api = harness();
      const person = await createRecruiter(api.prisma);
      const params = { id: (await createPost(api.prisma)).id };
      return {
        least: { body: 'Worth reading.' },
        full: [{ body: 'Read this twice.' } satisfies Full<typeof postShare>],
        async save(body) {
          const { data } = (await api.as(person).call(postShare, { params, body })).body;
          return [data, (await api.as(null).call(postGet, { params: { id: data._id } })).body.data];
        },
      };
    },
  };
}
