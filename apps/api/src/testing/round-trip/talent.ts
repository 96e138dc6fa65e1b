import { talentNoteCreate, talentNoteList, talentNoteUpdate } from '@acheep/contract/talent/saved-talent';
import { createSavedTalent } from '@acheep/prisma/factories/saved-talent';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { Harness } from '../harness.ts';
import type { Full, RoundTrip } from './round-trip.ts';

export function talentRoundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
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
