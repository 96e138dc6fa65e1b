import type { Prisma, PrismaClient } from '@acheep/database/client';

/** Announcement to trainers that is being sent. */
export const createAnnouncement = (
  prisma: PrismaClient,
  overrides: Partial<Prisma.AnnouncementUncheckedCreateInput> = {},
) =>
  prisma.announcement.create({
    data: {
      role: 'trainer',
      subjectEn: 'New prices',
      textEn: 'They hold from December.',
      subjectKm: 'តម្លៃថ្មី',
      textKm: 'មានប្រសិទ្ធភាពពីខែធ្នូ។',
      recipients: 1,
      ...overrides,
    },
  });
