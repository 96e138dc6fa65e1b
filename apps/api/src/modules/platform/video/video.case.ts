import { videoPartBegin, videoPartGet } from '@acheep/contract/platform/video-part';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

/** First bytes of an MP4. */
const firstBytes = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');

/** Video that is not ready yet. */
const ownVideo: MakeCase = async (prisma) => {
  const owner = await createUser(prisma);
  const { id } = await createUpload(prisma, { ownerId: owner.id, kind: 'video', video: { create: {} } });
  return { id, owner, stored: () => prisma.video.findUnique({ where: { id } }) };
};

/** Announced upload whose first part has not arrived. */
const coming =
  (more: Pick<Awaited<ReturnType<MakeCase>>, 'query' | 'file'> = {}): MakeCase =>
  async (prisma) => {
    const owner = await createUser(prisma);
    const data = { ownerId: owner.id, originalName: 'me.mp4', size: firstBytes.length };
    const { id } = await prisma.partialVideo.create({ data });
    return { id, owner, ...more, stored: () => prisma.partialVideo.findUnique({ where: { id } }) };
  };

/** Completed upload, already turned into a video: a client that missed the response asks again. */
const come: MakeCase = async (prisma) => {
  const { id: uploadId, owner } = await ownVideo(prisma);
  const data = { ownerId: owner.id, originalName: 'me.mp4', size: 8, received: 8, uploadId };
  const { id } = await prisma.partialVideo.create({ data });
  return { id, owner, stored: () => prisma.partialVideo.findUnique({ where: { id } }) };
};

export const accessCases: Record<string, MakeCase> = {
  'GET /upload/videos/:id': ownVideo,
  'GET /upload/videos/part/:id': coming(),
  'PUT /upload/videos/part/:id': coming({
    query: { from: '0' },
    file: { name: 'part', content: firstBytes },
  }),
  'POST /upload/videos/part/:id/end': come,
  'DELETE /upload/videos/part/:id': coming(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'POST /upload/videos/part': async () => {
      const owner = await createUser(harness().prisma);
      const full: Full<typeof videoPartBegin> = { originalName: 'ខ្ញុំ.mp4', size: 40_000_000 };
      return {
        least: { originalName: 'me.mp4', size: 1 },
        full: [full],
        async save(body) {
          const { data } = (await harness().as(owner).call(videoPartBegin, { body })).body;
          return [
            data,
            (
              await harness()
                .as(owner)
                .call(videoPartGet, { params: { id: data._id } })
            ).body.data,
          ];
        },
      };
    },
  };
}
