import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';

/** A text at the home page that is on, unless told otherwise. */
export function createBanner(
  prisma: PrismaClient,
  overrides: Partial<Prisma.BannerUncheckedCreateInput> = {},
) {
  const number = unique();
  return prisma.banner.create({
    data: {
      type: 'home',
      isActive: true,
      position: number,
      text: `Job fair ${number}`,
      textKm: `ពិព័រណ៍ការងារ ${number}`,
      link: '/event',
      ...overrides,
    },
  });
}
