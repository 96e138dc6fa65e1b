import type { foundPosts } from '@acheep/contract/feed/post';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Deps } from '../../../deps.ts';
import { momentAt } from '../../../moment.ts';
import { findDidYouMean } from '../../jobs/job/did-you-mean.service.ts';
import { presentPost } from './post.presenter.ts';
import { findPublicPosts } from './post.repository.ts';
import { readPostContext } from './post-context.ts';
import { listedPosts } from './post-search.repository.ts';

type Query = ParsedQueryOf<typeof foundPosts>;

export function foundPostService(deps: Pick<Deps, 'database' | 'now'>) {
  const {
    database: { prisma },
    now: clock,
  } = deps;

  return {
    async page(query: Query) {
      const now = clock();
      const at = momentAt(now);
      const { ids, meta } = await findDidYouMean(deps, listedPosts, query, at);
      const rows = await findPublicPosts(prisma, ids);
      const context = await readPostContext(prisma, rows, at);
      const cards = new Map(rows.map((row) => [row.id, presentPost(row, at, context)]));
      return { data: ids.flatMap((id) => cards.get(id) ?? []), meta };
    },
  };
}
