import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A recruiter's account, which every admin may manage. */
const account =
  (overrides: Parameters<typeof createRecruiter>[1] = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createRecruiter(prisma, overrides);
    const stored = () =>
      prisma.user.findUnique({ where: { id }, include: { company: true, sessions: true } });
    return { id, owner: await createUser(prisma, { role: 'admin' }), body, stored, isShared: true };
  };

/** A user without a company, whose role every admin may change. */
const roleOf =
  (role: 'user' | 'editor'): MakeCase =>
  async (prisma) => {
    const { id } = await createUser(prisma, { role });
    const stored = () => prisma.user.findUnique({ where: { id }, include: { sessions: true } });
    return { id, owner: await createUser(prisma, { role: 'admin' }), stored, isShared: true };
  };

const session: MakeCase = async (prisma) => {
  const made = await account()(prisma);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id } = await prisma.session.create({ data: { userId: made.id, expiresAt } });
  return { ...made, id };
};

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/user/:id': account(),
  'POST /admin/user/:id/disable': account({}, { reason: 'Jobs that do not exist' }),
  'POST /admin/user/:id/enable': account({ disabledAt: new Date() }),
  'POST /admin/user/:id/resend-activation': account({ activatedAt: null }),
  'POST /admin/user/:id/make-editor': roleOf('user'),
  'POST /admin/user/:id/end-editor': roleOf('editor'),
  'GET /admin/user/:id/session': account(),
  'DELETE /admin/session/:id': session,
};
