/**
 * What visitors come to first, with the modules and the words that each address loads until it is idle (the feed of the
 * home page comes with scrolling). Files are cut by it, and `first-load.ts` holds them to their budget.
 */
export const firstPages = {
  '/': {
    modules: ['features/home/home-page.tsx', 'features/job/job-latest.tsx'],
    words: ['home', 'job'],
  },
  '/job': { modules: ['features/job/job-list-page.tsx'], words: ['job'] },
  '/job/:id': { modules: ['features/job/job-page.tsx'], words: ['job'] },
};

/** What is opened without a network: the page that says so, and a job that was kept. The rest is kept once it was loaded. */
export const kept = [
  'features/offline/offline-parts.tsx',
  'features/offline/offline-page.tsx',
  'features/offline/open-kept.ts',
  'features/offline/seen-job-page.tsx',
  'layouts/page-focus.tsx',
  'lib/waiting.ts',
  'ui/feedback-outlet.tsx',
  'lib/word-files.ts',
  'account-routes.tsx',
  'visitor-routes.tsx',
  ...firstPages['/job/:id'].modules,
];

/** What far more visits load than any other page: files are cut for it before all others. */
export const frequent = [
  ...kept,
  'entities/around-post/post-bar.tsx',
  'features/account/auth-dialogs.tsx',
  'features/banner/banner-place.tsx',
  'features/home/home-employers.tsx',
  'features/job/job-similar-list.tsx',
  'features/post/home-feed.tsx',
  'layouts/dashboard-layout.tsx',
  'layouts/notification-bell.tsx',
  'layouts/site-drawer.tsx',
];
