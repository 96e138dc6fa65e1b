import { invitationCreate } from '@acheep/contract/companies/company-member';
import { createInvitation } from '@acheep/prisma/factories/company-invitation';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { RoundTrip } from '../../../testing/round-trip/round-trip.ts';

/** A colleague of the owner. */
const colleague =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createMember(prisma, owner.company?.id ?? '');
    return { id, owner, body, stored: () => prisma.companyMember.findUnique({ where: { userId: id } }) };
  };

const invited: MakeCase = async (prisma) => {
  const owner = await createRecruiter(prisma);
  const { id } = await createInvitation(prisma, { companyId: owner.company?.id ?? '' });
  return { id, owner, stored: () => prisma.companyInvitation.findUnique({ where: { id } }) };
};

export const accessCases: Record<string, MakeCase> = {
  'DELETE /company/own/member/:id': colleague(),
  'PUT /company/own/member/:id': colleague({ role: 'interviewer', billing: false }),
  'DELETE /company/own/invitation/:id': invited,
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'POST /company/own/invitation': async () => {
      const owner = await createRecruiter(harness().prisma);
      const save = async (body: object) => [
        (await harness().as(owner).call(invitationCreate, { body })).body.data,
      ];
      const full = { email: 'nary@example.com', role: 'interviewer', billing: true };
      return { least: { email: 'dara@example.com' }, full: [full], save };
    },
  };
}
