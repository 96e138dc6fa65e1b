import { hiringReportGet } from '@acheep/contract/hiring/hiring-report';
import { standardStages } from '@acheep/contract/hiring/stage-option';
import {
  at,
  createApplicationHistory,
  type HistoryEvent,
  march,
} from '@acheep/prisma/factories/application-history';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

/** Places of a candidate: 0 for received, then the stages, 4 for hired, and -1 for none. */
function walk(steps: [after: number, to: HistoryEvent[1]][]) {
  let [here, known] = [0, 1];
  const visits = [{ place: 0, seconds: 0 }];
  for (const [after, to] of steps) {
    (visits.at(-1) as { seconds: number }).seconds = after;
    if (typeof to === 'object') known = standardStages.indexOf(to) + 1;
    here = typeof to === 'object' || to === 'shortlisted' ? known : to === 'received' ? 0 : -1;
    visits.push({ place: here, seconds: Number.POSITIVE_INFINITY });
    if (to === 'hired') here = 4;
  }
  const kept = visits.filter(({ seconds }, index) => seconds >= 10 || index === visits.length - 1);
  const left = new Set(
    kept
      .slice(0, -1)
      .map(({ place }) => place)
      .filter((place) => place >= 0 && place !== here),
  );
  return { here, left, farthest: Math.max(0, here, ...kept.map(({ place }) => place)) };
}

it('agrees with a walk through any histories', async () => {
  const step = fc.tuple(
    // Some are undone before anybody is told.
    fc.constantFrom(4, 60, 86_400),
    fc.constantFrom<HistoryEvent[1]>(
      'received',
      'shortlisted',
      'rejected',
      'withdrawn',
      'hired',
      ...standardStages,
    ),
  );
  const histories = fc.array(fc.array(step, { maxLength: 7 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(histories, async (wanted) => {
      const boss = await createRecruiter(api.prisma);
      const { id } = await createJob(api.prisma, { ownerId: boss.id });
      for (const steps of wanted) {
        let seconds = 0;
        await createApplicationHistory(
          api.prisma,
          id,
          steps.map(([after, to]): HistoryEvent => {
            seconds += after;
            return [at(1, seconds), to];
          }),
        );
      }
      const { body } = await api.as(boss).call(hiringReportGet, { query: march });
      const walked = wanted.map(walk);
      expect(
        body.data.stages.map(({ reached, here, time }: { reached: number; here: number; time: object }) => ({
          reached,
          here,
          time,
        })),
      ).toEqual(
        [0, 1, 2, 3, 4].map((place) => ({
          reached: walked.filter(({ farthest }) => farthest >= place).length,
          here: walked.filter(({ here }) => here === place).length,
          time: expect.objectContaining({
            count: walked.filter(({ left }) => left.has(place)).length,
          }),
        })),
      );
    }),
    { numRuns: 6 },
  );
});
