import { ownPostGet, postCreate, postUpdate } from '@acheep/contract/feed/post';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import { type Full, fileOf, type Person, type RoundTrip } from '../../../testing/round-trip/round-trip.ts';

/** A post of a recruiter's company. */
const ownPost =
  (overrides: Parameters<typeof createPost>[1] = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createPost(prisma, { ...overrides, ownerId: owner.id });
    const stored = () => prisma.post.findUnique({ where: { id }, include: { pictures: true } });
    return { id, owner, body, stored };
  };

const shared =
  (make: MakeCase): MakeCase =>
  async (prisma) => ({ ...(await make(prisma)), isShared: true });

export const accessCases: Record<string, MakeCase> = {
  'GET /post/:id': shared(ownPost()),
  'POST /post/:id/view': shared(ownPost()),
  'GET /post/own/:id': ownPost(),
  'PUT /post/:id': ownPost({}, { body: 'We open two branches.' }),
  'POST /post/:id/status': ownPost({}, { status: 'archived' }),
  'DELETE /post/:id': ownPost(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  /** An uploaded video: its file, and the state of its transcoding. */
  async function videoOf(owner: Person) {
    const { path } = await fileOf(harness(), owner, 'video');
    const { id } = await harness().prisma.upload.findUniqueOrThrow({ where: { path } });
    await harness().prisma.video.create({ data: { id } });
    return path;
  }

  async function bodies(owner: Person) {
    const full: Full<typeof postCreate> = {
      body: 'Three things that we ask in every interview.',
      pictures: [
        (await fileOf(harness(), owner, 'picture')).path,
        (await fileOf(harness(), owner, 'picture')).path,
      ],
      video: await videoOf(owner),
      link: { noun: 'job', _id: (await createJob(harness().prisma)).id },
    };
    return { least: { body: 'We open a branch.' }, full: [full] };
  }

  const shown = async (owner: Person, id: string) =>
    (await harness().as(owner).call(ownPostGet, { params: { id } })).body.data;

  return {
    'POST /post': async () => {
      const owner = await createRecruiter(harness().prisma);
      return {
        ...(await bodies(owner)),
        async save(body) {
          const { data } = (await harness().as(owner).call(postCreate, { body })).body;
          return [data, await shown(owner, data._id)];
        },
      };
    },
    'PUT /post/:id': async () => {
      const owner = await createRecruiter(harness().prisma);
      const { id } = await createPost(harness().prisma, { ownerId: owner.id });
      return {
        ...(await bodies(owner)),
        async save(body) {
          const { data } = (await harness().as(owner).call(postUpdate, { params: { id }, body })).body;
          return [data, await shown(owner, id)];
        },
      };
    },
  };
}
