import { createService, createServiceRequest } from '@acheep/prisma/factories/service';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { type MakeCase, operators } from '../../../testing/access-case.ts';

/** A service, which every recruiter may request. */
const asked: MakeCase = async (prisma) => {
  const { id } = await createService(prisma);
  const owner = await createRecruiter(prisma);
  const stored = () => prisma.serviceRequest.count({ where: { enquiry: { serviceId: id } } });
  return { id, owner, body: { message: 'From Monday on.' }, stored, isShared: true };
};

const request = operators(
  (prisma) => createServiceRequest(prisma),
  (prisma, id) => prisma.enquiry.findUnique({ where: { id }, include: { request: true } }),
);

export const accessCases: Record<string, MakeCase> = {
  'POST /service/:id/request': asked,
  'POST /admin/enquiry/:id/carry-out': request({ effect: 'cv-views', amount: 5 }),
  'POST /admin/enquiry/:id/take-down': request(),
};
