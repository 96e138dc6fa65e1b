import type { PrismaClient } from '@acheep/database/client';
import { worksFor } from './company.repository.ts';

export const findOwnCompany = (prisma: PrismaClient, userId: string) =>
  prisma.company.findFirst({
    where: worksFor(userId),
    select: {
      id: true,
      name: true,
      nameKm: true,
      address: true,
      about: true,
      website: true,
      registrationNumber: true,
      vatTin: true,
      size: true,
      benefits: true,
      languages: true,
      cover: { select: { originalName: true } },
      logo: { select: { originalName: true } },
      photos: { select: { upload: { select: { originalName: true } } }, orderBy: { position: 'asc' } },
      industry: { select: { nameEn: true, nameKm: true } },
      province: { select: { nameEn: true, nameKm: true } },
      verifiedAt: true,
      createdAt: true,
      updatedAt: true,
    },
  });
