import type { PrismaClient } from '@acheep/database/client';
import { createApplication, createSentResume } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createServiceRequest } from '@acheep/prisma/factories/service';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** Job that is screened for its company, with an application. */
async function screened(prisma: PrismaClient) {
  const owner = await createRecruiter(prisma);
  const { id: jobId } = await createJob(prisma, { ownerId: owner.id });
  const { id } = await createServiceRequest(prisma, { askedById: owner.id, jobId });
  const data = { effect: 'cv-screening', carriedOutAt: new Date() };
  await prisma.serviceRequest.update({ where: { enquiryId: id }, data });
  const { id: applicationId } = await createApplication(prisma, { jobId });
  const stored = async () => [
    await prisma.serviceRequest.findUnique({ where: { enquiryId: id } }),
    await prisma.application.findUnique({ where: { id: applicationId }, include: { events: true } }),
    await prisma.auditEntry.count({ where: { action: { startsWith: 'screening.' } } }),
  ];
  return { owner, id, applicationId, stored };
}

const request: MakeCase = async (prisma) => {
  const { id, stored } = await screened(prisma);
  return { id, owner: await createUser(prisma, { role: 'admin' }), stored, isShared: true };
};

const application =
  (body?: (uploadId: string) => unknown): MakeCase =>
  async (prisma) => {
    const { applicationId: id, stored } = await screened(prisma);
    const { id: uploadId } = await createUpload(prisma);
    await createSentResume(prisma, { applicationId: id, uploadId });
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, body: body?.(uploadId), stored, isShared: true };
  };

const companys: MakeCase = async (prisma) => {
  const { id, owner, stored } = await screened(prisma);
  return { id, owner, stored };
};

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/screening/:id': request,
  'GET /admin/screening/:id/application': request,
  'GET /admin/screening/application/:id': application(),
  'POST /admin/screening/application/:id/cv': application(),
  'POST /admin/screening/application/:id/attachment': application((attachmentId) => ({ attachmentId })),
  'PUT /admin/screening/application/:id/status': application(() => ({ status: 'shortlisted' })),
  'POST /admin/screening/:id/end': request,
  'POST /service/screening/:id/end': companys,
};
