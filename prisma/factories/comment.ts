import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createPost } from './post.ts';
import { createRecruiter } from './user.ts';

type Overrides = Partial<
  Pick<Prisma.CommentUncheckedCreateInput, 'postId' | 'parentId' | 'text' | 'hiddenBy' | 'createdAt'>
> & {
  /** Author, who writes for their company. */
  authorId?: string;
};

/** By default a comment of a new recruiter on another one's new post. */
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
