import type { PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';

const named = () => {
  const number = unique();
  return {
    slug: `entry-${number}`,
    nameEn: `Entry ${number}`,
    nameKm: `ធាតុ ${number}`,
    position: 1000 + number,
  };
};

/** New, unused category. */
export const createCategory = (prisma: PrismaClient, overrides: { nameEn?: string; nameKm?: string } = {}) =>
  prisma.category.create({ data: { ...named(), iconName: 'IconTools', ...overrides } });

export const createIndustry = (prisma: PrismaClient, overrides: { nameEn?: string; nameKm?: string } = {}) =>
  prisma.industry.create({ data: { ...named(), ...overrides } });
