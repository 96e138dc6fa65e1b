import type { Module } from '../../../module.ts';
import { isPublicPost, listEndingIds, mayOpenFile, transferFiles } from './post.repository.ts';
import { postRoutes } from './post.routes.ts';
import { postNoun } from './post.service.ts';
import { postTasks } from './post.tasks.ts';
import { postDocument } from './post-document.ts';
import { eachPost } from './post-own.repository.ts';
import { foundPosts, postPages } from './post-page.repository.ts';
import { postWebFeed } from './post-web-feed.ts';

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
      public: { kind: 'picture', postedIn: { some: { post: isPublicPost } } },
    },
    'post.video_id': { public: { kind: 'video', playedBy: { some: isPublicPost } } },
  },
  showsFile: { noun: postNoun, may: mayOpenFile },
};
