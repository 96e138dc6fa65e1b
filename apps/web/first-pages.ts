/**
 * What visitors come to first, with the modules and the words that each address loads until it is idle (the feed of the
 * home page comes with scrolling). Files are cut by it, and `first-load.ts` holds them to their budget.
 */
export const firstPages = {
  '/': {
    modules: ['features/content/home/home-page.tsx', 'features/jobs/job/job-latest.tsx'],
    words: ['content/home', 'jobs/job'],
  },
  '/job': { modules: ['features/jobs/job/job-list-page.tsx'], words: ['jobs/job'] },
  '/job/:id': { modules: ['features/jobs/job/job-page.tsx'], words: ['jobs/job'] },
};
