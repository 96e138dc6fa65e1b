import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** An account that every operator may impersonate. */
const account =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createRecruiter(prisma);
    const stored = () =>
      prisma.user.findUnique({ where: { id }, include: { sessions: true, notedBy: true } });
    return { id, owner: await createUser(prisma, { role: 'admin' }), body, stored, isShared: true };
  };

export const accessCases: Record<string, MakeCase> = {
  'POST /admin/user/:id/impersonation': account({ reason: 'Their CV is not shown' }),
};
