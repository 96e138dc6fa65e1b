/**
 * The pages that visitors usually open first, with the modules and translations that each loads until it is idle (the
 * home page's feed loads on scrolling). Determines the chunks; `first-load.ts` enforces the budgets.
 */
export const firstPages = {
  '/': {
    modules: ['features/content/home/home-page.tsx', 'features/jobs/job/job-latest.tsx'],
    words: ['content/home', 'jobs/job'],
  },
  '/job': { modules: ['features/jobs/job/job-list-page.tsx'], words: ['jobs/job'] },
  '/job/:id': { modules: ['features/jobs/job/job-page.tsx'], words: ['jobs/job'] },
};
