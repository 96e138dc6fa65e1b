import { candidateGet } from '@acheep/contract/hiring/application';
import { stageMove } from '@acheep/contract/hiring/stage';
import { firstStandardStage, hired } from '@acheep/contract/hiring/stage-option';
import type { MakeCase } from '../../../testing/access-case.ts';
import { received } from '../../../testing/access-case-received.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

export const accessCases: Record<string, MakeCase> = {
  'PUT /application/:id/stage-at-company': async (prisma) => ({
    ...(await received(prisma)),
    body: { stage: firstStandardStage },
  }),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'PUT /application/:id/stage-at-company': async () => {
      const api = harness();
      const { id, owner } = await received(api.prisma);
      const params = { id };
      const full: Full<typeof stageMove> = { stage: hired };
      return {
        least: { stage: firstStandardStage },
        full: [full],
        async save(body) {
          const saved = await api.as(owner).call(stageMove, { params, body });
          return [saved.body.data, (await api.as(owner).call(candidateGet, { params })).body.data];
        },
      };
    },
  };
}
