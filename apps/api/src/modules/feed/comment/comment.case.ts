import {
  type Comment,
  type CommentSaid,
  commentCreate,
  commentList,
  commentUpdate,
} from '@acheep/contract/feed/comment';
import { createComment } from '@acheep/prisma/factories/comment';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

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

/** Converts a comment to the shape of the body that saved it. */
const asBody = (said: CommentSaid) => ({
  ...said,
  post: { _id: said.postId },
  parent: said.parentId && { _id: said.parentId },
  mentions: said.mentions.map(({ _id }) => _id),
});

export const accessCases: Record<string, MakeCase> = {
  'PUT /comment/:id': ownComment({ text: 'Better to know.' }),
  'DELETE /comment/:id': ownComment(),
  'PUT /comment/:id/hidden': received,
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const companyNamed = async (name: string) =>
    (await createRecruiter(harness().prisma, { company: { name } })).company?.id ?? '';

  /** The comment, from the list of its post's comments. */
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
  };
}
