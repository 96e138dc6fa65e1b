import * as post from '@acheep/contract/feed/post';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { visitorOf } from '../../jobs/view-counter/view.service.ts';
import { postService } from './post.service.ts';
import { feedService } from './post-feed.service.ts';
import { foundPostService } from './post-found.service.ts';

export function postRoutes(register: Register, deps: Deps) {
  const posts = postService(deps);
  const feed = feedService(deps);
  const found = visitorReads(deps, foundPostService);

  register(post.postFeed, async ({ query }) => feed.page(query));
  register(post.postNews, async ({ query }) => ({ data: await feed.news(query) }));
  register(post.foundPosts, async ({ query, request }) => found(request, (posts) => posts.page(query)));
  register(post.postGet, async ({ params }) => ({ data: await feed.one(params.id) }));
  register(post.postViewed, async ({ params, request }) => {
    await feed.viewed(params.id, visitorOf(request));
    return { data: null };
  });
  register(post.ownPostList, async ({ actor, query }) => posts.list(actor, query));
  register(post.ownPostGet, async ({ params, ...asking }) => ({ data: await posts.get(asking, params.id) }));
  register(post.postCreate, async ({ tx, body, ...asking }) => ({
    data: await posts.create(tx, asking, body),
  }));
  register(post.postUpdate, async ({ params, body, ...asking }) => ({
    data: await posts.update(asking, params.id, body),
  }));
  register(post.postStatusChange, async ({ tx, params, body, ...asking }) => ({
    data: await posts.changeStatus(tx, asking, params.id, body),
  }));
  register(post.postDelete, async ({ actor, params }) => {
    await posts.remove(actor, params.id);
    return { data: null };
  });
}
