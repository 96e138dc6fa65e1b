import type { PrismaClient } from '@acheep/database/client';
import { createApplication, createSentResume } from '@acheep/prisma/factories/application';
import { createImport } from '@acheep/prisma/factories/import';
import { createJob } from '@acheep/prisma/factories/job';
import { createServiceRequest } from '@acheep/prisma/factories/service';

/** Creates records that the operator has pages for and the demo lacks: an import, and screened applications. */
export async function makeOperatorRecords(prisma: PrismaClient) {
  await createImport(prisma);
  const { id: jobId, createdById } = await createJob(prisma, { title: 'Net Mender', status: 'closed' });
  const service = { title: 'Screening', titleKm: 'សម្រាំងពាក្យសុំ', effect: 'cv-screening', amount: null };
  const { id: enquiryId } = await createServiceRequest(prisma, {
    service: { ...service, isActive: false },
    ...(createdById && { askedById: createdById }),
    jobId,
  });
  await prisma.serviceRequest.update({
    where: { enquiryId },
    data: { effect: 'cv-screening', carriedOutAt: new Date() },
  });
  const { id: applicationId } = await createApplication(prisma, { jobId });
  await createSentResume(prisma, { applicationId });
}
