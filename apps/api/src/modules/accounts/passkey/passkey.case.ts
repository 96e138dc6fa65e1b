import { randomBytes } from 'node:crypto';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

const ownPasskey: MakeCase = async (prisma) => {
  const owner = await createUser(prisma, { passwordHash: 'set' });
  const now = new Date();
  const key = { credentialId: randomBytes(16), publicKey: randomBytes(16), counter: 0, transports: [] };
  const { id } = await prisma.passkey.create({
    data: {
      ...key,
      userId: owner.id,
      userHandle: owner.id,
      name: 'Phone',
      challengedAt: now,
      createdAt: now,
    },
  });
  return { id, owner, stored: () => prisma.passkey.findUnique({ where: { id } }) };
};

export const accessCases: Record<string, MakeCase> = {
  'DELETE /users/passkey/:id': ownPasskey,
};
