import { createResume } from '@acheep/prisma/factories/resume';
import { createSavedTalent } from '@acheep/prisma/factories/saved-talent';
import { createTalentInvitation } from '@acheep/prisma/factories/talent-invitation';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A CV that every company may find, save and take notes on. */
const findable =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createResume(prisma);
    await createSavedTalent(prisma, { resumeId: id, companyId: owner.company?.id ?? '' });
    const stored = () => prisma.savedTalent.findMany({ where: { resumeId: id }, include: { notes: true } });
    return { id, owner, body, stored, isShared: true };
  };

const invited =
  (isDeclined: boolean): MakeCase =>
  async (prisma) => {
    const { id, resumeId } = await createTalentInvitation(prisma, {
      declinedAt: isDeclined ? new Date() : null,
    });
    const { userId } = await prisma.resume.findUniqueOrThrow({ where: { id: resumeId } });
    const stored = () => prisma.talentInvitation.findUnique({ where: { id } });
    return { id, owner: { id: userId }, stored };
  };

export const accessCases: Record<string, MakeCase> = {
  'GET /invitation/talent/:id': findable(),
  'PUT /invitation/:id/decline': invited(false),
  'DELETE /invitation/:id/decline': invited(true),
};
