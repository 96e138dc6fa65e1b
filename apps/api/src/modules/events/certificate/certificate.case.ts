import { createCertificate } from '@acheep/prisma/factories/registration';
import type { MakeCase } from '../../../testing/access-case.ts';

const certificate: MakeCase = async (prisma) => {
  const { id, userId } = await createCertificate(prisma);
  const stored = () => prisma.certificate.findUnique({ where: { id } });
  return { id, owner: { id: userId }, body: { language: 'km' }, stored };
};

export const accessCases: Record<string, MakeCase> = {
  'POST /certificate/:id/pdf': certificate,
};
