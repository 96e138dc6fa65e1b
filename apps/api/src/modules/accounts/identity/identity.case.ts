import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

const ownIdentity: MakeCase = async (prisma) => {
  const owner = await createUser(prisma);
  const { id } = await prisma.identity.create({
    data: {
      userId: owner.id,
      kind: 'google',
      issuer: 'https://accounts.google.com',
      subject: owner.id,
      confirmedAt: new Date(),
      createdAt: new Date(),
    },
  });
  return { id, owner, stored: () => prisma.identity.findUnique({ where: { id } }) };
};

export const accessCases: Record<string, MakeCase> = {
  'DELETE /users/identity/:id': ownIdentity,
};
