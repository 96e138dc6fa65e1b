import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createResume } from './resume.ts';
import { createRecruiter } from './user.ts';

/** Invitation to a job, to a training, or to a training of next week that is only described in words. */
export async function createTalentInvitation(
  prisma: PrismaClient,
  overrides: Partial<Prisma.TalentInvitationUncheckedCreateInput> = {},
) {
  const companyId =
    overrides.companyId ?? (await createRecruiter(prisma, { role: 'trainer' })).company?.id ?? '';
  const resumeId = overrides.resumeId ?? (await createResume(prisma)).id;
  const training = {
    trainingTitle: 'Bookkeeping in a week',
    trainingOn: new Date(addDays(today(), 7)),
    trainingPlace: 'Street 271, Phnom Penh',
  };
  return prisma.talentInvitation.create({
    data: { ...(!overrides.jobId && !overrides.gatheringId && training), ...overrides, companyId, resumeId },
  });
}
