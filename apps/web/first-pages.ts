/**
 * The pages that visitors usually open first, with the modules and translations that each needs to be shown (`modules`,
 * `words`) and those that follow (`later`). Determines the files of the build; `first-load.ts` enforces
 * the budgets.
 */
export const firstPages = {
  '/': {
    modules: ['features/content/home/home-page.tsx', 'features/jobs/job/job-latest.tsx'],
    words: ['content/home', 'jobs/job'],
    later: ['features/content/home/home-more.tsx'],
  },
  '/job': {
    modules: ['features/jobs/job/job-list-page.tsx'],
    words: ['jobs/job'],
    later: ['ui/filter-popover.tsx', 'ui/filter-panel.tsx'],
  },
  '/job/:id': {
    modules: ['features/jobs/job/job-page.tsx'],
    words: ['jobs/job'],
    later: ['features/jobs/job/job-more.tsx'],
  },
};

/** What follows on every page. */
export const followingModules = [
  'layouts/site-footer.tsx',
  'features/platform/offline/offline-parts.tsx',
  'lib/word-files.ts',
  'ui/pagination.tsx',
];

/** Translations that follow on most first pages. */
export const followingWords = ['kernel/footer', 'platform/offline', 'companies/company', 'jobs/job-fit'];
