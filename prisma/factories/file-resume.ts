import type { Prisma, PrismaClient } from '@acheep/database/client';
import { finish } from '@acheep/search/analysis/steps';
import { talentFieldsInSteps } from '@acheep/search/redaction/talent-text';

const named = { select: { nameEn: true, nameKm: true } } as const;
const inOrder = { orderBy: { position: 'asc' } } as const;
const found = {
  user: { select: { name: true } },
  province: named,
  wantedCategory: named,
  wantedProvince: named,
  work: inOrder,
  education: inOrder,
  skills: inOrder,
  trainings: inOrder,
  references: inOrder,
} as const;

/** Computes the filing columns of CVs, as saving one does. */
export async function fileResumes(prisma: PrismaClient, where: Prisma.ResumeWhereInput = {}) {
  for (const { id, ...resume } of await prisma.resume.findMany({ where, include: found }))
    await prisma.resume.update({
      where: { id },
      data: { ...finish(talentFieldsInSteps(resume)), updatedAt: resume.updatedAt },
    });
}
