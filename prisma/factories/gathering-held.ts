import { momentOf } from '@acheep/contract/kernel/calendar';
import type { PrismaClient } from '@acheep/database/client';
import { createGathering } from './gathering.ts';

type Overrides = Parameters<typeof createGathering>[1];

/** Returns a factory for gatherings of one trainer at given times: `2026-12-16 09:00-12:00`. */
export const gatheringMaker =
  (prisma: PrismaClient, ownerId: string, usual: Overrides = {}) =>
  async (overrides: Overrides, times: readonly string[]) => {
    const { id } = await createGathering(prisma, { ownerId, inDays: [], ...usual, ...overrides });
    const sessions = times.map((time, position) => {
      const [day = '', clocks = ''] = time.split(' ');
      const [from = '', to = ''] = clocks.split('-');
      return { position, startsAt: momentOf(day, from), endsAt: momentOf(day, to) };
    });
    return prisma.gathering.update({
      where: { id },
      data: {
        startsAt: sessions[0]?.startsAt ?? null,
        endsAt: sessions.at(-1)?.endsAt ?? null,
        searchRules: 0,
        sessions: { create: sessions },
      },
    });
  };
