/**
 * What visitors come to first, with the modules and the words that each address loads until it is idle (the feed of the
 * home page comes with scrolling). Files are cut by it, and `first-load.ts` holds them to their budget.
 */
export const firstPages = {
  '/': {
    modules: ['features/content/home/home-page.tsx', 'features/jobs/job/job-latest.tsx'],
    words: ['home', 'job'],
  },
  '/job': { modules: ['features/jobs/job/job-list-page.tsx'], words: ['job'] },
  '/job/:id': { modules: ['features/jobs/job/job-page.tsx'], words: ['job'] },
};

/** What is opened without a network: the page that says so, and a job that was kept. The rest is kept once it was loaded. */
export const kept = [
  'features/platform/offline/offline-parts.tsx',
  'features/platform/offline/offline-page.tsx',
  'features/platform/offline/open-kept.ts',
  'features/platform/offline/seen-job-page.tsx',
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
  'entities/feed/around-post/post-bar.tsx',
  'features/accounts/account/auth-dialogs.tsx',
  'features/content/banner/banner-place.tsx',
  'features/content/home/home-employers.tsx',
  'features/jobs/job/job-similar-list.tsx',
  'features/feed/post/home-feed.tsx',
  'layouts/dashboard-layout.tsx',
  'layouts/notification-bell.tsx',
  'layouts/site-drawer.tsx',
];
