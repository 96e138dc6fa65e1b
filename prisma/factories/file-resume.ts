import type { Prisma, PrismaClient } from '@acheep/database/client';
import { searchFields } from '@acheep/search/search-fields';
import { talentTexts } from '@acheep/search/talent-text';

const named = { select: { nameEn: true, nameKm: true } } as const;
const found = {
  user: { select: { name: true } },
  province: named,
  wantedCategory: named,
  wantedProvince: named,
  work: true,
  education: true,
  skills: true,
  trainings: true,
  references: true,
} as const;

/** Files CVs under what they say, as who saves one does. */
export async function fileResumes(prisma: PrismaClient, where: Prisma.ResumeWhereInput = {}) {
  for (const { id, ...resume } of await prisma.resume.findMany({ where, include: found }))
    await prisma.resume.update({
      where: { id },
      data: { ...searchFields(talentTexts(resume)), updatedAt: resume.updatedAt },
    });
}
