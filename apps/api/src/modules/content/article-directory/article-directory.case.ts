import { createArticle } from '@acheep/prisma/factories/article';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A public article; it has no owner. */
const shared =
  (overrides: Parameters<typeof createArticle>[1] = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createUser(prisma, { role: 'admin' });
    const { id } = await createArticle(prisma, overrides);
    const stored = () =>
      prisma.article.findUnique({ where: { id }, include: { versions: true, attachments: true } });
    return { id, owner, body, stored, isShared: true };
  };

export const accessCases: Record<string, MakeCase> = {
  'GET /tip/:id': shared(),
  'GET /hr-policy/:id': shared({ kind: 'policy' }),
  'GET /prakas/:id': shared({ kind: 'prakas' }),
  'POST /article/:id/view': shared(),
  'POST /article/:id/useful': shared({}, { useful: true }),
};
