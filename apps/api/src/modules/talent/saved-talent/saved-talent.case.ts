import { talentNoteCreate, talentNoteList, talentNoteUpdate } from '@acheep/contract/talent/saved-talent';
import { createResume } from '@acheep/prisma/factories/resume';
import { createSavedTalent } from '@acheep/prisma/factories/saved-talent';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

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

const ownNote =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id: savedTalentId } = await createSavedTalent(prisma, { companyId: owner.company?.id ?? '' });
    const data = { savedTalentId, authorId: owner.id, text: 'Before' };
    const { id } = await prisma.savedTalentNote.create({ data });
    return { id, owner, body, stored: () => prisma.savedTalentNote.findUnique({ where: { id } }) };
  };

export const accessCases: Record<string, MakeCase> = {
  'PUT /saved-talent/:id': findable(),
  'DELETE /saved-talent/:id': findable(),
  'GET /saved-talent/:id/note': findable(),
  'POST /saved-talent/:id/note': findable({ text: 'Speaks Chinese' }),
  'PUT /saved-talent/note/:id': ownNote({ text: 'Speaks Chinese' }),
  'DELETE /saved-talent/note/:id': ownNote(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const saved = async () => {
    const { prisma } = harness();
    const recruiter = await createRecruiter(prisma);
    const row = await createSavedTalent(prisma, { companyId: recruiter.company?.id ?? '' });
    const firstNote = async () =>
      (
        await harness()
          .as(recruiter)
          .call(talentNoteList, { params: { id: row.resumeId } })
      ).body.data[0];
    return { recruiter, row, firstNote };
  };

  return {
    'POST /saved-talent/:id/note': async () => {
      const { recruiter, row, firstNote } = await saved();
      const params = { id: row.resumeId };
      return {
        least: { text: 'Speaks Chinese' },
        full: [{ text: 'Speaks French' } satisfies Full<typeof talentNoteCreate>],
        save: async (body) => [
          (await harness().as(recruiter).call(talentNoteCreate, { params, body })).body.data,
          await firstNote(),
        ],
      };
    },
    'PUT /saved-talent/note/:id': async () => {
      const { recruiter, row, firstNote } = await saved();
      const data = { savedTalentId: row.id, authorId: recruiter.id, text: 'Before' };
      const params = { id: (await harness().prisma.savedTalentNote.create({ data })).id };
      return {
        least: { text: 'Speaks Chinese' },
        full: [{ text: 'Speaks French' } satisfies Full<typeof talentNoteUpdate>],
        save: async (body) => [
          (await harness().as(recruiter).call(talentNoteUpdate, { params, body })).body.data,
          await firstNote(),
        ],
      };
    },
  };
}
