import { savedViewList, savedViewSave } from '@acheep/contract/platform/saved-view';
import { createSavedView } from '@acheep/prisma/factories/saved-view';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

/** A person's view of a list. */
const view: MakeCase = async (prisma) => {
  const { id, userId } = await createSavedView(prisma);
  return { id, owner: { id: userId }, stored: () => prisma.savedView.findMany({ where: { id } }) };
};

export const accessCases: Record<string, MakeCase> = { 'DELETE /saved-view/:id': view };

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'PUT /saved-view': async () => {
      const api = harness().as(await createRecruiter(harness().prisma));
      const full: Full<typeof savedViewSave> = {
        page: '/manage-received',
        name: 'Closing soon',
        query: 'filter%5Bstatus%5D=active&sort=closingDate_1',
        shared: true,
      };
      return {
        least: { page: '/manage-applied', name: 'All', query: '' },
        full: [full],
        save: async (body) => {
          const saved = (await api.call(savedViewSave, { body })).body.data;
          const { page } = body;
          const { data } = (await api.call(savedViewList, { query: { page } })).body;
          return [saved, ...data].map((one) => ({ ...one, page }));
        },
      };
    },
  };
}
