import { ownPosts } from '@acheep/contract/feed/post-option';
import type { PrismaClient } from '@acheep/database/client';
import { row } from '@acheep/database/statement';
import { eachRow } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { findPosts, isOfColleagues } from './post.repository.ts';
import { postHas } from './post-text.repository.ts';

const post = row('post');

/** Posts of the company that the user works for. */
export const postsOf = (userId: string) =>
  workList(ownPosts, {
    table: 'post',
    filters: {
      kind: (wanted) => post('e.kind', 'in', wanted),
      status: (wanted) => post('e.status', 'in', wanted),
    },
    text: (search) => postHas(search, row('job')('e.company_id', '=', companyOf(userId))),
    order: { createdAt: 'e.created_at' },
    usual: 'createdAt_-1',
    load: (db, { where }) => findPosts(db, where),
  });

/** Data export. */
export const eachPost = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'post', [isOfColleagues(userId, 'post')], (page) =>
    prisma.post.findMany({
      ...page,
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
    }),
  );
