import type { standardStages } from '@acheep/contract/hiring/stage-option';
import type { PrismaClient } from '@acheep/database/client';
import { createApplication } from './application.ts';

/** Noon of a day in March 2026, or some seconds later. */
export const at = (day: number, seconds = 0) => new Date(Date.UTC(2026, 2, day, 5) + seconds * 1000);
export const march = { from: '2026-03-01', to: '2026-03-31' };

export type HistoryEvent = [
  at: Date,
  to: 'received' | 'shortlisted' | 'rejected' | 'withdrawn' | 'hired' | (typeof standardStages)[number],
];

/** Writes what happened to a candidate, who came on the first of March, and returns their id. */
export async function createApplicationHistory(
  prisma: PrismaClient,
  jobId: string,
  events: HistoryEvent[],
  more: object = {},
) {
  const [, last] = events.at(-1) ?? [at(1), 'received'];
  const isHired = last === 'hired';
  const stage = events.map(([, to]) => to).findLast((to) => typeof to === 'object');
  const { id } = await createApplication(prisma, {
    jobId,
    createdAt: at(1),
    status: typeof last === 'object' || isHired ? 'shortlisted' : last,
    stageId: typeof stage === 'object' ? stage.id : null,
    ...(isHired && { hiredAt: events.at(-1)?.[0] ?? null }),
    ...more,
  });
  await prisma.applicationEvent.createMany({
    data: events.map(([createdAt, to]) => ({
      applicationId: id,
      createdAt,
      ...(typeof to === 'object'
        ? { kind: 'moved', stageEn: to.nameEn, stageKm: to.nameKm }
        : to === 'hired'
          ? { kind: 'hired', toStatus: 'shortlisted' }
          : { kind: 'decided', toStatus: to }),
    })),
  });
  return id;
}
