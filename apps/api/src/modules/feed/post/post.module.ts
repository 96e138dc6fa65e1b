import * as post from '@acheep/contract/feed/post';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { related } from '../../../search/rows.repository.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { visitorOf } from '../../jobs/view-counter/view.service.ts';
import { shownBy } from '../../platform/upload/upload.repository.ts';
import { postDocument } from './post.document.ts';
import { listEndingIds, mayOpenFile, transferFiles } from './post.repository.ts';
import { postNoun, postService } from './post.service.ts';
import { postTasks } from './post.tasks.ts';
import { postWebFeed } from './post-feed.document.ts';
import { feedService } from './post-feed.service.ts';
import { foundPostService } from './post-found.service.ts';
import { eachPost } from './post-own.repository.ts';
import { foundPosts, postPages } from './post-page.repository.ts';
import { postIsPublic } from './post-shown.repository.ts';

function postRoutes(register: Register, deps: Deps) {
  const posts = postService(deps);
  const feed = feedService(deps);
  const found = visitorReads(deps, foundPostService);

  register(post.postFeed, async ({ query }) => feed.page(query));
  register(post.postNews, feed.news);
  register(post.foundPosts, async ({ query, request }) => found(request, (posts) => posts.page(query)));
  register(post.postGet, ({ params }) => feed.one(params.id));
  register(post.postViewed, ({ params, request }) => feed.viewed(params.id, visitorOf(request)));
  register(post.ownPostList, posts.list);
  register(post.ownPostGet, posts.get);
  register(post.postCreate, posts.create);
  register(post.postUpdate, posts.update);
  register(post.postStatusChange, posts.changeStatus);
  register(post.postDelete, posts.remove);
}

export const postModule: Module = {
  routes: postRoutes,
  pages: postPages,
  feeds: { '/': postWebFeed },
  found: { '/': null, '/public-post/:id': foundPosts },
  documents: (deps) => ({ '/public-post/:id': postDocument(deps) }),
  tasks: postTasks,
  tables: {
    post: 'posts',
    post_picture: 'posts',
    post_search: { without: 'the words of an entry, put down a second time' },
    post_view: { without: 'a number' },
  },
  authors: ['post.created_by_id'],
  ownData: { posts: eachPost },
  ownedRecords: { mails: listEndingIds },
  on: { 'company.left': transferFiles },
  uploads: {
    'post_picture.upload_id': {
      public: shownBy(
        'picture',
        'post_picture',
        'upload_id',
        related('post', ['id', 'e.post_id'], postIsPublic),
      ),
    },
    'post.video_id': { public: shownBy('video', 'post', 'video_id', postIsPublic) },
  },
  showsFile: { noun: postNoun, may: mayOpenFile },
};
