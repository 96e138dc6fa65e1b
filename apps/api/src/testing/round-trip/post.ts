import { ownPostGet, postCreate, postUpdate } from '@acheep/contract/feed/post';
import { adminPostPin } from '@acheep/contract/feed/post-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { Harness } from '../harness.ts';
import { type Full, fileOf, type Person, type RoundTrip } from './round-trip.ts';

export function postRoundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  /** Uploaded video: its file, and its progress. */
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
