import { paths } from '@acheep/contract/paths';
import { IconBookmark, IconFlag, IconNews } from '@tabler/icons-react';
import { redirect } from 'react-router-dom';
import type { Features } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    engagement: typeof import('../../locales/en/feed/engagement.json');
    bookmark: typeof import('../../locales/en/feed/bookmark.json');
    post: typeof import('../../locales/en/feed/post.json');
    'post-admin': typeof import('../../locales/en/feed/post-admin.json');
    'report-admin': typeof import('../../locales/en/feed/report-admin.json');
  }
}

export const feed: Features = {
  post: {
    '/public-post': {
      words: ['search', 'post', 'job', 'widget', 'gathering-card'],
      load: () => import('./post/found-post-page.tsx').then((m) => m.FoundPostPage),
      // Without a search, all posts are on the feed of the home page.
      loader: ({ request }) =>
        new URL(request.url).searchParams.has('search') ? null : redirect(paths.home({ view: 'feed' })),
    },
    '/public-post/:id': {
      words: ['post', 'job', 'widget', 'gathering-card'],
      load: () => import('./post/public-post-page.tsx').then((m) => m.PublicPostPage),
    },
    '/post': {
      access: 'Post',
      words: ['post', 'widget', 'gathering-card'],
      load: () => import('./post/own-post-list-page.tsx').then((m) => m.OwnPostListPage),
      menu: { group: 'explore', label: { en: 'Posts', km: 'ការបង្ហោះ' }, order: 30, icon: IconNews },
    },
  },
  bookmark: {
    '/manage-bookmarked': {
      access: 'Bookmarked',
      words: ['bookmark', 'gathering-card', 'job'],
      load: () => import('./bookmark/bookmark-page.tsx').then((m) => m.BookmarkPage),
      menu: {
        group: 'explore',
        ofSeeker: { group: 'search', order: 75 },
        label: { en: 'Saved', km: 'បានរក្សាទុក' },
        order: 20,
        icon: IconBookmark,
      },
    },
  },
  reportAdmin: {
    '/admin/report': {
      access: 'Admin',
      words: ['report-admin'],
      load: () => import('./report-admin/report-admin-page.tsx').then((m) => m.ReportAdminPage),
      menu: {
        group: 'content',
        label: { en: 'Reports', km: 'ការរាយការណ៍' },
        order: 20,
        icon: IconFlag,
        also: ['/admin/post', '/admin/comment'],
      },
    },
    '/admin/post': {
      access: 'Admin',
      words: ['report-admin'],
      load: () => import('./report-admin/moderation-page.tsx').then((m) => m.AdminPostsPage),
    },
    '/admin/comment': {
      access: 'Admin',
      words: ['report-admin'],
      load: () => import('./report-admin/moderation-page.tsx').then((m) => m.AdminCommentsPage),
    },
  },
};
