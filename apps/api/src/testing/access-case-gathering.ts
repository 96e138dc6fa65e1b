import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from './access-case.ts';

const own =
  (kind: GatheringKind, overrides: Parameters<typeof createGathering>[1] = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    // Trainings are by trainers only; an event may be a recruiter's.
    const owner = kind === 'training' ? await createTrainer(prisma) : await createRecruiter(prisma);
    const { id } = await createGathering(prisma, { kind, ...overrides, ownerId: owner.id });
    const stored = async () => [
      await prisma.gathering.findUnique({ where: { id }, include: { sessions: true, speakers: true } }),
      await prisma.gathering.count({ where: { createdById: owner.id } }),
    ];
    return { id, owner, body, stored };
  };

const casesOf = (kind: GatheringKind): Record<string, MakeCase> => ({
  [`GET /${kind}/own/:id`]: own(kind, { status: 'draft' }),
  [`PUT /${kind}/:id`]: own(kind, { status: 'draft' }, { title: 'Another title' }),
  [`DELETE /${kind}/:id`]: own(kind, { status: 'draft' }),
  [`POST /${kind}/:id/status`]: own(kind, {}, { status: 'closed' }),
  [`POST /${kind}/:id/copy`]: own(kind),
});

/** Organisers' endpoints for their trainings and events. */
export const gatheringCases: Record<string, MakeCase> = { ...casesOf('training'), ...casesOf('event') };
