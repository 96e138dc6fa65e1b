import { createApplication, createSentResume } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from './access-case.ts';

/** Application to a company's job. */
export const received: MakeCase = async (prisma) => {
  const owner = await createRecruiter(prisma);
  const job = await createJob(prisma, { ownerId: owner.id });
  const { id } = await createApplication(prisma, { jobId: job.id });
  return { id, owner, stored: () => prisma.application.findUnique({ where: { id } }) };
};

/** Received application with a CV of the site that refers to a file. */
export const withResume =
  (body: (uploadId: string) => unknown): MakeCase =>
  async (prisma) => {
    const { id, owner, stored } = await received(prisma);
    const { id: uploadId } = await createUpload(prisma);
    await createSentResume(prisma, { applicationId: id, uploadId });
    return { id, owner, body: body(uploadId), stored };
  };

export const addedByHand: MakeCase = async (prisma) => {
  const made = await received(prisma);
  const data = { applicantId: null, source: 'walk-in', locale: 'km' } as const;
  await prisma.application.update({ where: { id: made.id }, data });
  return made;
};
