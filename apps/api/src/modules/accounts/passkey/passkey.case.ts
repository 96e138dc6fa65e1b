import { randomBytes } from 'node:crypto';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

const ownPasskey: MakeCase = async (prisma) => {
  const owner = await createUser(prisma);
  const now = new Date();
  const key = { publicKey: randomBytes(16), counter: 0, transports: [] };
  const data = () => ({
    ...{ ...key, credentialId: randomBytes(16), userId: owner.id, userHandle: owner.id },
    ...{ name: 'Phone', challengedAt: now, createdAt: now },
  });
  const { id } = await prisma.passkey.create({ data: data() });
  // The last way in stays.
  await prisma.passkey.create({ data: data() });
  return { id, owner, body: {}, stored: () => prisma.passkey.findUnique({ where: { id } }) };
};

export const accessCases: Record<string, MakeCase> = {
  'DELETE /users/passkey/:id': ownPasskey,
};
