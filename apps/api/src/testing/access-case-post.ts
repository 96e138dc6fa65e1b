import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from './access-case.ts';

/** An entry of a recruiter's company. */
const ownPost =
  (overrides: Parameters<typeof createPost>[1] = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createPost(prisma, { ...overrides, ownerId: owner.id });
    const stored = () => prisma.post.findUnique({ where: { id }, include: { pictures: true } });
    return { id, owner, body, stored };
  };

const shared =
  (make: MakeCase): MakeCase =>
  async (prisma) => ({ ...(await make(prisma)), isShared: true });

/** Entries of the feed. */
export const postCases: Record<string, MakeCase> = {
  'GET /post/:id': shared(ownPost()),
  'POST /post/:id/view': shared(ownPost()),
  'GET /post/own/:id': ownPost(),
  'PUT /post/:id': ownPost({}, { body: 'We open two branches.' }),
  'POST /post/:id/status': ownPost({}, { status: 'archived' }),
  'DELETE /post/:id': ownPost(),
};
