import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createResume } from './resume.ts';
import { createRecruiter } from './user.ts';

export async function createResumeView(
  prisma: PrismaClient,
  overrides: Partial<Prisma.ResumeViewUncheckedCreateInput> = {},
) {
  const resumeId = overrides.resumeId ?? (await createResume(prisma)).id;
  const companyId = overrides.companyId ?? (await createRecruiter(prisma)).company?.id ?? '';
  return prisma.resumeView.create({ data: { ...overrides, resumeId, companyId } });
}
