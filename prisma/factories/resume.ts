import type { Prisma, PrismaClient } from '@acheep/database/client';
import { searchFields } from '@acheep/search/search-fields';
import { talentTexts } from '@acheep/search/talent-text';
import { createUser } from './user.ts';

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

/** The CV of a job seeker of its own, in English, with an entry in most sections. */
export async function createResume(
  prisma: PrismaClient,
  overrides: Partial<Prisma.ResumeUncheckedCreateInput> = {},
) {
  const resume = await prisma.resume.create({
    data: {
      titleEn: 'Accountant',
      phone: ['+85512345678'],
      objectiveEn: 'A place where numbers count.',
      work: {
        create: { position: 0, titleEn: 'Cashier', employerEn: 'Mekong Shop', from: new Date('2021-03-01') },
      },
      education: { create: { position: 0, schoolEn: 'Royal University', level: 'bachelor' } },
      skills: { create: { position: 0, kind: 'hard', nameEn: 'Bookkeeping' } },
      languages: { create: { position: 0, language: 'km', level: 'native' } },
      references: { create: { position: 0, nameEn: 'Keo Vibol', phone: '+85512999888' } },
      ...overrides,
      userId: overrides.userId ?? (await createUser(prisma)).id,
    },
  });
  await fileResumes(prisma, { id: resume.id });
  return resume;
}
