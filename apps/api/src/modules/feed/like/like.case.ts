import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A post with its likes and shares, which everyone with access to the endpoint may like. */
const somePost =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createPost(prisma);
    const stored = () => prisma.post.findUnique({ where: { id }, include: { likes: true, sharedBy: true } });
    return { id, owner: await createRecruiter(prisma), body, stored, isShared: true };
  };

export const accessCases: Record<string, MakeCase> = {
  'PUT /like/:id': somePost(),
  'DELETE /like/:id': somePost(),
};
