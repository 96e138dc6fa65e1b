import { createGathering } from '@acheep/prisma/factories/gathering';
import { type MakeCase, operators } from '../../../testing/access-case.ts';

/** A training or an event of any company, which every operator may read. */
const of = (kind: 'training' | 'event'): MakeCase =>
  operators(
    (prisma) => createGathering(prisma, { kind }),
    (prisma, id) => prisma.gathering.findUnique({ where: { id } }),
  )();

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/training/:id': of('training'),
  'GET /admin/training/:id/participant': of('training'),
  'GET /admin/event/:id': of('event'),
  'GET /admin/event/:id/participant': of('event'),
};
