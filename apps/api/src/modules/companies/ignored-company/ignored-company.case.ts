import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A company, which every job seeker may ignore and show again. */
const ignored: MakeCase = async (prisma) => {
  const { userId, companyId } = await createIgnoredCompany(prisma);
  const stored = () => prisma.ignoredCompany.findMany({ where: { companyId } });
  return { id: companyId, owner: { id: userId }, stored, isShared: true };
};

export const accessCases: Record<string, MakeCase> = {
  'PUT /ignore-company/:id': ignored,
  'DELETE /ignore-company/:id': ignored,
};
