import type { Prisma, PrismaClient } from '@acheep/database/client';
import { personText } from '@acheep/search/person-text';
import { createJob } from './job.ts';
import { createUpload } from './upload.ts';
import { createUser } from './user.ts';

/** A received application, with a job, an applicant and a CV record of its own. */
export async function createApplication(
  prisma: PrismaClient,
  overrides: Partial<Prisma.ApplicationUncheckedCreateInput> = {},
) {
  const applicantId = overrides.applicantId ?? (await createUser(prisma)).id;
  const applicant = await prisma.user.findUniqueOrThrow({ where: { id: applicantId } });
  const sent = {
    name: applicant.name,
    email: applicant.email,
    phone: '+85512345678',
    coverLetter: 'I would like to work with you.',
    ...overrides,
  };
  const created = await prisma.application.create({
    data: {
      ...sent,
      toldStatus: overrides.toldStatus ?? overrides.status,
      searchText: personText({ ...sent, text: sent.coverLetter }),
      events: { create: { kind: 'applied', toStatus: 'received', toldAt: new Date() } },
      applicantId,
      jobId: overrides.jobId ?? (await createJob(prisma)).id,
      cvId: overrides.cvId ?? (await createUpload(prisma, { ownerId: applicantId })).id,
    },
  });
  // Of an account here: who was added by hand has none.
  return { ...created, applicantId };
}
