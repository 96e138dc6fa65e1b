import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createResume } from './resume.ts';
import { createRecruiter } from './user.ts';

export async function createSavedTalent(
  prisma: PrismaClient,
  overrides: Partial<Prisma.SavedTalentUncheckedCreateInput> = {},
) {
  const companyId = overrides.companyId ?? (await createRecruiter(prisma)).company?.id ?? '';
  const resumeId = overrides.resumeId ?? (await createResume(prisma)).id;
  return prisma.savedTalent.create({ data: { ...overrides, companyId, resumeId } });
}
