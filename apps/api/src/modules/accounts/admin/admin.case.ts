import { adminUserGet } from '@acheep/contract/accounts/admin';
import { adminUserInvite } from '@acheep/contract/accounts/admin-access';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';
import { noPassword } from '../account/account.repository.ts';

/** A recruiter's account, which every admin may manage. */
const account =
  (overrides: Parameters<typeof createRecruiter>[1] = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createRecruiter(prisma, overrides);
    const stored = () =>
      prisma.user.findUnique({ where: { id }, include: { company: true, sessions: true } });
    return { id, owner: await createUser(prisma, { role: 'admin' }), body, stored, isShared: true };
  };

/** A job seeker's account; the admin has no password, and has just signed in. */
const proven =
  (body: object): MakeCase =>
  async (prisma) => {
    const { id } = await createUser(prisma);
    const stored = () =>
      prisma.user.findUnique({ where: { id }, include: { emailChanges: true, sessions: true } });
    const owner = await createUser(prisma, { role: 'admin', passwordHash: noPassword });
    return { id, owner, body, stored, isShared: true };
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
  'POST /admin/user/:id/role': proven({ role: 'editor', reason: 'Writes our tips' }),
  'POST /admin/user/:id/email': proven({ email: 'new@example.com', reason: 'Has lost the mailbox' }),
  'POST /admin/user/:id/send-password-link': account(),
  'GET /admin/user/:id/session': account(),
  'DELETE /admin/session/:id': session,
};

export const roundTrips = (harness: () => Harness): Record<string, () => Promise<RoundTrip>> => ({
  'POST /admin/user': async () => {
    const api = harness();
    const admin = await createUser(api.prisma, { role: 'admin', passwordHash: noPassword });
    const full: Full<typeof adminUserInvite> = {
      email: 'dara@example.com',
      name: 'Chan Dara',
      role: 'editor',
    };
    return {
      least: { email: 'sophea@example.com', name: 'Chan Sophea', role: 'admin' },
      full: [full],
      async save(body) {
        const { data } = (await api.as(admin).call(adminUserInvite, { body })).body;
        const shown = await api.as(admin).call(adminUserGet, { params: { id: data._id } });
        return [data, shown.body.data];
      },
    };
  },
});
