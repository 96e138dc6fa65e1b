import { createHash } from 'node:crypto';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';
import { createRecruiter } from './user.ts';

/** By default valid for a fortnight, with `token-` and the address as its token. */
export async function createInvitation(
  prisma: PrismaClient,
  overrides: Partial<Prisma.CompanyInvitationUncheckedCreateInput> & { token?: string } = {},
) {
  const { token, ...given } = overrides;
  const email = given.email ?? `invited${unique()}-${process.pid}@example.com`;
  return prisma.companyInvitation.create({
    data: {
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 14 * 86_400_000),
      tokenHash: createHash('sha256')
        .update(token ?? `token-${email}`)
        .digest(),
      ...given,
      email,
      companyId: given.companyId ?? (await createRecruiter(prisma)).company?.id ?? '',
    },
  });
}
