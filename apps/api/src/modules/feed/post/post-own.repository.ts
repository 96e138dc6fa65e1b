import type { PostKind, PostStatus } from '@acheep/contract/feed/post-option';
import type { ListQuery } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { containing } from '../../../search/containing.ts';
import { worksFor } from '../../companies/company/company.repository.ts';
import { entryFields } from './post.repository.ts';

interface OwnQuery extends Pick<ListQuery, 'search' | 'sort' | 'offset' | 'limit'> {
  statuses?: readonly PostStatus[] | undefined;
  kinds?: readonly PostKind[] | undefined;
}

/** Posts of the user's company. */
export async function listOwnPosts(
  prisma: PrismaClient,
  userId: string,
  { statuses, kinds, search, sort, offset, limit }: OwnQuery,
) {
  const found = search && containing(search);
  const where: Prisma.PostWhereInput = {
    company: worksFor(userId),
    ...(statuses && { status: { in: [...statuses] } }),
    ...(kinds && { kind: { in: [...kinds] } }),
    ...(found && { OR: [{ body: found }, { job: { title: found } }, { gathering: { title: found } }] }),
  };
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const [rows, total] = await Promise.all([
    prisma.post.findMany({
      where,
      select: entryFields,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: offset,
      take: limit,
    }),
    prisma.post.count({ where }),
  ]);
  return { rows, total };
}

/** Data export. */
export const eachPost = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.post.findMany({
      where: { ...where, company: worksFor(userId) },
      select: {
        id: true,
        kind: true,
        status: true,
        body: true,
        postedAt: true,
        linkNoun: true,
        linkId: true,
        sharedPostId: true,
        job: { select: { id: true, title: true } },
        gathering: { select: { id: true, title: true } },
        pictures: { select: { upload: { select: { originalName: true, path: true } } } },
        video: { select: { originalName: true, path: true } },
        createdAt: true,
        updatedAt: true,
      },
      ...page,
    }),
  );
