import {
  type Comment,
  type CommentSaid,
  commentCreate,
  commentList,
  commentUpdate,
} from '@acheep/contract/feed/comment';
import { postGet } from '@acheep/contract/feed/post';
import { adminReportDecide, adminReportList } from '@acheep/contract/feed/report';
import { postShare } from '@acheep/contract/feed/share';
import { createComment } from '@acheep/prisma/factories/comment';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { Harness } from '../harness.ts';
import type { Full, RoundTrip } from './round-trip.ts';

/** Comment in the shape of its body. */
const asBody = (said: CommentSaid) => ({
  ...said,
  post: { _id: said.postId },
  parent: said.parentId && { _id: said.parentId },
  mentions: said.mentions.map(({ _id }) => _id),
});

export function engagementRoundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const companyNamed = async (name: string) =>
    (await createRecruiter(harness().prisma, { company: { name } })).company?.id ?? '';
  /** Comment in the list of its post. */
  async function listed({ _id, postId }: CommentSaid) {
    const { body } = await harness()
      .as(null)
      .call(commentList, { query: { 'filter[postId]': postId } });
    const all = (body.data as Comment[]).flatMap((one) => [one, ...one.answers]);
    return all.filter((one) => one._id === _id);
  }

  return {
    'POST /comment': async () => {
      const api = harness();
      const person = await createRecruiter(api.prisma);
      const parent = await createComment(api.prisma);
      const full: Full<typeof commentCreate> = {
        postId: parent.postId,
        parentId: parent.id,
        text: 'Ask @Mekong too.',
        mentions: [await companyNamed('Mekong')],
      };
      return {
        least: { postId: (await createPost(api.prisma)).id, text: 'Thank you.' },
        full: [full],
        async save(body) {
          const { data } = (await api.as(person).call(commentCreate, { body })).body;
          return [data, ...(await listed(data))].map(asBody);
        },
      };
    },
    'PUT /comment/:id': async () => {
      const api = harness();
      const person = await createRecruiter(api.prisma);
      const { id } = await createComment(api.prisma, { authorId: person.id });
      const full: Full<typeof commentUpdate> = {
        text: 'Ask @Mekong too.',
        mentions: [await companyNamed('Mekong')],
      };
      return {
        least: { text: 'Thank you.' },
        full: [full],
        async save(body) {
          const { data } = (await api.as(person).call(commentUpdate, { params: { id }, body })).body;
          return [data, ...(await listed(data))].map(asBody);
        },
      };
    },
    'POST /post/:id/share': async () => {
      const api = harness();
      const person = await createRecruiter(api.prisma);
      const params = { id: (await createPost(api.prisma)).id };
      return {
        least: { body: 'Worth reading.' },
        full: [{ body: 'Read this twice.' } satisfies Full<typeof postShare>],
        async save(body) {
          const { data } = (await api.as(person).call(postShare, { params, body })).body;
          return [data, (await api.as(null).call(postGet, { params: { id: data._id } })).body.data];
        },
      };
    },
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
