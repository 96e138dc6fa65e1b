import type { PostKind, PostStatus } from '@acheep/contract/feed/post-option';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { containing } from '../../../search/containing.ts';
import { inOrderOf } from '../../../search/listed-page.repository.ts';
import { worksFor } from '../../companies/company/company.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { findPosts } from './post.repository.ts';

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
  const companyId = await companyIdOf(prisma, userId);
  if (companyId === null) return { rows: [], total: 0 };
  const where: Prisma.PostWhereInput = {
    companyId,
    ...(statuses && { status: { in: [...statuses] } }),
    ...(kinds && { kind: { in: [...kinds] } }),
    ...(found && { OR: [{ body: found }, { job: { title: found } }, { gathering: { title: found } }] }),
  };
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const [rows, total] = await Promise.all([
    prisma.post.findMany({
      where,
      select: { id: true },
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: offset,
      take: limit,
    }),
    prisma.post.count({ where }),
  ]);
  const ids = rows.map(({ id }) => id);
  return { rows: inOrderOf(ids, await findPosts(prisma, { id: { in: ids } })), total };
}

/** Data export. */
export const eachPost = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.post.findMany({
      where: { ...where, company: worksFor(userId, 'post') },
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
