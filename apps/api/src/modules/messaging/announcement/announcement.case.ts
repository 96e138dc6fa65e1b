import { announcementList, announcementSend } from '@acheep/contract/messaging/announcement';
import { createAnnouncement } from '@acheep/prisma/factories/announcement';
import { createUser } from '@acheep/prisma/factories/user';
import { type MakeCase, operators } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

export const accessCases: Record<string, MakeCase> = {
  'POST /admin/announcement/:id/stop': operators(createAnnouncement, (prisma, id) =>
    prisma.announcement.findUnique({ where: { id } }),
  )(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'POST /admin/announcement': async () => {
      const { prisma } = harness();
      const api = harness().as(await createUser(prisma, { role: 'admin' }));
      const words = { name: 'announcement', subject: 'News', text: 'Text', updatedAt: new Date() };
      await prisma.mailWording.createMany({
        data: [
          { ...words, locale: 'en' },
          { ...words, locale: 'km' },
        ],
        skipDuplicates: true,
      });
      const full: Full<typeof announcementSend> = { role: 'recruiter' };
      return {
        least: { role: 'trainer' },
        full: [full],
        save: async (body) => {
          const sent = (await api.call(announcementSend, { body })).body.data;
          await prisma.announcement.updateMany({ data: { endedAt: new Date() } });
          const { data } = (await api.call(announcementList)).body;
          return [sent, ...data.filter(({ _id }: { _id: string }) => _id === sent._id)];
        },
      };
    },
  };
}
