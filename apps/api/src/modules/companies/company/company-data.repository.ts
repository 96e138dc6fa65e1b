import type { PrismaClient } from '@acheep/database/client';
import { companyIdOf } from './company-people.repository.ts';

export async function findOwnCompany(prisma: PrismaClient, userId: string) {
  const id = await companyIdOf(prisma, userId);
  if (id === null) return null;
  return prisma.company.findUnique({
    where: { id },
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
}
