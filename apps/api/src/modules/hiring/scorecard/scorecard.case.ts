import type { MakeCase } from '../../../testing/access-case.ts';
import { received } from '../../../testing/access-case-received.ts';

const scored =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id, owner } = await received(prisma);
    const stored = () =>
      prisma.application.findUnique({ where: { id }, include: { scorecards: true, events: true } });
    return { id, owner, body, stored };
  };

export const accessCases: Record<string, MakeCase> = {
  'GET /application/:id/scorecard': scored(),
  'PUT /application/:id/scorecard': scored({ overall: 'yes' }),
};
