import type { PrismaClient } from '@acheep/database/client';
import { createRecruiter, createUser } from './user.ts';

export async function createIgnoredCompany(
  prisma: PrismaClient,
  given: { userId?: string; companyId?: string } = {},
) {
  const { userId = (await createUser(prisma)).id } = given;
  const companyId = given.companyId ?? (await createRecruiter(prisma)).company?.id ?? '';
  return prisma.ignoredCompany.create({ data: { userId, companyId } });
}
