import { maxNews, type PostCard, type postFeed, type postNews } from '@acheep/contract/feed/post';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { type Visitor, viewCounter } from '../../jobs/view-counter/view.service.ts';
import { presentPost } from './post.presenter.ts';
import { findPublicPost, findPublicPosts, isShown, type PostRow } from './post.repository.ts';
import { readPostContext } from './post-context.ts';
import * as feed from './post-feed.repository.ts';

const day = 86_400_000;

type Query = ParsedQueryOf<typeof postFeed>;

const filterOf = (query: Pick<Query, 'filter[kind]' | 'filter[createdBy]' | 'filter[companyId]'>) => ({
  kinds: query['filter[kind]'],
  createdBy: query['filter[createdBy]'],
  companyId: query['filter[companyId]'],
});

const cursorOf = ({ postedAt, id }: feed.Place) => `${postedAt.toISOString()}_${id}`;
function placeOf(cursor: string): feed.Place {
  const [postedAt = '', id = ''] = cursor.split('_');
  return { postedAt: new Date(postedAt), id };
}

/** Public reading: the feed, single posts, and the number of new ones. */
export function feedService(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { prisma } = deps.database;
  const count = viewCounter(deps, 'post');
  const moment = () => {
    const now = deps.now();
    return momentAt(now);
  };

  async function cards(rows: PostRow[]): Promise<PostCard[]> {
    const at = moment();
    const context = await readPostContext(prisma, rows, at);
    return rows.map((row) => presentPost(row, at, context));
  }

  return {
    async page({ sort, limit, cursor, ...query }: Query) {
      const at = moment();
      const filter = filterOf(query);
      const from = cursor ? placeOf(cursor) : undefined;
      const pinned = await feed.findPinned(prisma, filter, at);
      const leading = pinned.map(({ id }) => id);
      const found = await feed.findPlaces(prisma, filter, at, { sort, from, leading, limit: limit + 1 });
      const places = found.slice(0, limit);
      const last = found.length > limit ? places.at(-1) : undefined;
      const order = [...(from ? [] : leading), ...places.map(({ id }) => id)];
      const shown = await cards(await findPublicPosts(prisma, order));
      const byId = new Map(shown.map((card) => [card._id, card]));
      return {
        data: order.flatMap((id) => byId.get(id) ?? []),
        meta: { next: last ? cursorOf(last) : null, asOf: at.now.toISOString() },
      };
    },

    async news({ query: { since, ...query } }: Call<typeof postNews>) {
      const at = moment();
      const from = since ? new Date(since) : new Date(at.now.getTime() - day);
      const news = { since: from, most: maxNews };
      return { count: await feed.countNews(prisma, filterOf(query), at, news) };
    },

    async one(id: string): Promise<PostCard> {
      const row = await findPublicPost(prisma, id);
      const [card] = row ? await cards([row]) : [];
      if (!card) throw notFound();
      return card;
    },

    async viewed(id: string, visitor: Visitor) {
      if (!(await isShown(prisma, id))) throw notFound();
      await count(id, visitor);
    },
  };
}
