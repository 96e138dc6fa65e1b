import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createPost } from './post.ts';
import { createRecruiter } from './user.ts';

type Overrides = Partial<
  Pick<Prisma.CommentUncheckedCreateInput, 'postId' | 'parentId' | 'text' | 'hiddenBy' | 'createdAt'>
> & {
  /** Who writes it, for the company they work for. */
  authorId?: string;
};

/** A comment of a recruiter of its own on an entry of another one, unless told otherwise. */
export async function createComment(
  prisma: PrismaClient,
  { authorId, postId, createdAt = new Date(), ...overrides }: Overrides = {},
) {
  const author = authorId ?? (await createRecruiter(prisma)).id;
  const { companyId } = await prisma.companyMember.findUniqueOrThrow({ where: { userId: author } });
  return prisma.comment.create({
    data: {
      text: 'Good to know.',
      ...overrides,
      createdAt,
      authorId: author,
      companyId,
      postId: postId ?? (await createPost(prisma)).id,
    },
  });
}
