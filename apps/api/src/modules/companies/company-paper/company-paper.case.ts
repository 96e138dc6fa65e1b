import { createCompanyPaper } from '@acheep/prisma/factories/company-paper';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

const own: MakeCase = async (prisma) => {
  const owner = await createRecruiter(prisma);
  const { id } = await createCompanyPaper(prisma, { companyId: owner.company?.id ?? '' });
  return { id, owner, stored: () => prisma.companyPaper.findUnique({ where: { id } }) };
};

/** A document, which every operator may open. */
const someones: MakeCase = async (prisma) => ({
  ...(await own(prisma)),
  owner: await createUser(prisma, { role: 'admin' }),
  isShared: true,
});

export const accessCases: Record<string, MakeCase> = {
  'DELETE /company/own/paper/:id': own,
  'POST /company/own/paper/:id/file': own,
  'POST /admin/company/paper/:id/file': someones,
};
