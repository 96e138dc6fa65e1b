import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createRecruiter } from './user.ts';

type Overrides = Partial<Omit<Prisma.PostUncheckedCreateInput, 'pictures' | 'companyId' | 'createdById'>> & {
  /** Author, who writes for their company. */
  ownerId?: string;
  /** Uploads, in display order. */
  pictureIds?: string[];
};

/** By default a new post of a new recruiter. */
export async function createPost(
  prisma: PrismaClient,
  { ownerId, pictureIds = [], ...overrides }: Overrides = {},
) {
  const createdById = ownerId ?? (await createRecruiter(prisma)).id;
  const { companyId } = await prisma.companyMember.findUniqueOrThrow({ where: { userId: createdById } });
  return prisma.post.create({
    data: {
      kind: 'written',
      status: 'active',
      body: 'We open a branch in Battambang.',
      postedAt: overrides.status === 'draft' ? null : new Date(),
      ...overrides,
      createdById,
      companyId,
      pictures: { create: pictureIds.map((uploadId, position) => ({ uploadId, position })) },
    },
  });
}
