import { today } from '@acheep/contract/calendar';
import type { ParsedQueryOf } from '@acheep/contract/endpoint';
import { pageMeta } from '@acheep/contract/list';
import type { foundPosts } from '@acheep/contract/post';
import type { Deps } from '../../deps.ts';
import { findByText } from '../../search/text-search.service.ts';
import { correctSearch } from '../job/job-spelling.service.ts';
import { presentPost } from './post.presenter.ts';
import { findPublicPosts } from './post.repository.ts';
import { readAround } from './post-around.ts';
import { listedPosts } from './post-search.repository.ts';

type Query = ParsedQueryOf<typeof foundPosts>;

/** Entries of the feed that are searched for. */
export function foundPostService(deps: Pick<Deps, 'database' | 'now'>) {
  const { database, now: clock } = deps;
  const { prisma } = database;

  /** What is found, or, where that is nothing, what was probably meant. */
  async function find(query: Query, moment: { now: Date; today: string }) {
    const asTyped = await findByText(database, listedPosts, query, moment);
    if (asTyped.total > 0 || query.search === undefined) return asTyped;
    const corrected = await correctSearch(deps, query.search);
    if (corrected === null) return asTyped;
    const meant = await findByText(database, listedPosts, { ...query, search: corrected }, moment);
    return meant.total > 0 ? { ...meant, corrected } : asTyped;
  }

  return {
    async page(query: Query) {
      const now = clock();
      const at = { now, today: today(now) };
      const found = await find(query, at);
      const rows = await findPublicPosts(prisma, found.ids);
      const around = await readAround(prisma, rows, at);
      const cards = new Map(rows.map((row) => [row.id, presentPost(row, at, around)]));
      return {
        data: found.ids.flatMap((id) => cards.get(id) ?? []),
        meta: {
          ...pageMeta(found.total, query),
          ...('corrected' in found && { corrected: found.corrected }),
        },
      };
    },
  };
}
