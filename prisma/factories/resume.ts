import type { Prisma, PrismaClient } from '@acheep/database/client';
import { fileResumes } from './file-resume.ts';
import { createUser } from './user.ts';

/** CV of a new job seeker, in English, with an entry in most sections. */
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
