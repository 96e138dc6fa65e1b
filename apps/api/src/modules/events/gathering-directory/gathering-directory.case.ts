import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A public training or event. */
const shown =
  (kind: 'training' | 'event'): MakeCase =>
  async (prisma) => {
    const owner = await createTrainer(prisma);
    const { id } = await createGathering(prisma, { kind, ownerId: owner.id });
    return { id, owner, stored: () => prisma.gathering.findUnique({ where: { id } }), isShared: true };
  };

export const accessCases: Record<string, MakeCase> = {
  'GET /training/:id': shown('training'),
  'GET /event/:id': shown('event'),
};
