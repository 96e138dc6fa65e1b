import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

const ownIdentity: MakeCase = async (prisma) => {
  const owner = await createUser(prisma);
  const way = (kind: string, subject: string) => ({
    ...{ userId: owner.id, kind, issuer: `https://${kind}.example`, subject },
    ...{ confirmedAt: new Date(), createdAt: new Date() },
  });
  const { id } = await prisma.identity.create({ data: way('google', owner.id) });
  // The last way in stays.
  await prisma.identity.create({ data: way('oidc', owner.id) });
  return { id, owner, body: {}, stored: () => prisma.identity.findUnique({ where: { id } }) };
};

export const accessCases: Record<string, MakeCase> = {
  'DELETE /users/identity/:id': ownIdentity,
};
