import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createGathering } from './gathering.ts';
import { createJob } from './job.ts';
import { createPost } from './post.ts';
import { createUser } from './user.ts';

type Columns = Partial<Prisma.BookmarkUncheckedCreateInput>;

const save = async (prisma: PrismaClient, { userId, ...columns }: Columns) =>
  prisma.bookmark.create({ data: { ...columns, userId: userId ?? (await createUser(prisma)).id } });

/** Saved job, by default with a new owner. */
export async function createBookmark(prisma: PrismaClient, { jobId, ...rest }: Columns = {}) {
  const id = jobId ?? (await createJob(prisma)).id;
  return { ...(await save(prisma, { ...rest, jobId: id })), jobId: id };
}

/** Saved training, event or post, by default with a new owner. */
export async function createBookmarkOf(
  prisma: PrismaClient,
  noun: 'training' | 'event' | 'post',
  rest: Pick<Columns, 'userId'> = {},
) {
  const { id } = await (noun === 'post' ? createPost(prisma) : createGathering(prisma, { kind: noun }));
  const { userId } = await save(prisma, { ...rest, [noun === 'post' ? 'postId' : 'gatheringId']: id });
  return { userId, id };
}
