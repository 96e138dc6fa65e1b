import { task } from '../../../plumbing/task.ts';

/**
 * The jobs of a company have to be filed under its new name. Ordered again while it waits, it is done once; a
 * company may have thousands of jobs.
 */
export const companyRenamed = task<{ companyId: string }>('job-retag', {
  policy: 'short',
  expireInSeconds: 900,
});

/** The same of its trainings and events, which another noun files. */
export const companyRenamedForGatherings = task<{ companyId: string }>('gathering-retag', {
  policy: 'short',
  expireInSeconds: 900,
});

/** The same of its entries of the feed. */
export const companyRenamedForPosts = task<{ companyId: string }>('post-retag', {
  policy: 'short',
  expireInSeconds: 900,
});

/** All that files something under a company's name. */
export const companyRenames = [companyRenamed, companyRenamedForGatherings, companyRenamedForPosts] as const;
