import { adminReportDecide, adminReportList } from '@acheep/contract/feed/report';
import { createComment } from '@acheep/prisma/factories/comment';
import { createPost } from '@acheep/prisma/factories/post';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

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

export const accessCases: Record<string, MakeCase> = {
  'PUT /admin/report/:id': reported,
  'PUT /admin/post/:id/hidden': saidPost('active', { reason: 'spam' }),
  'DELETE /admin/post/:id/hidden': saidPost('hidden'),
  'PUT /admin/comment/:id/hidden': saidComment(null, { reason: 'spam' }),
  'GET /admin/report/:id/reporter': reported,
  'GET /admin/report/:id/author': reported,
  'DELETE /admin/comment/:id/hidden': saidComment('operator'),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'PUT /admin/report/:id': async () => {
      const api = harness();
      const admin = await createUser(api.prisma, { role: 'admin' });
      const { id: reporterId } = await createUser(api.prisma);
      const { id: postId } = await createPost(api.prisma);
      const data = { reporterId, postId, reason: 'spam', words: 'Buy now', createdAt: new Date() };
      const params = { id: (await api.prisma.report.create({ data })).id };
      const full: Full<typeof adminReportDecide> = { status: 'hidden', answer: 'It was spam.' };
      return {
        least: { status: 'refused' },
        full: [full],
        async save(body) {
          const saved = await api.as(admin).call(adminReportDecide, { params, body });
          const { body: list } = await api.as(admin).call(adminReportList, { query: { limit: 100 } });
          return [
            saved.body.data,
            ...list.data.filter(({ _id }: { _id: string }) => _id === saved.body.data._id),
          ];
        },
      };
    },
  };
}
