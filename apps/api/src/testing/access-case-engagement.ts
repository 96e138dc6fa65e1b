import { createComment } from '@acheep/prisma/factories/comment';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from './access-case.ts';

/** Post, for everyone who may like and share. */
const somePost =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createPost(prisma);
    const stored = () => prisma.post.findUnique({ where: { id }, include: { likes: true, sharedBy: true } });
    return { id, owner: await createRecruiter(prisma), body, stored, isShared: true };
  };

const ownComment =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createComment(prisma, { authorId: owner.id });
    return { id, owner, body, stored: () => prisma.comment.findUnique({ where: { id } }) };
  };

/** Another user's comment on a recruiter's post. */
const received: MakeCase = async (prisma) => {
  const owner = await createRecruiter(prisma);
  const { id: postId } = await createPost(prisma, { ownerId: owner.id });
  const { id } = await createComment(prisma, { postId });
  return { id, owner, body: { hidden: true }, stored: () => prisma.comment.findUnique({ where: { id } }) };
};

const reported: MakeCase = async (prisma) => {
  const { id: commentId } = await createComment(prisma);
  const { id: reporterId } = await createUser(prisma);
  const data = { reporterId, commentId, reason: 'spam', createdAt: new Date() };
  const { id } = await prisma.report.create({ data });
  const owner = await createUser(prisma, { role: 'admin' });
  const stored = () => prisma.report.findUnique({ where: { id }, include: { comment: true } });
  return { id, owner, body: { status: 'hidden' }, stored, isShared: true };
};

const operator = (prisma: Parameters<MakeCase>[0]) => createUser(prisma, { role: 'admin' });
const saidPost =
  (status: 'active' | 'hidden', body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createPost(prisma, { status });
    const stored = () => prisma.post.findUnique({ where: { id } });
    return { id, owner: await operator(prisma), body, stored, isShared: true };
  };
const saidComment =
  (hiddenBy: 'operator' | null, body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createComment(prisma, { hiddenBy });
    const stored = () => prisma.comment.findUnique({ where: { id } });
    return { id, owner: await operator(prisma), body, stored, isShared: true };
  };

export const engagementCases: Record<string, MakeCase> = {
  'PUT /like/:id': somePost(),
  'DELETE /like/:id': somePost(),
  'POST /post/:id/share': somePost({ body: 'Worth reading.' }),
  'PUT /comment/:id': ownComment({ text: 'Better to know.' }),
  'DELETE /comment/:id': ownComment(),
  'PUT /comment/:id/hidden': received,
  'PUT /admin/report/:id': reported,
  'PUT /admin/post/:id/hidden': saidPost('active', { reason: 'spam' }),
  'DELETE /admin/post/:id/hidden': saidPost('hidden'),
  'PUT /admin/comment/:id/hidden': saidComment(null, { reason: 'spam' }),
  'DELETE /admin/comment/:id/hidden': saidComment('operator'),
};
