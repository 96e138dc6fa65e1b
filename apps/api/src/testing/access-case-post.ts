import { today } from '@acheep/contract/kernel/calendar';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from './access-case.ts';

/** Post of a recruiter's company. */
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

/** Post that every admin may pin. */
const anyPost =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createPost(prisma);
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, body, stored: () => prisma.post.findUnique({ where: { id } }), isShared: true };
  };

export const postCases: Record<string, MakeCase> = {
  'GET /post/:id': shared(ownPost()),
  'POST /post/:id/view': shared(ownPost()),
  'GET /post/own/:id': ownPost(),
  'PUT /post/:id': ownPost({}, { body: 'We open two branches.' }),
  'POST /post/:id/status': ownPost({}, { status: 'archived' }),
  'DELETE /post/:id': ownPost(),
  'GET /admin/post/:id': anyPost(),
  'PUT /admin/post/:id/pin': anyPost({ pinnedUntil: today() }),
};
