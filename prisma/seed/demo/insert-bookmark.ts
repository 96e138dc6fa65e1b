import type { Prisma, PrismaClient } from '@acheep/database/client';
import { demoAccounts } from './account.ts';

type Saved = Pick<Prisma.BookmarkCreateManyInput, 'jobId' | 'gatheringId' | 'postId'>;

/** Milliseconds between two bookmarks. */
const pause = 20 * 3_600_000;
const select = { id: true } as const;

async function jobsFor(prisma: PrismaClient, userId: string): Promise<Saved[]> {
  const open = await prisma.job.findMany({
    where: { status: 'active', applications: { none: { applicantId: userId } } },
    distinct: ['companyId'],
    orderBy: { postCode: 'asc' },
    take: 6,
    select,
  });
  const closed = await prisma.job.findFirstOrThrow({ where: { status: 'closed' }, select });
  return [closed, ...open].map(({ id }) => ({ jobId: id }));
}

async function gatherings(prisma: PrismaClient, kind: 'training' | 'event'): Promise<Saved[]> {
  const some = (endsAt: Prisma.DateTimeFilter, take: number) =>
    prisma.gathering.findMany({
      where: { kind, status: 'active', endsAt },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take,
      select,
    });
  const now = new Date();
  const found = [...(await some({ lt: now }, 1)), ...(await some({ gt: now }, 3))];
  return found.map(({ id }) => ({ gatheringId: id }));
}

async function posts(prisma: PrismaClient): Promise<Saved[]> {
  const found = await prisma.post.findMany({
    where: { kind: 'written', status: 'active' },
    distinct: ['companyId'],
    orderBy: { postedAt: 'desc' },
    take: 4,
    select,
  });
  return found.map(({ id }) => ({ postId: id }));
}

/** Recent bookmarks of the demo's job seeker, of each kind: open or upcoming records, and past ones. */
export async function insertBookmarks(prisma: PrismaClient): Promise<void> {
  const email = demoAccounts[1].email;
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email }, select });
  const saved = [
    await jobsFor(prisma, userId),
    await gatherings(prisma, 'training'),
    await gatherings(prisma, 'event'),
    await posts(prisma),
  ];
  const now = Date.now();
  await prisma.bookmark.createMany({
    data: saved.flatMap((of) =>
      of.map((one, index) => ({
        ...one,
        userId,
        createdAt: new Date(now - (of.length - index) * pause),
      })),
    ),
  });
}
