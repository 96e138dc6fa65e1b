import { createResume } from '@acheep/prisma/factories/resume';
import { createSavedTalent } from '@acheep/prisma/factories/saved-talent';
import { createTalentInvitation } from '@acheep/prisma/factories/talent-invitation';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from './access-case.ts';

/** CV that every company may find, save, and take notes on. */
const findable =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createResume(prisma);
    await createSavedTalent(prisma, { resumeId: id, companyId: owner.company?.id ?? '' });
    const stored = () => prisma.savedTalent.findMany({ where: { resumeId: id }, include: { notes: true } });
    return { id, owner, body, stored, isShared: true };
  };

const ownNote =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id: savedTalentId } = await createSavedTalent(prisma, { companyId: owner.company?.id ?? '' });
    const data = { savedTalentId, authorId: owner.id, text: 'Before' };
    const { id } = await prisma.savedTalentNote.create({ data });
    return { id, owner, body, stored: () => prisma.savedTalentNote.findUnique({ where: { id } }) };
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

export const talentCases: Record<string, MakeCase> = {
  'PUT /saved-talent/:id': findable(),
  'DELETE /saved-talent/:id': findable(),
  'GET /saved-talent/:id/note': findable(),
  'POST /saved-talent/:id/note': findable({ text: 'Speaks Chinese' }),
  'PUT /saved-talent/note/:id': ownNote({ text: 'Speaks Chinese' }),
  'DELETE /saved-talent/note/:id': ownNote(),
  'GET /invitation/talent/:id': findable(),
  'PUT /invitation/:id/decline': invited(false),
  'DELETE /invitation/:id/decline': invited(true),
};
